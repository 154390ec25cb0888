import { formatCount } from "~/copy/format";
import type { Offered } from "~/products/price";
import { tieTitle, tieWords } from "~/copy/typography";
import { Container } from "~/ui/container";
import { FigureIcon } from "~/ui/figure-picture";
import { InlinePrice } from "~/ui/price-tag";

/** How many pages the sample has, whose answers are among the longer ones; undefined where there is none. */
export type FirstChoice = Offered & { pageCount: number | undefined };

export function FirstChoices({ products }: { products: readonly FirstChoice[] }) {
  return (
    <section aria-labelledby="dokumenty">
      <Container width="wide">
        <h2 id="dokumenty" className="text-3xl sm:text-4xl">
          Od czego zacząć
        </h2>
        <ul className="mt-5 grid gap-3 sm:mt-8 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
          {products.map(({ slug, path, area, title, lead, price, document, pageCount }) => (
            <li
              key={slug}
              data-area={area}
              className="tile flex items-start gap-4 p-4 sm:flex-col sm:p-5"
            >
              <FigureIcon name={document.constellation} />
              <div className="flex min-w-0 grow flex-col">
                <h3 className="text-xl">
                  <a href={path} className="card-link">
                    {tieTitle(title)}
                  </a>
                </h3>
                <p className="mt-1 grow text-sm">{tieWords(lead)}</p>
                <p className="mt-2 text-sm">
                  <span className="font-semibold text-area-ink">
                    <InlinePrice price={price} />
                  </span>
                  {pageCount !== undefined && (
                    <span className="text-muted">
                      {" "}
                      · PDF, przykład: {formatCount(pageCount, "strona", "strony", "stron")}
                    </span>
                  )}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
