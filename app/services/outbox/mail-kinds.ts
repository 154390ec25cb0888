import {
  appointmentCancelledMail,
  appointmentEndedMail,
  appointmentMissedMail,
  appointmentMovedMail,
  appointmentReminderMail,
  appointmentUnplacedMail,
  talkTranscriptMail,
} from "../appointments/appointment-mails";
import { contactForwardMail } from "../contact/contact-forward-mail";
import { contactReceiptMail } from "../contact/contact-receipt-mail";
import { contactReplyMail } from "../contact/contact-reply-mail";
import { dailyHoroscopeMail, horoscopeConfirmationMail } from "../horoscopes/horoscope-mails";
import { notificationMail } from "../notifications/notification-mail";
import { digestMail } from "../notifications/digest-mail";
import { weekDigestMail } from "../notifications/week-digest-mail";
import { reportConfirmationMail, reportReceiptMail } from "../reports/report-mails";
import { reportOutcomeMail } from "../moderation/report-outcome-mail";
import { statementOfReasonsMail } from "../moderation/statement-of-reasons-mail";
import { appealAnswerMail } from "../moderation/appeal-answer-mail";
import { caseMessageMail } from "../moderation/case-message-mail";
import { pseudonymOpenedMail } from "../moderation/pseudonym-opened-mail";
import { acuteReminderMail } from "../moderation/acute-reminder-mail";
import { caseWrittenMail } from "../moderation/case-written-mail";
import { accountDeletedMail, accountUnbannedMail } from "../members/account-mails";
import { termsChangeMail } from "../legal/terms-change-mail";
import { reviewHiddenMail } from "../reviews/review-hidden-mail";
import { addressNoticeMail } from "../fulfilment/address-notice-mail";
import { withdrawalReceiptMail } from "../payments/withdrawal-receipt-mail";
import { safetyPlanMail } from "../safety-plan/safety-plan-mail";
import { complaintDecisionMail, complaintReceiptMail } from "../support/complaint-mails";
import { supportAnswerMail } from "../support/support-answer-mail";
import { supportHelpMail } from "../support/support-help-mail";
import { refundNoticeMail } from "../payments/refund-notice-mail";
import { paymentLinkMail } from "../payments/payment-link-mail";
import {
  documentAgainMail,
  documentCorrectedMail,
  documentMail,
  talkAnalysisMail,
} from "../orders/document-mails";
import type { Brought, MailKind } from "../mails/mail-kind";

/** Each record under its own code. */
const registered = <Kinds extends { [Code in keyof Kinds]: MailKind<Code & string> }>(
  kinds: Kinds,
): Kinds => kinds;

/** Every kind of mail that we send, in the order in which the desk lists them. */
export const mailKinds = registered({
  document: documentMail,
  document_again: documentAgainMail,
  document_corrected: documentCorrectedMail,
  address_notice: addressNoticeMail,
  withdrawal_receipt: withdrawalReceiptMail,
  refund_notice: refundNoticeMail,
  payment_link: paymentLinkMail,
  appointment_moved: appointmentMovedMail,
  appointment_cancelled: appointmentCancelledMail,
  appointment_unplaced: appointmentUnplacedMail,
  appointment_reminder: appointmentReminderMail,
  appointment_missed: appointmentMissedMail,
  appointment_ended: appointmentEndedMail,
  talk_analysis: talkAnalysisMail,
  talk_transcript: talkTranscriptMail,
  contact_forward: contactForwardMail,
  contact_receipt: contactReceiptMail,
  contact_reply: contactReplyMail,
  support_answer: supportAnswerMail,
  safety_plan: safetyPlanMail,
  complaint_receipt: complaintReceiptMail,
  complaint_decision: complaintDecisionMail,
  support_help: supportHelpMail,
  notification: notificationMail,
  digest: digestMail,
  week_digest: weekDigestMail,
  report_confirmation: reportConfirmationMail,
  report_receipt: reportReceiptMail,
  report_outcome: reportOutcomeMail,
  statement_of_reasons: statementOfReasonsMail,
  appeal_answer: appealAnswerMail,
  case_message: caseMessageMail,
  account_unbanned: accountUnbannedMail,
  account_deleted: accountDeletedMail,
  terms_change: termsChangeMail,
  acute_reminder: acuteReminderMail,
  case_written: caseWrittenMail,
  review_hidden: reviewHiddenMail,
  pseudonym_opened: pseudonymOpenedMail,
  horoscope_confirmation: horoscopeConfirmationMail,
  daily_horoscope: dailyHoroscopeMail,
});

export type MailCode = keyof typeof mailKinds;

export const allMailKinds: readonly MailKind<MailCode>[] = Object.values(mailKinds);

/** The record of a row; null for a kind that is not sent any more. */
export const mailKindOf = (code: string): MailKind<MailCode> | null =>
  Object.hasOwn(mailKinds, code) ? mailKinds[code as MailCode] : null;

/** What the desk calls each kind. */
export const mailKindLabels = Object.fromEntries(
  allMailKinds.map(({ code, label }) => [code, label]),
) as Record<MailCode, string>;

export const mailKindLabel = (code: string) => mailKindOf(code)?.label ?? code;

/** @param brings what a mail about what was bought brought */
export function mailTimelineLabel(code: string, brings: Brought = "document"): string {
  const kind = mailKindOf(code);
  const { timeline } = kind ?? {};
  return (typeof timeline === "function" ? timeline(brings) : timeline) ?? kind?.label ?? code;
}

/** Whether staff are not shown whom a mail goes to. */
export const isMasked = (code: string) => mailKindOf(code)?.isMasked ?? true;

/** Kinds of mails whose recipient staff are shown. */
export const shownKinds: readonly string[] = allMailKinds
  .filter(({ isMasked: masked }) => !masked)
  .map(({ code }) => code);

/** Whether a mail goes out whatever its recipient thinks of the others. */
export const isRequiredMail = (code: string) => mailKindOf(code)?.isRequired ?? true;
