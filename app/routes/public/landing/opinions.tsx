import { Container } from "~/ui/container";
import { tieWords } from "~/copy/typography";
import { Opinion } from "~/ui/opinion";

export type ShownOpinion = {
  author: string;
  text: string;
  /** Title of the product that it is about. */
  product: string;
  /** Written by us, until buyers have written. */
  example: boolean;
};

/** What people say; an example says that it is one. */
export function Opinions({ opinions }: { opinions: readonly ShownOpinion[] }) {
  const real = opinions.some(({ example }) => !example);
  const examples = opinions.some(({ example }) => example);
  return (
    <section aria-labelledby="opinie">
      <Container width="wide">
        <h2 id="opinie" className="text-3xl sm:text-4xl">
          {real ? "Opinie" : "Przykładowe opinie"}
        </h2>
        <p className="mt-3 max-w-text text-muted">
          {tieWords(
            [
              real &&
                "Opinię może napisać tylko osoba, która zapłaciła za dokument i go dostała: link do formularza jest na stronie jej zamówienia.",
              examples &&
                "Dopiero zaczynamy. Gdy pojawią się słowa osób, które coś u nas zamówiły, zastąpią przykłady.",
            ]
              .filter(Boolean)
              .join(" "),
          )}
        </p>
        <ul className="mt-8 grid gap-5 md:grid-cols-3">
          {opinions.map(({ author, text, product, example }) => (
            <li key={`${author} ${text}`}>
              <Opinion text={tieWords(text)} author={author} detail={product} example={example} />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
