import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "~/http/route-handle";
import { requestLog } from "~/http/load-context.server";
import { bookProduct } from "~/products/e-book/product";
import { formatPrice } from "~/copy/format";
import { paths } from "~/paths";
import { publicHeaders } from "~/http/public-headers";
import { findBookOnSale, findExcerpt } from "~/services/books/queries.server";
import { serviceContext } from "~/services/command/context.server";
import { getPrice } from "~/services/prices/queries.server";
import { tieWords } from "~/copy/typography";
import { BackLink } from "~/ui/back-link";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { LowestPrice } from "~/ui/price-tag";
import { pageMeta } from "~/ui/page-meta";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(data ? `${data.title}: początek` : "Fragment", data?.description);

export const handle: RouteHandle = { cached: {} };

export const headers = () => publicHeaders;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const ctx = serviceContext("visitor", requestLog(context));
  const slug = params.slug ?? "";
  const [book, excerpt] = await Promise.all([findBookOnSale(ctx, slug), findExcerpt(ctx, slug)]);
  if (!book || !excerpt) throw new Response(null, { status: 404 });
  const product = bookProduct(book);
  const { description, path } = product;
  return { ...excerpt, description, path, price: await getPrice(ctx, product) };
}

export default function Fragment() {
  const { title, chapter, chapters, paragraphs, path, price } = useLoaderData<typeof loader>();
  return (
    <div data-area="books">
      <Container className="space-y-8 py-8 sm:py-12">
        <BackLink href={paths.books()}>Książki</BackLink>
        <header>
          {chapter && <p className="font-semibold text-area-ink">{title}</p>}
          <h1 className="mt-1 text-4xl wrap-anywhere">{chapter ?? `${title}: fragment`}</h1>
        </header>
        <div className="space-y-4 font-serif text-lg">
          {paragraphs.map((paragraph, index) => (
            <p key={index} className="whitespace-pre-line wrap-anywhere">
              {tieWords(paragraph)}
            </p>
          ))}
        </div>
        <section aria-labelledby="dalej" className="space-y-5 border-t border-line pt-8">
          <h2 id="dalej" className="text-2xl">
            Dalszy ciąg w&nbsp;książce
          </h2>
          {chapters.length > 0 && (
            <ol className="list-decimal space-y-1 pl-6 marker:text-area">
              {chapters.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ol>
          )}
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
