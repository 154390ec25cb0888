import { and, eq } from "drizzle-orm";
import { payments } from "~/db/schema";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { Conflict } from "../command/errors";
import { authorisePayment, lockPayment, type PaymentRequest } from "./lock-payment.server";
import { isCancellable } from "./payment-state";
import { tryWithdrawing } from "./withdraw-payments.server";
import { paymentAuditEvents, paymentRefusals } from "./acts";
import { staleRefusal } from "../command/refusals";

/**
 * Withdraws an open payment at the gateway. Its order goes on waiting: it can be paid for anew. Whoever has paid already
 * is served or gets the money back, as ever.
 * @throws NotAllowed also for an order of one's own, Invalid, NotFound, Conflict when it cannot be withdrawn (any more)
 */
export async function cancelPayment(ctx: ServiceContext, input: PaymentRequest): Promise<void> {
  const target = authorisePayment(ctx, input);
  const cancelled = await inTransaction(ctx, async (tx) => {
    const { payment } = await lockPayment(tx, input.paymentId);
    if (!isCancellable(payment)) throw new Conflict(paymentRefusals.not_withdrawable);
    const [changed] = await tx.db
      .update(payments)
      .set({ status: "cancelled", nextCheckAt: null })
      .where(and(eq(payments.id, payment.id), eq(payments.status, "pending")))
      .returning();
    if (!changed) throw new Conflict(staleRefusal("changed_meanwhile"));
    await recordAuditEvent(tx, {
      act: paymentAuditEvents.cancel_payment,
      target,
      reason: input.reason,
      before: { status: payment.status },
      after: { status: "cancelled" },
    });
    return changed;
  });
  await tryWithdrawing(ctx, cancelled);
}
