import { offersExport } from "~/services/acts/definitions/exports.server";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatAmount, formatDateTime, formatShortDateTime } from "~/copy/format";
import { listSearch, readListQuery } from "~/forms/filters";
import { externalErrorIn } from "~/services/command/external-error-words";
import { paths } from "~/paths";
import { type ActLinkLine, actLinksOf } from "~/services/acts/act-links.server";
import { orderTimeline } from "~/services/orders/order-timeline.server";
import {
  listPayments,
  paymentCard,
  type PaymentCard,
} from "~/services/payments/desk-queries.server";
import {
  paymentStateLabels,
  paymentTypeLabels,
  providerLabels,
} from "~/services/payments/payment-state";
import { Badge, StatusBadge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { Facts } from "./facts";
import { ActLinks, firstAct } from "./act-link";
import { listFailure } from "./list-failure";
import { listMeta } from "./list-meta";
import { openSingleHit } from "./single-hit.server";
import { ListPage } from "./list-page";
import { MailAddress } from "./mail-address";
import { Notes } from "./notes";
import { refundProgress } from "./refund-progress";
import { OrderTimeline } from "./order-timeline";
import { paymentFilters } from "~/services/payments/payment-filters";
import { readPending } from "./read-pending.server";
import { SimilarAddresses } from "./similar-addresses";
import { reasonLabel } from "~/services/acts/words";
import { refundLine } from "~/services/payments/refund-causes";
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
  const pending = await readPending<{ id: string; orderId: string }>(ctx, [...list.rows, payment], {
    payment: (row) => row.id,
    order: (row) => row.orderId,
  });
  const timeline = payment ? await orderTimeline(ctx, payment.orderId) : [];
  const links = payment ? actLinksOf(tab, payment, ctx) : [];
  return {
    query,
    list,
    payment,
    pending,
    links,
    timeline,
    permissions: session.actor.permissions,
    mayExport: offersExport("payments", ctx),
  };
}

export default function Payments() {
  const { query, list, payment, pending, links, timeline, permissions, mayExport } =
    useLoaderData<typeof loader>();
  const search = listSearch(query.values);
  return (
    <ListPage
      title="Płatności"
      intro="Wpłaty z bramki i spoza niej oraz ich zwroty."
      path={paths.adminTab(tab)}
      filters={paymentFilters}
      query={query}
      list={list}
      pending={pending}
      columns={[
        { heading: "Numer", cell: ({ number }) => number },
        {
          heading: "Rodzaj",
          cell: ({ type, provider }) => (
            <span className="whitespace-nowrap">
              {paymentTypeLabels[type]}{" "}
              <span className="text-muted">· {providerLabels[provider].label}</span>
            </span>
          ),
        },
        { heading: "E-mail", cell: ({ email }) => <MailAddress address={email} /> },
        {
          heading: "Stan",
          cell: ({ state, isForced, archivedAt }) => (
            <span className="flex flex-wrap gap-1">
              <StatusBadge {...paymentStateLabels[state]} />
              {isForced && <Badge>Bez potwierdzenia bramki</Badge>}
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
              <Detail
                payment={payment}
                links={links}
                seesJobs={permissions.includes("retry_jobs")}
              />
              <section className="space-y-2">
                <h3 className="text-lg">Co się działo z zamówieniem</h3>
                <OrderTimeline lines={timeline} refunds={payment.refundsAhead} />
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

function RefundItem({
  refund,
  payment,
  seesJobs,
}: {
  refund: PaymentCard["refunds"][number];
  payment: PaymentCard;
  seesJobs: boolean;
}) {
  return (
    <li className="border-l-2 border-line pl-3">
      <p>
        {formatAmount(refund.grosze, payment.currency)} · {refundLine(refund.reason)}
      </p>
      <p className="text-sm text-muted wrap-anywhere">
        {[formatDateTime(refund.requestedAt), refundState(refund, payment)].join(" · ")}
      </p>
      {refund.jobId && seesJobs && (
        <p className="text-sm">
          <a className="link" href={paths.adminTab("jobs", refund.jobId)}>
            Zadanie tego zwrotu
          </a>
        </p>
      )}
    </li>
  );
}

function refundState(
  { droppedFor, completedAt, transferProof, isStuck, lastError }: PaymentCard["refunds"][number],
  { provider }: PaymentCard,
): string {
  if (droppedFor) return `porzucony: ${reasonLabel(droppedFor).toLowerCase()}`;
  if (completedAt)
    return `wykonany ${formatDateTime(completedAt)}${transferProof ? `, przelewem: ${transferProof}` : ""}`;
  return refundProgress({ isStuck, lastError, provider });
}

function Detail({
  payment,
  links,
  seesJobs,
}: {
  payment: PaymentCard;
  links: readonly ActLinkLine[];
  seesJobs: boolean;
}) {
  return (
    <>
      <h2 className="text-2xl wrap-anywhere">{formatAmount(payment.grosze, payment.currency)}</h2>
      <Facts
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
          { label: "E-mail", value: <MailAddress breaks address={payment.email} /> },
          ...(payment.account
            ? [
                {
                  label: "Konto",
                  value: (
                    <a className="link" href={paths.adminTab("users", payment.account.id)}>
                      {payment.account.nick ?? "bez nicku"}
                    </a>
                  ),
                },
              ]
            : []),
          { label: "Dostawca", value: providerLabels[payment.provider].label },
          {
            label: "Transakcja",
            value: (
              <span className="wrap-anywhere">
                {payment.transaction ??
                  (payment.provider === "outside" ? "poza bramką" : "jeszcze brak")}
              </span>
            ),
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
            ? [
                {
                  label: "Dlaczego się nie udało",
                  value: externalErrorIn("payment", payment.failure),
                },
              ]
            : []),
          ...(payment.archivedAt
            ? [{ label: "W archiwum od", value: formatDateTime(payment.archivedAt) }]
            : []),
        ]}
      />
      <div className="flex flex-wrap gap-3">
        <ActLinks links={links} primary={firstAct} />
      </div>
      {payment.refunds.length > 0 && (
        <section className="space-y-3">
          <h3 className="text-lg">Zwroty</h3>
          <ul className="space-y-3">
            {payment.refunds.map((refund) => (
              <RefundItem key={refund.id} refund={refund} payment={payment} seesJobs={seesJobs} />
            ))}
          </ul>
          {links.some(({ part }) => part === "refunds") && (
            <div className="flex flex-wrap gap-3">
              <ActLinks links={links} part="refunds" />
            </div>
          )}
        </section>
      )}
      <Notes notes={[...payment.orderNotes, ...payment.notes]} links={links} />
    </>
  );
}
