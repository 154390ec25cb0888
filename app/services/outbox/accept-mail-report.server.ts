import { eq } from "drizzle-orm";
import { metrics } from "~/config/metrics.server";
import { orders } from "~/db/schema";
import {
  verifyReport,
  type MailReport,
  type ReportRefusal,
} from "~/integrations/mail/mail-report.server";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { applyReport, orderIdOfReport } from "../mails/apply-report.server";
import { recordComplaint } from "../mails/complaints.server";
import type { Mail } from "../mails/mail-writer";
import { stopNotificationMails } from "../notifications/mail-settings.server";
import { documentMails } from "../orders/document-mails";
import type { Failure } from "../orders/failure";
import { lockOrder } from "../orders/lock-order.server";
import { acceptReceivedMail } from "../support/accept-received-mail.server";
import { noteDeliveredAfterStop } from "../orders/stop-order.server";
import { findWithdrawal } from "../orders/find-withdrawal.server";

export type ReportOutcome =
  | { accepted: true; outcome: "applied" | "repeated" | "unknown" | "ignored" }
  | { accepted: false; reason: ReportRefusal };

/**
 * Takes what the mail provider reports of our mails, and of those that came: proves that it is the provider's, writes it down
 * once, and draws the consequences. When this returns `accepted`, everything is durable.
 * @param input.body exactly as received
 */
export async function acceptMailReport(
  ctx: ServiceContext,
  input: Parameters<typeof verifyReport>[0],
): Promise<ReportOutcome> {
  const verdict = verifyReport(input);
  if ("refusal" in verdict) {
    ctx.log.warn({ refusal: verdict.refusal }, "mail report refused");
    return { accepted: false, reason: verdict.refusal };
  }
  if ("ignored" in verdict) return { accepted: true, outcome: "ignored" };
  if ("received" in verdict)
    return { accepted: true, outcome: await acceptReceivedMail(ctx, verdict.received) };
  const outcome = await take(ctx, verdict.report);
  if (outcome === "applied") metrics.mailReports.inc({ type: verdict.report.type });
  return { accepted: true, outcome };
}

async function take(ctx: ServiceContext, report: MailReport) {
  return inTransaction(ctx, async (tx) => {
    // The order's lock first, as in `sendMail`: what the report tells may be written down with the order.
    const orderId = await orderIdOfReport(tx, report);
    if (orderId !== null) await lockOrder(tx, { id: orderId });
    const applied = await applyReport(tx, report);
    if (applied.outcome === "unknown")
      ctx.log.warn({ type: report.type }, "report of a mail that is not ours");
    if (applied.outcome !== "applied") return applied.outcome;
    const { mail, before } = applied;
    if (mail.state === before) return applied.outcome;
    const address = mail.recipient;
    // A report may come after the address was forgotten: then it tells of the mail alone.
    if (mail.state === "complained" && address !== null) {
      await recordComplaint(tx, { address, at: report.happenedAt });
      await stopNotificationMails(tx, address, "complained");
    }
    if (mail.state === "delivered") await noteIfStopped(tx, mail);
    if (mail.state === "bounced") {
      ctx.log.warn(
        { mailId: mail.id, orderId: mail.orderId, code: mail.bounceCode },
        "mail came back",
      );
      if (mail.bounceKind === "hard" && address !== null)
        await stopNotificationMails(tx, address, "bounced");
    }
    return applied.outcome;
  });
}

/** A mail that counts as not taken, and whose order was stopped for that, arrived after all. */
async function noteIfStopped(
  tx: TransactionContext,
  { orderId, kind, status, isLinkOnly }: Mail,
): Promise<void> {
  if (orderId === null || status === "accepted") return;
  if (isLinkOnly || !documentMails.includes(kind)) return;
  const [order] = await tx.db.select().from(orders).where(eq(orders.id, orderId));
  const isStopped = order && (order.status === "refunded" || stopped.includes(order.failure));
  if (isStopped || (await findWithdrawal(tx, orderId))) await noteDeliveredAfterStop(tx, orderId);
}

const stopped: readonly (string | null)[] = ["refund_requested", "withdrawn"] satisfies Failure[];
