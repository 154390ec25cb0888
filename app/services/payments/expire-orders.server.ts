import { and, asc, eq, lte } from "drizzle-orm";
import { orders } from "~/db/schema";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { checkOrderPayment } from "./check-payment.server";
import { requestRefund } from "./request-refund.server";
import { withdrawPayments } from "./withdraw-payments.server";
import { unpaidOrderLifetime } from "../orders/retention";
import { transitionOrder } from "../orders/transition-order.server";

/**
 * Gives up orders that nobody paid for, after asking the gateway one last time, and withdraws their transactions. While
 * the gateway does not answer they wait: an order that was paid for must not be given up unheard.
 * @returns how many were given up
 */
export async function expireOrders(ctx: ServiceContext, limit = 100): Promise<number> {
  const placedBefore = new Date(ctx.now().getTime() - unpaidOrderLifetime);
  const unpaid = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, "awaiting_payment"), lte(orders.placedAt, placedBefore)))
    .orderBy(asc(orders.placedAt))
    .limit(limit);
  let expired = 0;
  for (const { id } of unpaid) {
    if ((await checkOrderPayment(ctx, id)) === "unanswered") continue;
    const given = await inTransaction(ctx, async (tx) => {
      const order = await transitionOrder(tx, id, "expired");
      if (order) await requestRefund(tx, order, { reason: "expired", alsoBegin: true });
      return order;
    });
    if (!given) continue;
    expired++;
    await withdrawPayments(ctx, id);
  }
  return expired;
}
