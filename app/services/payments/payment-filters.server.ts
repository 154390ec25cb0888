import {
  and,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  notInArray,
  or,
  sql,
  type SQL,
} from "drizzle-orm";
import { orders, payments, refunds, users } from "~/db/schema";
import { containsPattern } from "../listing/like-patterns";
import { betweenDays } from "../listing/between-days";
import type { ServiceContext } from "../command/context.server";
import { numbered, orderedBy } from "../orders/find-orders";
import { foundOnce } from "../orders/found-once.server";
import type { PaymentFilters } from "./payment-filters";
import {
  declined,
  ebookOrders,
  paymentStates,
  refundsUnderWay,
  refusedForGood,
  stuckAfter,
} from "./payment-state";

/** Payments whose money does not find its way back: the gateway refused it, or has not taken it for a quarter of an hour. */
export const stuckRefunds = ({ db, now }: ServiceContext) =>
  db
    .select({ id: refunds.paymentId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        eq(payments.provider, "tpay"),
        inArray(refunds.status, [...refundsUnderWay]),
        or(
          sql`${refunds.lastError} ~ ${refusedForGood}`,
          lt(refunds.requestedAt, new Date(now().getTime() - stuckAfter)),
        ),
      ),
    );

/** Payments whose refund a person has to send by transfer, since they came outside of the gateway. */
export const refundsByTransfer = ({ db }: ServiceContext) =>
  db
    .select({ id: refunds.paymentId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(payments.provider, "outside"), inArray(refunds.status, [...refundsUnderWay])));

/** Payments that a bank declined, of orders that wait for money still. */
export const declinedOpen = () =>
  and(
    eq(payments.failure, declined),
    sql`${payments.orderId} in (select ${orders.id} from ${orders} where ${eq(orders.status, "awaiting_payment")})`,
    sql`not exists (select from ${payments} as newer where newer.order_id = payments.order_id and newer.created_at > payments.created_at)`,
  );

/**
 * The condition that filters of payments come to, for every list of them. Payments that were put away are among them where
 * somebody looks for one by what they know of it.
 * @param options.archivedToo they always are: money that came stays in the books
 */
export async function matchingPayments(
  ctx: ServiceContext,
  filters: PaymentFilters,
  { archivedToo = false }: { archivedToo?: boolean } = {},
): Promise<SQL | undefined> {
  const { status, type, dateFrom, dateTo, user, q, only } = filters;
  const ofOrders = (condition: SQL | undefined) =>
    sql`${payments.orderId} in (select ${orders.id} from ${orders} where ${condition})`;
  const conditions: (SQL | undefined)[] = [
    only === "archived" ? isNotNull(payments.archivedAt) : undefined,
    archivedToo || q !== undefined || only === "archived" ? undefined : isNull(payments.archivedAt),
    only === "refundable"
      ? and(eq(payments.status, "paid"), eq(payments.isForced, false))
      : undefined,
    only === "forced" ? eq(payments.isForced, true) : undefined,
    only === "declined" ? declinedOpen() : undefined,
    only === "refund_stuck" ? inArray(payments.id, stuckRefunds(ctx)) : undefined,
    only === "refund_by_transfer" ? inArray(payments.id, refundsByTransfer(ctx)) : undefined,
    only === "cancellable"
      ? and(eq(payments.status, "pending"), isNotNull(payments.transactionId))
      : undefined,
    status && inArray(payments.status, [...paymentStates[status]]),
    // Neither is sold for money through the gateway.
    type === "subscription" || type === "course" ? sql`false` : undefined,
    type === "ebook" ? ofOrders(inArray(orders.orderType, [...ebookOrders])) : undefined,
    type === "smart_request" ? ofOrders(notInArray(orders.orderType, [...ebookOrders])) : undefined,
    filters.provider && eq(payments.provider, filters.provider),
    betweenDays(payments.createdAt, { from: dateFrom, to: dateTo }),
    user === undefined
      ? undefined
      : ofOrders(
          sql`lower(${orders.email}) in (select lower(${users.email}) from ${users} where ${containsPattern(users.nick, user)})`,
        ),
    q === undefined ? undefined : await searched(ctx, q, ofOrders),
  ];
  return and(...conditions);
}

/** What has a transaction of this name, or else an order that it may mean: one of the two, since both at once take seconds. */
async function searched(
  ctx: ServiceContext,
  q: string,
  ofOrders: (condition: SQL | undefined) => SQL,
): Promise<SQL> {
  if (/^(k\s*-?\s*)?\d+$/i.test(q)) return ofOrders(numbered(q));
  const [named] = await ctx.db
    .select({ id: payments.id })
    .from(payments)
    .where(
      or(
        // The gateway writes titles in capitals; a buyer who reads one out does not.
        inArray(payments.transactionTitle, [q, q.toUpperCase()]),
        eq(payments.transactionId, q),
      ),
    );
  if (named) return eq(payments.id, named.id);
  const found = await foundOnce(ctx, q);
  return ofOrders(found ? found(q) : or(numbered(q), orderedBy(q)));
}
