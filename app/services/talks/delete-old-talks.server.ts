import { lt, or } from "drizzle-orm";
import { retention, retentionTime } from "~/config/retention";
import { formatIsoDate } from "~/copy/format";
import { talkDays, talks } from "~/db/schema";
import { day } from "~/time/durations";
import type { ServiceContext } from "../command/context.server";
import { undoDeletion } from "./limits";

/** Deletes talks that their members have deleted or left alone, and counts of days that nobody counts any more. */
export async function deleteOldTalks(ctx: ServiceContext): Promise<void> {
  const before = (time: number) => new Date(ctx.now().getTime() - time);
  await ctx.db
    .delete(talks)
    .where(
      or(
        lt(talks.lastMessageAt, before(retentionTime(retention.mentorTalk))),
        lt(talks.deletedAt, before(undoDeletion)),
      ),
    );
  await ctx.db.delete(talkDays).where(lt(talkDays.day, formatIsoDate(before(2 * day))));
}
