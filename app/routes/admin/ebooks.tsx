import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatPrice, formatShortDateTime } from "~/copy/format";
import type { Field } from "~/forms/fields";
import { actLinksOf, creationLinksOf } from "~/services/acts/act-links.server";
import { bookTitles } from "~/services/books/desk-queries.server";
import { listEbookOrders } from "~/services/desk/ebooks.server";
import { Badge } from "~/ui/badge";
import { ActLinks } from "./act-link";
import { BookViews } from "./book-views";
import { Bounced } from "./bounced";
import { listFailure } from "./list-failure";
import { listMeta } from "./list-meta";
import { MailAddress } from "./mail-address";
import { OrderDesk } from "./order-desk";
import { readOrderDesk } from "./order-desk.server";

const tab = "ebooks";

export const meta = listMeta<Awaited<ReturnType<typeof loader>>>(
  "E-booki: zamówienia",
  ({ desk }) => desk.order?.number,
);

const filtersFor = (titles: readonly { slug: string; title: string }[]) =>
  [
    { kind: "text", name: "email", label: "E-mail" },
    {
      kind: "choice",
      name: "paid",
      label: "Płatność",
      placeholder: "Wszystkie",
      options: [
        { value: "paid", label: "Opłacone" },
        { value: "unpaid", label: "Nieopłacone" },
      ],
    },
    {
      kind: "choice",
      name: "mail",
      label: "Wiadomość",
      placeholder: "Wszystkie",
      options: [{ value: "bounced", label: "Wróciła" }],
    },
    {
      kind: "choice",
      name: "book",
      label: "Książka",
      placeholder: "Wszystkie",
      options: titles.map(({ slug, title }) => ({ value: slug, label: title })),
    },
  ] as const satisfies readonly Field[];

export const loader = (visit: LoaderFunctionArgs) =>
  readOrderDesk(
    visit,
    {
      tab,
      filters: async (ctx) => filtersFor(await bookTitles(ctx)),
      list: listEbookOrders,
      linksOf: (order, ctx) => actLinksOf(tab, order, ctx),
      lineLinksOf: (line, ctx) => actLinksOf(tab, line, ctx, ["send"]),
    },
    async (ctx) => ({ creationLinks: creationLinksOf("books", ctx) }),
  );

export const ErrorBoundary = listFailure({
  title: "E-booki: zamówienia",
  message: "Nie udało się załadować zamówień e-booków.",
});

export default function Ebooks() {
  const { desk, creationLinks } = useLoaderData<typeof loader>();
  return (
    <OrderDesk
      tab={tab}
      title="E-booki: zamówienia"
      intro="Kupione e-booki i linki, pod którymi czekają pliki."
      desk={desk}
      columns={[
        {
          heading: "E-mail",
          cell: ({ email, number }) => <MailAddress address={email ?? number} />,
        },
        { heading: "Tytuł", cell: ({ productTitle }) => productTitle },
        { heading: "Cena", numeric: true, cell: ({ priceGrosze }) => formatPrice(priceGrosze) },
        { heading: "Opłacone", cell: ({ paidAt }) => <YesNo value={paidAt !== null} /> },
        {
          heading: "Wysłane",
          cell: ({ completedAt, hasBounced }) =>
            hasBounced ? <Bounced /> : <YesNo value={completedAt !== null} />,
        },
        { heading: "Data", cell: ({ placedAt }) => formatShortDateTime(placedAt) },
        {
          heading: "Akcje",
          cell: ({ links }) =>
            links.length > 0 ? (
              <span className="relative z-10">
                <ActLinks links={links} />
              </span>
            ) : (
              "–"
            ),
        },
      ]}
      empty="Nie ma takich zamówień e-booków."
      address={{ filter: "email", of: ({ email }) => email }}
    >
      <BookViews view="ebooks" creationLinks={creationLinks} />
    </OrderDesk>
  );
}

function YesNo({ value }: { value: boolean }) {
  return <Badge tone={value ? "success" : "neutral"}>{value ? "tak" : "nie"}</Badge>;
}
