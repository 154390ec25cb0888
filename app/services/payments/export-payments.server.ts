import type { ServiceContext } from "../command/context.server";
import { paymentBatches, type PaymentLine } from "./desk-queries.server";
import type { PaymentFilters } from "./payment-filters.server";
import { type ExportReason, paymentAuditEvents } from "./acts";
import { recordExport } from "./record-export.server";

/**
 * Lets payments leave the house as a file, once it stands in the log that they do.
 * @returns the payments, a thousand at a time
 * @throws NotAllowed, Invalid
 */
export async function exportPayments(
  ctx: ServiceContext,
  { filters, reason }: { filters: PaymentFilters; reason: ExportReason },
): Promise<AsyncGenerator<PaymentLine[]>> {
  await recordExport(ctx, {
    act: paymentAuditEvents.export_payments,
    of: "payments",
    filters,
    reason,
  });
  return paymentBatches(ctx, filters);
}
