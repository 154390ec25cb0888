import { and, asc, eq, inArray } from "drizzle-orm";
import { payments, refunds } from "~/db/schema";
import { isLongerThan, normalise } from "~/forms/text";
import { isReason } from "../audit/audit-events";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import { authorise } from "../access/authorise.server";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { Conflict, Invalid } from "../command/errors";
import {
  paymentAuditEvents,
  paymentRefusals,
  refundDropReasons,
  type RefundDropReason,
} from "./acts";
import { followRefunds } from "./balances.server";
import { lockPayment } from "./lock-payment.server";
import { isStuck, proofLength, refundsUnderWay } from "./payment-state";
import { enqueueRefund, removeRefundJob } from "./refund-job.server";
import { completeRefund, refundAbandonedAfter, wasReturned } from "./send-refund.server";

/**
 * Gives up a refund that can never succeed, with the reason: its money counts as ours again, and can be given back anew.
 * @throws NotAllowed also for an order of one's own, Invalid, NotFound, Conflict `no_stuck_refund`, `refund_went_through`;
 * ExternalServiceError where the gateway does not say whether it has returned the money
 */
export async function dropRefund(
  ctx: ServiceContext,
  { paymentId, reason }: { paymentId: string; reason: RefundDropReason },
): Promise<void> {
  const target = { kind: "payment", id: paymentId } as const;
  authorise(ctx, "manage_payments", target);
  if (!isReason(refundDropReasons, reason)) throw new Invalid("reason");
  await requireNotReturned(ctx, paymentId);
  await inTransaction(ctx, async (tx) => {
    const { order, refund } = await lockStuckRefund(tx, paymentId);
    await tx.db
      .update(refunds)
      .set({ status: "cancelled", droppedFor: reason, claimedAt: null })
      .where(eq(refunds.id, refund.id));
    await followRefunds(tx, order);
    await removeRefundJob(tx, refund.id);
    await recordAuditEvent(tx, {
      act: paymentAuditEvents.drop_refund,
      target,
      reason,
      before: { status: refund.status, grosze: refund.amountGrosze },
      after: { status: "cancelled" },
    });
  });
}

/**
 * Writes down that the money of a refund went back by transfer: of what came outside of the gateway, or of what the gateway
 * does not return. Its buyer is told.
 * @param input.proof how whoever saw to it knows, in their words
 * @throws NotAllowed also for an order of one's own, Invalid, NotFound, Conflict `no_stuck_refund`, `refund_went_through`;
 * ExternalServiceError where the gateway does not say whether it has returned the money
 */
export async function settleRefund(
  ctx: ServiceContext,
  { paymentId, proof }: { paymentId: string; proof: string },
): Promise<void> {
  const target = { kind: "payment", id: paymentId } as const;
  authorise(ctx, "manage_payments", target);
  const transferProof = normalise(proof);
  if (transferProof === "" || isLongerThan(transferProof, proofLength)) throw new Invalid("proof");
  await requireNotReturned(ctx, paymentId);
  await inTransaction(ctx, async (tx) => {
    const { refund, payment } = await lockStuckRefund(tx, paymentId);
    await tx.db.update(refunds).set({ transferProof }).where(eq(refunds.id, refund.id));
    await completeRefund(tx, refund, payment.transactionId);
    await removeRefundJob(tx, refund.id);
    await recordAuditEvent(tx, {
      act: paymentAuditEvents.settle_refund,
      target,
      reason: "sent_by_transfer",
      after: { grosze: refund.amountGrosze },
    });
  });
}

/**
 * An attempt whose answer was lost may have got through: the gateway is asked before its money counts as ours again, or is sent a
 * second time by hand. What it has returned is written down by the refund's own job.
 */
async function requireNotReturned(ctx: ServiceContext, paymentId: string): Promise<void> {
  const open = await ctx.db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(refunds.paymentId, paymentId), inArray(refunds.status, [...refundsUnderWay])));
  for (const { refund, payment } of open)
    if (await wasReturned(refund, payment)) {
      await enqueueRefund(ctx, { refundId: refund.id, orderId: refund.orderId });
      throw new Conflict(paymentRefusals.refund_went_through);
    }
}

/** The oldest refund of a payment that does not go through, or that a person has to send, under its order's lock. */
async function lockStuckRefund(tx: TransactionContext, paymentId: string) {
  const { payment, order } = await lockPayment(tx, paymentId);
  const open = await tx.db
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), inArray(refunds.status, [...refundsUnderWay])))
    .orderBy(asc(refunds.requestedAt))
    .for("update");
  const refund = open.find((each) => isStuck({ ...each, provider: payment.provider }, tx.now()));
  if (!refund) throw new Conflict(paymentRefusals.no_stuck_refund);
  // Its attempt may have got through: how it ends comes first.
  const { claimedAt } = refund;
  if (claimedAt && tx.now().getTime() - claimedAt.getTime() < refundAbandonedAfter)
    throw new Conflict(paymentRefusals.refund_being_sent);
  return { order, refund, payment };
}
