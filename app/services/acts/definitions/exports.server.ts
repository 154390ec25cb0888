import { csvAmount, csvMoment } from "~/copy/csv";
import { dreamStates } from "../../desk/dream-states";
import { dreamBatches, listDreams } from "../../desk/dreams.server";
import { paymentAuditEvents } from "../../payments/acts";
import { listPayments, paymentBatches } from "../../payments/desk-queries.server";
import {
  paymentStateLabels,
  paymentTypeLabels,
  providerLabels,
} from "../../payments/payment-state";
import { refundLine } from "../../payments/refund-causes";
import type { ServiceContext } from "../../command/context.server";
import { mayAct } from "../../access/authorise.server";
import type { ExportedList } from "../exported-lists";
import { defineExport, type ExportAct } from "../export-act.server";

const payments = defineExport({
  act: paymentAuditEvents.export_payments,
  permission: "export_payments",
  title: "Eksport płatności",
  of: "payments",
  fileName: "platnosci",
  count: (ctx, filters) => listPayments(ctx, filters, 1, { archivedToo: true }),
  batches: paymentBatches,
  columns: {
    Zamówienie: ({ number }) => number,
    Produkt: ({ productTitle }) => productTitle,
    Typ: ({ type }) => paymentTypeLabels[type],
    Status: ({ state }) => paymentStateLabels[state].label,
    Kwota: ({ grosze }) => csvAmount(grosze),
    Zwrócono: ({ returnedGrosze }) => csvAmount(returnedGrosze),
    "Zwrot w drodze": ({ returningGrosze }) => csvAmount(returningGrosze),
    "Ostatni zwrot": ({ returnedAt }) => csvMoment(returnedAt),
    "Powody zwrotów": ({ refundReasons }) => refundReasons.map(refundLine).join("; "),
    Waluta: ({ currency }) => currency,
    Dostawca: ({ provider }) => providerLabels[provider].label,
    "Dzień wpływu": ({ receipt }) => receipt?.receivedOn ?? null,
    "Dowód wpływu": ({ receipt }) => receipt?.proof ?? null,
    Transakcja: ({ transaction }) => transaction,
    "E-mail": ({ email }) => email,
    Utworzona: ({ createdAt }) => csvMoment(createdAt),
    Zakończona: ({ paidAt }) => csvMoment(paidAt),
    Zarchiwizowana: ({ archivedAt }) => (archivedAt ? "tak" : "nie"),
  },
});

/** Without a word of what anybody dreamt. */
const dreams = defineExport({
  act: paymentAuditEvents.export_orders,
  permission: "export_payments",
  title: "Eksport zamówień analizy snów",
  of: "dream",
  fileName: "sny",
  count: (ctx, filters) => listDreams(ctx, filters, 1),
  batches: dreamBatches,
  columns: {
    Zamówienie: ({ number }) => number,
    "E-mail": ({ email }) => email,
    Status: ({ state }) => dreamStates[state].label,
    Cena: ({ priceGrosze }) => csvAmount(priceGrosze),
    "Znaków snu": ({ length }) => length,
    Złożone: ({ placedAt }) => csvMoment(placedAt),
    Opłacone: ({ paidAt }) => csvMoment(paidAt),
    Dostarczone: ({ completedAt }) => csvMoment(completedAt),
  },
});

const exports: Readonly<Record<ExportedList, ExportAct>> = { payments, dream: dreams };

/** Whether whoever looks may take out what a module of the desk lists. */
export const offersExport = (module: string, { actor }: Pick<ServiceContext, "actor">): boolean => {
  const permission = exportOf(module)?.permission;
  return permission !== undefined && mayAct(actor, permission);
};

/** What leaves the house by a module of the desk; undefined where nothing does. */
export const exportOf = (module: string): ExportAct | undefined =>
  Object.hasOwn(exports, module) ? exports[module as ExportedList] : undefined;
