import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { modelCalls } from "~/db/schema";
import { authoriseReading } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import type { SubjectKind } from "./subjects.server";

/** One call of the model; never what was said in it. */
export type ModelCall = typeof modelCalls.$inferSelect;

/** The calls that some subjects of a kind took, the oldest first; whoever asks has been let in to the subjects. */
export const callsOf = (
  ctx: ServiceContext,
  kind: SubjectKind,
  ids: readonly string[],
): Promise<ModelCall[]> =>
  ctx.db
    .select()
    .from(modelCalls)
    .where(and(eq(modelCalls.subjectKind, kind), inArray(modelCalls.subjectId, [...ids])))
    .orderBy(asc(modelCalls.id));

export type CallSums = {
  tokens: number;
  /** Millionths of a US dollar. */
  costMicroUsd: number;
  durationMs: number;
};

export const sumsOf = (calls: readonly ModelCall[]): CallSums => ({
  tokens: calls.reduce((sum, call) => sum + call.inputTokens + call.outputTokens, 0),
  costMicroUsd: calls.reduce((sum, call) => sum + call.costMicroUsd, 0),
  durationMs: calls.reduce((sum, call) => sum + call.durationMs, 0),
});

/** Every model that was ever asked, by name: one look at the index for each, instead of one at every call. */
export async function modelsUsed(ctx: ServiceContext): Promise<string[]> {
  authoriseReading(ctx, "view_orders");
  const rows = await ctx.db.execute<{ model: string }>(sql`
    with recursive used as (
      (select model from ${modelCalls} order by model limit 1)
      union all
      select (select model from ${modelCalls} where model > used.model order by model limit 1)
      from used where used.model is not null
    )
    select model from used where model is not null`);
  return rows.map(({ model }) => model);
}
