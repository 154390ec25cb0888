import { and, desc, eq, isNotNull, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { orders, outsideReceipts, payments, subscriptions, users } from "~/db/schema";
import { formatIsoDate } from "~/copy/format";
import { isBlank, isLongerThan } from "~/forms/text";
import { day } from "~/time/durations";
import { authoriseReading } from "../access/authorise.server";
import { isReason } from "../audit/audit-events";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import type { ServiceContext, TransactionContext } from "../command/context.server";
import { Conflict, Invalid, NotFound } from "../command/errors";
import { betweenDays } from "../listing/between-days";
import { interestedMailboxes } from "../orders/interested.server";
import { lockOrder } from "../orders/lock-order.server";
import { orderNumber } from "../orders/order-number";
import type { Order } from "../orders/transition-order.server";
import { mailboxOf } from "../rate-limits/mailbox";
import {
  outsidePaymentRefusal,
  outsideWays,
  paymentAuditEvents,
  paymentRefusals,
  type OutsideWay,
} from "./acts";
import { hasForcedPayment } from "./balances.server";
import { findWithdrawal } from "../orders/find-withdrawal.server";
import { markPaid, returnUnearned } from "./mark-paid.server";
import { proofLength } from "./payment-state";
import { enqueueWithdrawal, withdrawPaymentsLater } from "./withdraw-payments.server";

/** The longest time that money is recorded after it came, in milliseconds: the books of the year before are closed. */
const recordedWithin = 366 * day;

type Received = {
  amountGrosze: number;
  /** The day on which it came: YYYY-MM-DD in Europe/Warsaw. */
  receivedOn: string;
  /** How whoever saw it knows, in their words. */
  proof: string;
  reason: OutsideWay;
};

export type OutsidePayment = Received &
  ({ of: "order"; id: string } | { of: "subscription"; id: string; memberId: string });

type Planned = {
  interested: string[];
  perform: (askedBy: string) => Promise<void>;
};

/**
 * Looks whether money that came outside of the gateway can be recorded, for an order or a subscription. Two people have to
 * agree: the gateway proves nothing here.
 * @returns whose it is, as mailboxes, and what records it
 * @throws Invalid, NotFound, Conflict `not_the_price`, `outside_day`, `not_payable`
 */
export async function planOutsidePayment(
  tx: TransactionContext,
  payment: OutsidePayment,
): Promise<Planned> {
  const { amountGrosze, receivedOn, proof, reason } = payment;
  const received = { amountGrosze, receivedOn, proof, reason };
  assertSound(tx, received);
  return payment.of === "order"
    ? planForOrder(tx, payment.id, received)
    : planForSubscription(tx, payment, received);
}

function assertSound(
  { now }: Pick<ServiceContext, "now">,
  { amountGrosze, receivedOn, proof, reason }: Received,
): void {
  if (!isReason(outsideWays, reason)) throw new Invalid("reason");
  if (!Number.isSafeInteger(amountGrosze) || amountGrosze <= 0) throw new Invalid("amount");
  if (isBlank(proof) || isLongerThan(proof, proofLength)) throw new Invalid("proof");
  const earliest = formatIsoDate(new Date(now().getTime() - recordedWithin));
  if (receivedOn > formatIsoDate(now()) || receivedOn < earliest)
    throw new Conflict(paymentRefusals.outside_day);
}

async function planForOrder(
  tx: TransactionContext,
  orderId: string,
  received: Received,
): Promise<Planned> {
  const order = await lockOrder(tx, { id: orderId });
  if (!order) throw new NotFound("unknown_order");
  const hasForced = await hasForcedPayment(tx, order.id);
  const refused = outsidePaymentRefusal({ ...order, hasForcedPayment: hasForced });
  if (refused) throw new Conflict(refused);
  if (await findWithdrawal(tx, order.id)) throw new Conflict(paymentRefusals.not_payable);
  if (received.amountGrosze !== order.priceGrosze)
    throw new Conflict(paymentRefusals.not_the_price);
  return {
    interested: await interestedMailboxes(tx, [order.id]),
    async perform(askedBy) {
      const paymentId = hasForced
        ? await proveForced(tx, order)
        : await payOutside(tx, order, received);
      await writeDown(tx, { paymentId }, received, askedBy);
      await recordAuditEvent(tx, {
        act: paymentAuditEvents.record_payment,
        target: { kind: "order", id: order.id },
        reason: received.reason,
        before: { status: order.status },
        after: { grosze: received.amountGrosze, askedBy },
      });
    },
  };
}

/** What staff had counted as paid has come another way than by the gateway: now it is money. */
async function proveForced(tx: TransactionContext, order: Order): Promise<string> {
  const [forced] = await tx.db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, order.id), payments.isForced));
  if (!forced) throw new Error("A payment that was counted by staff is gone.");
  await tx.db
    .update(payments)
    .set({
      ...{ provider: "outside", isForced: false },
      ...{ transactionId: null, transactionTitle: null, paymentUrl: null },
    })
    .where(eq(payments.id, forced.id));
  // The gateway's transaction can be paid still: that is a second payment, and goes back.
  const { transactionId, transactionTitle, paymentUrl } = forced;
  if (transactionId !== null) {
    await tx.db.insert(payments).values({
      ...{ transactionId, transactionTitle, paymentUrl, status: "cancelled" },
      ...{ orderId: order.id, amountGrosze: forced.amountGrosze, createdAt: forced.createdAt },
    });
    await enqueueWithdrawal(tx, forced);
  }
  await returnUnearned(tx, order);
  return forced.id;
}

async function payOutside(
  tx: TransactionContext,
  order: Order,
  { amountGrosze }: Received,
): Promise<string> {
  // What is open at the gateway is not waited for any more; should it come all the same, it goes back as a second payment.
  await withdrawPaymentsLater(tx, order.id);
  const outcome = await markPaid(tx, order, {
    transactionTitle: null,
    paidGrosze: amountGrosze,
    currency: order.currency,
  });
  if (outcome !== "fulfilling") throw new Conflict(paymentRefusals.not_payable);
  const [paid] = await tx.db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, order.id), eq(payments.provider, "outside")));
  if (!paid) throw new Error("Money that was recorded is not there.");
  return paid.id;
}

async function planForSubscription(
  tx: TransactionContext,
  { id: subscriptionId, memberId }: { id: string; memberId: string },
  received: Received,
): Promise<Planned> {
  const [found] = await tx.db
    .select({ userId: subscriptions.userId, email: users.email })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(eq(subscriptions.id, subscriptionId));
  if (!found) throw new NotFound("subscription");
  if (found.userId !== memberId) throw new Invalid("memberId");
  return {
    interested: [mailboxOf(found.email)],
    async perform(askedBy) {
      await writeDown(tx, { subscriptionId }, received, askedBy);
      await recordAuditEvent(tx, {
        act: paymentAuditEvents.record_payment,
        target: { kind: "member", id: found.userId },
        reason: received.reason,
        after: { grosze: received.amountGrosze, askedBy },
      });
    },
  };
}

async function writeDown(
  tx: TransactionContext,
  subject: { paymentId: string } | { subscriptionId: string },
  { amountGrosze, receivedOn, proof }: Received,
  askedBy: string,
): Promise<void> {
  if (tx.actor.kind !== "staff") throw new Error("Nobody of staff has agreed.");
  await tx.db.insert(outsideReceipts).values({
    ...subject,
    amountGrosze,
    receivedOn,
    proof: proof.trim(),
    askedBy,
    agreedBy: tx.actor.userId,
    recordedAt: tx.now(),
  });
}

/** Money that came outside of the gateway, as the books have it. */
export type OutsideReceipt = {
  id: string;
  order: { id: string; number: string; paymentId: string } | null;
  subscriptionId: string | null;
  grosze: number;
  /** YYYY-MM-DD in Europe/Warsaw. */
  receivedOn: string;
  proof: string;
  recordedAt: Date;
  askedByEmail: string | null;
  agreedByEmail: string | null;
};

/** How many receipts a page of the books shows at most. */
const mostShown = 100;

/**
 * Money that came outside of the gateway, apart from all other: the newest, and how much it was.
 * @param period days in Warsaw on which it was recorded
 * @throws NotAllowed
 */
export async function outsideMoney(
  ctx: ServiceContext,
  period: { dateFrom?: string; dateTo?: string },
): Promise<{ orders: number; subscriptions: number; receipts: OutsideReceipt[] }> {
  authoriseReading(ctx, "view_revenue");
  const where = betweenDays(outsideReceipts.recordedAt, {
    from: period.dateFrom,
    to: period.dateTo,
  });
  const asking = alias(users, "asking");
  const agreeing = alias(users, "agreeing");
  const sumWhere = (condition: SQL) =>
    sql`coalesce(sum(${outsideReceipts.amountGrosze}) filter (where ${condition}), 0)`.mapWith(
      Number,
    );
  const [[sums], rows] = await Promise.all([
    ctx.db
      .select({
        orders: sumWhere(isNotNull(outsideReceipts.paymentId)),
        subscriptions: sumWhere(isNotNull(outsideReceipts.subscriptionId)),
      })
      .from(outsideReceipts)
      .where(where),
    ctx.db
      .select({
        receipt: outsideReceipts,
        orderId: orders.id,
        number: orders.number,
        askedByEmail: asking.email,
        agreedByEmail: agreeing.email,
      })
      .from(outsideReceipts)
      .leftJoin(payments, eq(payments.id, outsideReceipts.paymentId))
      .leftJoin(orders, eq(orders.id, payments.orderId))
      .leftJoin(asking, eq(asking.id, outsideReceipts.askedBy))
      .leftJoin(agreeing, eq(agreeing.id, outsideReceipts.agreedBy))
      .where(where)
      .orderBy(desc(outsideReceipts.recordedAt), desc(outsideReceipts.id))
      .limit(mostShown),
  ]);
  return {
    orders: sums?.orders ?? 0,
    subscriptions: sums?.subscriptions ?? 0,
    receipts: rows.map(({ receipt, orderId, number, ...people }) => ({
      ...people,
      id: receipt.id,
      order:
        orderId && number && receipt.paymentId
          ? { id: orderId, number: orderNumber(number), paymentId: receipt.paymentId }
          : null,
      subscriptionId: receipt.subscriptionId,
      grosze: receipt.amountGrosze,
      receivedOn: receipt.receivedOn,
      proof: receipt.proof,
      recordedAt: receipt.recordedAt,
    })),
  };
}
