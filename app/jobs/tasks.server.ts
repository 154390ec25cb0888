import type { JobHelpers, Task, TaskList } from "graphile-worker";
import type { Jobs } from "~/db/add-job.server";
import { logger } from "~/config/logger.server";
import { jobFailure } from "./worker-logger.server";
import { serviceContext } from "~/services/command/context.server";
import { runBulk } from "~/services/acts/run-bulk.server";
import { performDelayedAct } from "~/services/acts/perform-delayed-act.server";
import { deleteOldActs } from "~/services/acts/delete-old-acts.server";
import { checkAudit } from "~/services/audit/verify-audit.server";
import { deleteOldAuditEvents } from "~/services/audit/delete-old-audit-events.server";
import { deleteContactMessages } from "~/services/contact/delete-contact-messages.server";
import { deleteExpiredCopies } from "~/services/downloads/delete-expired-copies.server";
import { stampCopies } from "~/services/downloads/stamp-copies.server";
import { fulfilOrder } from "~/services/fulfilment/fulfil-order.server";
import { tendAppointments } from "~/services/fulfilment/tend-appointments.server";
import { settleTalk } from "~/services/fulfilment/settle-talk.server";
import { writeDraft } from "~/services/fulfilment/write-draft.server";
import { resumeWaiting } from "~/services/fulfilment/wait-for-model.server";
import { deleteOldServiceMinutes } from "~/services/health/queries.server";
import { countFinishedMonths } from "~/services/moderation/figures.server";
import {
  deleteUnconfirmedSubscribers,
  sendDailyHoroscopes,
} from "~/services/horoscopes/subscribe.server";
import { tendHoroscopes } from "~/services/horoscopes/tend-horoscopes.server";
import { writeWanted } from "~/services/horoscopes/write-wanted.server";
import { requestIdentityDeletion } from "~/services/members/request-identity-deletion.server";
import { deleteAccountMails } from "~/services/members/account-mails.server";
import { endLapsedSubscriptions } from "~/services/members/subscription.server";
import { deleteOldWishes } from "~/services/groups/delete-old-wishes.server";
import { deleteOldNotifications } from "~/services/notifications/delete-old-notifications.server";
import { sendWeekDigests } from "~/services/notifications/send-week-digests.server";
import { sendDigests } from "~/services/notifications/send-digests.server";
import { deleteUnconfirmedReports } from "~/services/reports/delete-unconfirmed-reports.server";
import { indexForSearch } from "~/services/search/index-for-search.server";
import { deleteOldContentAccesses } from "~/services/content-access/delete-old-content-accesses.server";
import { deleteOldNotes } from "~/services/notes/staff-notes.server";
import { deleteOldSentTexts } from "~/services/outbox/sent-text.server";
import { deleteOldMailReports } from "~/services/mails/delete-old-mail-reports.server";
import { schedules, type RecurringJob } from "~/services/operations/job-kinds";
import { resumeOutstandingWork } from "~/jobs/resume-outstanding-work.server";
import { deleteGivenUpJobs } from "~/services/operations/delete-given-up-jobs.server";
import { deleteOldModelCalls } from "~/services/operations/delete-old-model-calls.server";
import { forgetUnpaidAddresses } from "~/services/orders/forget-unpaid-addresses.server";
import { forgetMailRecipients } from "~/services/outbox/forget-mail-recipients.server";
import { deleteOldPaymentNotifications } from "~/services/payments/delete-old-notifications.server";
import { sendMail } from "~/services/outbox/send-mail.server";
import { deleteExpiredContent } from "~/services/orders/delete-content.server";
import { deleteLooseBookFiles } from "~/services/books/book-files.server";
import { readAfterwards } from "~/services/posts/read-afterwards.server";
import { tellFollowers } from "~/services/posts/tell-followers.server";
import { forgetOldVisits } from "~/services/posts/visits.server";
import { tendBucket } from "~/services/operations/tend-bucket.server";
import { deleteLoosePictures } from "~/services/pictures/store-picture.server";
import { expireOrders } from "~/services/payments/expire-orders.server";
import { endLapsedBans } from "~/services/members/ban-member.server";
import { closeCases } from "~/services/moderation/close-cases.server";
import { remindOfAcute } from "~/services/moderation/remind-of-acute.server";
import { reopenUndoneEdits } from "~/services/moderation/reopen-undone-edits.server";
import { tellOfHeld } from "~/services/moderation/tell-of-held.server";
import { watchDeadEnds } from "~/services/desk/dead-ends.server";
import { deleteOldRejections } from "~/services/writing/rejected-answers.server";
import { checkHelpLines } from "~/services/operations/check-help-lines.server";
import { checkLegalState } from "~/services/rental/check-legal-state.server";
import { deleteExpiredDrafts } from "~/services/rental/delete-drafts.server";
import { deleteExpiredSessions } from "~/services/sessions/end-sessions.server";
import { deleteOldSpending } from "~/services/spending/within-caps.server";
import { deleteUnsentPlans } from "~/services/safety-plan/mail-safety-plan.server";
import { deleteOldTalks } from "~/services/talks/delete-old-talks.server";
import { proposeFacts } from "~/services/talks/propose-facts.server";
import { keepRoom } from "~/services/talks/keep-room.server";
import { sumUpRoom } from "~/services/talks/sum-up-room.server";
import { sumUpTalk } from "~/services/talks/sum-up-talk.server";
import { writeReply } from "~/services/talks/write-reply.server";
import { deleteOldSwitchNotes } from "~/services/switches/desk-queries.server";
import { deleteOldTexts } from "~/services/text-streams/delete-old-texts.server";
import { acceptOverdueComplaints } from "~/services/support/accept-overdue-complaints.server";
import { deleteOldThreads } from "~/services/support/delete-threads.server";
import { receiveMail } from "~/services/support/receive-mail.server";
import { deleteOldRateLimits } from "~/services/rate-limits/consume-rate-limit.server";
import { checkLedger } from "~/services/payments/check-ledger.server";
import { reconcilePayments } from "~/services/payments/check-payment.server";
import { withdrawTransaction } from "~/services/payments/withdraw-payments.server";
import { sendRefund } from "~/services/payments/send-refund.server";

const isLastAttempt = ({ job }: JobHelpers) => job.attempts >= job.max_attempts;

function task<Payload>(run: (payload: Payload, helpers: JobHelpers) => Promise<unknown>) {
  return async (payload: Payload, helpers: JobHelpers): Promise<void> => {
    try {
      await run(payload, helpers);
    } catch (error) {
      throw jobFailure(error, isLastAttempt(helpers));
    }
  };
}

const worker = () => serviceContext("worker", logger);
const schedule = () => serviceContext("schedule", logger);

const enqueued: { [Name in keyof Jobs]: Task<Name> } = {
  fulfil_order: task(({ orderId }, helpers) =>
    fulfilOrder(worker(), { orderId, lastAttempt: isLastAttempt(helpers) }),
  ),
  write_draft: task(({ orderId }, helpers) =>
    writeDraft(worker(), { orderId, lastAttempt: isLastAttempt(helpers) }),
  ),
  tell_followers: task((followed) => tellFollowers(worker(), followed)),
  stamp_copies: task(({ orderId }) => stampCopies(worker(), orderId)),
  send_mail: task(({ mailId }, helpers) =>
    sendMail(worker(), { mailId, lastAttempt: isLastAttempt(helpers) }),
  ),
  send_refund: task(({ refundId }) => sendRefund(worker(), refundId)),
  withdraw_transaction: task((payment) => withdrawTransaction(worker(), payment)),
  perform_delayed_act: task(({ actId }, helpers) =>
    performDelayedAct(worker(), { actId, lastAttempt: isLastAttempt(helpers) }),
  ),
  run_bulk_act: task(({ bulkId }, helpers) =>
    runBulk(worker(), { bulkId, lastAttempt: isLastAttempt(helpers) }),
  ),
  delete_identity: task(({ deletionId }) => requestIdentityDeletion(worker(), deletionId)),
  check_ledger_now: task(async () => void (await checkLedger(worker()))),
  resume_waiting: task(() => resumeWaiting(worker())),
  receive_mail: task(({ inboundMailId }, helpers) =>
    receiveMail(worker(), { inboundMailId, lastAttempt: isLastAttempt(helpers) }),
  ),
  write_reply: task(({ messageId }, helpers) =>
    writeReply(worker(), { messageId, lastAttempt: isLastAttempt(helpers) }),
  ),
  propose_facts: task(({ talkId }, helpers) =>
    proposeFacts(worker(), { talkId, lastAttempt: isLastAttempt(helpers) }),
  ),
  sum_up_talk: task(({ talkId }) => sumUpTalk(worker(), talkId)),
  keep_room: task(({ orderId }) => keepRoom(worker(), orderId)),
  sum_up_room: task(({ talkId }) => sumUpRoom(worker(), talkId)),
  settle_talk: task(({ orderId }, helpers) =>
    settleTalk(worker(), { orderId, lastAttempt: isLastAttempt(helpers) }),
  ),
  tell_of_held_now: task(() => tellOfHeld(worker())),
  write_horoscopes: task(() => writeWanted(worker())),
};

const recurring = {
  check_ledger: () => checkLedger(schedule()),
  tend_appointments: () => tendAppointments(schedule()),
  tend_horoscopes: () => tendHoroscopes(schedule()),
  send_daily_horoscopes: () => sendDailyHoroscopes(schedule()),
  delete_unconfirmed_subscribers: () => deleteUnconfirmedSubscribers(schedule()),
  resume_outstanding_work: () => resumeOutstandingWork(schedule()),
  reconcile_payments: () => reconcilePayments(schedule()),
  expire_orders: () => expireOrders(schedule()),
  delete_expired_sessions: () => deleteExpiredSessions(schedule()),
  delete_old_rate_limits: () => deleteOldRateLimits(schedule()),
  delete_old_spending: () => deleteOldSpending(schedule()),
  delete_expired_content: () => deleteExpiredContent(schedule()),
  delete_expired_drafts: () => deleteExpiredDrafts(schedule()),
  delete_expired_copies: () => deleteExpiredCopies(schedule()),
  delete_contact_messages: () => deleteContactMessages(schedule()),
  accept_overdue_complaints: () => acceptOverdueComplaints(schedule()),
  delete_old_threads: () => deleteOldThreads(schedule()),
  async delete_old_notifications() {
    await deleteOldNotifications(schedule());
    await deleteOldWishes(schedule());
  },
  delete_unconfirmed_reports: () => deleteUnconfirmedReports(schedule()),
  read_afterwards: () => readAfterwards(schedule()),
  remind_of_acute: () => remindOfAcute(schedule()),
  tell_of_held: () => tellOfHeld(schedule()),
  reopen_undone_edits: () => reopenUndoneEdits(schedule()),
  end_bans: () => endLapsedBans(schedule()),
  close_cases: () => closeCases(schedule()),
  index_for_search: () => indexForSearch(schedule()),
  send_digests: () => sendDigests(schedule()),
  send_week_digests: () => sendWeekDigests(schedule()),
  forget_old_visits: () => forgetOldVisits(schedule()),
  tend_bucket: () => tendBucket(schedule()),
  delete_loose_pictures: () => deleteLoosePictures(schedule()),
  delete_loose_book_files: () => deleteLooseBookFiles(schedule()),
  delete_old_sent_texts: () => deleteOldSentTexts(schedule()),
  delete_old_mail_reports: () => deleteOldMailReports(schedule()),
  delete_old_content_accesses: () => deleteOldContentAccesses(schedule()),
  delete_old_acts: () => deleteOldActs(schedule()),
  count_finished_months: () => countFinishedMonths(schedule()),
  delete_staff_notes: () => deleteOldNotes(schedule()),
  delete_old_texts: () => deleteOldTexts(schedule()),
  delete_old_talks: () => deleteOldTalks(schedule()),
  forget_unpaid_addresses: () => forgetUnpaidAddresses(schedule()),
  forget_mail_recipients: () => forgetMailRecipients(schedule()),
  delete_old_payment_notifications: () => deleteOldPaymentNotifications(schedule()),
  delete_old_model_calls: () => deleteOldModelCalls(schedule()),
  delete_given_up_jobs: () => deleteGivenUpJobs(schedule()),
  delete_unsent_plans: () => deleteUnsentPlans(schedule()),
  delete_old_switch_notes: () => deleteOldSwitchNotes(schedule()),
  delete_old_service_minutes: () => deleteOldServiceMinutes(schedule()),
  delete_account_mails: () => deleteAccountMails(schedule()),
  end_subscriptions: () => endLapsedSubscriptions(schedule()),
  delete_old_audit_events: () => deleteOldAuditEvents(schedule()),
  check_audit: () => checkAudit(schedule()),
  check_legal_state: async () => checkLegalState(schedule()),
  watch_dead_ends: () => watchDeadEnds(schedule()),
  delete_old_rejections: () => deleteOldRejections(schedule()),
  check_help_lines: async () => checkHelpLines(schedule()),
} satisfies Record<RecurringJob, () => Promise<unknown>>;

export const taskList: TaskList = {
  ...enqueued,
  ...Object.fromEntries(Object.entries(recurring).map(([name, run]) => [name, task(run)])),
};

/** What the worker is started with. One job of a kind waits at a time: a second one would find nothing to do. */
export const crontab = Object.entries(schedules)
  .map(([name, schedule]) => `${schedule.replace("?", `${name} ?`)}&jobKey=${name}`)
  .join("\n");
