import { Container } from "~/ui/container";
import { adultCrisisLine, emergencyNumber } from "~/copy/help-lines";

const statements = [
  {
    title: "Pisze sztuczna inteligencja",
    text: "Każdą analizę tworzy model językowy na podstawie Twoich słów. Nikt z\u00a0ludzi jej nie pisze ani nie poprawia.",
  },
  {
    title: "Nie zastępuje specjalisty",
    text: "To nie terapia, diagnoza ani porada lekarska. Pomaga nazwać to, co się dzieje. Resztę warto omówić z\u00a0kimś bliskim albo ze specjalistą.",
  },
  {
    title: "Twoje słowa nie zostają u\u00a0nas",
    text: "Odpowiedzi i\u00a0gotowy dokument usuwamy najpóźniej 24\u00a0godziny po wysłaniu. Możesz też usunąć je od razu.",
  },
];

/** What the product is not, said before anything is paid. */
export function Honesty() {
  return (
    <section aria-labelledby="szczerze">
      <Container width="wide">
        <div className="rounded-card bg-sunken px-6 py-10 sm:px-12 sm:py-14">
          <h2 id="szczerze" className="text-3xl sm:text-4xl">
            Mówimy wprost
          </h2>
          <div className="mt-8 grid gap-8 md:grid-cols-3 md:gap-12">
            {statements.map(({ title, text }) => (
              <div key={title} className="border-t-2 border-gold pt-4">
                <h3 className="text-xl">{title}</h3>
                <p className="mt-2">{text}</p>
              </div>
            ))}
          </div>
          <p className="mt-10 max-w-text">
            Jeśli jest Ci bardzo źle, nie zostawaj z&nbsp;tym bez nikogo. Zadzwoń:{" "}
            <a className="link whitespace-nowrap" href={adultCrisisLine.href}>
              {adultCrisisLine.number}
            </a>{" "}
            (całą dobę), a&nbsp;gdy zagrożone jest życie –{" "}
            <a className="link" href={emergencyNumber.href}>
              {emergencyNumber.number}
            </a>
            .
          </p>
        </div>
      </Container>
    </section>
  );
}
