import type { MailKind } from "./queue-mail.server";

/**
 * What still goes to an address whose owner called a mail of ours unwanted. Owed is what was paid for, what the law has us
 * say (receipts of a withdrawal, refunds, decisions in a case or about an account, and their reasons), and what goes to ourselves; an answer by
 * hand is weighed by whoever writes it. The rest is offered, and stops.
 */
const mailDuties: Record<MailKind, "owed" | "offered"> = {
  document_again: "owed",
  document_corrected: "owed",
  address_notice: "owed",
  withdrawal_receipt: "owed",
  refund_notice: "owed",
  statement_of_reasons: "owed",
  report_outcome: "owed",
  report_receipt: "owed",
  appeal_answer: "owed",
  case_message: "owed",
  acute_reminder: "owed",
  pseudonym_opened: "owed",
  account_banned: "owed",
  account_deleted: "owed",
  review_hidden: "owed",
  contact_forward: "owed",
  contact_reply: "owed",
  contact_receipt: "offered",
  report_confirmation: "offered",
  notification: "offered",
  digest: "offered",
};

/** Whether a mail goes out whatever its recipient thinks of the others. */
export const isOwed = (kind: string) => mailDuties[kind as MailKind] !== "offered";
