import { offersExport } from "~/services/acts/definitions/exports.server";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatAmount, formatDateTime, formatShortDateTime } from "~/copy/format";
import { listSearch, readListQuery } from "~/forms/filters";
import { externalErrorIn, httpStatusOf } from "~/services/command/external-error-words";
import { paths } from "~/paths";
import { type ActLinkLine, actLinksOf } from "~/services/acts/act-links.server";
import { orderTimeline } from "~/services/orders/order-timeline.server";
import {
  listPayments,
  paymentCard,
  type PaymentCard,
} from "~/services/payments/desk-queries.server";
import { paymentStateLabels, paymentTypeLabels } from "~/services/payments/payment-state";
import { Badge, StatusBadge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { DefinitionList } from "~/ui/definition-list";
import { ActLinks } from "./act-link";
import { listFailure } from "./list-failure";
import { listMeta } from "./list-meta";
import { openSingleHit } from "./single-hit.server";
import { ListPage } from "./list-page";
import { MailAddress } from "./mail-address";
import { Notes } from "./notes";
import { OrderTimeline } from "./order-timeline";
import { paymentFilters } from "~/services/payments/payment-filters";
import { SimilarAddresses } from "./similar-addresses";
import { Stacked } from "./stacked";
import { staffContext } from "./staff-context.server";
import { orderStatuses } from "~/services/orders/order-state";

const tab = "modules/payments";

export const meta = listMeta<Awaited<ReturnType<typeof loader>>>(
  "Płatności",
  ({ payment }) =>
    payment && `${payment.number}, ${formatAmount(payment.grosze, payment.currency)}`,
);

export const ErrorBoundary = listFailure({
  title: "Płatności",
  message: "Błąd podczas ładowania płatności. Sprawdź czy backend jest uruchomiony.",
});

export async function loader(visit: LoaderFunctionArgs) {
  const { session, ctx } = await staffContext(visit, "view_orders");
  const { filters: chosen, ...query } = readListQuery(paymentFilters, visit.request);
  const { id } = visit.params;
  const [list, payment] = await Promise.all([
    listPayments(ctx, chosen, query.page),
    id === undefined ? null : paymentCard(ctx, id),
  ]);
  openSingleHit(visit, tab, query, list);
  const timeline = payment ? await orderTimeline(ctx, payment.orderId) : [];
  const links = payment ? actLinksOf(tab, payment, ctx) : [];
  return {
    query,
    list,
    payment,
    links,
    timeline,
    permissions: session.actor.permissions,
    mayExport: offersExport("payments", ctx),
  };
}

/** Why a payment could not be opened in the gateway. */
function paymentFailureLabel(code: string): string {
  const status = httpStatusOf(code);
  if (status !== undefined) return `Bramka odpowiedziała kodem ${status}`;
  return externalErrorIn("payment", code) ?? code;
}

export default function Payments() {
  const { query, list, payment, links, timeline, permissions, mayExport } =
    useLoaderData<typeof loader>();
  const search = listSearch(query.values);
  return (
    <ListPage
      title="Płatności"
      path={paths.adminTab(tab)}
      filters={paymentFilters}
      query={query}
      list={list}
      columns={[
        { heading: "Numer", cell: ({ number }) => number },
        {
          heading: "Typ i dostawca",
          cell: ({ type }) => <Stacked below="Tpay">{paymentTypeLabels[type]}</Stacked>,
        },
        { heading: "E-mail", cell: ({ email }) => <MailAddress address={email} /> },
        {
          heading: "Status",
          cell: ({ state, archivedAt }) => (
            <span className="flex flex-wrap gap-1">
              <StatusBadge {...paymentStateLabels[state]} />
              {archivedAt && <Badge>Zarchiwizowana</Badge>}
            </span>
          ),
        },
        {
          heading: "Kwota",
          numeric: true,
          cell: ({ grosze, currency }) => formatAmount(grosze, currency),
        },
        { heading: "Utworzona", cell: ({ createdAt }) => formatShortDateTime(createdAt) },
      ]}
      empty="Nie ma takich płatności."
      choose="Wybierz płatność z listy."
      detail={
        payment && {
          id: payment.id,
          content: (
            <>
              <Detail payment={payment} links={links} />
              <section className="space-y-2">
                <h3 className="text-lg">Co się działo z zamówieniem</h3>
                <OrderTimeline lines={timeline} />
              </section>
            </>
          ),
        }
      }
    >
      {permissions.includes("view_revenue") && (
        <ButtonLink variant="secondary" size="small" href={paths.adminPaymentStats() + search}>
          Statystyki
        </ButtonLink>
      )}
      {mayExport && (
        <ButtonLink variant="secondary" size="small" href={paths.adminExport(tab) + search}>
          Eksport CSV
        </ButtonLink>
      )}
      <SimilarAddresses
        path={paths.adminTab(tab)}
        query={query}
        name="q"
        shown={list.rows.map(({ email }) => email)}
      />
    </ListPage>
  );
}

function Detail({ payment, links }: { payment: PaymentCard; links: readonly ActLinkLine[] }) {
  return (
    <>
      <h2 className="text-2xl wrap-anywhere">{formatAmount(payment.grosze, payment.currency)}</h2>
      <DefinitionList
        items={[
          { label: "Status", value: <StatusBadge {...paymentStateLabels[payment.state]} /> },
          {
            label: "Zamówienie",
            value: (
              <a className="link" href={paths.adminTab("orders", payment.orderId)}>
                {payment.number}
              </a>
            ),
          },
          {
            label: "Stan zamówienia",
            value: <StatusBadge {...orderStatuses[payment.orderStatus]} />,
          },
          { label: "Produkt", value: payment.productTitle },
          { label: "Typ", value: paymentTypeLabels[payment.type] },
          { label: "E-mail", value: <MailAddress address={payment.email} /> },
          { label: "Dostawca", value: "Tpay" },
          {
            label: "Transakcja",
            value: <span className="wrap-anywhere">{payment.transaction ?? "jeszcze brak"}</span>,
          },
          { label: "Utworzona", value: formatDateTime(payment.createdAt) },
          ...(payment.paidAt
            ? [{ label: "Zakończona", value: formatDateTime(payment.paidAt) }]
            : []),
          ...(payment.returnedGrosze > 0
            ? [
                {
                  label: "Zwrócono albo zlecono",
                  value: formatAmount(payment.returnedGrosze, payment.currency),
                },
              ]
            : []),
          ...(payment.failure
            ? [{ label: "Dlaczego się nie udało", value: paymentFailureLabel(payment.failure) }]
            : []),
          ...(payment.archivedAt
            ? [{ label: "W archiwum od", value: formatDateTime(payment.archivedAt) }]
            : []),
        ]}
      />
      <div className="flex flex-wrap gap-3">
        <ActLinks links={links} />
      </div>
      <Notes notes={payment.notes} links={links} />
    </>
  );
}
