import type { HeadersFunction, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/config/brand";
import type { RouteHandle } from "~/http/route-handle";
import { bookOnSale } from "~/products/book-on-sale";
import { formatPrice } from "~/copy/format";
import { paths } from "~/http/paths";
import { getFragment } from "~/services/downloads/preview.server";
import { tieWords } from "~/copy/typography";
import { BackLink } from "~/ui/back-link";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";

export const meta: MetaFunction = () => [
  { title: `${bookOnSale.title}: początek – ${brand.name}` },
  { name: "description", content: bookOnSale.description },
];

export const handle: RouteHandle = { kept: {} };

export const headers: HeadersFunction = () => ({
  "Cache-Control": "public, max-age=300",
  Vary: "Cookie",
});

export function loader() {
  const { path, priceGrosze } = bookOnSale;
  return { ...getFragment(bookOnSale.slug), path, priceGrosze };
}

/** The beginning of the book, to be read before it is bought. */
export default function Fragment() {
  const { title, chapter, chapters, paragraphs, path, priceGrosze } =
    useLoaderData<typeof loader>();
  return (
    <div data-area="books">
      <Container className="space-y-8 py-8 sm:py-12">
        <BackLink href={paths.books()}>Książki</BackLink>
        <header>
          <p className="font-semibold text-area-ink">{title}</p>
          <h1 className="mt-1 text-4xl">{chapter}</h1>
        </header>
        <div className="space-y-4 font-serif text-lg">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{tieWords(paragraph)}</p>
          ))}
        </div>
        <section aria-labelledby="dalej" className="space-y-5 border-t border-line pt-8">
          <h2 id="dalej" className="text-2xl">
            Dalszy ciąg w&nbsp;książce
          </h2>
          <ol className="list-decimal space-y-1 pl-6 marker:text-area">
            {chapters.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ol>
          <ButtonLink href={path} size="large">
            Kup za {formatPrice(priceGrosze)}
          </ButtonLink>
        </section>
      </Container>
    </div>
  );
}
