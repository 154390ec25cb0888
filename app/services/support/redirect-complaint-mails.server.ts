import { and, eq } from "drizzle-orm";
import { conversations, mails, messages, supportThreads } from "~/db/schema";
import type { TransactionContext } from "../command/context.server";
import { carryByMail } from "../conversations/post-message.server";
import type { MailEnd } from "../mails/mail-states";
import type { Mail } from "../mails/mail-writer";
import { queueMail } from "../mails/queue-mail.server";
import { confirmedAddress } from "../orders/confirmed-address.server";
import type { Order } from "../orders/transition-order.server";
import { complaintDecisionMail, complaintReceiptMail } from "./complaint-mails";
import { supportAnswerMail } from "./support-answer-mail";
import { supportHelpMail } from "./support-help-mail";

const redirected = "redirected/";
const kinds = [complaintReceiptMail, complaintDecisionMail, supportAnswerMail, supportHelpMail];

/**
 * Calls back what waits to be mailed about an order's complaints, and queues it anew to the address that holds now. What is
 * mailed to the same address again leads elsewhere, and the provider takes a key for one content alone.
 * @param order as it is now, its address just corrected, confirmed or taken back
 */
export async function redirectComplaintMails(
  tx: TransactionContext,
  order: Pick<Order, "id" | "email" | "isAddressUnconfirmed">,
): Promise<void> {
  const recipient = await confirmedAddress(tx, order);
  if (recipient === null) return;
  const waiting = await tx.db
    .select({ messageId: messages.id, mail: mails })
    .from(mails)
    .innerJoin(messages, eq(messages.mailId, mails.id))
    .innerJoin(
      conversations,
      and(eq(conversations.id, messages.conversationId), eq(conversations.subjectKind, "support")),
    )
    .innerJoin(supportThreads, eq(supportThreads.id, conversations.subjectId))
    .where(
      and(
        eq(supportThreads.kind, "complaint"),
        eq(supportThreads.orderId, order.id),
        eq(mails.status, "pending"),
      ),
    );
  for (const { messageId, mail } of waiting) {
    const kind = kinds.find(({ code }) => code === mail.kind);
    if (!kind) continue;
    if (!(await callBack(tx, mail))) continue;
    const mailId = await queueMail(tx, {
      ...{ kind, orderId: mail.orderId ?? undefined, recipient, subject: mail.subject },
      idempotencyKey: redirected + mail.id,
    });
    if (mailId) await carryByMail(tx, { messageId, mailId });
  }
}

/** @returns whether it was still there to be called back */
async function callBack(tx: TransactionContext, mail: Mail): Promise<boolean> {
  const isThis = and(eq(mails.id, mail.id), eq(mails.status, "pending"));
  // By its key the first one is found when its thread goes, and what would be said twice is known. Nothing leads to a later one.
  const isLost = mail.orderId === null && mail.idempotencyKey.startsWith(redirected);
  const { id } = mails;
  const ended = isLost
    ? await tx.db.delete(mails).where(isThis).returning({ id })
    : await tx.db
        .update(mails)
        .set({
          status: "refused",
          refusedAt: tx.now(),
          lastError: "address_corrected" satisfies MailEnd,
        })
        .where(isThis)
        .returning({ id });
  return ended.length > 0;
}
