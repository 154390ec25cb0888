import { recordAuditEvent } from "../audit/record-audit-event.server";
import { authorise } from "../access/authorise.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { assertNotRefused, Invalid, NotFound } from "../command/errors";
import { lockOrder } from "../orders/lock-order.server";
import { transitionOrder } from "../orders/transition-order.server";
import { refuseOwnOrder } from "../orders/interested.server";
import {
  cancellationRefusal,
  paymentAuditEvents,
  paymentReasons,
  type PaymentReason,
} from "./acts";
import { leftOf, orderBalances } from "./balances.server";
import { scheduledRefund } from "./schedule-refund.server";
import { withdrawPayments } from "./withdraw-payments.server";
import { isReason } from "../audit/audit-events";

/**
 * Gives up an order that nobody paid for, and withdraws its payment; whoever pays in spite of it is served. Money that came for
 * it, short of the price or in another currency, goes back first: by a refund, which has its limit.
 * @throws NotAllowed, Invalid, NotFound, Conflict as `cancellationRefusal`
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
    const left = leftOf(await orderBalances(tx, order.id));
    const scheduled = await scheduledRefund(tx, order.id);
    assertNotRefused(cancellationRefusal({ ...order, left, scheduledRefund: scheduled }));
    await transitionOrder(tx, order.id, "cancelled");
    await recordAuditEvent(tx, {
      act: paymentAuditEvents.cancel_order,
      target,
      reason: input.reason,
      before: { status: order.status },
      after: { status: "cancelled" },
    });
  });
  await withdrawPayments(ctx, input.orderId);
}
