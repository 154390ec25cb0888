import { eq, inArray } from "drizzle-orm";
import { orders } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import { orderNumber } from "./order-number";
import { isOrderToken } from "./order-token";

/** The order that a token belongs to; null when there is none. */
export async function findOrder(ctx: ServiceContext, token: string) {
  if (!isOrderToken(token)) return null;
  const [order] = await ctx.db.select().from(orders).where(eq(orders.token, token));
  return order ?? null;
}

/** Numbers of orders by id, as people read them. */
export async function numbersOf(
  { db }: Pick<ServiceContext, "db">,
  orderIds: readonly string[],
): Promise<Map<string, string>> {
  if (orderIds.length === 0) return new Map();
  const found = await db
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(inArray(orders.id, [...orderIds]));
  return new Map(found.map(({ id, number }) => [id, orderNumber(number)]));
}
