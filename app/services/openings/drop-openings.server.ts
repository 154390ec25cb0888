import { lte } from "drizzle-orm";
import { contentOpenings } from "~/db/schema";
import { retention, retentionTime } from "~/config/retention";
import type { ServiceContext } from "../command/context.server";

/** Forgets openings whose time has come; the audit log keeps its own line of each. @returns how many */
export async function dropOpenings(ctx: ServiceContext): Promise<number> {
  const before = new Date(ctx.now().getTime() - retentionTime(retention.staffNote));
  const dropped = await ctx.db
    .delete(contentOpenings)
    .where(lte(contentOpenings.openedAt, before))
    .returning({ id: contentOpenings.id });
  return dropped.length;
}
