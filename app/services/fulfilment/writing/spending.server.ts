import { and, count, eq, gte, inArray } from "drizzle-orm";
import { modelCalls, remakes } from "~/db/schema";
import type { ServiceContext } from "../../command/context.server";
import { beginningWith } from "../../listing/containing";

/** Answers that one document may cost, however often its making is interrupted. */
export const mostAnswers = 3;

/** How calls ended that are paid for; a vendor bills what was written until we hung up. */
const paidOutcomes = ["answered", "invalid", "refused", "timeout"];

/**
 * When the text that an order has now, or is getting, was asked for anew; null for the first one. What is made again has as
 * many answers of its own.
 */
export async function remadeSince(ctx: ServiceContext, orderId: string): Promise<Date | null> {
  const [remade] = await ctx.db
    .select({ since: remakes.requestedAt })
    .from(remakes)
    .where(eq(remakes.orderId, orderId));
  return remade?.since ?? null;
}

/**
 * How many answers an order has been given so far.
 * @param task what its calls are recorded as
 * @param since from when they count; null for all
 */
export async function answersPaid(
  ctx: ServiceContext,
  orderId: string,
  task: string,
  since: Date | null,
): Promise<number> {
  const [found] = await ctx.db
    .select({ answers: count() })
    .from(modelCalls)
    .where(
      and(
        eq(modelCalls.orderId, orderId),
        beginningWith(modelCalls.task, task),
        inArray(modelCalls.outcome, paidOutcomes),
        since ? gte(modelCalls.at, since) : undefined,
      ),
    );
  return found?.answers ?? 0;
}
