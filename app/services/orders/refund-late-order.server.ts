import type { ServiceContext } from "../context.server";
import { requestRefund } from "../payments/request-refund.server";
import { isLate } from "./buyer-rules";
import { lockOrder } from "./lock-order.server";
import { stopOrder } from "./stop-order.server";

export type LateRefundOutcome = "refunding" | "delivered" | "not_possible";

/**
 * Gives the buyer the money back who has waited too long, and stops the work. Delivery takes the same lock before it
 * counts as done, so one of the two comes first and the other one finds it.
 */
export async function refundLateOrder(
  ctx: ServiceContext,
  token: string,
): Promise<LateRefundOutcome> {
  return ctx.db.transaction(async (tx) => {
    const order = await lockOrder(tx, { token });
    const by = { actor: ctx.actor, at: ctx.now() };
    if (order?.status === "completed") return "delivered";
    if (order?.failure === "refund_requested") return "refunding";
    if (!order || !isLate(order, by.at)) return "not_possible";
    if (!(await stopOrder(tx, order, "refund_requested", by))) return "not_possible";
    await requestRefund(tx, order, { reason: "late" }, by);
    return "refunding";
  });
}
