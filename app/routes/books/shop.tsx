import { randomUUID } from "node:crypto";
import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BookOpen } from "lucide-react";
import { brand } from "~/config/brand";
import { bookOnSale } from "~/products/book-on-sale";
import { orderFields } from "~/products/order-fields";
import { requestLog } from "~/http/load-context.server";
import { paths } from "~/http/paths";
import { serviceContext } from "~/services/context.server";
import { getBookFacts } from "~/services/downloads/preview.server";
import { isKnownOn } from "~/services/switches/known-switches.server";
import { stopSelling } from "~/services/switches/switch-names";
import { getPrice } from "~/services/prices/queries.server";
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

/** The page carries a form token of its own. */
export const headers: HeadersFunction = () => ({ "Cache-Control": "private, no-cache" });

export const meta: MetaFunction = () => [
  { title: `Książki – ${brand.name}` },
  { name: "description", content: bookOnSale.description },
];

export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = serviceContext("buyer", requestLog(context));
  const { title, lead, path, submitLabel, boxes } = bookOnSale;
  return {
    book: { title, lead, path, submitLabel, contents: boxes[0]?.items ?? [] },
    fields: orderFields(bookOnSale),
    facts: await getBookFacts(bookOnSale.slug),
    price: await getPrice(ctx, bookOnSale),
    drawing: drawConstellation(bookOnSale.document.constellation, { width: 300, height: 220 }),
    formToken: randomUUID(),
    isStopped: await isKnownOn(ctx, stopSelling(bookOnSale.slug)),
  };
}

/** The shop: one book, what it costs, its beginning, and the way to buy it. */
export default function Shop() {
  const { book, fields, facts, price, drawing, formToken, isStopped } =
    useLoaderData<typeof loader>();
  return (
    <div data-area="books">
      <PageHeader
        area="books"
        title="Książki"
        lead="Opowieści na wieczór. Kupujesz raz, czytasz na czym chcesz i kiedy chcesz."
        figure={drawing && <ConstellationDrawing drawing={drawing} />}
      />
      <Container width="wide" className="py-10 pb-20">
        <section
          aria-labelledby="ksiazka"
          className="grid items-start gap-x-12 gap-y-8 rounded-card border border-line bg-surface p-5 shadow-card sm:p-8 md:grid-cols-[minmax(0,20rem)_1fr]"
        >
          <BookCover title={book.title} className="mx-auto w-full max-w-44 sm:max-w-80" />
          <div className="space-y-6">
            <h2 id="ksiazka" className="text-3xl sm:text-4xl">
              {book.title}
            </h2>
            <p className="text-lg">{tieWords(book.lead)}</p>
            <ul className="list-disc space-y-1.5 pl-5 marker:text-area">
              {book.contents.map((item) => (
                <li key={item}>{tieWords(item)}</li>
              ))}
            </ul>
            <BookFacts facts={facts} />
            <PriceTag price={price} size="large" />
            {isStopped && <SellingStopped />}
            <div className="flex flex-wrap gap-3">
              {!isStopped && (
                <Purchase book={book} price={price} fields={fields} formToken={formToken} />
              )}
              <ButtonLink
                href={paths.bookFragment()}
                variant="secondary"
                size="large"
                icon={<BookOpen aria-hidden="true" className="size-5" />}
              >
                Przeczytaj początek
              </ButtonLink>
            </div>
          </div>
        </section>
      </Container>
    </div>
  );
}
