import { offersExport } from "~/services/acts/definitions/exports.server";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatAmount, formatDateTime, formatShortDateTime } from "~/copy/format";
import { listSearch, readListQuery } from "~/forms/filters";
import { paths } from "~/paths";
import { type ActLinkLine, actLinksOf } from "~/services/acts/act-links.server";
import { type OrderCard, orderCard } from "~/services/desk/order-card.server";
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
import { DetailFrame, DetailSection } from "./detail-frame";
import { ActLinks, firstAct } from "./act-link";
import { listFailure } from "./list-failure";
import { listMeta } from "./list-meta";
import { openSingleHit } from "./single-hit.server";
import { ListPage } from "./list-page";
import { MailAddress } from "./mail-address";
import { Notes } from "./notes";
import { refundProgress } from "./refund-progress";
import { OrderTimeline } from "./order-timeline";
import { paymentSituation } from "./payment-situation";
import { PersonLink } from "./person-link";
import { paymentFilters } from "~/services/payments/payment-filters";
import { readPending } from "./read-pending.server";
import { SimilarAddresses } from "./similar-addresses";
import { reasonLabel } from "~/services/acts/words";
import { refundLine } from "~/services/payments/refund-causes";
import { staffContext } from "./staff-context.server";
import { toldState } from "~/services/orders/order-state";

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
  const order = payment && (await orderCard(ctx, payment.orderId));
  const links = payment ? actLinksOf(tab, payment, ctx) : [];
  return {
    query,
    list,
    payment,
    order,
    pending,
    links,
    permissions: session.actor.permissions,
    mayExport: offersExport("payments", ctx),
  };
}

export default function Payments() {
  const { query, list, payment, order, pending, links, permissions, mayExport } =
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
          onCards: "left-out",
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
          onCards: "first",
          cell: ({ grosze, currency }) => formatAmount(grosze, currency),
        },
        { heading: "Utworzona", cell: ({ createdAt }) => formatShortDateTime(createdAt) },
      ]}
      empty="Nie ma takich płatności."
      choose="Wybierz płatność z listy."
      detail={
        payment && {
          id: payment.id,
          content: order && (
            <Detail {...{ payment, order, links }} seesJobs={permissions.includes("retry_jobs")} />
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
  order,
  links,
  seesJobs,
}: {
  payment: PaymentCard;
  /** What it pays for. */
  order: OrderCard;
  links: readonly ActLinkLine[];
  seesJobs: boolean;
}) {
  return (
    <DetailFrame
      title={formatAmount(payment.grosze, payment.currency)}
      badges={
        <>
          <StatusBadge {...paymentStateLabels[payment.state]} />
          {payment.isForced && <Badge>Bez potwierdzenia bramki</Badge>}
          {payment.archivedAt && <Badge>Zarchiwizowana</Badge>}
        </>
      }
      about={
        <>
          <a className="link" href={paths.adminTab("orders", payment.orderId)}>
            {payment.number}
          </a>{" "}
          · {payment.productTitle}
        </>
      }
      situation={paymentSituation(payment, order)}
      acts={
        <ActLinks links={links} primary={firstAct} isFolded>
          <PersonLink kind="order" id={payment.orderId} />
        </ActLinks>
      }
      facts={[
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
        { label: "Stan zamówienia", value: <StatusBadge {...toldState(order)} /> },
        { label: "Typ", value: paymentTypeLabels[payment.type] },
        { label: "Dostawca", value: providerLabels[payment.provider].label },
        ...(payment.transaction ? [{ label: "Transakcja", value: payment.transaction }] : []),
        { label: "Utworzona", value: formatDateTime(payment.createdAt) },
        ...(payment.paidAt ? [{ label: "Zakończona", value: formatDateTime(payment.paidAt) }] : []),
        ...(payment.returnedGrosze > 0
          ? [
              {
                label: "Zwrócono albo zlecono",
                value: formatAmount(payment.returnedGrosze, payment.currency),
              },
            ]
          : []),
        ...(payment.archivedAt
          ? [{ label: "W archiwum od", value: formatDateTime(payment.archivedAt) }]
          : []),
      ]}
    >
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
      <DetailSection title="Co się działo z zamówieniem">
        <OrderTimeline lines={order.timeline} refunds={payment.refundsAhead} />
      </DetailSection>
      <Notes notes={[...payment.orderNotes, ...payment.notes]} links={links} />
    </DetailFrame>
  );
}
