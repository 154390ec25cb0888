import { Container } from "~/ui/container";

const steps = [
  {
    title: "Piszesz",
    text: "Odpowiadasz własnymi słowami na kilka krótkich pytań.",
  },
  {
    title: "Płacisz",
    text: "BLIK, przelew albo karta, raz za jeden dokument. Bez konta i\u00a0abonamentu.",
  },
  {
    title: "Czytasz",
    text: "PDF przychodzi na e-mail. Odpowiedzi i\u00a0dokument usuwamy po 24\u00a0godzinach.",
  },
];

export function HowItWorks() {
  return (
    <section aria-labelledby="jak-to-dziala">
      <Container width="wide">
        <h2 id="jak-to-dziala" className="scroll-mt-8 text-3xl sm:text-4xl">
          Jak to działa
        </h2>
        <ol className="mt-5 grid gap-y-5 sm:mt-8 md:grid-cols-3 md:gap-x-10">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="group relative pl-14 md:pt-16 md:pl-0">
              <span
                aria-hidden="true"
                className="absolute top-13 -bottom-3 left-5.5 w-px bg-gold group-last:hidden md:top-5.5 md:right-2 md:bottom-auto md:left-14 md:h-px md:w-auto"
              />
              <span
                aria-hidden="true"
                className="absolute top-0 left-0 flex size-11 items-center justify-center rounded-full border border-gold bg-surface font-serif text-xl text-gold-ink"
              >
                {index + 1}
              </span>
              <h3 className="text-xl md:text-2xl">{title}</h3>
              <p className="mt-1">{text}</p>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}
