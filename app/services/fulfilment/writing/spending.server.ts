import { and, count, eq, gte, inArray, like, sum } from "drizzle-orm";
import { modelCalls } from "~/db/schema";
import { env } from "~/config/env.server";
import { formatIsoDate } from "~/copy/format";
import { ExternalServiceError } from "~/integrations/external-service-error";
import { warsawMoment } from "~/time/warsaw-time";
import type { ServiceContext } from "../../context.server";

/** Answers that one document may cost, however often its making is interrupted. */
export const mostAnswers = 3;

/** How calls ended that are paid for; a vendor bills what was written until we hung up. */
const paidOutcomes = ["answered", "invalid", "refused", "timeout"];

/** How many answers an order has been given so far. @param task key of its prompt */
export async function answersPaid(
  ctx: ServiceContext,
  orderId: string,
  task: string,
): Promise<number> {
  const [found] = await ctx.db
    .select({ answers: count() })
    .from(modelCalls)
    .where(
      and(
        eq(modelCalls.orderId, orderId),
        like(modelCalls.task, `${task}%`),
        inArray(modelCalls.outcome, paidOutcomes),
      ),
    );
  return found?.answers ?? 0;
}

const microUsd = 1_000_000;

/**
 * Stops before money is spent that nobody meant to spend. Needs the model's prices in the settings.
 * @throws ExternalServiceError `invalid` when the order has cost its most, `unavailable` when the day has
 */
export async function assertWithinCaps(ctx: ServiceContext, orderId: string): Promise<void> {
  const cost = sum(modelCalls.costMicroUsd).mapWith(Number);
  const [ofOrder] = await ctx.db
    .select({ cost })
    .from(modelCalls)
    .where(eq(modelCalls.orderId, orderId));
  if ((ofOrder?.cost ?? 0) >= env.MODEL_ORDER_CAP_USD * microUsd)
    throw new ExternalServiceError("model", "invalid", "order_cap");
  const today = warsawMoment(formatIsoDate(ctx.now()), 0);
  const [ofDay] = await ctx.db.select({ cost }).from(modelCalls).where(gte(modelCalls.at, today));
  if ((ofDay?.cost ?? 0) < env.MODEL_DAY_CAP_USD * microUsd) return;
  ctx.log.error({ capUsd: env.MODEL_DAY_CAP_USD }, "the model has cost its most for today");
  throw new ExternalServiceError("model", "unavailable", "day_cap");
}
