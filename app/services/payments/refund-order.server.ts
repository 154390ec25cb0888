import type { Money } from "~/copy/format";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import { authorise } from "../access/authorise.server";
import { undoTime } from "../access/undo-time";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { assertNotRefused, Conflict, Invalid, NotAllowed, NotFound } from "../command/errors";
import { lockOrder } from "../orders/lock-order.server";
import { isInWork } from "../orders/order-state";
import { stopOrder } from "../orders/stop-order.server";
import type { Order } from "../orders/transition-order.server";
import { interestedMailboxes, refuseOwnOrder } from "../orders/interested.server";
import { isRefundable } from "./payment-state";
import { findWithdrawal } from "../orders/find-withdrawal.server";
import { requiresTwoPeopleLocked } from "./refund-limit.server";
import { refundReasons, type RefundReason, paymentAuditEvents, paymentRefusals } from "./acts";
import { hasForcedPayment, leftOf, orderBalances, type Balance } from "./balances.server";
import { moneyFacts, sumsOf } from "./sums";
import { requestRefund } from "./request-refund.server";
import { scheduledRefund, scheduledRefundRefusal } from "./schedule-refund.server";
import { isReason } from "../audit/audit-events";

export type RefundRequest = {
  orderId: string;
  /** Only from this payment; by default from any of the order's. */
  paymentId?: string;
  amountGrosze?: number;
  reason: RefundReason;
};

/** A refund that makes sense at this moment, with its order, which stays locked. */
export type PlannedRefund = {
  order: Order;
  /** At most this, of the order's currency; everything that is left where it is undefined. */
  amountGrosze: number | undefined;
  /** What goes back. */
  sums: Money[];
  whole: boolean;
  interested: string[];
  /** Of the payments that the money is of. */
  balances: readonly Balance[];
};

/**
 * Gives an order's money back, all of it or a part, in half a minute, unless whoever asks takes it back
 * (`cancelScheduledRefund`). It counts from now on: what goes back cannot go back twice, nor past the limit. A job begins it
 * (`beginRefund`), and talks to the gateway; the order becomes `refunded` once everything has been returned.
 * @throws NotAllowed also for an order of one's own, and `two_people` where a colleague has to agree (`requestAct`);
 * NotFound, Invalid, Conflict when nothing, or less than that, is left, or one waits already
 */
export async function scheduleRefund(ctx: ServiceContext, request: RefundRequest): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const target = { kind: "order", id: request.orderId } as const;
    const { userId: staffId } = authorise(tx, "refund_orders", target);
    await lockOrder(tx, { id: request.orderId });
    assertNotRefused(scheduledRefundRefusal(await scheduledRefund(tx, request.orderId)));
    const planned = await planAgreedRefund(tx, request);
    const decidedAlone = !(await isOwed(tx, request));
    const limit = { ...planned, amountGrosze: totalOf(planned.sums), staffId };
    if (decidedAlone && (await requiresTwoPeopleLocked(tx, limit)))
      throw new NotAllowed(paymentRefusals.two_people);
    const startsAt = new Date(tx.now().getTime() + undoTime);
    const asked = { askedBy: staffId, decidedAlone, startsAt };
    await requestRefund(tx, planned.order, { ...request, ...asked });
  });
}

const totalOf = (sums: readonly Money[]) => sums.reduce((total, { grosze }) => total + grosze, 0);

/** Whether the buyer withdrew with a press of their own: then there is nothing for staff to decide. */
async function isOwed(
  tx: TransactionContext,
  { orderId, reason }: RefundRequest,
): Promise<boolean> {
  if (reason !== "withdrawal") return false;
  const withdrawal = await findWithdrawal(tx, orderId);
  return withdrawal !== null && withdrawal.takenBy === null;
}

/**
 * A refund to which two people have agreed already, with others: the limit of one does not hold.
 * @throws NotAllowed also for an order of one's own; as `planRefund`
 */
export async function planAgreedRefund(
  tx: TransactionContext,
  request: RefundRequest,
): Promise<PlannedRefund> {
  authorise(tx, "refund_orders", { kind: "order", id: request.orderId });
  const planned = await planRefund(tx, request);
  await refuseOwnOrder(tx, planned.order);
  return planned;
}

/**
 * Looks whether a refund makes sense, under the order's lock.
 * @throws NotFound, Invalid, Conflict, `short_payment` for one that does not go back by itself
 */
export async function planRefund(
  tx: TransactionContext,
  request: RefundRequest,
): Promise<PlannedRefund> {
  if (!isReason(refundReasons, request.reason)) throw new Invalid("reason");
  const { amountGrosze, paymentId } = request;
  const held = await moneyHeld(tx, request);
  const { order, balances, left } = held;
  if (request.reason === "withdrawal" && !(await findWithdrawal(tx, order.id)))
    throw new Conflict(paymentRefusals.not_withdrawn);
  if (left <= 0 && (await hasForcedPayment(tx, order.id)))
    throw new Conflict(paymentRefusals.forced_payment);
  if (left <= 0) throw new Conflict(paymentRefusals.nothing_left);
  if (paymentId !== undefined && !balances.some(isRefundable))
    throw new Conflict(paymentRefusals.short_payment);
  if (amountGrosze !== undefined && !(Number.isInteger(amountGrosze) && amountGrosze > 0))
    throw new Invalid("amount");
  if (amountGrosze !== undefined && amountGrosze > left)
    throw new Conflict(paymentRefusals.too_much);
  return planOf(tx, held, amountGrosze);
}

/**
 * The same of what is owed by law, whoever has decided or not: as much of what was asked for as is left, which may be nothing.
 * @throws NotFound
 */
export async function planOwedRefund(
  tx: TransactionContext,
  request: Pick<RefundRequest, "orderId" | "amountGrosze">,
): Promise<PlannedRefund> {
  const held = await moneyHeld(tx, request);
  const { amountGrosze } = request;
  return planOf(tx, held, amountGrosze && Math.min(amountGrosze, held.left));
}

type MoneyHeld = {
  order: Order;
  all: readonly Balance[];
  /** Of the payments that the request is about, and what is left of these. */
  balances: readonly Balance[];
  left: number;
};

async function moneyHeld(
  tx: TransactionContext,
  { orderId, paymentId, amountGrosze }: Omit<RefundRequest, "reason">,
): Promise<MoneyHeld> {
  const order = await lockOrder(tx, { id: orderId });
  if (!order) throw new NotFound("unknown_order");
  const all = await orderBalances(tx, order.id);
  const balances = all.filter(
    ({ id, currency }) =>
      (paymentId === undefined || id === paymentId) &&
      (amountGrosze === undefined || currency === order.currency),
  );
  const left = balances.reduce((sum, { leftGrosze }) => sum + leftGrosze, 0);
  return { order, all, balances, left };
}

async function planOf(
  tx: TransactionContext,
  { order, all, balances, left }: MoneyHeld,
  amountGrosze: number | undefined,
): Promise<PlannedRefund> {
  return {
    ...{ order, amountGrosze },
    sums:
      amountGrosze === undefined
        ? leftOf(balances)
        : sumsOf([{ currency: order.currency, grosze: amountGrosze }]),
    whole:
      (amountGrosze ?? left) === left &&
      all.every(
        ({ leftGrosze, ...each }) => leftGrosze <= 0 || balances.some(({ id }) => id === each.id),
      ),
    interested: await interestedMailboxes(tx, [order.id]),
    balances,
  };
}

/**
 * Does what was planned and writes it down, inside the same transaction. A whole refund of an order in work stops the work,
 * and begins what a colleague has scheduled of it: taken back, it would leave money with an order that nobody works on.
 * @param request.decidedAlone whether it counts against the limit of one person
 * @param askedBy the member of staff on whose account it counts; null where nobody decided, and the law does
 * @returns what goes back, and grosze of what was scheduled and begins with it
 */
export async function issueRefund(
  tx: TransactionContext,
  { order, sums, whole, amountGrosze }: PlannedRefund,
  request: RefundRequest & { decidedAlone?: boolean },
  askedBy: string | null,
): Promise<{ sums: Money[]; begunGrosze: number }> {
  if (whole && sums.length > 0 && isInWork(order.status))
    await stopOrder(tx, order, "refund_requested");
  const asked = { ...request, amountGrosze, askedBy: askedBy ?? undefined, alsoBegin: whole };
  const issued = await requestRefund(tx, order, asked);
  if (askedBy === null) return issued;
  await recordAuditEvent(tx, {
    act: paymentAuditEvents.refund_order,
    target: { kind: "order", id: order.id },
    reason: request.reason,
    before: { status: order.status },
    after: { ...moneyFacts(sums), whole, askedBy },
  });
  return issued;
}
