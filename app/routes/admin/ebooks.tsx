import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatPrice, formatShortDateTime } from "~/copy/format";
import type { Field } from "~/forms/fields";
import { readListQuery } from "~/forms/filters";
import { formMeta } from "~/forms/refusal";
import { paths } from "~/paths";
import { bookTitles } from "~/services/books/desk-queries.server";
import { orderCard } from "~/services/desk/orders.server";
import { listEbookOrders } from "~/services/desk/ebooks.server";
import { Badge } from "~/ui/badge";
import { ActLink } from "./act-link";
import { BookViews } from "./book-views";
import { listFailure } from "./list-failure";
import { ListPage } from "./list-page";
import { MailAddress } from "./mail-address";
import { OrderDetail } from "./orders";
import { staffContext } from "./staff-context.server";

const tab = "ebooks";

export const meta = formMeta("E-booki: zamówienia");

const filtersFor = (titles: readonly { slug: string; title: string }[]) =>
  [
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
      name: "book",
      label: "Książka",
      placeholder: "Wszystkie",
      options: titles.map(({ slug, title }) => ({ value: slug, label: title })),
    },
  ] as const satisfies readonly Field[];

export async function loader(visit: LoaderFunctionArgs) {
  const { session, ctx } = await staffContext(visit, "view_orders");
  const titles = await bookTitles(ctx);
  const { filters: chosen, ...query } = readListQuery(filtersFor(titles), visit.request);
  const { id } = visit.params;
  const [list, order] = await Promise.all([
    listEbookOrders(ctx, chosen, query.page),
    id === undefined ? null : orderCard(ctx, id),
  ]);
  return { query, list, order, titles, permissions: session.actor.permissions };
}

export const ErrorBoundary = listFailure({
  title: "E-booki: zamówienia",
  message: "Nie udało się załadować zamówień e-booków.",
});

export default function Ebooks() {
  const { query, list, order, titles, permissions } = useLoaderData<typeof loader>();
  const mayAssist = permissions.includes("assist_orders");
  return (
    <ListPage
      title="E-booki: zamówienia"
      path={paths.adminTab(tab)}
      filters={filtersFor(titles)}
      query={query}
      list={list}
      columns={[
        {
          heading: "E-mail",
          cell: ({ email, number }) => <MailAddress address={email ?? number} />,
        },
        { heading: "Tytuł", cell: ({ title }) => title },
        { heading: "Cena", numeric: true, cell: ({ priceGrosze }) => formatPrice(priceGrosze) },
        { heading: "Opłacone", cell: ({ isPaid }) => <YesNo value={isPaid} /> },
        { heading: "Wysłane", cell: ({ isSent }) => <YesNo value={isSent} /> },
        { heading: "Data", cell: ({ placedAt }) => formatShortDateTime(placedAt) },
        {
          heading: "Akcje",
          cell: ({ id, canSend }) =>
            mayAssist && canSend ? (
              // The row is a link as a whole; this one lies above it.
              <span className="relative z-10">
                <ActLink tab={tab} id={id} act="send" label="Wyślij ponownie" />
              </span>
            ) : (
              "–"
            ),
        },
      ]}
      empty="Nie ma takich zamówień e-booków."
      choose="Wybierz zamówienie z listy."
      detail={
        order && {
          id: order.id,
          content: (
            <OrderDetail order={order} permissions={permissions} tab={tab}>
              {mayAssist && order.canSendBook && (
                <ActLink tab={tab} id={order.id} act="send" label="Wyślij ponownie" />
              )}
            </OrderDetail>
          ),
        }
      }
    >
      <BookViews view="ebooks" mayAdd={permissions.includes("manage_books")} />
    </ListPage>
  );
}

function YesNo({ value }: { value: boolean }) {
  return <Badge tone={value ? "success" : "neutral"}>{value ? "tak" : "nie"}</Badge>;
}
