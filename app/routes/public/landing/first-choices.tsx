import { ArrowRight } from "~/ui/icons";
import type { Offered } from "~/products/price";
import { tieTitle, tieWords } from "~/copy/typography";
import { AreaIcon } from "~/ui/area-icon";
import { Container } from "~/ui/container";
import { InlinePrice } from "~/ui/price-tag";
import { SampleSheets, type SampleSheet } from "./sample-sheets";

type FirstChoicesProps = {
  products: readonly Offered[];
  sheets: readonly SampleSheet[];
};

export function FirstChoices({ products, sheets }: FirstChoicesProps) {
  return (
    <section aria-labelledby="dokumenty">
      <Container
        width="wide"
        className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[1.35fr_1fr]"
      >
        <div>
          <h2 id="dokumenty" className="text-3xl sm:text-4xl">
            Od czego zacząć
          </h2>
          <ul className="mt-5 grid gap-3 sm:mt-8 sm:grid-cols-2 sm:gap-4">
            {products.map(({ slug, path, area, title, lead, price }) => (
              <li
                key={slug}
                data-area={area}
                className="group relative flex items-center gap-4 rounded-card border border-line bg-surface p-4 shadow-card transition-colors hover:border-area sm:flex-col sm:items-start sm:p-5"
              >
                <AreaIcon area={area} />
                <div className="min-w-0 grow">
                  <h3 className="text-xl">
                    <a
                      href={path}
                      className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-3 focus-visible:after:outline-focus"
                    >
                      {tieTitle(title)}
                    </a>
                  </h3>
                  <p className="mt-1 text-sm max-sm:hidden">{tieWords(lead)}</p>
                  <p className="mt-0.5 font-semibold text-area-ink sm:mt-2">
                    <InlinePrice price={price} />
                  </p>
                </div>
                <ArrowRight
                  aria-hidden="true"
                  className="size-5 shrink-0 text-area-ink transition-transform group-hover:translate-x-1 sm:absolute sm:top-8 sm:right-5"
                />
              </li>
            ))}
          </ul>
        </div>
        <SampleSheets sheets={sheets} />
      </Container>
    </section>
  );
}
