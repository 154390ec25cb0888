import { randomUUID } from "node:crypto";
import type { HeadersFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BookOpen } from "~/ui/icons";
import { bookProduct, ebook } from "~/products/e-book/product";
import { orderFields } from "~/products/order-fields";
import { requestLog } from "~/http/load-context.server";
import { paths } from "~/paths";
import { booksWithExcerpt, listBooksOnSale, type SoldBook } from "~/services/books/queries.server";
import { serviceContext, type ServiceContext } from "~/services/command/context.server";
import { getBookFacts } from "~/services/downloads/preview.server";
import { isOnCached } from "~/services/switches/cached-switches.server";
import { stopSelling } from "~/services/switches/switch-names";
import { withPrices } from "~/services/prices/queries.server";
import { drawConstellation } from "~/sky/drawing";
import { tieWords } from "~/copy/typography";
import { BookFacts } from "~/ui/book-facts";
import { ButtonLink } from "~/ui/button";
import { ConstellationDrawing } from "~/ui/constellation-drawing";
import { Container } from "~/ui/container";
import { PageHeader } from "~/ui/page-header";
import { PriceTag } from "~/ui/price-tag";
import { SellingStopped } from "~/ui/selling-stopped";
import { BookCover } from "./book-cover";
import { Purchase } from "./purchase";
import { pageMeta } from "~/ui/page-meta";

/** The page carries a form token of its own. */
export const headers: HeadersFunction = () => ({ "Cache-Control": "private, no-cache" });

export const meta = () => pageMeta("Książki", ebook.description);

async function shelved(ctx: ServiceContext, books: readonly SoldBook[]) {
  const [offered, withExcerpt, facts] = await Promise.all([
    withPrices(ctx, books.map(bookProduct)),
    booksWithExcerpt(ctx),
    Promise.all(books.map(getBookFacts)),
  ]);
  return offered.map(({ slug, title, lead, path, submitLabel, boxes, price }, index) => ({
    ...{ slug, title, lead, path, submitLabel, price },
    contents: boxes[0]?.items ?? [],
    facts: facts[index]!,
    fragment: withExcerpt.has(slug) ? paths.bookFragment(slug) : null,
  }));
}

export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = serviceContext("buyer", requestLog(context));
  const books = await listBooksOnSale(ctx);
  return {
    books: await shelved(ctx, books),
    fields: orderFields(ebook),
    drawing: drawConstellation(ebook.document.constellation, { width: 300, height: 220 }),
    formToken: randomUUID(),
    isStopped: await isOnCached(ctx, stopSelling(ebook.slug)),
  };
}

export default function Shop() {
  const { books, fields, drawing, formToken, isStopped } = useLoaderData<typeof loader>();
  return (
    <div data-area="books">
      <PageHeader
        area="books"
        title="Książki"
        lead={ebook.lead}
        figure={drawing && <ConstellationDrawing drawing={drawing} />}
      />
      <Container width="wide" className="space-y-8 py-10 pb-20">
        {books.length === 0 && (
          <p className="text-lg">
            Teraz nie sprzedajemy żadnej książki. Zajrzyj tu za jakiś czas – nowe opowieści są
            w&nbsp;drodze.
          </p>
        )}
        {books.map((book) => (
          <section
            key={book.slug}
            aria-labelledby={`ksiazka-${book.slug}`}
            className="grid items-start gap-x-12 gap-y-8 rounded-card border border-line bg-surface p-5 shadow-card sm:p-8 md:grid-cols-[minmax(0,20rem)_1fr]"
          >
            <BookCover book={book} className="mx-auto w-full max-w-44 sm:max-w-80" />
            <div className="min-w-0 space-y-6">
              <h2 id={`ksiazka-${book.slug}`} className="text-3xl wrap-anywhere sm:text-4xl">
                {book.title}
              </h2>
              <p className="text-lg whitespace-pre-line wrap-anywhere">{tieWords(book.lead)}</p>
              <ul className="list-disc space-y-1.5 pl-5 marker:text-area">
                {book.contents.map((item) => (
                  <li key={item}>{tieWords(item)}</li>
                ))}
              </ul>
              <BookFacts facts={book.facts} />
              <PriceTag price={book.price} size="large" />
              {isStopped && <SellingStopped />}
              <div className="flex flex-wrap gap-3">
                {!isStopped && (
                  <Purchase book={book} price={book.price} fields={fields} formToken={formToken} />
                )}
                {book.fragment && (
                  <ButtonLink
                    href={book.fragment}
                    variant="secondary"
                    size="large"
                    icon={<BookOpen className="size-5" />}
                  >
                    Przeczytaj początek
                  </ButtonLink>
                )}
              </div>
            </div>
          </section>
        ))}
      </Container>
    </div>
  );
}
