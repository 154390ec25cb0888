import { and, asc, eq, inArray } from "drizzle-orm";
import { singleApproverLimit } from "~/config/limits";
import type { Money } from "~/copy/format";
import { complaints, payments, refunds, supportThreads } from "~/db/schema";
import { isLongerThan, normalise } from "~/forms/text";
import { isReason } from "../audit/audit-events";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import { authorise } from "../access/authorise.server";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { Conflict, Invalid, NotAllowed } from "../command/errors";
import { findWithdrawal } from "../orders/find-withdrawal.server";
import { interestedMailboxes } from "../orders/interested.server";
import {
  paymentAuditEvents,
  paymentRefusals,
  refundDropReasons,
  refundReasons,
  type RefundReason,
  type RefundDropReason,
} from "./acts";
import { followRefunds } from "./balances.server";
import { moneyFacts } from "./sums";
import { lockPayment } from "./lock-payment.server";
import { isStuck, proofLength, refundsUnderWay } from "./payment-state";
import { enqueueRefund, removeRefundJob } from "./refund-job.server";
import { completeRefund, refundAbandonedAfter, wasReturned } from "./send-refund.server";

/** An end of a refund that makes sense at this moment, under its order's lock. */
export type PlannedEnd = {
  refundId: string;
  sums: Money[];
  interested: string[];
  /** Whether one person alone may not end it so. */
  takesTwoPeople: boolean;
  /** @param askedBy the member of staff who asked for it */
  perform: (askedBy: string) => Promise<void>;
};

const refundedComplaint = "complaint" satisfies RefundReason;

export type RefundDrop = { paymentId: string; reason: RefundDropReason };
export type RefundSettlement = { paymentId: string; proof: string };

/**
 * Gives up a refund that can never succeed, with the reason: its money counts as ours again, and can be given back anew.
 * @throws NotAllowed also for an order of one's own, and `two_people` for what is owed, above the limit of one person, and in another currency; Invalid, NotFound,
 * Conflict `no_stuck_refund`, `refund_went_through`; ExternalServiceError where the gateway does not say whether it has
 * returned the money
 */
export const dropRefund = (ctx: ServiceContext, drop: RefundDrop): Promise<void> =>
  endAlone(ctx, drop.paymentId, (tx) => planDrop(tx, drop));

/**
 * Writes down that the money of a refund went back by transfer: of what came outside of the gateway, or of what the gateway
 * does not return. Its buyer is told.
 * @param settlement.proof how whoever saw to it knows, in their words
 * @throws as `dropRefund`
 */
export const settleRefund = (ctx: ServiceContext, settlement: RefundSettlement): Promise<void> =>
  endAlone(ctx, settlement.paymentId, (tx) => planSettlement(tx, settlement));

async function endAlone(
  ctx: ServiceContext,
  paymentId: string,
  plan: (tx: TransactionContext) => Promise<PlannedEnd>,
): Promise<void> {
  const { userId } = authorise(ctx, "manage_payments", { kind: "payment", id: paymentId });
  await requireNotReturned(ctx, paymentId);
  await inTransaction(ctx, async (tx) => {
    const { takesTwoPeople, perform } = await plan(tx);
    if (takesTwoPeople) throw new NotAllowed(paymentRefusals.two_people);
    await perform(userId);
  });
}

/** To which two people have agreed, or are asked to. @throws as `dropRefund` */
export async function planAgreedDrop(tx: TransactionContext, drop: RefundDrop) {
  await requireNotReturned(tx, drop.paymentId);
  return planDrop(tx, drop);
}

/** To which two people have agreed, or are asked to. @throws as `settleRefund` */
export async function planAgreedSettlement(tx: TransactionContext, settlement: RefundSettlement) {
  await requireNotReturned(tx, settlement.paymentId);
  return planSettlement(tx, settlement);
}

async function planDrop(
  tx: TransactionContext,
  { paymentId, reason }: RefundDrop,
): Promise<PlannedEnd> {
  if (!isReason(refundDropReasons, reason)) throw new Invalid("reason");
  const { order, refund, payment, planned } = await lockStuckRefund(tx, paymentId);
  return {
    ...planned,
    takesTwoPeople: isAboveLimit({ refund, payment }) || (await isOwed(tx, refund)),
    async perform(askedBy) {
      await tx.db
        .update(refunds)
        .set({ status: "cancelled", droppedFor: reason, claimedAt: null })
        .where(eq(refunds.id, refund.id));
      await followRefunds(tx, order);
      await removeRefundJob(tx, refund.id);
      await recordAuditEvent(tx, {
        act: paymentAuditEvents.drop_refund,
        target: { kind: "payment", id: paymentId },
        reason,
        before: { status: refund.status, ...moneyFacts(planned.sums) },
        after: { status: "cancelled", askedBy },
      });
    },
  };
}

async function planSettlement(
  tx: TransactionContext,
  { paymentId, proof }: RefundSettlement,
): Promise<PlannedEnd> {
  const transferProof = normalise(proof);
  if (transferProof === "" || isLongerThan(transferProof, proofLength)) throw new Invalid("proof");
  const { refund, payment, planned } = await lockStuckRefund(tx, paymentId);
  return {
    ...planned,
    takesTwoPeople: isAboveLimit({ refund, payment }) || (await isOwed(tx, refund)),
    async perform(askedBy) {
      await tx.db.update(refunds).set({ transferProof }).where(eq(refunds.id, refund.id));
      await completeRefund(tx, refund, payment.transactionId);
      await removeRefundJob(tx, refund.id);
      await recordAuditEvent(tx, {
        act: paymentAuditEvents.settle_refund,
        target: { kind: "payment", id: paymentId },
        after: { ...moneyFacts(planned.sums), askedBy },
      });
    },
  };
}

type StoredRefund = typeof refunds.$inferSelect;

const isAboveLimit = ({
  refund,
  payment,
}: {
  refund: StoredRefund;
  payment: { currency: string };
}): boolean => payment.currency !== "PLN" || refund.amountGrosze > singleApproverLimit;

/** Whether a refund is owed to its buyer, and no goodwill of staff: what nobody decided, a withdrawal, an accepted complaint. */
async function isOwed(
  tx: TransactionContext,
  { orderId, reason }: Pick<StoredRefund, "orderId" | "reason">,
): Promise<boolean> {
  if (!isReason(refundReasons, reason) || (await findWithdrawal(tx, orderId)) !== null) return true;
  if (reason !== refundedComplaint) return false;
  const accepted = await tx.db
    .select({ id: complaints.threadId })
    .from(complaints)
    .innerJoin(supportThreads, eq(supportThreads.id, complaints.threadId))
    .where(
      and(
        eq(supportThreads.orderId, orderId),
        inArray(complaints.decision, ["refund", "reduction"]),
      ),
    );
  return accepted.length > 0;
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
  const planned = {
    refundId: refund.id,
    sums: [{ currency: payment.currency, grosze: refund.amountGrosze }],
    interested: await interestedMailboxes(tx, [order.id]),
  };
  return { order, refund, payment, planned };
}
