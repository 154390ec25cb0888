import { inTransaction, type ServiceContext } from "../command/context.server";
import { Conflict } from "../command/errors";
import { lateRefundRefusals } from "./acts";
import { requestRefund } from "./request-refund.server";
import { isLate } from "../orders/buyer-rules";
import { lockOrder } from "../orders/lock-order.server";
import { stopOrder } from "../orders/stop-order.server";

/**
 * Gives the buyer the money back who has waited too long, and stops the work. Delivery takes the same lock before it
 * counts as done, so one of the two comes first and the other one finds it. Asked again it changes nothing.
 * @throws Conflict of `lateRefundRefusals`
 */
export async function refundLateOrder(ctx: ServiceContext, token: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, { token });
    if (order?.status === "completed") throw new Conflict(lateRefundRefusals.delivered);
    if (order?.failure === "refund_requested") return;
    if (!order || !isLate(order, tx.now()) || !(await stopOrder(tx, order, "refund_requested")))
      throw new Conflict(lateRefundRefusals.not_late);
    await requestRefund(tx, order, { reason: "late" });
  });
}
