import { and, count, eq, gte, isNotNull, sql } from "drizzle-orm";
import { brand } from "~/config/brand";
import { contactMessages } from "~/db/schema";
import { contactForwardSubject, contactReceiptSubject } from "~/mails/contact-mails.server";
import type { CrisisLevel } from "~/crisis/levels";
import { inTransaction, type ServiceContext, type TransactionContext } from "../context.server";
import { queueContactMail } from "./queue-contact-mail.server";
import { contactMessageLifetime } from "./retention";

const hour = 60 * 60 * 1000;

/** Messages in an hour. A household, an office or a whole mobile network may share one address. */
export const contactLimits = { perSender: 3, perClientAddress: 10 } as const;

/** Addresses that differ only in case are one sender. */
const sender = sql`lower(${contactMessages.email})`;

/** A message and the address to answer, as the contact form has checked them. */
export type ContactSubmission = { email: string; message: string };

export type ContactOutcome = "sent" | "too_many";

/**
 * Takes a message to us: stores it, and enqueues a mail to the support address and a short receipt to its sender, who
 * gets at most one a day, without their words in it, so that the form cannot be used to write to strangers. The same
 * message within an hour is one message.
 * @param input.crisisLevel what was heard in it
 * @param input.clientAddress where the request came from, if known
 */
export async function sendContactMessage(
  ctx: ServiceContext,
  input: ContactSubmission & { crisisLevel: CrisisLevel; clientAddress?: string },
): Promise<ContactOutcome> {
  const { message } = input;
  const email = input.email.toLowerCase();
  const now = ctx.now();
  return inTransaction(ctx, async (tx) => {
    // One at a time: two posts at once must not both find room.
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('contact', 0))`);
    const since = new Date(now.getTime() - hour);
    const [earlier] = await tx.db
      .select({ id: contactMessages.id })
      .from(contactMessages)
      .where(
        and(
          gte(contactMessages.receivedAt, since),
          eq(sender, email),
          eq(contactMessages.message, message),
        ),
      );
    if (earlier) return "sent";
    if (await isTooMany(tx, { email, clientAddress: input.clientAddress, since }))
      return "too_many";

    const id = crypto.randomUUID();
    const mail = { messageId: id };
    const forwardMailId = await queueContactMail(tx, {
      ...mail,
      kind: "contact_forward",
      recipient: brand.supportEmail,
      subject: contactForwardSubject,
    });
    const receiptMailId = (await hadReceipt(tx, email, now))
      ? null
      : await queueContactMail(tx, {
          ...mail,
          kind: "contact_receipt",
          recipient: input.email,
          subject: contactReceiptSubject,
        });
    await tx.db.insert(contactMessages).values({
      id,
      email: input.email,
      message,
      crisisLevel: input.crisisLevel,
      clientAddress: input.clientAddress,
      receivedAt: now,
      deleteAt: new Date(now.getTime() + contactMessageLifetime),
      forwardMailId,
      receiptMailId,
    });
    return "sent";
  });
}

async function isTooMany(
  tx: TransactionContext,
  { email, clientAddress, since }: { email: string; clientAddress?: string; since: Date },
): Promise<boolean> {
  const lately = gte(contactMessages.receivedAt, since);
  const [bySender] = await tx.db
    .select({ count: count() })
    .from(contactMessages)
    .where(and(lately, eq(sender, email)));
  if ((bySender?.count ?? 0) >= contactLimits.perSender) return true;
  if (!clientAddress) return false;
  const [byAddress] = await tx.db
    .select({ count: count() })
    .from(contactMessages)
    .where(and(lately, eq(contactMessages.clientAddress, clientAddress)));
  return (byAddress?.count ?? 0) >= contactLimits.perClientAddress;
}

async function hadReceipt(tx: TransactionContext, email: string, now: Date): Promise<boolean> {
  const [earlier] = await tx.db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(
      and(
        eq(sender, email),
        isNotNull(contactMessages.receiptMailId),
        gte(contactMessages.receivedAt, new Date(now.getTime() - 24 * hour)),
      ),
    )
    .limit(1);
  return earlier !== undefined;
}
