import { lte } from "drizzle-orm";
import { contentAccesses } from "~/db/schema";
import { retention, retentionTime } from "~/config/retention";
import type { ServiceContext } from "../command/context.server";

/** Deletes accesses whose time has come; the audit log keeps its own line of each. @returns how many */
export async function deleteOldContentAccesses(ctx: ServiceContext): Promise<number> {
  const before = new Date(ctx.now().getTime() - retentionTime(retention.staffNote));
  const dropped = await ctx.db
    .delete(contentAccesses)
    .where(lte(contentAccesses.accessedAt, before))
    .returning({ id: contentAccesses.id });
  return dropped.length;
}
