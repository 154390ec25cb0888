import { eq } from "drizzle-orm";
import { env } from "~/config/env.server";
import { modelSpending } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";

/** What the model may still cost for one order, in millionths of a US dollar: see `withinCaps`. */
export async function leftForOrder(ctx: ServiceContext, orderId: string): Promise<number> {
  const [spent] = await ctx.db
    .select({ microUsd: modelSpending.microUsd })
    .from(modelSpending)
    .where(eq(modelSpending.scope, orderScope(orderId)));
  return Math.max(0, Math.round(env.MODEL_ORDER_CAP_USD * 1_000_000) - (spent?.microUsd ?? 0));
}

/** Under which name the cost of an order is counted. */
export const orderScope = (orderId: string) => `order ${orderId}`;
