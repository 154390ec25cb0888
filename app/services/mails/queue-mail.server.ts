import { addJob } from "~/db/add-job.server";
import { mails } from "~/db/schema";
import type { TransactionContext } from "../command/context.server";

/** Mails beside the one that delivers an order; each has a composer with the domain that it tells of. */
export type OrderMailKind =
  | "document_again"
  | "document_corrected"
  | "address_notice"
  | "withdrawal_receipt"
  | "refund_notice";
export type ContactMailKind = "contact_forward" | "contact_receipt" | "contact_reply";
export type NotificationMailKind = "notification" | "digest";
export type ReportMailKind = "report_confirmation" | "report_receipt";
export type CaseMailKind =
  "statement_of_reasons" | "report_outcome" | "appeal_answer" | "case_message";
export type PseudonymMailKind = "pseudonym_opened";
export type ReminderMailKind = "acute_reminder";
export type AccountMailKind = "account_banned" | "account_deleted";
export type ReviewMailKind = "review_hidden";
export type MailKind =
  | OrderMailKind
  | ContactMailKind
  | NotificationMailKind
  | ReportMailKind
  | CaseMailKind
  | PseudonymMailKind
  | ReminderMailKind
  | AccountMailKind
  | ReviewMailKind;

/** A mail as it is written down; what it is about, if not an order, names it by its id. */
export type QueuedMail = {
  kind: MailKind;
  orderId?: string;
  refundId?: string;
  recipient: string;
  /** As it is sent with the mail, for the records and for staff. */
  subject: string;
  idempotencyKey: string;
};

/**
 * The outbox: writes down a mail and enqueues the job that sends it. The same key again is the same mail.
 * @returns the mail's id; null when it had been written down before
 */
export async function queueMail(tx: TransactionContext, mail: QueuedMail): Promise<string | null> {
  const [queued] = await tx.db
    .insert(mails)
    .values({ ...mail, createdAt: tx.now() })
    .onConflictDoNothing()
    .returning({ id: mails.id });
  if (!queued) return null;
  const { orderId } = mail;
  await addJob(tx, "send_mail", { mailId: queued.id, orderId }, `mail:${queued.id}`);
  return queued.id;
}
