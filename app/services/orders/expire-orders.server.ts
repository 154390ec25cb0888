import { and, eq, lte } from "drizzle-orm";
import { orders, payments } from "~/db/schema";
import { OutsideServiceError } from "~/integrations/outside-service-error";
import { cancelTransaction } from "~/integrations/payments/tpay.server";
import type { ServiceContext } from "../context.server";
import { checkOrderPayment } from "../payments/check-payment.server";
import { unpaidOrderLifetime } from "./retention";
import { transitionOrder } from "./transition-order.server";

/**
 * Gives up orders that nobody paid for, after asking the gateway one last time, and withdraws their transactions.
 * @returns how many were given up
 */
export async function expireOrders(ctx: ServiceContext, limit = 100): Promise<number> {
  const placedBefore = new Date(ctx.now().getTime() - unpaidOrderLifetime);
  const unpaid = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, "awaiting_payment"), lte(orders.placedAt, placedBefore)))
    .limit(limit);
  let expired = 0;
  for (const { id } of unpaid) {
    await checkOrderPayment(ctx, id);
    if (!(await transitionOrder(ctx.db, id, "expired", { actor: ctx.actor, at: ctx.now() })))
      continue;
    expired++;
    await withdrawPayment(ctx, id);
  }
  return expired;
}

async function withdrawPayment(ctx: ServiceContext, orderId: string): Promise<void> {
  const open = await ctx.db
    .update(payments)
    .set({ status: "cancelled", nextCheckAt: null })
    .where(and(eq(payments.orderId, orderId), eq(payments.status, "pending")))
    .returning();
  for (const { transactionId } of open) {
    try {
      if (transactionId) await cancelTransaction(transactionId);
    } catch (error) {
      if (!(error instanceof OutsideServiceError)) throw error;
      // Whoever pays for it in spite of this is served or gets the money back: see `markPaid`.
      ctx.log.warn({ orderId, code: error.code }, "gateway did not withdraw a transaction");
    }
  }
}
