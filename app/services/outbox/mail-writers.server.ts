import {
  appointmentCancelledWriter,
  appointmentEndedWriter,
  appointmentMissedWriter,
  appointmentMovedWriter,
  appointmentReminderWriter,
  appointmentUnplacedWriter,
} from "../appointments/appointment-letters.server";
import { talkAnalysisWriter } from "../fulfilment/analysis-mail.server";
import { talkTranscriptWriter } from "../talks/transcript-mail.server";
import { contactForwardWriter } from "../contact/contact-forward-mail.server";
import { contactReceiptWriter } from "../contact/contact-receipt-mail.server";
import { contactReplyWriter } from "../contact/contact-reply-mail.server";
import { addressNoticeWriter } from "../fulfilment/address-notice-mail.server";
import { deliveryWriter, repeatedDeliveryWriter } from "../fulfilment/document-mails.server";
import {
  dailyHoroscopeWriter,
  horoscopeConfirmationWriter,
} from "../horoscopes/horoscope-letters.server";
import { digestWriter } from "../inbox/digest-mail.server";
import { weekDigestWriter } from "../inbox/week-digest-mail.server";
import { notificationWriter } from "../inbox/notification-mail.server";
import type { MailWriter } from "../mails/mail-writer";
import { accountDeletedWriter, accountUnbannedWriter } from "../members/account-mails.server";
import { acuteReminderWriter } from "../moderation/acute-reminder-mail.server";
import { caseWrittenWriter } from "../moderation/case-written-mail.server";
import { appealAnswerWriter } from "../moderation/appeal-answer-mail.server";
import { caseMessageWriter } from "../moderation/case-message-mail.server";
import { pseudonymOpenedWriter } from "../moderation/pseudonym-opened-mail.server";
import { reportOutcomeWriter } from "../moderation/report-outcome-mail.server";
import { statementOfReasonsWriter } from "../moderation/statement-of-reasons-mail.server";
import { refundNoticeWriter } from "../payments/refund-notice-mail.server";
import { paymentLinkWriter } from "../payments/payment-link-mail.server";
import { withdrawalReceiptWriter } from "../payments/withdrawal-receipt-mail.server";
import { reportConfirmationWriter, reportReceiptWriter } from "../reports/report-mails.server";
import { termsChangeWriter } from "../legal/announce-terms.server";
import { safetyPlanWriter } from "../safety-plan/safety-plan-mail.server";
import { complaintDecisionWriter, complaintReceiptWriter } from "../support/complaint-mails.server";
import { supportAnswerWriter } from "../support/support-answer-mail.server";
import { supportHelpWriter } from "../support/support-help-mail.server";
import { reviewHiddenWriter } from "../reviews/review-hidden-mail.server";
import type { MailCode } from "./mail-kinds";

export const mailWriters: Record<MailCode, MailWriter> = {
  document: deliveryWriter,
  document_again: repeatedDeliveryWriter,
  document_corrected: repeatedDeliveryWriter,
  address_notice: addressNoticeWriter,
  withdrawal_receipt: withdrawalReceiptWriter,
  refund_notice: refundNoticeWriter,
  payment_link: paymentLinkWriter,
  appointment_moved: appointmentMovedWriter,
  appointment_cancelled: appointmentCancelledWriter,
  appointment_unplaced: appointmentUnplacedWriter,
  appointment_reminder: appointmentReminderWriter,
  appointment_missed: appointmentMissedWriter,
  appointment_ended: appointmentEndedWriter,
  talk_analysis: talkAnalysisWriter,
  talk_transcript: talkTranscriptWriter,
  contact_forward: contactForwardWriter,
  contact_receipt: contactReceiptWriter,
  contact_reply: contactReplyWriter,
  support_answer: supportAnswerWriter,
  safety_plan: safetyPlanWriter,
  complaint_receipt: complaintReceiptWriter,
  complaint_decision: complaintDecisionWriter,
  support_help: supportHelpWriter,
  notification: notificationWriter,
  digest: digestWriter,
  week_digest: weekDigestWriter,
  report_confirmation: reportConfirmationWriter,
  report_receipt: reportReceiptWriter,
  report_outcome: reportOutcomeWriter,
  statement_of_reasons: statementOfReasonsWriter,
  appeal_answer: appealAnswerWriter,
  case_message: caseMessageWriter,
  account_unbanned: accountUnbannedWriter,
  account_deleted: accountDeletedWriter,
  terms_change: termsChangeWriter,
  acute_reminder: acuteReminderWriter,
  case_written: caseWrittenWriter,
  review_hidden: reviewHiddenWriter,
  pseudonym_opened: pseudonymOpenedWriter,
  horoscope_confirmation: horoscopeConfirmationWriter,
  daily_horoscope: dailyHoroscopeWriter,
};
