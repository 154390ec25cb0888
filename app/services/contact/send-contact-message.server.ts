import { and, eq, gte, sql } from "drizzle-orm";
import { operator } from "~/config/operator.server";
import { contactMessages, messages } from "~/db/schema";
import { contactForwardMail } from "./contact-forward-mail";
import { contactReceiptMail } from "./contact-receipt-mail";
import type { Screening } from "~/crisis/assess.server";
import { lockExclusively } from "../concurrency/advisory-lock.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { mailboxOf } from "../rate-limits/mailbox";
import { networkOf } from "../rate-limits/network";
import { requireRateLimit, consumeRateLimit } from "../rate-limits/consume-rate-limit.server";
import { postMessage } from "../conversations/post-message.server";
import { queueMail } from "../mails/queue-mail.server";
import { contactMessageLifetime } from "./retention";
import { hour } from "~/time/durations";

const sender = sql`lower(${contactMessages.email})`;

export type ContactSubmission = {
  email: string;
  message: string;
  /** Version of the consent to a model reading it; null without. */
  readingConsentVersion?: string | null;
};

/**
 * Takes a message to us: stores it, and enqueues a mail to the support address and a short receipt to its sender, who
 * gets at most one a day, without their words in it, so that the form cannot be used to write to strangers. The same
 * message within an hour is one message.
 * @param input.screening what was heard in it
 * @param input.clientAddress where the request came from, if known
 * @throws TooManyRequests
 */
export async function sendContactMessage(
  ctx: ServiceContext,
  input: ContactSubmission & { screening: Screening; clientAddress?: string },
): Promise<void> {
  const { message, clientAddress } = input;
  const email = input.email.toLowerCase();
  const words = { email, message };
  if (await cameBefore(ctx, words)) return;
  const mailbox = mailboxOf(email);
  await requireRateLimit(ctx, "contactMessages", mailbox);
  if (clientAddress)
    await requireRateLimit(ctx, "contactMessagesOfNetwork", networkOf(clientAddress));
  const receipt = await consumeRateLimit(ctx, "contactReceipts", mailbox);
  await inTransaction(ctx, async (tx) => {
    // One at a time: the same message, sent twice at once, is one.
    await lockExclusively(tx, "contact");
    if (await cameBefore(tx, words)) return;

    const id = crypto.randomUUID();
    const forwardMailId = await queueMail(tx, {
      kind: contactForwardMail,
      recipient: operator.email,
      subject: contactForwardMail.subject(),
      idempotencyKey: `contact_forward/${id}`,
    });
    if (!forwardMailId) throw new Error("The mail of a new message was known already.");
    const receiptMailId = receipt.allowed
      ? await queueMail(tx, {
          kind: contactReceiptMail,
          recipient: input.email,
          subject: contactReceiptMail.subject(),
          idempotencyKey: `contact_receipt/${id}`,
        })
      : null;
    const messageId = await postMessage(tx, {
      subject: { kind: "contact", id },
      author: { kind: "visitor" },
      body: message,
      crisisLevel: input.screening.level,
      idempotencyKey: `contact/${id}`,
    });
    if (!messageId) throw new Error("A new message was known already.");
    await tx.db.insert(contactMessages).values({
      id,
      email: input.email,
      messageId,
      crisisLevel: input.screening.level,
      readingConsentVersion: input.readingConsentVersion,
      receivedAt: tx.now(),
      deleteAt: new Date(tx.now().getTime() + contactMessageLifetime),
      forwardMailId,
      receiptMailId,
    });
  });
}

/** Whether a model may be asked about one more message from there, whether it can be sent or not. */
export async function mayReadContact(
  ctx: ServiceContext,
  clientAddress: string | undefined,
): Promise<boolean> {
  if (clientAddress === undefined) return true;
  const network = networkOf(clientAddress);
  return (await consumeRateLimit(ctx, "contactReadingsOfNetwork", network)).allowed;
}

/** Whether these words have come from this sender within the hour. */
async function cameBefore(
  ctx: ServiceContext,
  { email, message }: { email: string; message: string },
): Promise<boolean> {
  const since = new Date(ctx.now().getTime() - hour);
  const [earlier] = await ctx.db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .innerJoin(messages, eq(messages.id, contactMessages.messageId))
    .where(
      and(gte(contactMessages.receivedAt, since), eq(sender, email), eq(messages.body, message)),
    )
    .limit(1);
  return earlier !== undefined;
}
