import { and, count, eq, inArray, like } from "drizzle-orm";
import { modelCalls } from "~/db/schema";
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
