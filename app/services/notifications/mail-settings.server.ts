import { eq } from "drizzle-orm";
import { notificationSettings, type notificationMails } from "~/db/schema";
import { authoriseSelf } from "../authorise.server";
import type { ServiceContext } from "../context.server";
import { isId } from "../ids";

/** What mails tell of: nothing, each answer at once, or everything once a day. */
export type NotificationMails = (typeof notificationMails.enumValues)[number];

/** What the member has asked for; nothing until they ask. */
export async function findNotificationMails(ctx: ServiceContext): Promise<NotificationMails> {
  const [found] = await ctx.db
    .select({ mails: notificationSettings.mails })
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, authoriseSelf(ctx)));
  return found?.mails ?? "none";
}

/** Keeps what the member asks for. The first digest comes at the next hour of digests, with whatever is unread then. */
export async function saveNotificationMails(
  ctx: ServiceContext,
  mails: NotificationMails,
): Promise<void> {
  await ctx.db
    .insert(notificationSettings)
    .values({ userId: authoriseSelf(ctx), mails, lastDigestAt: ctx.now() })
    .onConflictDoUpdate({ target: notificationSettings.userId, set: { mails } });
}

/**
 * Ends the mails from a link in one of them, whoever follows it: the key opens nothing else. Again is as once.
 * @returns false for a key that nobody has
 */
export async function unsubscribe(ctx: ServiceContext, key: string): Promise<boolean> {
  if (!isId(key)) return false;
  const ended = await ctx.db
    .update(notificationSettings)
    .set({ mails: "none" })
    .where(eq(notificationSettings.unsubscribeKey, key))
    .returning({ userId: notificationSettings.userId });
  return ended.length > 0;
}

/** Whether a key from a mail is somebody's. */
export async function isUnsubscribeKey(ctx: ServiceContext, key: string): Promise<boolean> {
  if (!isId(key)) return false;
  const [found] = await ctx.db
    .select({ userId: notificationSettings.userId })
    .from(notificationSettings)
    .where(eq(notificationSettings.unsubscribeKey, key));
  return found !== undefined;
}
