import { and, desc, eq, gt } from "drizzle-orm";
import { talkMessages, talks } from "~/db/schema";
import { day } from "~/time/durations";
import type { ServiceContext } from "../command/context.server";
import { breakLength, longestSitting } from "./limits";

/** When a break is due, and whether that is now. */
export type BreakDue = { at: Date; isNow: boolean };

/** When a member will have talked for an hour without a break, in whatever talks of theirs; null where they do not talk now. */
export async function breakDue(
  ctx: Pick<ServiceContext, "db" | "now">,
  userId: string,
): Promise<BreakDue | null> {
  const now = ctx.now().getTime();
  const rows = await ctx.db
    .select({ sentAt: talkMessages.sentAt, repliedAt: talkMessages.repliedAt })
    .from(talkMessages)
    .innerJoin(talks, eq(talks.id, talkMessages.talkId))
    .where(and(eq(talks.userId, userId), gt(talkMessages.sentAt, new Date(now - day))))
    .orderBy(desc(talkMessages.sentAt));
  const moments = rows
    .flatMap(({ sentAt, repliedAt }) => (repliedAt ? [sentAt, repliedAt] : [sentAt]))
    .map((moment) => moment.getTime())
    .sort((a, b) => b - a);
  let since = now;
  for (const moment of moments) {
    if (since - moment > breakLength) break;
    since = moment;
  }
  if (since === now) return null;
  const at = since + longestSitting;
  return { at: new Date(at), isNow: at <= now };
}
