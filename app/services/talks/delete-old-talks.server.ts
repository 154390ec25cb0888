import { and, eq, lt, or } from "drizzle-orm";
import { retention, retentionTime } from "~/config/retention";
import { formatIsoDate } from "~/copy/format";
import { proposedFacts, rememberedFacts, talkDays, talks } from "~/db/schema";
import { day } from "~/time/durations";
import type { ServiceContext } from "../command/context.server";
import { undoDeletion } from "./limits";

/**
 * Deletes talks that their members have deleted or left alone, those without a trace once nobody writes in them, facts that nobody
 * has decided on or that have expired, and counts of days that nobody counts any more.
 */
export async function deleteOldTalks(ctx: ServiceContext): Promise<void> {
  const before = (time: number) => new Date(ctx.now().getTime() - time);
  await ctx.db
    .delete(talks)
    .where(
      or(
        lt(talks.lastMessageAt, before(retentionTime(retention.mentorTalk))),
        lt(talks.deletedAt, before(undoDeletion)),
        and(
          eq(talks.isEphemeral, true),
          lt(talks.lastMessageAt, before(retentionTime(retention.ephemeralTalk))),
        ),
      ),
    );
  await ctx.db
    .delete(proposedFacts)
    .where(lt(proposedFacts.proposedAt, before(retentionTime(retention.proposedFact))));
  await ctx.db.delete(rememberedFacts).where(lt(rememberedFacts.expiresAt, ctx.now()));
  await ctx.db.delete(talkDays).where(lt(talkDays.day, formatIsoDate(before(2 * day))));
}
