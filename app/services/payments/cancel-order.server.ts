import { recordAuditEvent } from "../audit/record-audit-event.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { assertNotRefused } from "../command/errors";
import { lockAssistedOrder } from "../orders/named-order.server";
import { transitionOrder } from "../orders/transition-order.server";
import {
  cancellationRefusal,
  paymentAuditEvents,
  cancellationReasons,
  type PaymentReason,
} from "./acts";
import { leftOf, orderBalances } from "./balances.server";
import { scheduledRefund } from "./schedule-refund.server";
import { unpaidOrder } from "./unpaid-order.server";
import { withdrawPayments } from "./withdraw-payments.server";

/**
 * Gives up an order that nobody paid for, and withdraws its payment; whoever pays in spite of it is served. Money that came for
 * it, short of the price or in another currency, goes back first: by a refund, which has its limit.
 * @throws as `lockAssistedOrder`; Conflict as `cancellationRefusal`
 */
export async function cancelOrder(
  ctx: ServiceContext,
  input: { orderId: string; reason: PaymentReason },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const given = { reason: input.reason, among: cancellationReasons };
    const order = await lockAssistedOrder(tx, input.orderId, given);
    const left = leftOf(await orderBalances(tx, order.id));
    const scheduled = await scheduledRefund(tx, order.id);
    const { outsideUntil } = await unpaidOrder(tx, order.id);
    assertNotRefused(
      cancellationRefusal({ ...order, left, scheduledRefund: scheduled, outsideUntil }),
    );
    await transitionOrder(tx, order.id, "cancelled");
    await recordAuditEvent(tx, {
      act: paymentAuditEvents.cancel_order,
      target: { kind: "order", id: order.id },
      reason: input.reason,
      before: { status: order.status },
      after: { status: "cancelled" },
    });
  });
  await withdrawPayments(ctx, input.orderId);
}
