import { lte } from "drizzle-orm";
import { retention, retentionTime } from "~/config/retention";
import { groupWishes } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";

/** Deletes what was proposed and offered so long ago that its time is over. @returns how many */
export async function deleteOldWishes(ctx: ServiceContext): Promise<number> {
  const before = new Date(ctx.now().getTime() - retentionTime(retention.groupWish));
  const deleted = await ctx.db
    .delete(groupWishes)
    .where(lte(groupWishes.createdAt, before))
    .returning({ id: groupWishes.id });
  return deleted.length;
}
