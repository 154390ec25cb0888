import { and, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { formatIsoDate } from "~/copy/format";
import { groupMembers, groups, notificationSettings, posts, users } from "~/db/schema";
import { week } from "~/time/durations";
import { warsawMoment } from "~/time/warsaw-time";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { queueMail } from "../mails/queue-mail.server";
import { ofTheWeek } from "./mail-wishes";
import { weekDigestMail } from "./week-digest-mail";

/** In Warsaw, on Sundays. */
const digestHour = 9;
const batch = 500;

/**
 * Writes down the digests of a week, for members who want one and in whose open groups somebody else has written: what
 * stands in it is decided when it is sent. Safe to run twice, and by two processes at once.
 * @returns how many mails were written down
 */
export async function sendWeekDigests(ctx: ServiceContext): Promise<number> {
  const day = formatIsoDate(ctx.now());
  const due = warsawMoment(day, digestHour);
  const isSunday = new Date(`${day}T00:00:00Z`).getUTCDay() === 0;
  if (!isSunday || ctx.now() < due) return 0;
  const since = new Date(due.getTime() - week).toISOString();
  const isDue = and(
    inArray(notificationSettings.mails, [...ofTheWeek]),
    or(isNull(notificationSettings.lastDigestAt), lt(notificationSettings.lastDigestAt, due)),
  );
  let sent = 0;
  for (;;) {
    const members = await ctx.db
      .select({ userId: notificationSettings.userId })
      .from(notificationSettings)
      .where(isDue)
      .limit(batch);
    if (members.length === 0) return sent;
    for (const { userId } of members) {
      const hasMail = await inTransaction(ctx, async (tx) => {
        const [taken] = await tx.db
          .update(notificationSettings)
          .set({ lastDigestAt: tx.now() })
          .where(and(eq(notificationSettings.userId, userId), isDue))
          .returning({ userId: notificationSettings.userId });
        if (!taken) return false;
        const [member] = await tx.db
          .select({ email: users.email })
          .from(users)
          .where(
            and(
              eq(users.id, userId),
              eq(users.status, "active"),
              sql`exists (select 1 from ${groupMembers} mine
                join ${groups} on ${groups.id} = mine.group_id and not ${groups.isPrivate} and not ${groups.isSensitive}
                join ${posts} on ${posts.groupId} = ${groups.id} and ${posts.state} = 'published'
                  and ${posts.authorId} <> mine.id and ${posts.createdAt} > ${since}::timestamptz
                where mine.user_id = ${userId} and mine.state = 'active')`,
            ),
          );
        if (!member) return false;
        const weekMailId = await queueMail(tx, {
          kind: weekDigestMail,
          recipient: member.email,
          subject: weekDigestMail.subject(),
          idempotencyKey: `week-digest/${userId}/${day}`,
        });
        if (!weekMailId) return false;
        await tx.db
          .update(notificationSettings)
          .set({ weekMailId })
          .where(eq(notificationSettings.userId, userId));
        return true;
      });
      if (hasMail) sent += 1;
    }
  }
}
