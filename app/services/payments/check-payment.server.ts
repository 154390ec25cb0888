import { and, eq, lte } from "drizzle-orm";
import { orders, payments } from "~/db/schema";
import { ExternalServiceError } from "~/integrations/external-service-error";
import {
  getTransaction,
  listTransactions,
  isPaidStatus,
} from "~/integrations/payments/tpay.server";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import type { Order } from "../orders/transition-order.server";
import { consumeRateLimit } from "../rate-limits/consume-rate-limit.server";
import { markPaid } from "./mark-paid.server";
import type { PaidOutcome } from "./notification-outcomes";
import { declined } from "./payment-state";
import { withdrawPayments, tryWithdrawing } from "./withdraw-payments.server";
import { minute } from "~/time/durations";

/** When the gateway is asked about a payment that nobody reported, counted from the previous question, in milliseconds. */
const checkIntervals = [10 * minute, 45 * minute, 4 * 60 * minute, 12 * 60 * minute];
/** How much of the gateway's list is looked through for one link; the ledger check reads all of it. */
const pagesSearched = 20;

type Payment = typeof payments.$inferSelect;
type Money = Parameters<typeof markPaid>[2];

export type PaymentAnswer = "paid" | "unpaid" | "unanswered";

/**
 * Asks the gateway how an order's open payment stands and marks the order as paid if it is. A gateway that is down
 * changes nothing: the notification or the next question will tell.
 * @returns "unpaid" also when there was nothing to ask about
 */
export async function checkOrderPayment(
  ctx: ServiceContext,
  orderId: string,
): Promise<PaymentAnswer> {
  const [payment] = await ctx.db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.status, "pending")));
  return payment ? queryPayment(ctx, payment) : "unpaid";
}

/**
 * Asks about an open payment because somebody looks at the order: once in a while, whoever looks and however often.
 * @returns "unpaid" also when there is nothing to ask about, "unanswered" when it is too soon
 */
export async function pollWhileWatched(
  ctx: ServiceContext,
  openPayment: Payment | null,
): Promise<PaymentAnswer> {
  if (!openPayment) return "unpaid";
  const { allowed } = await consumeRateLimit(ctx, "gatewayQueries", openPayment.orderId);
  return allowed ? queryPayment(ctx, openPayment) : "unanswered";
}

/** The same of an order that somebody comes back to from the gateway, which said that nothing came. */
export async function pollAfterReturn(ctx: ServiceContext, orderId: string): Promise<void> {
  const [open] = await ctx.db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.status, "pending")));
  await pollWhileWatched(ctx, open ?? null);
}

/**
 * Asks about every payment whose time has come: 5, 15 and 60 minutes after it was opened, then ever more seldom.
 * @returns how many were asked about
 */
export async function reconcilePayments(ctx: ServiceContext, limit = 100): Promise<number> {
  const now = ctx.now();
  const due = await ctx.db
    .select()
    .from(payments)
    .where(and(eq(payments.status, "pending"), lte(payments.nextCheckAt, now)))
    .orderBy(payments.nextCheckAt)
    .limit(limit);
  for (const payment of due) {
    await queryPayment(ctx, payment);
    if (await isSettled(ctx, payment.orderId)) {
      // It was paid for by another transaction: this one would only charge the buyer twice.
      await withdrawPayments(ctx, payment.orderId);
      continue;
    }
    const interval = checkIntervals[Math.min(payment.checks, checkIntervals.length - 1)] ?? minute;
    await ctx.db
      .update(payments)
      .set({ checks: payment.checks + 1, nextCheckAt: new Date(now.getTime() + interval) })
      .where(and(eq(payments.id, payment.id), eq(payments.status, "pending")));
  }
  return due.length;
}

async function isSettled(ctx: ServiceContext, orderId: string): Promise<boolean> {
  const [order] = await ctx.db
    .select({ status: orders.status })
    .from(orders)
    .where(eq(orders.id, orderId));
  return order?.status !== "awaiting_payment";
}

/**
 * Asks the gateway about one payment, and marks its order as paid if it is.
 * @param alongside what is written down with that, or not at all
 */
export async function queryPayment(
  ctx: ServiceContext,
  payment: Payment,
  alongside?: (tx: TransactionContext, outcomes: readonly PaidOutcome[]) => Promise<void>,
): Promise<PaymentAnswer> {
  // The gateway is asked before the transaction begins: no lock waits for it.
  const confirmed = await confirmedByGateway(ctx, payment);
  if (confirmed === "unanswered") return confirmed;
  if ("declined" in confirmed) {
    await recordDecline(ctx, payment, confirmed.declined);
    return "unpaid";
  }
  const order = confirmed.length === 0 ? undefined : await orderOf(ctx, payment);
  if (!order) return "unpaid";
  await inTransaction(ctx, async (tx) => {
    const outcomes: PaidOutcome[] = [];
    for (const money of confirmed) outcomes.push(await markPaid(tx, order, money));
    await alongside?.(tx, outcomes);
  });
  return "paid";
}

/**
 * A bank said no: this payment has failed, and the order's page opens another. Its transactions are withdrawn, so that nobody
 * pays twice; what comes of them in spite of that is counted as ever.
 */
async function recordDecline(
  ctx: ServiceContext,
  { id }: Payment,
  transactionIds: readonly string[],
): Promise<void> {
  const [failed] = await ctx.db
    .update(payments)
    .set({ status: "failed", failure: declined, nextCheckAt: null })
    .where(and(eq(payments.id, id), eq(payments.status, "pending")))
    .returning();
  if (!failed) return;
  for (const transactionId of transactionIds)
    await tryWithdrawing(ctx, { orderId: failed.orderId, transactionId });
}

async function orderOf(ctx: ServiceContext, { orderId }: Payment): Promise<Order | undefined> {
  const [order] = await ctx.db.select().from(orders).where(eq(orders.id, orderId));
  return order;
}

/** Transactions that a bank or a card declined, by their ids. */
type Declined = { declined: readonly string[] };

/** What has come by a payment, as the gateway says now: none, one transaction, or by a link several. */
async function confirmedByGateway(
  ctx: ServiceContext,
  payment: Payment,
): Promise<Money[] | Declined | "unanswered"> {
  try {
    if (!payment.transactionId || !payment.transactionTitle)
      return await confirmedByLink(ctx, payment);
    const answer = await getTransaction(payment.transactionId);
    const { status, paidGrosze, currency, isDeclined } = answer;
    if (isDeclined) return { declined: [payment.transactionId] };
    if (!isPaidStatus(status)) return [];
    return [
      {
        transactionTitle: payment.transactionTitle,
        paidGrosze: paidGrosze ?? payment.amountGrosze,
        currency: currency ?? payment.currency,
      },
    ];
  } catch (error) {
    if (!(error instanceof ExternalServiceError)) throw error;
    ctx.log.warn(
      { orderId: payment.orderId, code: error.code },
      "gateway did not say how a payment stands",
    );
    return "unanswered";
  }
}

/**
 * A link has no transaction of ours to ask about: what came of it stands in the gateway's list, under the order's token.
 * Two people may have followed it, and both are taken note of. It is declined when everybody who followed it was.
 */
async function confirmedByLink(ctx: ServiceContext, payment: Payment): Promise<Money[] | Declined> {
  const order = await orderOf(ctx, payment);
  if (!order) return [];
  const found: Money[] = [];
  const open: string[] = [];
  const listed = listTransactions({ since: payment.createdAt, pages: pagesSearched });
  for await (const each of listed) {
    const { transactionId, title, status, orderToken, paidGrosze, currency, payerEmail } = each;
    if (orderToken !== order.token && orderToken !== order.formerToken) continue;
    if (isPaidStatus(status))
      found.push({
        transactionTitle: title,
        paidGrosze: paidGrosze ?? payment.amountGrosze,
        currency: currency ?? payment.currency,
        payerEmail,
      });
    else if (status === "pending") open.push(transactionId);
  }
  const isRefused = found.length === 0 && open.length > 0 && (await areDeclined(open));
  return isRefused ? { declined: open } : found;
}

/** The list of the gateway calls them pending; each by itself says what was tried. */
async function areDeclined(transactionIds: readonly string[]): Promise<boolean> {
  for (const id of transactionIds) if (!(await getTransaction(id)).isDeclined) return false;
  return true;
}
