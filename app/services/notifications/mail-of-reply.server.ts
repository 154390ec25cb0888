import { and, count, eq, gt, inArray } from "drizzle-orm";
import { groups, notifications, notificationSettings, posts, users } from "~/db/schema";
import { notificationMail } from "./notification-mail";
import type { TransactionContext } from "../command/context.server";
import { ofReplies } from "./mail-wishes";
import { queueMail } from "../mails/queue-mail.server";
import { hour } from "~/time/durations";

/** A heated thread would fill a mailbox; the rest stands in the list. */
const maxMailsAnHour = 10;

type NotifiedReply = {
  id: string;
  kind: "reply" | "mention";
  userId: string;
  groupId: string;
  postId?: string;
};

/** Writes down a mail about an answer or a mention, for a member who wants to hear of answers at once. */
export async function mailOfReply(tx: TransactionContext, reply: NotifiedReply): Promise<void> {
  const [recipient] = await tx.db
    .select({ email: users.email, title: posts.title, group: groups })
    .from(notificationSettings)
    .innerJoin(users, eq(users.id, notificationSettings.userId))
    .innerJoin(groups, eq(groups.id, reply.groupId))
    .leftJoin(posts, reply.postId ? eq(posts.id, reply.postId) : undefined)
    .where(
      and(
        eq(notificationSettings.userId, reply.userId),
        inArray(notificationSettings.mails, [...ofReplies]),
        eq(users.status, "active"),
      ),
    );
  if (!recipient) return;
  const [lately] = await tx.db
    .select({ mails: count(notifications.mailedAt) })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, reply.userId),
        gt(notifications.mailedAt, new Date(tx.now().getTime() - hour)),
      ),
    );
  if ((lately?.mails ?? 0) >= maxMailsAnHour) return;
  const { isPrivate, isSensitive } = recipient.group;
  const mailId = await queueMail(tx, {
    kind: notificationMail,
    recipient: recipient.email,
    subject: notificationMail.subject({
      title: isPrivate || isSensitive ? null : recipient.title,
      isMention: reply.kind === "mention",
    }),
    idempotencyKey: `notification/${reply.id}`,
  });
  if (!mailId) return;
  await tx.db
    .update(notifications)
    .set({ mailId, mailedAt: tx.now() })
    .where(eq(notifications.id, reply.id));
}
