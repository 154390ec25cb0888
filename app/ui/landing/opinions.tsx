import type { Product } from "~/catalogue/product";
import { Container } from "../container";
import { tieWords } from "~/typography";
import { Opinion } from "../opinion";

const shown = 3;

/** Opinions from the catalogue; they are examples and say so. */
export function Opinions({ products }: { products: readonly Product[] }) {
  const opinions = products.flatMap(({ title, exampleOpinions }) =>
    exampleOpinions.map((opinion) => ({ ...opinion, detail: title })),
  );
  return (
    <section aria-labelledby="opinie">
      <Container width="wide">
        <h2 id="opinie" className="text-3xl sm:text-4xl">
          Przykładowe opinie
        </h2>
        <p className="mt-3 max-w-text text-muted">
          Dopiero zaczynamy. Gdy pojawią się słowa osób, które coś u&nbsp;nas zamówiły, zastąpią te
          przykłady.
        </p>
        <ul className="mt-8 grid gap-5 md:grid-cols-3">
          {opinions.slice(0, shown).map(({ author, text, detail }) => (
            <li key={author}>
              <Opinion text={tieWords(text)} author={author} detail={detail} example />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
