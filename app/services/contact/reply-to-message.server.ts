import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { contactMessages } from "~/db/schema";
import { contactReplyMail } from "./contact-reply-mail";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import { authorise } from "../access/authorise.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { Conflict, Invalid } from "../command/errors";
import { listMessages } from "../conversations/list-messages.server";
import { postMessage } from "../conversations/post-message.server";
import { complaintOf } from "../mails/complaints.server";
import { queueMail } from "../mails/queue-mail.server";
import { lockMessage } from "./lock-message.server";
import { messageLimit } from "./message-states";
import { contactAuditEvents, contactRefusals } from "./acts";
import { exceeds, isBlank } from "~/forms/text";
import { minute } from "~/time/durations";

/** Within this time of a colleague's answer nobody else's goes out unseen, in milliseconds. */
const unseenFor = 10 * minute;

/**
 * Answers somebody who wrote to us, by mail. The same words again are the same answer.
 * @param input.text as the form has checked it
 * @throws NotAllowed, NotFound, Invalid, Conflict `complained` where the address wants no mails and has not written since,
 * `answered_meanwhile` where a colleague was faster, `sent_already`
 */
export async function replyToMessage(
  ctx: ServiceContext,
  { messageId, text }: { messageId: string; text: string },
): Promise<void> {
  const target = { kind: "message", id: messageId } as const;
  const { userId } = authorise(ctx, "answer_messages", target);
  if (isBlank(text) || exceeds(text, messageLimit)) throw new Invalid("text");
  await inTransaction(ctx, async (tx) => {
    const message = await lockMessage(tx, messageId);
    const [last] = await listMessages(
      tx,
      { kind: "contact", ids: [messageId] },
      { reader: "staff", limit: 1 },
    );
    const now = tx.now();
    const isColleagues = last?.authorKind === "staff" && last.authorId !== userId;
    if (isColleagues && now.getTime() - last.createdAt.getTime() < unseenFor)
      throw new Conflict(contactRefusals.answered_meanwhile);
    const complaint = await complaintOf(tx, message.email);
    if (complaint && complaint > message.receivedAt)
      throw new Conflict(contactRefusals.author_complained);
    const digest = createHash("sha256").update(text).digest("base64url");
    const idempotencyKey = `contact_reply/${messageId}/${digest}`;
    const mailId = await queueMail(tx, {
      kind: contactReplyMail,
      recipient: message.email,
      subject: contactReplyMail.subject(),
      idempotencyKey,
    });
    if (!mailId) throw new Conflict(contactRefusals.sent_already);
    await postMessage(tx, {
      subject: { kind: "contact", id: messageId },
      author: { kind: "staff", id: userId },
      body: text,
      idempotencyKey,
      mailId,
    });
    await tx.db
      .update(contactMessages)
      .set({ answeredAt: now, closedAt: null })
      .where(eq(contactMessages.id, messageId));
    await recordAuditEvent(tx, {
      act: contactAuditEvents.answer_message,
      target,
      after: { length: text.length },
    });
  });
}
