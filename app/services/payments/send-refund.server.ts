import { and, eq, isNull, lt, ne, notExists, notInArray, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { retryDelays } from "~/config/limits";
import type { OutstandingJob } from "~/db/add-job.server";
import { payments, refunds } from "~/db/schema";
import { refundNoticeMail } from "./refund-notice-mail";
import { ExternalServiceError } from "~/integrations/external-service-error";
import {
  findTransaction,
  getRefundedGrosze,
  getTransaction,
  refundTransaction,
} from "~/integrations/payments/tpay.server";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { Conflict } from "../command/errors";
import { queueMail } from "../mails/queue-mail.server";
import { lockOrder } from "../orders/lock-order.server";
import { confirmedAddress } from "../orders/confirmed-address.server";
import { orderNumber } from "../orders/order-number";
import { recordEvent, transitionOrder, type Order } from "../orders/transition-order.server";
import { paymentRefusals } from "./acts";
import { followRefunds } from "./balances.server";
import { isCalledOff, takeOffChargeback, yieldToChargeback } from "./chargebacks.server";
import { beginRefund } from "./begin-refund.server";
import { movedMoney } from "./payment-state";
import { refundJobKey } from "./refund-job.server";

/** An attempt that has not ended after this time belongs to a process that died, in milliseconds. */
export const refundAbandonedAfter = 60_000;

type Refund = typeof refunds.$inferSelect;
type Payment = typeof payments.$inferSelect;

const isOver = ({ status }: Refund) => status === "completed" || status === "cancelled";

/**
 * Has the gateway return the money of one refund. Safe to repeat: what it had returned before is written down first, so
 * an attempt whose answer was lost is recognised. Of one payment only one refund is sent at a time, or their sums could
 * be taken for each other.
 * @throws ExternalServiceError; Conflict `refund_under_way` where another attempt, of this or of another refund of the same
 * payment, has to end first: the job tries again
 */
export async function sendRefund(ctx: ServiceContext, refundId: string): Promise<void> {
  await beginRefund(ctx, refundId);
  if (await isByTransfer(ctx, refundId)) return;
  const refund = await claim(ctx, refundId);
  if (!refund) return completeCalledOff(ctx, refundId);
  try {
    const [payment] = await ctx.db.select().from(payments).where(eq(payments.id, refund.paymentId));
    if (!payment) throw new Error("The payment of a refund does not exist.");
    // Its bank has taken the money back: what the gateway had not returned by then, it will not.
    if (payment.status === "refunded" && !(await wasReturned(refund, payment))) {
      await inTransaction(ctx, async (tx) => {
        await lockOrder(tx, { id: refund.orderId });
        await yieldToChargeback(tx, refund);
      });
      return;
    }
    if (payment.status === "refunded") await completeRefund(ctx, refund, payment.transactionId);
    else {
      const transactionId = await returnMoney(ctx, refund, payment);
      if (transactionId !== null) await completeRefund(ctx, refund, transactionId);
    }
    await completeCalledOff(ctx, refundId);
  } catch (error) {
    const lastError = error instanceof ExternalServiceError ? error.code : "unexpected";
    await ctx.db
      .update(refunds)
      .set({ claimedAt: null, lastError })
      .where(and(eq(refunds.id, refund.id), eq(refunds.status, "sending")));
    throw error;
  }
}

/** Whether its money came outside of the gateway: then a person sends it back, and says so (`settleRefund`). */
async function isByTransfer({ db }: ServiceContext, refundId: string): Promise<boolean> {
  const [found] = await db
    .select({ provider: payments.provider })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, refundId));
  return found?.provider === "outside";
}

/** Refunds that were asked for hours ago and are not done by the gateway, or have not begun. */
export async function outstandingRefunds(
  ctx: ServiceContext,
): Promise<OutstandingJob<"send_refund">[]> {
  const sixHoursAgo = new Date(ctx.now().getTime() - retryDelays.provider);
  const outstanding = await ctx.db
    .select({ refundId: refunds.id, orderId: refunds.orderId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        // What is begun of money from outside waits for a person; what is scheduled of any waits for its job.
        or(eq(payments.provider, "tpay"), eq(refunds.status, "scheduled")),
        notInArray(refunds.status, ["completed", "cancelled"]),
        lt(refunds.requestedAt, sixHoursAgo),
      ),
    );
  return outstanding.map((payload) => ({
    payload,
    key: refundJobKey(payload.refundId),
    rest: retryDelays.provider,
  }));
}

/** @returns null when the refund is done, or was called off */
async function claim(ctx: ServiceContext, refundId: string): Promise<Refund | null> {
  const other = alias(refunds, "other");
  const abandoned = new Date(ctx.now().getTime() - refundAbandonedAfter);
  const free = or(isNull(refunds.claimedAt), lt(refunds.claimedAt, abandoned));
  const [claimed] = await ctx.db
    .update(refunds)
    .set({ status: "sending", claimedAt: ctx.now() })
    .where(
      and(
        eq(refunds.id, refundId),
        or(eq(refunds.status, "requested"), and(eq(refunds.status, "sending"), free)),
        notExists(
          ctx.db
            .select({ one: sql`1` })
            .from(other)
            .where(
              and(
                eq(other.paymentId, refunds.paymentId),
                eq(other.status, "sending"),
                ne(other.id, refunds.id),
              ),
            ),
        ),
      ),
    )
    .returning();
  if (claimed) return claimed;
  const [refund] = await ctx.db.select().from(refunds).where(eq(refunds.id, refundId));
  if (refund && !isOver(refund)) throw new Conflict(paymentRefusals.refund_under_way);
  return null;
}

/**
 * Whether an attempt whose answer was lost got through.
 * @throws ExternalServiceError where the gateway does not say
 */
export async function wasReturned(
  { refundedBeforeGrosze: before, amountGrosze }: Refund,
  { transactionId, transactionTitle }: Payment,
): Promise<boolean> {
  if (before === null) return false;
  const known = transactionId ?? (await findTransaction(transactionTitle ?? ""));
  return known !== null && (await getRefundedGrosze(known)) >= before + amountGrosze;
}

/** @returns the gateway's id of the transaction; null where the refund was called off before the gateway was asked for it */
async function returnMoney(
  ctx: ServiceContext,
  refund: Refund,
  payment: Payment,
): Promise<string | null> {
  const transactionId =
    payment.transactionId ?? (await findTransaction(payment.transactionTitle ?? ""));
  if (!transactionId) throw new ExternalServiceError("tpay", "refused", "transaction_not_found");
  if ((await getTransaction(transactionId)).status === "refund") return transactionId;
  const returned = await getRefundedGrosze(transactionId);
  const before = refund.refundedBeforeGrosze;
  if (before !== null && returned >= before + refund.amountGrosze) return transactionId;
  if (before === null) {
    // From now on a chargeback leaves it alone: the gateway may have it.
    const [asked] = await ctx.db
      .update(refunds)
      .set({ refundedBeforeGrosze: returned })
      .where(and(eq(refunds.id, refund.id), eq(refunds.status, "sending")))
      .returning({ id: refunds.id });
    if (!asked) return null;
  }
  const whole = returned === 0 && refund.amountGrosze === payment.paidGrosze;
  await refundTransaction(transactionId, whole ? undefined : refund.amountGrosze);
  return transactionId;
}

/** A refund that the gateway made although it was called off for a chargeback meanwhile: its sum is not the bank's. */
async function completeCalledOff(ctx: ServiceContext, refundId: string): Promise<void> {
  const isThis = and(eq(refunds.id, refundId), isCalledOff());
  const [found] = await ctx.db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(isThis);
  if (!found || !(await wasReturned(found.refund, found.payment))) return;
  await inTransaction(ctx, async (tx) => {
    await lockOrder(tx, { id: found.refund.orderId });
    const [made] = await tx.db
      .update(refunds)
      .set({ status: "requested", droppedFor: null, lastError: null })
      .where(isThis)
      .returning();
    if (!made) return;
    await takeOffChargeback(tx, made);
    await completeRefund(tx, made, found.payment.transactionId);
  });
}

/** Writes down that a refund is done, and tells its buyer; what was called off for a chargeback counts as the bank's. */
export async function completeRefund(
  ctx: ServiceContext,
  refund: Refund,
  transactionId: string | null,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    // The same order of locks as in `markPaid`: the refund's own notification may be coming in meanwhile.
    const order = await lockOrder(tx, { id: refund.orderId });
    const notCalledOff = sql`(${isCalledOff()}) is not true`;
    const [done] = await tx.db
      .update(refunds)
      .set({ status: "completed", completedAt: tx.now(), claimedAt: null, lastError: null })
      .where(and(eq(refunds.id, refund.id), ne(refunds.status, "completed"), notCalledOff))
      .returning();
    if (!done || !order) return;
    const remaining = await settlePayments(tx, order, refund, transactionId);
    const detail = { grosze: refund.amountGrosze };
    if (remaining === "none") await transitionOrder(tx, refund.orderId, "refunded", { detail });
    else {
      const type = remaining === "other" ? "surplus_refunded" : "partly_refunded";
      await recordEvent(tx, refund.orderId, type, detail);
    }
    const recipient = await confirmedAddress(tx, order);
    if (recipient !== null) {
      await queueMail(tx, {
        orderId: order.id,
        refundId: refund.id,
        kind: refundNoticeMail,
        recipient,
        subject: refundNoticeMail.subject(orderNumber(order.number)),
        idempotencyKey: `refund/${refund.id}`,
      });
    }
  });
}

async function settlePayments(
  tx: TransactionContext,
  order: Order,
  { paymentId }: Refund,
  transactionId: string | null,
): Promise<"none" | "same" | "other"> {
  await tx.db.update(payments).set({ transactionId }).where(eq(payments.id, paymentId));
  const { balances } = await followRefunds(tx, order);
  const isEmpty = ({ status }: { status: Payment["status"] }) => status === "refunded";
  // What staff counted as paid on their word holds the order, too: only something on top of it went back.
  const held = balances.filter(({ status }) => movedMoney.includes(status));
  if (held.some((balance) => balance.id === paymentId && !isEmpty(balance))) return "same";
  return held.every(isEmpty) ? "none" : "other";
}
