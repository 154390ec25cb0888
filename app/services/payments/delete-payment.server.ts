import { eq } from "drizzle-orm";
import { payments } from "~/db/schema";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { assertNotRefused } from "../command/errors";
import { authorisePayment, lockPayment, type PaymentRequest } from "./lock-payment.server";
import { deletionRefusal, hasMovedMoney, restorationRefusal } from "./payment-state";
import { tryWithdrawing } from "./withdraw-payments.server";
import { paymentAuditEvents } from "./acts";

/**
 * Takes a payment out of the archive again.
 * @throws NotAllowed also for an order of one's own, Invalid, NotFound, Conflict `not_put_away`
 */
export async function restorePayment(ctx: ServiceContext, input: PaymentRequest): Promise<void> {
  const target = authorisePayment(ctx, input);
  await inTransaction(ctx, async (tx) => {
    const { payment } = await lockPayment(tx, input.paymentId);
    assertNotRefused(restorationRefusal(payment));
    await tx.db.update(payments).set({ archivedAt: null }).where(eq(payments.id, payment.id));
    await recordAuditEvent(tx, {
      act: paymentAuditEvents.restore_payment,
      target,
      reason: input.reason,
      before: { status: payment.status },
    });
  });
}

/**
 * Removes a payment that no money moved for, and withdraws it at the gateway if it was open. A record of money stays, as
 * accounting law has it, and is put away instead.
 * @throws NotAllowed also for an order of one's own, Invalid, NotFound, Conflict when it is being opened at this moment, or was put away before
 */
export async function deletePayment(
  ctx: ServiceContext,
  input: PaymentRequest,
): Promise<"deleted" | "archived"> {
  const { paymentId, reason } = input;
  const target = authorisePayment(ctx, input);
  const { payment, outcome } = await inTransaction(ctx, async (tx) => {
    const { payment } = await lockPayment(tx, paymentId);
    assertNotRefused(deletionRefusal(payment));
    const before = { status: payment.status, amountGrosze: payment.amountGrosze };
    if (hasMovedMoney(payment)) {
      await tx.db.update(payments).set({ archivedAt: tx.now() }).where(eq(payments.id, paymentId));
      await recordAuditEvent(tx, {
        act: paymentAuditEvents.archive_payment,
        target,
        reason,
        before,
      });
      return { payment, outcome: "archived" as const };
    }
    await tx.db.delete(payments).where(eq(payments.id, paymentId));
    await recordAuditEvent(tx, { act: paymentAuditEvents.delete_payment, target, reason, before });
    return { payment, outcome: "deleted" as const };
  });
  if (outcome === "deleted" && payment.status === "pending") await tryWithdrawing(ctx, payment);
  return outcome;
}
