import { Container } from "~/ui/container";
import { adultCrisisLine, emergencyNumber } from "~/copy/help-lines";

const statements = [
  {
    title: "Pisze sztuczna inteligencja",
    text: "Model językowy, na podstawie Twoich słów. Nikt z\u00a0ludzi dokumentu nie pisze ani nie poprawia.",
  },
  {
    title: "Nie zastępuje specjalisty",
    text: "To nie terapia, diagnoza ani porada lekarska.",
  },
  {
    title: "Twoje słowa nie zostają u\u00a0nas",
    text: "Usuwamy je najpóźniej 24\u00a0godziny po wysłaniu dokumentu, a\u00a0na prośbę od razu.",
  },
];

export function Honesty() {
  return (
    <section aria-labelledby="szczerze">
      <Container width="wide">
        <div className="rounded-card bg-sunken px-5 py-7 sm:px-12 sm:py-12">
          <h2 id="szczerze" className="text-3xl sm:text-4xl">
            Mówimy wprost
          </h2>
          <div className="mt-5 grid gap-5 sm:mt-8 md:grid-cols-3 md:gap-12">
            {statements.map(({ title, text }) => (
              <div key={title} className="border-t-2 border-gold pt-3">
                <h3 className="text-xl">{title}</h3>
                <p className="mt-1">{text}</p>
              </div>
            ))}
          </div>
          <p className="mt-6 max-w-text sm:mt-8">
            Jeśli jest Ci bardzo źle, zadzwoń:{" "}
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
