import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/config/brand";
import { requestLog } from "~/http/load-context.server";
import type { RouteHandle } from "~/http/route-handle";
import { bookOnSale } from "~/products/book-on-sale";
import { formatPrice } from "~/copy/format";
import { paths } from "~/http/paths";
import { serviceContext } from "~/services/context.server";
import { getFragment } from "~/services/downloads/preview.server";
import { getPrice } from "~/services/prices/queries.server";
import { tieWords } from "~/copy/typography";
import { BackLink } from "~/ui/back-link";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { LowestPrice } from "~/ui/price-tag";

export const meta: MetaFunction = () => [
  { title: `${bookOnSale.title}: początek – ${brand.name}` },
  { name: "description", content: bookOnSale.description },
];

export const handle: RouteHandle = { kept: {} };

export const headers: HeadersFunction = () => ({
  "Cache-Control": "public, max-age=60",
  Vary: "Cookie",
});

export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = serviceContext("visitor", requestLog(context));
  const price = await getPrice(ctx, bookOnSale);
  return { ...getFragment(bookOnSale.slug), path: bookOnSale.path, price };
}

/** The beginning of the book, to be read before it is bought. */
export default function Fragment() {
  const { title, chapter, chapters, paragraphs, path, price } = useLoaderData<typeof loader>();
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
            Kup za {formatPrice(price.grosze)}
          </ButtonLink>
          <p className="text-lg">
            <LowestPrice price={price} />
          </p>
        </section>
      </Container>
    </div>
  );
}
