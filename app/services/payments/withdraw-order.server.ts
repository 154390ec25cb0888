import { endMidway } from "../appointments/end-of-time.server";
import { owedForTalk } from "../appointments/owed-for-talk.server";
import { findAppointment } from "../appointments/queries.server";
import { orderedTitle, type Ordered } from "~/products/ordered-product";
import { withdrawals } from "~/db/schema";
import { formatDate, formatIsoDate, type Money } from "~/copy/format";
import { withdrawalReceiptMail } from "./withdrawal-receipt-mail";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { Conflict, Invalid, NotAllowed, NotFound } from "../command/errors";
import { queueMail } from "../mails/queue-mail.server";
import { paymentRefusals, withdrawalRefusals, type WithdrawalWay } from "./acts";
import { requiresTwoPeopleLocked } from "./refund-limit.server";
import { authorise } from "../access/authorise.server";
import { isReason } from "../audit/audit-events";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import { leftOf, orderBalances } from "./balances.server";
import { findWithdrawal } from "../orders/find-withdrawal.server";
import { requestRefund } from "./request-refund.server";
import { warsawMoment } from "~/time/warsaw-time";
import { withdrawPayments } from "./withdraw-payments.server";
import { endLinks } from "../downloads/links.server";
import { canTakeWithdrawal, performanceOf, withdrawalRight } from "../orders/buyer-rules";
import { clearContent } from "../orders/delete-content.server";
import { lockOrder } from "../orders/lock-order.server";
import { interestedMailboxes, refuseOwnOrder } from "../orders/interested.server";
import { mailsOfOrder } from "../orders/mails-of-order.server";
import { confirmedAddress } from "../orders/confirmed-address.server";
import { orderNumber } from "../orders/order-number";
import { onceMailHasEnded } from "../orders/once-mail-has-ended.server";
import { stopOrder } from "../orders/stop-order.server";
import { recordEvent, transitionOrder, type Order } from "../orders/transition-order.server";
import { assistReasons, orderAuditEvents, type AssistReason } from "../orders/acts";

/** What a buyer declares by withdrawing, word for word. */
export function withdrawalStatement(order: Ordered & { number: string; placedAt: Date }): string {
  const product = orderedTitle(order);
  return `Odstępuję od umowy zawartej przez zamówienie ${order.number} („${product}”), złożone ${formatDate(order.placedAt)}.`;
}

/**
 * Takes a buyer's withdrawal from the contract: the order ends, whatever was paid goes back (in the middle of a talk without the minutes that are over), and an acknowledgement
 * with the statement and its time is mailed, or stays on the order's page where there is no address. A payment that comes
 * later is returned by `markPaid`.
 * @param input.name as the buyer gave it
 * @throws Conflict of `withdrawalRefusals`; NotFound
 */
export async function withdrawOrder(
  ctx: ServiceContext,
  { token, name }: { token: string; name: string | null },
): Promise<void> {
  const orderId = await onceMailHasEnded(() =>
    inTransaction(ctx, async (tx) => {
      const order = await lockOrder(tx, { token });
      if (!order) throw new NotFound("unknown_order");
      await assertRight(tx, order, formatIsoDate(tx.now()));
      await endByWithdrawal(tx, order, { name });
      return order.id;
    }),
  );
  await withdrawPayments(ctx, orderId);
}

/** A statement that reached us another way than by the order's page. */
export type TakenStatement = {
  orderId: string;
  reason: AssistReason;
  /** When the buyer made it: YYYY-MM-DD in Europe/Warsaw. */
  declaredOn: string;
  way: WithdrawalWay;
};

/**
 * Looks whether staff may take a withdrawal that a buyer wrote to us, under the order's lock. As with every refund of
 * theirs, one person decides about so much money a day and no more.
 * @returns what goes back, whose order it is, as mailboxes, and what takes it: as whoever asked, or with the colleague who has agreed
 * @throws NotAllowed also for an order of one's own, Invalid, NotFound, Conflict of `withdrawalRefusals`
 */
export async function planWithdrawal(
  tx: TransactionContext,
  statement: TakenStatement,
): Promise<{
  order: Order;
  left: Money[];
  interested: string[];
  perform: (askedBy: string) => Promise<void>;
}> {
  const { orderId, reason, declaredOn, way } = statement;
  if (tx.actor.kind !== "staff") throw new NotAllowed("assist_orders");
  if (!isReason(assistReasons, reason)) throw new Invalid("reason");
  const order = await lockOrder(tx, { id: orderId });
  if (!order) throw new NotFound("unknown_order");
  await refuseOwnOrder(tx, order);
  const { withdrawn, sent, performance } = await assertRight(
    tx,
    order,
    formatIsoDate(order.placedAt),
    declaredOn,
  );
  const balances = await orderBalances(tx, order.id);
  if (!canTakeWithdrawal(order, { withdrawn, balances, mails: sent, performance }))
    throw new Conflict(withdrawalRefusals.withdrawal_unpaid);
  if (declaredOn > formatIsoDate(tx.now()) || declaredOn < formatIsoDate(order.placedAt))
    throw new Conflict(withdrawalRefusals.withdrawal_day);
  if (withdrawalRight(order, withdrawn, declaredOn, sent, performance) !== "open")
    throw new Conflict(withdrawalRefusals.withdrawal_late);
  return {
    order,
    left: leftOf(balances),
    interested: await interestedMailboxes(tx, [order.id]),
    async perform(askedBy) {
      const decidedAlone = tx.actor.kind === "staff" && tx.actor.userId === askedBy;
      if (decidedAlone) {
        authorise(tx, "assist_orders", { kind: "order", id: order.id });
        if (await takesTwoPeople(tx, order, askedBy))
          throw new NotAllowed(paymentRefusals.two_people);
      }
      await endByWithdrawal(tx, order, {
        taken: { takenBy: askedBy, declaredOn, way },
        decidedAlone,
      });
      await recordAuditEvent(tx, {
        act: orderAuditEvents.withdraw_for_buyer,
        target: { kind: "order", id: order.id },
        reason,
        after: { declaredOn, way, askedBy },
      });
    },
  };
}

/** What is left of an order's payments in its own currency. */
async function leftInGrosze(tx: TransactionContext, order: Order): Promise<number> {
  const balances = await orderBalances(tx, order.id);
  return balances.reduce(
    (sum, { currency, leftGrosze }) => sum + (currency === order.currency ? leftGrosze : 0),
    0,
  );
}

/** Whether a withdrawal that staff take needs a colleague: its money counts as every refund of theirs. */
export async function takesTwoPeople(
  tx: TransactionContext,
  order: Order,
  staffId: string,
): Promise<boolean> {
  const balances = await orderBalances(tx, order.id);
  const amountGrosze = balances.reduce((sum, { leftGrosze }) => sum + leftGrosze, 0);
  return requiresTwoPeopleLocked(tx, { order, balances, amountGrosze, staffId });
}

/** When a statement of that day was made: today now, of a day before the last of it that can be meant. */
const momentOf = ({ now }: Pick<ServiceContext, "now">, day: string): Date =>
  day < formatIsoDate(now()) ? warsawMoment(day, 24) : now();

/**
 * @param declaredOn for the days of the right
 * @param statedOn for what was performed by then (art. 30 u.p.k.: it is in time once it is sent)
 * @returns whether it has been withdrawn from, which it has not, its mails, and how far a service was
 */
async function assertRight(
  tx: TransactionContext,
  order: Order,
  declaredOn: string,
  statedOn = declaredOn,
) {
  const withdrawn = (await findWithdrawal(tx, order.id)) !== null;
  const sent = await mailsOfOrder(tx, order.id);
  const performance = performanceOf(await findAppointment(tx, order.id), momentOf(tx, statedOn));
  const right = withdrawalRight(order, withdrawn, declaredOn, sent, performance);
  if (right !== "open") throw new Conflict(withdrawalRefusals[`withdrawal_${right}`]);
  return { withdrawn, sent, performance };
}

async function endByWithdrawal(
  tx: TransactionContext,
  order: Order,
  by: {
    name?: string | null;
    taken?: { takenBy: string; declaredOn: string; way: WithdrawalWay };
    decidedAlone?: boolean;
  },
): Promise<void> {
  const { name = null, taken, decidedAlone } = by;
  const number = orderNumber(order.number);
  const statedAt = taken ? momentOf(tx, taken.declaredOn) : tx.now();
  const isAhead = performanceOf(await findAppointment(tx, order.id), statedAt) === "ahead";
  const owed = isAhead ? 0 : await owedForTalk(tx, order);
  if (order.status === "awaiting_payment") await transitionOrder(tx, order.id, "cancelled");
  await endMidway(tx, order);
  const stopped = await stopOrder(tx, order, "withdrawn");
  if (!stopped) await clearContent(tx, order.id, { keepLevel: true });
  await endLinks(tx, order.id);
  const asked = { askedBy: taken?.takenBy, decidedAlone, alsoBegin: true };
  const amountGrosze = owed > 0 ? (await leftInGrosze(tx, order)) - owed : undefined;
  const { sums, begunGrosze } = await requestRefund(tx, order, {
    reason: "withdrawn",
    amountGrosze,
    ...asked,
  });
  const effect = stopped || sums.length > 0 || begunGrosze > 0 ? "refunded" : "cancelled";
  await tx.db.insert(withdrawals).values({
    orderId: order.id,
    name,
    email: order.email,
    statement: withdrawalStatement({ ...order, number }),
    effect,
    receivedAt: tx.now(),
    ...taken,
  });
  await recordEvent(tx, order.id, "withdrawn", { effect });
  const recipient = await confirmedAddress(tx, order);
  if (recipient === null) return;
  await queueMail(tx, {
    orderId: order.id,
    kind: withdrawalReceiptMail,
    recipient,
    subject: withdrawalReceiptMail.subject(number),
    idempotencyKey: `order/${order.id}/withdrawal`,
  });
}
