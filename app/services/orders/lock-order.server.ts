import { eq } from "drizzle-orm";
import { orders } from "~/db/schema";
import type { TransactionContext } from "../command/context.server";
import { Conflict } from "../command/errors";
import { orderRefusals } from "./acts";
import { isOrderToken } from "./order-token";
import type { Order } from "./transition-order.server";

/**
 * Reads an order and keeps everybody else from changing it until the transaction ends. Whatever decides about money or
 * delivery holds this lock first, so that two decisions never cross.
 * @returns null when there is none
 * @throws Conflict `address_unconfirmed` to a token of an address that staff gave the order and nobody has confirmed
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
  if ("token" in by && order?.isAddressUnconfirmed)
    throw new Conflict(orderRefusals.address_unconfirmed);
  return order ?? null;
}
