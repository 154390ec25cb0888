import { and, eq, inArray, isNotNull, lte } from "drizzle-orm";
import { acts, bulkActs, delayedActs } from "~/db/schema";
import { retention, retentionTime } from "~/config/retention";
import type { ServiceContext } from "../command/context.server";
import { keptInput } from "./deferred-act.server";
import { deferredActOf, deferredActs } from "./registry.server";

/** Forgets acts and requests of staff that ended long ago, with the accounts of their rows; the audit log keeps its own lines. */
export async function deleteOldActs(ctx: ServiceContext): Promise<void> {
  const before = new Date(ctx.now().getTime() - retentionTime(retention.staffNote));
  const { requestedAt, endedAt } = delayedActs;
  await ctx.db.delete(delayedActs).where(and(isNotNull(endedAt), lte(requestedAt, before)));
  await ctx.db.delete(acts).where(lte(acts.requestedAt, before));
  await ctx.db.delete(bulkActs).where(lte(bulkActs.requestedAt, before));
  await endLapsedActs(ctx);
}

/** What lapses has nobody who decides: what somebody wrote in it goes here. */
async function endLapsedActs(ctx: ServiceContext): Promise<void> {
  const now = ctx.now();
  const { id, kind, input, status, lapsesAt } = acts;
  await ctx.db
    .update(acts)
    .set({ status: "lapsed", decidedAt: now })
    .where(and(eq(status, "requested"), lte(lapsesAt, now)));
  const wordy = deferredActs.filter(({ byTwo }) => byTwo?.kept).map(({ act }) => act.code);
  const lapsed = await ctx.db
    .select({ id, kind, input })
    .from(acts)
    .where(and(eq(status, "lapsed"), inArray(kind, wordy)));
  for (const act of lapsed)
    await ctx.db
      .update(acts)
      .set({ input: keptInput(deferredActOf(act.kind), act.input) })
      .where(eq(id, act.id));
}
