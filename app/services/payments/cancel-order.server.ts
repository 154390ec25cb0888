import { recordAuditEvent } from "../audit/record-audit-event.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { Conflict } from "../command/errors";
import { lockAssistedOrder } from "../orders/named-order.server";
import { transitionOrder } from "../orders/transition-order.server";
import { paymentReasons, type PaymentReason, paymentAuditEvents, paymentRefusals } from "./acts";
import { requestRefund } from "./request-refund.server";
import { withdrawPayments } from "./withdraw-payments.server";

/**
 * Gives up an order that nobody paid for, and withdraws its payment. What came short of the price goes back; whoever pays
 * in spite of it is served.
 * @throws as `lockAssistedOrder`; Conflict `not_cancellable` where it was paid for, or has ended
 */
export async function cancelOrder(
  ctx: ServiceContext,
  input: { orderId: string; reason: PaymentReason },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const given = { reason: input.reason, among: paymentReasons };
    const order = await lockAssistedOrder(tx, input.orderId, given);
    const cancelled = order.paidAt === null && (await transitionOrder(tx, order.id, "cancelled"));
    if (!cancelled) throw new Conflict(paymentRefusals.not_cancellable);
    await requestRefund(tx, order, { reason: "underpaid" });
    await recordAuditEvent(tx, {
      act: paymentAuditEvents.cancel_order,
      target: { kind: "order", id: order.id },
      reason: input.reason,
      before: { status: order.status },
      after: { status: cancelled.status },
    });
  });
  await withdrawPayments(ctx, input.orderId);
}
