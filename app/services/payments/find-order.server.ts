import { eq, or } from "drizzle-orm";
import { orders } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import { isOrderToken } from "../orders/order-token";
import type { Order } from "../orders/transition-order.server";

/**
 * The order that the gateway speaks of. It goes on using the token that it was given, also when the order has had
 * another one since.
 */
export async function findOrderOfReport(ctx: ServiceContext, token: string): Promise<Order | null> {
  if (!isOrderToken(token)) return null;
  const [order] = await ctx.db
    .select()
    .from(orders)
    .where(or(eq(orders.token, token), eq(orders.formerToken, token)));
  return order ?? null;
}
