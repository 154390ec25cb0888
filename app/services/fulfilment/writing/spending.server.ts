import { and, count, eq, gte, inArray, like } from "drizzle-orm";
import { modelCalls, remakes } from "~/db/schema";
import type { ServiceContext } from "../../context.server";

/** Answers that one document may cost, however often its making is interrupted. */
export const mostAnswers = 3;

/** How calls ended that are paid for; a vendor bills what was written until we hung up. */
const paidOutcomes = ["answered", "invalid", "refused", "timeout"];

/**
 * How many answers an order has been given so far; what is made again has as many of its own.
 * @param task key of its prompt
 */
export async function answersPaid(
  ctx: ServiceContext,
  orderId: string,
  task: string,
): Promise<number> {
  const [remade] = await ctx.db
    .select({ since: remakes.requestedAt })
    .from(remakes)
    .where(eq(remakes.orderId, orderId));
  const [found] = await ctx.db
    .select({ answers: count() })
    .from(modelCalls)
    .where(
      and(
        eq(modelCalls.orderId, orderId),
        like(modelCalls.task, `${task}%`),
        inArray(modelCalls.outcome, paidOutcomes),
        remade && gte(modelCalls.at, remade.since),
      ),
    );
  return found?.answers ?? 0;
}
