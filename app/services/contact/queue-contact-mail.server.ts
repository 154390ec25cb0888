import { addJob } from "~/db/add-job.server";
import { mails } from "~/db/schema";
import type { TransactionContext } from "../context.server";

export type ContactMailKind = "contact_forward" | "contact_receipt";

/**
 * Writes down a mail about a contact message and enqueues the job that sends it.
 * @returns the mail's id
 */
export async function queueContactMail(
  tx: TransactionContext,
  mail: {
    messageId: string;
    kind: ContactMailKind;
    recipient: string;
    subject: string;
  },
): Promise<string> {
  const { messageId, ...row } = mail;
  const id = crypto.randomUUID();
  await tx.db
    .insert(mails)
    .values({ ...row, id, idempotencyKey: `${mail.kind}/${messageId}`, createdAt: tx.now() });
  await addJob(tx, "send_contact_mail", { mailId: id, messageId }, `mail:${id}`);
  return id;
}
