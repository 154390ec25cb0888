import { recordAudit } from "../audit/record-audit.server";
import { authorise } from "../authorise.server";
import { inTransaction, type ServiceContext } from "../context.server";
import { Invalid } from "../errors";
import { paymentBatches, type PaymentLine } from "./desk-queries.server";
import type { PaymentFilters } from "./payment-filters.server";
import { exportReasons, type ExportReason } from "./payment-reasons";

/**
 * Lets payments leave the house as a file, once it stands in the log that they do. The log knows by which filters, but not
 * what was typed into them, which may be an address.
 * @returns the payments, a thousand at a time
 * @throws NotAllowed, Invalid
 */
export async function exportPayments(
  ctx: ServiceContext,
  input: { filters: PaymentFilters; reason: ExportReason },
): Promise<AsyncGenerator<PaymentLine[]>> {
  const target = { kind: "export", id: "payments" } as const;
  authorise(ctx, "export_payments", target);
  if (!exportReasons.includes(input.reason)) throw new Invalid("reason");
  const filters = Object.entries(input.filters).flatMap(([name, value]) => (value ? [name] : []));
  await inTransaction(ctx, (tx) =>
    recordAudit(tx, {
      act: "export_payments",
      target,
      reason: input.reason,
      after: { filters: filters.join(",") },
    }),
  );
  return paymentBatches(ctx, input.filters);
}
