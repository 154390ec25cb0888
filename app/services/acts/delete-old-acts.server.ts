import { and, isNotNull, lte } from "drizzle-orm";
import { bulkActs, delayedActs } from "~/db/schema";
import { retention, retentionTime } from "~/config/retention";
import type { ServiceContext } from "../command/context.server";

/** Forgets acts of staff that ended long ago, with the accounts of their rows; the audit log keeps its own lines. */
export async function deleteOldActs(ctx: ServiceContext): Promise<void> {
  const before = new Date(ctx.now().getTime() - retentionTime(retention.staffNote));
  const { requestedAt, endedAt } = delayedActs;
  await ctx.db.delete(delayedActs).where(and(isNotNull(endedAt), lte(requestedAt, before)));
  await ctx.db.delete(bulkActs).where(lte(bulkActs.requestedAt, before));
}
