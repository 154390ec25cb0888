import { auditLog, type AuditFacts } from "~/db/schema";
import type { Target } from "../access/authorise.server";
import type { TransactionContext } from "../command/context.server";

/** Everything that is audited. */
export type AuditedAct =
  | "ban_member"
  | "unban_member"
  | "edit_member"
  | "activate_member"
  | "deactivate_member"
  | "set_subscription"
  | "end_sessions"
  | "delete_member"
  | "refund_order"
  | "send_again"
  | "send_book"
  | "correct_email"
  | "make_again"
  | "write_draft"
  | "send_draft"
  | "reject_draft"
  | "withdraw_for_buyer"
  | "delete_content"
  | "open_content"
  | "complete_payment"
  | "cancel_payment"
  | "retry_payment"
  | "delete_payment"
  | "archive_payment"
  | "note_payment"
  | "delete_note"
  | "explain_difference"
  | "cancel_order"
  | "add_book"
  | "edit_book"
  | "replace_book_file"
  | "publish_book"
  | "unpublish_book"
  | "archive_book"
  | "restore_book"
  | "delete_book"
  | "send_mail_again"
  | "answer_message"
  | "close_message"
  | "retry_job"
  | "drop_job"
  | "export_payments"
  | "export_orders"
  | "create_promotion"
  | "end_promotion"
  | "show_review"
  | "hide_review"
  | "answer_review"
  | "remove_review_answer"
  | "request_act"
  | "approve_act"
  | "decline_act"
  | "take_back_act"
  | "ask_for_bulk"
  | "stop_bulk"
  | "appoint_keeper"
  | "dismiss_keeper"
  | "let_in"
  | "refuse_to_let_in"
  | "hide_automatically"
  | "claim_case"
  | "decide_case"
  | "appeal"
  | "answer_appeal"
  | "write_to_party"
  | "open_pseudonym"
  | "keeper_hides"
  | "keeper_silences"
  | "pin_post"
  | "unpin_post"
  | "create_group"
  | "edit_group"
  | "set_group_icon"
  | "delete_group"
  | "turn_switch_on"
  | "turn_switch_off";

/**
 * Writes down who did what to whom, inside the transaction that does it: neither is there without the other. The chain
 * comes a moment later (`sealAudit`), so that nothing waits for it.
 * @param entry.reason a code; staff always give one
 * @param entry.before what the act changed, without anything personal, and `after` what it became
 */
export async function recordAudit(
  tx: TransactionContext,
  entry: {
    act: AuditedAct;
    target: Target;
    reason: string | null;
    before?: AuditFacts;
    after?: AuditFacts;
  },
): Promise<void> {
  const { actor } = tx;
  await tx.db.insert(auditLog).values({
    at: tx.now(),
    actorKind: actor.kind,
    actorId: "userId" in actor ? actor.userId : null,
    act: entry.act,
    targetKind: entry.target.kind,
    targetId: entry.target.id,
    reason: entry.reason,
    before: entry.before ?? null,
    after: entry.after ?? null,
  });
}
