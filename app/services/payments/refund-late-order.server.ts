import { inTransaction, type ServiceContext } from "../command/context.server";
import { requestRefund } from "./request-refund.server";
import { isLate } from "../orders/buyer-rules";
import { lockOrder } from "../orders/lock-order.server";
import { stopOrder } from "../orders/stop-order.server";

export type LateRefundOutcome = "refunding" | "delivered" | "not_possible";

/**
 * Gives the buyer the money back who has waited too long, and stops the work. Delivery takes the same lock before it
 * counts as done, so one of the two comes first and the other one finds it.
 */
export async function refundLateOrder(
  ctx: ServiceContext,
  token: string,
): Promise<LateRefundOutcome> {
  return inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, { token });
    if (order?.status === "completed") return "delivered";
    if (order?.failure === "refund_requested") return "refunding";
    if (!order || !isLate(order, tx.now())) return "not_possible";
    if (!(await stopOrder(tx, order, "refund_requested"))) return "not_possible";
    await requestRefund(tx, order, { reason: "late" });
    return "refunding";
  });
}
