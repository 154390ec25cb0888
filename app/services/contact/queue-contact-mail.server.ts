import { addJob } from "~/db/add-job.server";
import type { Transaction } from "~/db/client.server";
import { mails } from "~/db/schema";

export type ContactMailKind = "contact_forward" | "contact_receipt";

/**
 * Writes down a mail about a contact message and enqueues the job that sends it.
 * @returns the mail's id
 */
export async function queueContactMail(
  tx: Transaction,
  mail: {
    messageId: string;
    kind: ContactMailKind;
    recipient: string;
    subject: string;
    at: Date;
  },
): Promise<string> {
  const { messageId, at, ...row } = mail;
  const id = crypto.randomUUID();
  await tx
    .insert(mails)
    .values({ ...row, id, idempotencyKey: `${mail.kind}/${messageId}`, createdAt: at });
  await addJob(tx, "send_contact_mail", { mailId: id, messageId }, `mail:${id}`);
  return id;
}
