import { and, eq, inArray, ne } from "drizzle-orm";
import { notificationSettings, users, type mailStop, type notificationMails } from "~/db/schema";
import { authoriseSelf } from "../access/authorise.server";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { isId } from "../listing/ids";
import { deleteComplaint } from "../mails/complaints.server";

export type NotificationMails = (typeof notificationMails.enumValues)[number];

export type MailStop = (typeof mailStop.enumValues)[number];

export type StoppedMails = { by: MailStop; at: Date; address: string };

/** What the member has said of mails; null until they say it. */
export async function chosenMails(ctx: ServiceContext): Promise<NotificationMails | null> {
  const [found] = await ctx.db
    .select({ mails: notificationSettings.mails })
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, authoriseSelf(ctx)));
  return found?.mails ?? null;
}

/** What the member has asked for; nothing until they ask. */
export const findNotificationMails = async (ctx: ServiceContext): Promise<NotificationMails> =>
  (await chosenMails(ctx)) ?? "none";

/** Why the member gets no mails any more though they had asked for some; null while they alone decide. */
export async function findStoppedMails(ctx: ServiceContext): Promise<StoppedMails | null> {
  const [found] = await ctx.db
    .select({
      by: notificationSettings.stoppedBy,
      at: notificationSettings.stoppedAt,
      address: users.email,
    })
    .from(notificationSettings)
    .innerJoin(users, eq(users.id, notificationSettings.userId))
    .where(eq(notificationSettings.userId, authoriseSelf(ctx)));
  return found?.by && found.at ? { by: found.by, at: found.at, address: found.address } : null;
}

/**
 * Keeps what the member asks for. The first digest comes at the next hour of digests, with whatever is unread then. Who
 * asks for mails again after a complaint has taken it back.
 */
export async function saveNotificationMails(
  ctx: ServiceContext,
  mails: NotificationMails,
): Promise<void> {
  const userId = authoriseSelf(ctx);
  await inTransaction(ctx, async (tx) => {
    const decided = { mails, stoppedBy: null, stoppedAt: null };
    await tx.db
      .insert(notificationSettings)
      .values({ userId, ...decided, lastDigestAt: tx.now() })
      .onConflictDoUpdate({ target: notificationSettings.userId, set: decided });
    if (mails === "none") return;
    const [member] = await tx.db
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, userId));
    if (member) await deleteComplaint(tx, member.email);
  });
}

/** Ends the mails of whoever has an address, which takes none or wants none; they may turn them on again. */
export async function stopNotificationMails(
  tx: TransactionContext,
  address: string,
  by: MailStop,
): Promise<void> {
  const members = tx.db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.email, [address, address.toLowerCase()]));
  await tx.db
    .update(notificationSettings)
    .set({ mails: "none", stoppedBy: by, stoppedAt: tx.now() })
    .where(
      and(inArray(notificationSettings.userId, members), ne(notificationSettings.mails, "none")),
    );
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

/** What the owner of a key from a mail is sent; null for a key that nobody has. */
export async function findMailsOfKey(
  ctx: ServiceContext,
  key: string,
): Promise<NotificationMails | null> {
  if (!isId(key)) return null;
  const [found] = await ctx.db
    .select({ mails: notificationSettings.mails })
    .from(notificationSettings)
    .where(eq(notificationSettings.unsubscribeKey, key));
  return found?.mails ?? null;
}
