import { and, inArray, isNull, lte, ne, not, or } from "drizzle-orm";
import { retention, retentionTime } from "~/config/retention";
import { modelCalls } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import { isUnsettled } from "../orders/unsettled.server";
import type { SubjectKind } from "../spending/subjects.server";

const batch = 5_000;

/**
 * Deletes what calls of the model took, cost and came to, once its time is over; of an order not while something about it is
 * open.
 * @returns how many
 */
export async function deleteOldModelCalls(ctx: ServiceContext): Promise<number> {
  const before = new Date(ctx.now().getTime() - retentionTime(retention.modelCall));
  const due = ctx.db
    .select({ id: modelCalls.id })
    .from(modelCalls)
    .where(
      and(
        lte(modelCalls.at, before),
        or(
          ne(modelCalls.subjectKind, "order" satisfies SubjectKind),
          isNull(modelCalls.subjectId),
          not(isUnsettled(ctx, modelCalls.subjectId)!),
        ),
      ),
    )
    .limit(batch);
  for (let deleted = 0; ;) {
    const gone = await ctx.db
      .delete(modelCalls)
      .where(inArray(modelCalls.id, due))
      .returning({ id: modelCalls.id });
    deleted += gone.length;
    if (gone.length < batch) return deleted;
  }
}
