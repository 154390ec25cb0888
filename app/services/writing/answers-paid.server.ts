import { and, count, eq, gte, inArray } from "drizzle-orm";
import { modelCalls } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import type { Subject } from "../spending/subjects.server";

/** Answers that one text may cost, however often its making is interrupted. */
export const maxAnswers = 3;

/** What calls for a text are recorded as, beside the name of its task; a reading is no answer and uses none up. */
export const callNames = { write: "", review: "/review", read: "/read" } as const;

/** How calls ended that are paid for; a vendor bills what was written until we hung up. */
const paidOutcomes = ["answered", "invalid", "refused", "timeout", "stopped"];

/**
 * How many answers a subject has been given so far.
 * @param of.task what its calls are recorded as
 * @param of.since from when they count; null for all
 */
export async function answersPaid(
  ctx: ServiceContext,
  { subject, task, since }: { subject: Subject; task: string; since: Date | null },
): Promise<number> {
  const [found] = await ctx.db
    .select({ answers: count() })
    .from(modelCalls)
    .where(
      and(
        eq(modelCalls.subjectKind, subject.kind),
        eq(modelCalls.subjectId, subject.id),
        inArray(modelCalls.task, [task + callNames.write, task + callNames.review]),
        inArray(modelCalls.outcome, paidOutcomes),
        since ? gte(modelCalls.at, since) : undefined,
      ),
    );
  return found?.answers ?? 0;
}
