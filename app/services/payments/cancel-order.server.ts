import { recordAuditEvent } from "../audit/record-audit-event.server";
import { authorise } from "../access/authorise.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { Conflict, Invalid, NotFound } from "../command/errors";
import { lockOrder } from "../orders/lock-order.server";
import { transitionOrder } from "../orders/transition-order.server";
import { refuseOwnOrder } from "../orders/interested.server";
import { paymentReasons, type PaymentReason, paymentAuditEvents, paymentRefusals } from "./acts";
import { requestRefund } from "./request-refund.server";
import { withdrawPayments } from "./withdraw-payments.server";
import { isReason } from "../audit/audit-events";

/**
 * Gives up an order that nobody paid for, and withdraws its payment. What came short of the price goes back; whoever pays
 * in spite of it is served.
 * @throws NotAllowed, Invalid, NotFound, Conflict `not_cancellable` where it was paid for, or has ended
 */
export async function cancelOrder(
  ctx: ServiceContext,
  input: { orderId: string; reason: PaymentReason },
): Promise<void> {
  const target = { kind: "order", id: input.orderId } as const;
  authorise(ctx, "assist_orders", target);
  if (!isReason(paymentReasons, input.reason)) throw new Invalid("reason");
  await inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, { id: input.orderId });
    if (!order) throw new NotFound("unknown_order");
    await refuseOwnOrder(tx, order);
    const cancelled = order.paidAt === null && (await transitionOrder(tx, order.id, "cancelled"));
    if (!cancelled) throw new Conflict(paymentRefusals.not_cancellable);
    await requestRefund(tx, order, { reason: "underpaid", alsoBegin: true });
    await recordAuditEvent(tx, {
      act: paymentAuditEvents.cancel_order,
      target,
      reason: input.reason,
      before: { status: order.status },
      after: { status: cancelled.status },
    });
  });
  await withdrawPayments(ctx, input.orderId);
}
