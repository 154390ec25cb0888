import type { JobHelpers, Task, TaskList } from "graphile-worker";
import type { Jobs } from "~/db/add-job.server";
import { logger } from "~/config/logger.server";
import { serviceContext } from "~/services/context.server";
import { describeError } from "~/services/describe-error";
import { checkAudit } from "~/services/audit/verify-audit.server";
import { dropOldAudit } from "~/services/audit/drop-old-audit.server";
import { deleteContactMessages } from "~/services/contact/delete-contact-messages.server";
import { deleteExpiredCopies } from "~/services/downloads/delete-expired-copies.server";
import { stampCopies } from "~/services/downloads/stamp-copies.server";
import { fulfilOrder } from "~/services/fulfilment/fulfil-order.server";
import { resumeFulfilment } from "~/services/fulfilment/resume-fulfilment.server";
import { forgetIdentity, resumeIdentityDeletions } from "~/services/members/forget-identity.server";
import { deleteOldNotifications } from "~/services/notifications/delete-old-notifications.server";
import { sendDigests } from "~/services/notifications/send-digests.server";
import { deleteUnconfirmedReports } from "~/services/reports/delete-unconfirmed-reports.server";
import { indexForSearch } from "~/services/search/index-for-search.server";
import { dropOpenings } from "~/services/openings/drop-openings.server";
import { deleteOldNotes } from "~/services/payments/payment-notes.server";
import { resumeMails } from "~/services/mails/resume-mails.server";
import { sendMail } from "~/services/outbox/send-mail.server";
import { deleteExpiredContent } from "~/services/orders/delete-content.server";
import { deleteLoosePictures } from "~/services/pictures/store-picture.server";
import { expireOrders } from "~/services/payments/expire-orders.server";
import { closeCases } from "~/services/moderation/close-cases.server";
import { checkLegalState } from "~/services/rental/check-legal-state.server";
import { deleteExpiredDrafts } from "~/services/rental/delete-drafts.server";
import { deleteExpiredSessions } from "~/services/sessions/end-sessions.server";
import { checkLedger } from "~/services/payments/check-ledger.server";
import { reconcilePayments } from "~/services/payments/check-payment.server";
import { resumeRefunds, sendRefund } from "~/services/payments/send-refund.server";

const isLastAttempt = ({ job }: JobHelpers) => job.attempts >= job.max_attempts;

type Run<Payload> = (payload: Payload, helpers: JobHelpers) => Promise<unknown>;

/** A job's failure is kept in the database and logged by the runner, so nothing that people wrote may be in it. */
function task(run: Run<never>): Task {
  return async (payload, helpers) => {
    try {
      await run(payload as never, helpers);
    } catch (error) {
      throw new Error(describeError(error));
    }
  };
}

const worker = () => serviceContext("worker", logger);
const schedule = () => serviceContext("schedule", logger);

/** What verbs enqueue: a job without a task, or with another payload, does not compile. */
const enqueued: { [Name in keyof Jobs]: Run<Jobs[Name]> } = {
  fulfil_order: ({ orderId }, helpers) =>
    fulfilOrder(worker(), { orderId, lastAttempt: isLastAttempt(helpers) }),
  stamp_copies: ({ orderId }) => stampCopies(worker(), orderId),
  send_mail: ({ mailId }) => sendMail(worker(), mailId),
  send_refund: ({ refundId }) => sendRefund(worker(), refundId),
  delete_identity: ({ deletionId }) => forgetIdentity(worker(), deletionId),
};

/** What `crontab` names. */
const recurring = {
  check_ledger: () => checkLedger(schedule()),
  resume_fulfilment: () => resumeFulfilment(schedule()),
  resume_mails: () => resumeMails(schedule()),
  resume_refunds: () => resumeRefunds(schedule()),
  resume_identity_deletions: () => resumeIdentityDeletions(schedule()),
  reconcile_payments: () => reconcilePayments(schedule()),
  expire_orders: () => expireOrders(schedule()),
  delete_expired_sessions: () => deleteExpiredSessions(schedule()),
  delete_expired_content: () => deleteExpiredContent(schedule()),
  delete_expired_drafts: () => deleteExpiredDrafts(schedule()),
  delete_expired_copies: () => deleteExpiredCopies(schedule()),
  delete_contact_messages: () => deleteContactMessages(schedule()),
  delete_old_notifications: () => deleteOldNotifications(schedule()),
  delete_unconfirmed_reports: () => deleteUnconfirmedReports(schedule()),
  close_cases: () => closeCases(schedule()),
  index_for_search: () => indexForSearch(schedule()),
  send_digests: () => sendDigests(schedule()),
  delete_loose_pictures: () => deleteLoosePictures(schedule()),
  drop_openings: () => dropOpenings(schedule()),
  delete_payment_notes: () => deleteOldNotes(schedule()),
  drop_old_audit: () => dropOldAudit(schedule()),
  check_audit: () => checkAudit(schedule()),
  check_legal_state: async () => checkLegalState(schedule()),
} satisfies Record<string, () => Promise<unknown>>;

export const taskList: TaskList = Object.fromEntries(
  Object.entries({ ...enqueued, ...recurring }).map(([name, run]) => [name, task(run)]),
);

/** Recurring jobs, in graphile-worker's crontab format (UTC). A missed run is made up for within an hour. */
export const crontab = `
* * * * * reconcile_payments ?jobKey=reconcile_payments&max=1
*/2 * * * * resume_fulfilment ?jobKey=resume_fulfilment&max=1
15 * * * * resume_mails ?fill=2h&jobKey=resume_mails&max=3
*/5 * * * * expire_orders ?jobKey=expire_orders&max=1
10 3 * * * check_ledger ?fill=12h&jobKey=check_ledger&max=5
40 */6 * * * resume_refunds ?fill=6h&jobKey=resume_refunds&max=3
50 */6 * * * resume_identity_deletions ?fill=6h&jobKey=resume_identity_deletions&max=3
20 * * * * delete_expired_sessions ?jobKey=delete_expired_sessions&max=3
*/5 * * * * delete_expired_content ?fill=1h&jobKey=delete_expired_content&max=3
25 * * * * delete_expired_drafts ?fill=2h&jobKey=delete_expired_drafts&max=3
35 2 * * * drop_openings ?fill=12h&jobKey=drop_openings&max=3
45 2 * * * delete_payment_notes ?fill=12h&jobKey=delete_payment_notes&max=3
25 2 * * * delete_expired_copies ?fill=12h&jobKey=delete_expired_copies&max=3
55 3 * * * delete_loose_pictures ?fill=12h&jobKey=delete_loose_pictures&max=3
30 4 2 * * drop_old_audit ?fill=7d&jobKey=drop_old_audit&max=5
45 * * * * check_audit ?fill=2h&jobKey=check_audit&max=3
5 6 * * * check_legal_state ?fill=12h&jobKey=check_legal_state&max=3
0 16,17 * * * send_digests ?fill=4h&jobKey=send_digests&max=5
*/10 * * * * index_for_search ?jobKey=index_for_search&max=1
40 2 * * * close_cases ?fill=12h&jobKey=close_cases&max=5
55 2 * * * delete_old_notifications ?fill=12h&jobKey=delete_old_notifications&max=5
*/30 * * * * delete_unconfirmed_reports ?fill=2h&jobKey=delete_unconfirmed_reports&max=3
35 * * * * delete_contact_messages ?fill=2h&jobKey=delete_contact_messages&max=3
`;
