import { and, eq } from "drizzle-orm";
import { orders } from "~/db/schema";
import type { Order } from "../orders/transition-order.server";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";

/** The order was refunded while it was being fulfilled: what is left to do is nothing. */
export class OrderWithdrawn extends Error {}

/**
 * Stores the result of a step as long as the order is in work. Its row stays locked meanwhile, so that nothing can be
 * stored after a refund and the deletion of the order's content, which would then stay for ever.
 * @throws OrderWithdrawn
 */
export async function whileInWork<Result>(
  ctx: ServiceContext,
  orderId: string,
  store: (tx: TransactionContext, order: Order) => Promise<Result>,
): Promise<Result> {
  return inTransaction(ctx, async (tx) => {
    const [order] = await tx.db
      .select()
      .from(orders)
      .where(and(eq(orders.id, orderId), eq(orders.status, "processing")))
      .for("share");
    if (!order) throw new OrderWithdrawn();
    return store(tx, order);
  });
}
