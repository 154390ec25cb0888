import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatCount, formatDateTime, formatPrice, formatShortDateTime } from "~/copy/format";
import type { Field } from "~/forms/fields";
import { readListQuery } from "~/forms/filters";
import { optionsOf } from "~/forms/kinds/options";
import { paths } from "~/paths";
import { actLinksOf, creationLinksOf, type ActLinkLine } from "~/services/acts/act-links.server";
import { bookCard, listBooks, type BookCard } from "~/services/books/desk-queries.server";
import { StatusBadge } from "~/ui/badge";
import { Facts } from "./facts";
import { ActLinks, firstAct } from "./act-link";
import { fileLabel } from "~/services/books/book-fields";
import { BookViews } from "./book-views";
import { listFailure } from "./list-failure";
import { listMeta } from "./list-meta";
import { openSingleHit } from "./single-hit.server";
import { ListPage } from "./list-page";
import { staffContext } from "./staff-context.server";
import { bookStates } from "~/services/books/book-state";

const tab = "books";

export const meta = listMeta<Awaited<ReturnType<typeof loader>>>(
  "E-booki: książki",
  ({ book }) => book?.title,
);

const filters = [
  { kind: "text", name: "q", label: "Tytuł albo autor" },
  {
    kind: "choice",
    name: "state",
    label: "Stan",
    placeholder: "Bez archiwum",
    options: optionsOf(bookStates),
  },
] as const satisfies readonly Field[];

export async function loader(visit: LoaderFunctionArgs) {
  const { ctx } = await staffContext(visit, "view_orders");
  const { filters: chosen, ...query } = readListQuery(filters, visit.request);
  const { id } = visit.params;
  const [list, book] = await Promise.all([
    listBooks(ctx, chosen, query.page),
    id === undefined ? null : bookCard(ctx, id),
  ]);
  openSingleHit(visit, tab, query, list);
  return {
    ...{ query, list, book },
    links: book ? actLinksOf(tab, book, ctx) : [],
    creationLinks: creationLinksOf(tab, ctx),
  };
}

export const ErrorBoundary = listFailure({
  title: "E-booki: książki",
  message: "Nie udało się załadować książek.",
});

export default function Books() {
  const { query, list, book, links, creationLinks } = useLoaderData<typeof loader>();
  return (
    <ListPage
      title="E-booki: książki"
      intro="Książki w sprzedaży i w archiwum, ich ceny i pliki."
      path={paths.adminTab(tab)}
      filters={filters}
      query={query}
      list={list}
      columns={[
        { heading: "Tytuł", cell: ({ title }) => title },
        { heading: "Autor", cell: ({ author }) => author },
        { heading: "Cena", numeric: true, cell: ({ priceGrosze }) => formatPrice(priceGrosze) },
        { heading: "Stan", cell: ({ state }) => <StatusBadge {...bookStates[state]} /> },
        { heading: "Dodana", cell: ({ createdAt }) => formatShortDateTime(createdAt) },
      ]}
      empty="Nie ma takich książek."
      choose="Wybierz książkę z listy."
      detail={book && { id: book.id, content: <Detail {...{ book, links }} /> }}
    >
      <BookViews view="books" creationLinks={creationLinks} />
    </ListPage>
  );
}

function Detail({ book, links }: { book: BookCard; links: readonly ActLinkLine[] }) {
  const { slug, state } = book;
  return (
    <>
      <h2 className="text-2xl wrap-anywhere">{book.title}</h2>
      {state === "published" && (
        <img
          src={paths.bookCover(slug)}
          width={600}
          height={852}
          alt=""
          className="h-auto w-28 rounded-sm shadow-sheet"
        />
      )}
      <Facts
        items={[
          { label: "Stan", value: <StatusBadge {...bookStates[state]} /> },
          { label: "Autor", value: <span className="wrap-anywhere">{book.author}</span> },
          { label: "Cena", value: formatPrice(book.priceGrosze) },
          {
            label: "Strona",
            value:
              state === "published" ? (
                <a className="link wrap-anywhere" href={paths.book(slug)}>
                  {paths.book(slug)}
                </a>
              ) : (
                <span className="wrap-anywhere">{paths.book(slug)}</span>
              ),
          },
          {
            label: "Zamówienia",
            value: `${book.orders.all}, w tym opłacone: ${book.orders.paid}`,
          },
        ]}
      />
      {links.length > 0 && (
        <div className="flex flex-wrap gap-3">
          <ActLinks links={links} primary={firstAct} isFolded />
        </div>
      )}
      <section className="space-y-2">
        <h3 className="text-lg">Wydania</h3>
        <ul className="space-y-3">
          {book.editions.map(({ number, madeAt, files, paid }) => (
            <li key={number} className="wrap-anywhere">
              <strong>
                {number}
                {number === book.edition && " (w sprzedaży)"}
              </strong>
              {`, od ${formatDateTime(madeAt)}, `}
              {formatCount(
                paid,
                "sprzedany egzemplarz",
                "sprzedane egzemplarze",
                "sprzedanych egzemplarzy",
              )}
              <ul className="text-sm text-muted">
                {files.length === 0 ? (
                  <li>nasz własny tekst, EPUB i PDF</li>
                ) : (
                  files.map((file) => <li key={file.id}>{fileLabel(file)}</li>)
                )}
              </ul>
            </li>
          ))}
        </ul>
      </section>
      <section className="space-y-2">
        <h3 className="text-lg">Ceny</h3>
        <ul className="space-y-1">
          {book.prices.map(({ priceGrosze, validFrom }) => (
            <li key={String(validFrom)}>
              {formatPrice(priceGrosze)} od {formatDateTime(validFrom)}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
