import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatDate, formatIsoDate, formatPrice } from "~/copy/format";
import { FilterBar } from "~/forms/filter-bar";
import { dayFilters, readListQuery } from "~/forms/filters";
import { formMeta } from "~/forms/refusal";
import { paths } from "~/paths";
import { paymentStats } from "~/services/payments/payment-stats.server";
import { outsideMoney, type OutsideReceipt } from "~/services/payments/outside-payments.server";
import { BackLink } from "~/ui/back-link";
import { DataTable } from "~/ui/data-table";
import { paymentTypeLabels } from "~/services/payments/payment-state";
import { staffContext } from "./staff-context.server";
import { day } from "~/time/durations";

export const meta = formMeta("Statystyki płatności");

const filters = dayFilters("dateFrom", "dateTo");

const month = 30 * day;

export async function loader(visit: LoaderFunctionArgs) {
  const { ctx } = await staffContext(visit, "view_revenue");
  const { filters: chosen, values, errors } = readListQuery(filters, visit.request);
  // Without a beginning it would be everything there ever was.
  const dateFrom = chosen.dateFrom ?? formatIsoDate(new Date(ctx.now().getTime() - month));
  const period = { ...chosen, dateFrom };
  const [stats, outside] = await Promise.all([
    paymentStats(ctx, period),
    outsideMoney(ctx, period),
  ]);
  return { values: { ...values, dateFrom }, errors, stats, outside };
}

const goneAccount = "konto, którego już nie ma";

function ReceiptSubject({ order, subscriptionId }: OutsideReceipt) {
  if (order)
    return (
      <a className="link" href={paths.adminTab("modules/payments", order.paymentId)}>
        {order.number}
      </a>
    );
  return (
    <a className="link" href={paths.adminTab("subscriptions", subscriptionId ?? "")}>
      Subskrypcja
    </a>
  );
}

export default function PaymentStats() {
  const { values, errors, stats, outside } = useLoaderData<typeof loader>();
  const figures = [
    { id: "total", label: "Wszystkie płatności", value: String(stats.totalPayments) },
    { id: "completed", label: "Zakończone", value: String(stats.completedPayments) },
    { id: "pending", label: "Oczekujące", value: String(stats.pendingPayments) },
    { id: "failed", label: "Nieudane", value: String(stats.failedPayments) },
    { id: "cancelled", label: "Anulowane", value: String(stats.cancelledPayments) },
    { id: "refunding", label: "W trakcie zwrotu", value: String(stats.refundingPayments) },
    { id: "refunded", label: "Zwrócone", value: String(stats.refundedPayments) },
    { id: "revenue", label: "Przychód po zwrotach", value: formatPrice(stats.totalRevenue) },
    {
      id: "charged",
      label: "Cofnięte przez banki (już odjęte)",
      value: formatPrice(stats.chargedBack),
    },
    { id: "average", label: "Średnia płatność", value: formatPrice(stats.averagePaymentValue) },
  ];
  return (
    <div className="space-y-6">
      <header className="space-y-2">
        <BackLink href={paths.adminTab("modules/payments")}>Płatności</BackLink>
        <h1 className="text-3xl">Statystyki płatności</h1>
        <p className="text-muted">
          Płatności utworzone w wybranym okresie, także zarchiwizowane; kwoty w złotych.
        </p>
      </header>
      <FilterBar
        action={paths.adminPaymentStats()}
        fields={filters}
        values={values}
        errors={errors}
      />
      <DataTable
        caption="Płatności w okresie"
        rows={figures}
        columns={[
          { heading: "Miara", cell: ({ label }) => label },
          { heading: "Wartość", numeric: true, cell: ({ value }) => value },
        ]}
      />
      <section className="space-y-4">
        <h2 className="text-2xl">Poza bramką</h2>
        <p className="max-w-text text-muted">
          Pieniądze, które przyszły inną drogą niż przez Tpay. Nie ma ich w&nbsp;przychodzie
          powyżej.
        </p>
        <DataTable
          caption="Wpłaty poza bramką, sumy"
          rows={[
            { id: "orders", label: "Za zamówienia", grosze: outside.orders },
            { id: "subscriptions", label: "Za subskrypcje", grosze: outside.subscriptions },
          ]}
          columns={[
            { heading: "Za co", cell: ({ label }) => label },
            { heading: "Suma", numeric: true, cell: ({ grosze }) => formatPrice(grosze) },
          ]}
        />
        {outside.receipts.length > 0 && (
          <DataTable
            caption="Wpłaty poza bramką, najnowsze"
            rows={outside.receipts}
            columns={[
              { heading: "Za co", cell: (receipt) => <ReceiptSubject {...receipt} /> },
              { heading: "Kwota", numeric: true, cell: ({ grosze }) => formatPrice(grosze) },
              { heading: "Wpłynęła", cell: ({ receivedOn }) => formatDate(new Date(receivedOn)) },
              {
                heading: "Dowód",
                cell: ({ proof }) => <span className="wrap-anywhere">{proof}</span>,
              },
              {
                heading: "Kto zapisał i kto się zgodził",
                cell: ({ askedByEmail, agreedByEmail }) =>
                  `${askedByEmail ?? goneAccount}, ${agreedByEmail ?? goneAccount}`,
              },
            ]}
          />
        )}
      </section>
      <h2 className="text-2xl">Według typu</h2>
      <DataTable
        caption="Przychód według typu"
        rows={stats.byType.map((row) => ({ ...row, id: row.type }))}
        columns={[
          { heading: "Typ", cell: ({ type }) => paymentTypeLabels[type] },
          { heading: "Płatności", numeric: true, cell: ({ payments }) => payments },
          { heading: "Przychód", numeric: true, cell: ({ revenue }) => formatPrice(revenue) },
        ]}
      />
    </div>
  );
}
