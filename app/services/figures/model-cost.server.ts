import { and, countDistinct, eq, isNotNull, sql } from "drizzle-orm";
import { modelCalls, orders } from "~/db/schema";
import { authoriseReading } from "../access/authorise.server";
import { betweenDays } from "../listing/between-days";
import type { ServiceContext } from "../command/context.server";
import type { Period } from "./period";

export type ModelCost = {
  orders: number;
  /** Millionths of a US dollar. */
  microUsd: number;
};

/**
 * Of the calls that were made in a period.
 * @throws NotAllowed
 */
export async function modelCost(ctx: ServiceContext, period: Period): Promise<ModelCost> {
  authoriseReading(ctx, "view_revenue");
  const made = and(
    betweenDays(modelCalls.at, { from: period.from, to: period.to }),
    eq(modelCalls.subjectKind, "order"),
    isNotNull(modelCalls.subjectId),
    period.product === undefined
      ? undefined
      : sql`${modelCalls.subjectId} in (select ${orders.id} from ${orders} where ${eq(orders.productSlug, period.product)})`,
  );
  const [cost] = await ctx.db
    .select({
      orders: countDistinct(modelCalls.subjectId),
      microUsd: sql`coalesce(sum(${modelCalls.costMicroUsd}), 0)`.mapWith(Number),
    })
    .from(modelCalls)
    .where(made);
  return cost ?? { orders: 0, microUsd: 0 };
}
