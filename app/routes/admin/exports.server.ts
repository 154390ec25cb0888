import { csvAmount, csvMoment } from "~/copy/csv";
import { formatCount, formatIsoDate } from "~/copy/format";
import type { Field } from "~/forms/fields";
import { csvResponse } from "~/http/csv-response.server";
import type { ServiceContext } from "~/services/command/context.server";
import { exportDreams, listDreams, type DreamFilters } from "~/services/desk/dreams.server";
import { countLimit } from "~/services/listing/numbered-page";
import { listPayments } from "~/services/payments/desk-queries.server";
import { exportPayments } from "~/services/payments/export-payments.server";
import type { PaymentFilters } from "~/services/payments/payment-filters.server";
import { type ExportReason, exportReasons } from "~/services/payments/acts";
import { reasonField } from "~/services/acts/reason-field";
import { dreamStates } from "~/services/desk/dream-states";
import { dreamFilters } from "./dream-filters";
import { paymentFilters } from "./payment-filters";
import { paymentStateLabels, paymentTypeLabels } from "~/services/payments/payment-state";

type Filters = Readonly<Record<string, string | undefined>>;

type Export = {
  title: string;
  filters: readonly Field[];
  count: (ctx: ServiceContext, filters: Filters) => Promise<string>;
  file: (ctx: ServiceContext, filters: Filters, reason: ExportReason) => Promise<Response>;
};

export const exportReasonField = reasonField(exportReasons);

const inWords = ({ total, isMore }: { total: number; isMore: boolean }) =>
  isMore
    ? `ponad ${countLimit.toLocaleString("pl-PL")} wierszy`
    : formatCount(total, "wiersz", "wiersze", "wierszy");

const exports: Record<string, Export> = {
  payments: {
    title: "Eksport płatności",
    filters: paymentFilters,
    count: async (ctx, filters) =>
      inWords(await listPayments(ctx, filters as PaymentFilters, 1, { archivedToo: true })),
    async file(ctx, filters, reason) {
      const batches = await exportPayments(ctx, { filters: filters as PaymentFilters, reason });
      async function* rows() {
        for await (const batch of batches)
          yield batch.map((payment) => [
            payment.number,
            payment.productTitle,
            paymentTypeLabels[payment.type],
            paymentStateLabels[payment.state].label,
            csvAmount(payment.grosze),
            payment.currency,
            "Tpay",
            payment.transaction,
            payment.email,
            csvMoment(payment.createdAt),
            csvMoment(payment.paidAt),
            payment.archivedAt ? "tak" : "nie",
          ]);
      }
      const headings = [
        "Zamówienie",
        "Produkt",
        "Typ",
        "Status",
        "Kwota",
        "Waluta",
        "Dostawca",
        "Transakcja",
        "E-mail",
        "Utworzona",
        "Zakończona",
        "Zarchiwizowana",
      ];
      return csvResponse(`platnosci-${formatIsoDate(ctx.now())}.csv`, headings, rows());
    },
  },
  dream: {
    title: "Eksport zamówień analizy snów",
    filters: dreamFilters,
    count: async (ctx, filters) => inWords(await listDreams(ctx, filters as DreamFilters, 1)),
    async file(ctx, filters, reason) {
      const batches = await exportDreams(ctx, { filters: filters as DreamFilters, reason });
      async function* rows() {
        for await (const batch of batches)
          yield batch.map((dream) => [
            dream.number,
            dream.email,
            dreamStates[dream.state].label,
            csvAmount(dream.priceGrosze),
            dream.length,
            csvMoment(dream.placedAt),
            csvMoment(dream.paidAt),
            csvMoment(dream.completedAt),
          ]);
      }
      const headings = [
        "Zamówienie",
        "E-mail",
        "Status",
        "Cena",
        "Znaków snu",
        "Złożone",
        "Opłacone",
        "Dostarczone",
      ];
      return csvResponse(`sny-${formatIsoDate(ctx.now())}.csv`, headings, rows());
    },
  },
};

/** @throws Response 404 where there is no such module */
export function exportOf(module: string): Export {
  const found = Object.hasOwn(exports, module) ? exports[module] : undefined;
  if (!found) throw new Response(null, { status: 404 });
  return found;
}
