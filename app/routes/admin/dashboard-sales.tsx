import { formatDate, formatNumber, formatPrice, formatShare } from "~/copy/format";
import { findProduct } from "~/products/registry";
import type { Period } from "~/services/figures/period";
import type { Sales, SalesFigures } from "~/services/figures/sales.server";
import { DataTable, type Column } from "~/ui/data-table";
import { DayChart } from "~/ui/day-chart";
import { FoldSummary } from "~/ui/fold-summary";

type SalesProps = {
  sales: SalesFigures;
  ordersOf: (more: Partial<Period>) => string;
};

export function DayCharts({ sales, ordersOf }: SalesProps) {
  const { total } = sales;
  const days = sales.days.map(({ day }) => day);
  return (
    <div className="space-y-6">
      <div className={total.money ? "grid gap-8 xl:grid-cols-2" : undefined}>
        <DayChart
          title="Zamówienia na dzień"
          days={days}
          series={[
            { label: "Złożone", values: sales.days.map(({ placed }) => placed) },
            { label: "Opłacone", values: sales.days.map(({ paid }) => paid) },
          ]}
          format={(value) => formatNumber(value)}
        />
        {total.money && (
          <DayChart
            title="Przychód na dzień"
            days={days}
            series={[{ label: "Przychód", values: sales.days.map((day) => Math.max(0, net(day))) }]}
            format={formatPrice}
            formatTick={(grosze) => `${formatNumber(grosze / 100)}\u00a0zł`}
          />
        )}
      </div>
      <details className="rounded-card border border-line bg-surface px-4">
        <FoldSummary>Te same liczby w tabeli</FoldSummary>
        <div className="pb-4">
          <DataTable
            caption="Zamówienia na dzień"
            isTerse
            rows={sales.days.map((row) => ({ ...row, id: row.day })).reverse()}
            href={({ day }) => ordersOf({ from: day, to: day })}
            columns={[
              { heading: "Dzień", cell: ({ day }) => formatDate(day) },
              ...salesColumns(total, hasOutside(sales)),
            ]}
          />
        </div>
      </details>
    </div>
  );
}

export function SalesByProduct({ sales, ordersOf }: SalesProps) {
  return (
    <section aria-labelledby="produkty" className="space-y-3">
      <h3 id="produkty" className="text-lg">
        Według produktu
      </h3>
      {sales.products.length === 0 ? (
        <p className="text-muted">W tym okresie nikt nic nie zamówił.</p>
      ) : (
        <DataTable
          caption="Zamówienia według produktu"
          isTerse
          rows={sales.products.map((row) => ({ ...row, id: row.slug }))}
          href={({ slug }) => ordersOf({ product: slug })}
          columns={[
            { heading: "Produkt", cell: ({ slug }) => findProduct(slug)?.title ?? slug },
            ...salesColumns(sales.total, hasOutside(sales)),
          ]}
        />
      )}
    </section>
  );
}

const hasOutside = ({ days }: SalesFigures) =>
  days.some(({ money }) => money && money.outside !== 0);

const salesColumns = ({ money }: Sales, hasOutside: boolean): Column<Sales>[] => [
  { heading: "Złożone", numeric: true, cell: ({ placed }) => formatNumber(placed) },
  { heading: "Opłacone", numeric: true, cell: ({ paid }) => formatNumber(paid) },
  {
    heading: "Opłacone z\u00a0złożonych",
    numeric: true,
    cell: ({ paid, placed }) => formatShare(paid, placed),
  },
  ...(money
    ? ([
        {
          heading: "Wartość opłaconych",
          numeric: true,
          cell: ({ money }) => formatPrice(money?.worth ?? 0),
        },
        {
          heading: "Zwrócone",
          numeric: true,
          cell: ({ money }) => formatPrice(money?.returned ?? 0),
        },
        { heading: "Przychód", numeric: true, cell: (sales) => formatPrice(net(sales)) },
        ...(hasOutside
          ? [
              {
                heading: "Osobno: poza bramką",
                numeric: true as const,
                cell: ({ money }: Sales) => formatPrice(money?.outside ?? 0),
              },
            ]
          : []),
      ] satisfies Column<Sales>[])
    : []),
];

/** What is left of what was paid by the gateway, in grosze. */
export const net = ({ money }: Sales) => (money ? money.worth - money.returned : 0);
