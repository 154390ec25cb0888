import { and, isNotNull, isNull, lt } from "drizzle-orm";
import { retryDelays } from "~/config/limits";
import type { OutstandingJob } from "~/db/add-job.server";
import { bulkActs, delayedActs } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";

/** The key of the job that does an act whose half a minute is over. */
export const delayedJobKey = (actId: string) => `delayed:${actId}`;

/** The key of the job that does the next rows of a bulk act. */
export const bulkJobKey = (bulkId: string) => `bulk:${bulkId}`;

/** Delayed acts whose time has come, neither done nor taken back. */
export async function outstandingDelayedActs(
  ctx: ServiceContext,
): Promise<OutstandingJob<"perform_delayed_act">[]> {
  const outstanding = await ctx.db
    .select({ id: delayedActs.id })
    .from(delayedActs)
    .where(and(isNull(delayedActs.endedAt), lt(delayedActs.runsAt, ctx.now())));
  return outstanding.map(({ id }) => ({
    payload: { actId: id },
    key: delayedJobKey(id),
    rest: retryDelays.own,
  }));
}

/** Bulk acts that have begun and have rows left. */
export async function outstandingBulkActs(
  ctx: ServiceContext,
): Promise<OutstandingJob<"run_bulk_act">[]> {
  const outstanding = await ctx.db
    .select({ id: bulkActs.id })
    .from(bulkActs)
    .where(and(isNotNull(bulkActs.startedAt), isNull(bulkActs.endedAt)));
  return outstanding.map(({ id }) => ({
    payload: { bulkId: id },
    key: bulkJobKey(id),
    rest: retryDelays.own,
  }));
}
