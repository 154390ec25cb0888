import { formatNumber } from "~/copy/format";
import { tieWords } from "~/copy/typography";
import { listSearch } from "~/forms/filters";
import { paths } from "~/paths";
import type { DeadEnd } from "~/services/desk/dead-ends.server";
import { refundLine } from "~/services/payments/refund-causes";
import { rejectionLabel } from "~/services/writing/rejection-labels";
import { DataTable } from "~/ui/data-table";
import { Notice } from "~/ui/notice";

type DeadEndsProps = { ends: readonly DeadEnd[] };

/** Says loudly which products' orders come to nothing. */
export function DeadEndAlarm({ ends }: DeadEndsProps) {
  const alarming = ends.filter(({ isAlarming }) => isAlarming);
  if (alarming.length === 0) return null;
  return (
    <Notice kind="error" title="Zamówienia kończą się zwrotem">
      {alarming.map(({ slug, title, ended, paid, reasons }) => (
        <p key={slug}>
          <a className="link" href={ordersOf(slug)}>
            {title}
          </a>
          {tieWords(
            `: w ostatniej dobie ${formatNumber(ended)} z ${formatNumber(Math.max(paid, ended))} opłaconych. ${reasonsOf(reasons)}.`,
          )}
        </p>
      ))}
    </Notice>
  );
}

/** What came to nothing in the last 24 hours, by product and reason, and by which rules texts were not let through. */
export function DeadEnds({ ends }: DeadEndsProps) {
  return (
    <section aria-labelledby="nie-wyszlo" className="space-y-4">
      <h2 id="nie-wyszlo" className="text-2xl">
        Co nie wyszło w ostatniej dobie
      </h2>
      <DataTable
        caption="Automatyczne zwroty i odrzucone odpowiedzi modelu, według produktu"
        rows={ends.map((end) => ({ ...end, id: end.slug }))}
        columns={[
          {
            heading: "Produkt",
            cell: ({ slug, title }) => (
              <a className="link" href={ordersOf(slug)}>
                {title}
              </a>
            ),
          },
          { heading: "Opłacone", numeric: true, cell: ({ paid }) => formatNumber(paid) },
          { heading: "Zwrócone", numeric: true, cell: ({ ended }) => formatNumber(ended) },
          { heading: "Dlaczego", cell: ({ reasons }) => reasonsOf(reasons) || "–" },
          {
            heading: "Odrzucone odpowiedzi modelu",
            cell: ({ rejections }) =>
              rejections
                .map(({ rule, answers }) => `${rejectionLabel(rule)}: ${formatNumber(answers)}`)
                .join("; ") || "–",
          },
        ]}
      />
    </section>
  );
}

const ordersOf = (product: string) =>
  paths.adminTab("orders") + listSearch({ product, only: "refunded_automatically" });

const reasonsOf = (reasons: DeadEnd["reasons"]) =>
  reasons.map(({ reason, orders }) => `${refundLine(reason)}: ${formatNumber(orders)}`).join("; ");
