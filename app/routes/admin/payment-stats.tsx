import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatIsoDate, formatPrice } from "~/copy/format";
import { FilterBar } from "~/forms/filter-bar";
import { dayFilters, readListQuery } from "~/forms/filters";
import { formMeta } from "~/forms/refusal";
import { paths } from "~/paths";
import { paymentStats } from "~/services/payments/payment-stats.server";
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
  const stats = await paymentStats(ctx, { ...chosen, dateFrom });
  return { values: { ...values, dateFrom }, errors, stats };
}

export default function PaymentStats() {
  const { values, errors, stats } = useLoaderData<typeof loader>();
  const figures = [
    { id: "total", label: "Wszystkie płatności", value: String(stats.totalPayments) },
    { id: "completed", label: "Zakończone", value: String(stats.completedPayments) },
    { id: "pending", label: "Oczekujące", value: String(stats.pendingPayments) },
    { id: "failed", label: "Nieudane", value: String(stats.failedPayments) },
    { id: "cancelled", label: "Anulowane", value: String(stats.cancelledPayments) },
    { id: "refunding", label: "W trakcie zwrotu", value: String(stats.refundingPayments) },
    { id: "refunded", label: "Zwrócone", value: String(stats.refundedPayments) },
    { id: "revenue", label: "Przychód po zwrotach", value: formatPrice(stats.totalRevenue) },
    { id: "average", label: "Średnia płatność", value: formatPrice(stats.averagePaymentValue) },
  ];
  return (
    <div className="space-y-6">
      <header className="space-y-2">
        <BackLink href={paths.adminTab("modules/payments")}>Płatności</BackLink>
        <h1 className="text-4xl">Statystyki płatności</h1>
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
