import type { Jobs } from "~/db/add-job.server";
import { isOwed } from "../mails/owed";

/** Jobs that run by the clock; `app/jobs/tasks.server.ts` has a task and a schedule for each. */
export const recurringJobs = [
  "check_ledger",
  "resume_fulfilment",
  "resume_mails",
  "resume_refunds",
  "resume_identity_deletions",
  "reconcile_payments",
  "expire_orders",
  "delete_expired_sessions",
  "forget_allowances",
  "forget_spending",
  "delete_expired_content",
  "delete_expired_drafts",
  "delete_expired_copies",
  "delete_contact_messages",
  "delete_old_notifications",
  "delete_unconfirmed_reports",
  "remind_of_acute",
  "close_cases",
  "index_for_search",
  "send_digests",
  "delete_loose_pictures",
  "delete_loose_book_files",
  "drop_openings",
  "drop_mail_reports",
  "delete_payment_notes",
  "delete_account_mails",
  "end_subscriptions",
  "delete_turn_notes",
  "forget_service_minutes",
  "drop_old_acts",
  "drop_old_audit",
  "check_audit",
  "check_legal_state",
] as const;

export type RecurringJob = (typeof recurringJobs)[number];
export type JobKind = keyof Jobs | RecurringJob;

/** Where a job is: it used up its attempts, a worker has it, or it waits for its turn. */
export type JobState = "given_up" | "running" | "waiting";

/**
 * Jobs that somebody waits for, or that the law asks for: most of them the next round would take up again, so dropping one
 * would change nothing and tell the desk otherwise. What staff have begun is ended where they began it.
 */
const owedJobs: readonly string[] = [
  "fulfil_order",
  "send_refund",
  "delete_identity",
  "perform_delayed_act",
  "run_bulk_act",
  "resume_waiting",
  "write_draft",
];

/** @param mailKind of the mail that the job is to send; null where it sends none */
export const isDroppable = (kind: string, mailKind: string | null) =>
  !owedJobs.includes(kind) && (mailKind === null || !isOwed(mailKind));

/** Why staff let a job run again; a code. */
export const retryReasons = ["cause_removed", "outside_is_back", "person_asked"] as const;
export type RetryReason = (typeof retryReasons)[number];

/** Why staff drop a job; a code. */
export const dropReasons = ["out_of_date", "done_otherwise", "cannot_succeed"] as const;
export type DropReason = (typeof dropReasons)[number];
