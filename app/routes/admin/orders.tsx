import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatPrice, formatShortDateTime } from "~/copy/format";
import { listSearch } from "~/forms/filters";
import { toldState } from "~/services/orders/order-state";
import { foundElsewhere } from "./found-elsewhere.server";
import { listFailure } from "./list-failure";
import { listMeta } from "./list-meta";
import { MailAddress } from "./mail-address";
import { actLinksOf } from "~/services/acts/act-links.server";
import { bulkLinksOf } from "~/services/acts/registry.server";
import { listOrders } from "~/services/desk/order-list.server";
import { selectableOrders } from "~/services/desk/selectable-orders.server";
import { StatusBadge } from "~/ui/badge";
import { Bounced } from "./bounced";
import { BulkLinks } from "./bulk-links";
import { areOnlySimilar } from "~/services/orders/whole-address";
import { OrderDesk } from "./order-desk";
import { readOrderDesk } from "./order-desk.server";
import { orderFilters } from "~/services/desk/order-filters";

export const meta = listMeta<Awaited<ReturnType<typeof loader>>>(
  "Zamówienia",
  ({ desk }) => desk.order?.number,
);

export const loader = (visit: LoaderFunctionArgs) =>
  readOrderDesk(
    visit,
    {
      tab: "orders",
      filters: orderFilters,
      list: listOrders,
      elsewhere: foundElsewhere,
      linksOf: (order, ctx) => actLinksOf("orders", order, ctx),
    },
    ({ actor }) => Promise.resolve({ bulk: bulkLinksOf(selectableOrders, actor) }),
  );

export const ErrorBoundary = listFailure({
  title: "Zamówienia",
  message: "Nie udało się załadować zamówień.",
});

export default function Orders() {
  const { desk, bulk } = useLoaderData<typeof loader>();
  return (
    <OrderDesk
      tab="orders"
      title="Zamówienia"
      intro="Wszystkie zamówienia: na jakim są etapie, co przyszło e-mailem i co można zrobić."
      desk={desk}
      columns={[
        { heading: "Numer", cell: ({ number }) => number },
        { heading: "Produkt", cell: ({ productTitle }) => productTitle },
        { heading: "E-mail", cell: ({ email }) => <MailAddress address={email} /> },
        {
          heading: "Stan",
          cell: (order) => (
            <span className="flex flex-wrap gap-1">
              <StatusBadge {...toldState(order)} />
              {order.hasBounced && <Bounced />}
            </span>
          ),
        },
        {
          heading: "Cena",
          numeric: true,
          onCards: "left-out",
          cell: ({ priceGrosze }) => formatPrice(priceGrosze),
        },
        { heading: "Złożone", cell: ({ placedAt }) => formatShortDateTime(placedAt) },
      ]}
      address={{ filter: "email", of: ({ email }) => email }}
    >
      <BulkLinks
        bulk={bulk}
        search={listSearch(desk.query.values)}
        total={desk.list.total}
        isPrecise={
          !areOnlySimilar(
            desk.query.values.email,
            desk.list.rows.map(({ email }) => email),
          )
        }
      />
    </OrderDesk>
  );
}
