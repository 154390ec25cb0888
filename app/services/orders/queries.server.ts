import { eq } from "drizzle-orm";
import { orders } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import { isOrderToken } from "./order-token";

/** The order that a token belongs to; null when there is none. */
export async function findOrder(ctx: ServiceContext, token: string) {
  if (!isOrderToken(token)) return null;
  const [order] = await ctx.db.select().from(orders).where(eq(orders.token, token));
  return order ?? null;
}
