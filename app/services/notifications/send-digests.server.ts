import { and, desc, eq, inArray, isNull, lt, or } from "drizzle-orm";
import { formatIsoDate } from "~/copy/format";
import { notifications, notificationSettings, users } from "~/db/schema";
import { digestMail } from "./digest-mail";
import { warsawMoment } from "~/time/warsaw-time";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { queueMail } from "../mails/queue-mail.server";

/** In Warsaw. */
const digestHour = 18;
const batch = 500;
const maxNotifications = 100;

/**
 * Writes down the day's digests, for members who want one and to whom something happened that they have not read. Safe
 * to run twice, by two processes at once, and again after a crash: whose digest was decided is written in the same
 * transaction as the mail.
 * @returns how many mails were written down
 */
export async function sendDigests(ctx: ServiceContext): Promise<number> {
  const day = formatIsoDate(ctx.now());
  const due = warsawMoment(day, digestHour);
  if (ctx.now() < due) return 0;
  const isDue = and(
    eq(notificationSettings.mails, "digest"),
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
        const news = await tx.db
          .select({ id: notifications.id, email: users.email })
          .from(notifications)
          .innerJoin(users, and(eq(users.id, notifications.userId), eq(users.status, "active")))
          .where(
            and(
              eq(notifications.userId, userId),
              isNull(notifications.readAt),
              isNull(notifications.mailedAt),
            ),
          )
          .orderBy(desc(notifications.happenedAt))
          .limit(maxNotifications);
        const [first] = news;
        if (!first) return false;
        const mailId = await queueMail(tx, {
          kind: digestMail,
          recipient: first.email,
          subject: digestMail.subject(),
          idempotencyKey: `digest/${userId}/${day}`,
        });
        if (!mailId) return false;
        const included = news.map(({ id }) => id);
        await tx.db
          .update(notifications)
          .set({ mailId, mailedAt: tx.now() })
          .where(inArray(notifications.id, included));
        return true;
      });
      if (hasMail) sent += 1;
    }
  }
}
