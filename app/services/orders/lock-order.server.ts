import { eq } from "drizzle-orm";
import { orders } from "~/db/schema";
import type { TransactionContext } from "../command/context.server";
import { isOrderToken } from "./order-token";
import type { Order } from "./transition-order.server";

/**
 * Reads an order and keeps everybody else from changing it until the transaction ends. Whatever decides about money or
 * delivery holds this lock first, so that two decisions never cross.
 * @returns null when there is none
 */
export async function lockOrder(
  tx: TransactionContext,
  by: { id: string } | { token: string },
): Promise<Order | null> {
  if ("token" in by && !isOrderToken(by.token)) return null;
  const [order] = await tx.db
    .select()
    .from(orders)
    .where("id" in by ? eq(orders.id, by.id) : eq(orders.token, by.token))
    .for("update");
  return order ?? null;
}
