import { and, asc, eq, inArray, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import type { Money } from "~/copy/format";
import { orders, payments, refunds } from "~/db/schema";
import type { ServiceContext, TransactionContext } from "../command/context.server";
import { findWithdrawal } from "../orders/find-withdrawal.server";
import type { Order } from "../orders/transition-order.server";
import { holdingMoney, movedMoney, refundsUnderWay } from "./payment-state";
import { isReturned, isWanted } from "./returned-money";
import { sumsOf } from "./sums";

type Status = (typeof payments.$inferSelect)["status"];

/** How a payment stands, in grosze of its currency. */
export type Balance = {
  id: string;
  /** Null of what was paid for a subscription. */
  orderId: string | null;
  status: Status;
  currency: string;
  /** Whether it came outside of the gateway. */
  isOutside: boolean;
  isForced: boolean;
  /** What came; of what staff alone have counted as paid it is a word, and no money. */
  cameGrosze: number;
  /** What was asked back of it, also what is scheduled. */
  askedGrosze: number;
  /** What of that has begun, and what has gone back. */
  begunGrosze: number;
  returnedGrosze: number;
  /** What is left of it here once everything is returned that has been asked for. */
  leftGrosze: number;
};

/** How payments stand: the one place that knows what is left of one. */
async function balancesOf(
  { db }: Pick<ServiceContext, "db">,
  payment: SQL | undefined,
): Promise<Balance[]> {
  const sumOf = (which: SQL | undefined) =>
    sql`coalesce(sum(${refunds.amountGrosze}) filter (where ${which}), 0)`.mapWith(Number);
  const rows = await db
    .select({
      id: payments.id,
      orderId: payments.orderId,
      status: payments.status,
      currency: payments.currency,
      isOutside: sql<boolean>`${payments.provider} = 'outside'`,
      isForced: payments.isForced,
      cameGrosze: sql`coalesce(${payments.paidGrosze}, ${payments.amountGrosze})`.mapWith(Number),
      askedGrosze: sumOf(isWanted()),
      begunGrosze: sumOf(inArray(refunds.status, [...refundsUnderWay, "completed"])),
      returnedGrosze: sumOf(isReturned()),
    })
    .from(payments)
    .leftJoin(refunds, eq(refunds.paymentId, payments.id))
    .where(payment)
    .groupBy(payments.id)
    .orderBy(asc(payments.paidAt));
  return rows.map((row) => ({
    ...row,
    leftGrosze: holdsMoney(row) ? row.cameGrosze - row.askedGrosze : 0,
  }));
}

/** Whether money of a payment is here: what staff alone have counted as paid is a word, and no money. */
const holdsMoney = ({ status, isForced }: Pick<Balance, "status" | "isForced">) =>
  !isForced && holdingMoney.includes(status);

/** How each payment of an order stands, also those that no money came by. */
export const orderBalances = (
  ctx: Pick<ServiceContext, "db">,
  orderId: string,
): Promise<Balance[]> => balancesOf(ctx, eq(payments.orderId, orderId));

/** How a payment stands. */
export async function paymentBalance(
  ctx: Pick<ServiceContext, "db">,
  paymentId: string,
): Promise<Balance | undefined> {
  return (await balancesOf(ctx, eq(payments.id, paymentId)))[0];
}

/** What is left of payments together, a sum for each currency of which something is: złoty first. */
export function leftOf(balances: readonly Pick<Balance, "currency" | "leftGrosze">[]): Money[] {
  return sumsOf(balances.map(({ currency, leftGrosze }) => ({ currency, grosze: leftGrosze })));
}

/** What is left of the money of each of many orders, once everything is returned that has been asked for, by their ids. */
export async function leftOfEach(
  ctx: Pick<ServiceContext, "db">,
  orderIds: readonly string[],
): Promise<Map<string, Money[]>> {
  const byOrder = new Map<string, Balance[]>();
  for (const balance of await balancesOfOrders(ctx, orderIds))
    if (balance.orderId)
      byOrder.set(balance.orderId, [...(byOrder.get(balance.orderId) ?? []), balance]);
  return new Map([...byOrder].map(([id, balances]) => [id, leftOf(balances)]));
}

/** What of that came outside of the gateway, for all of them together. */
export const outsideLeftOf = async (
  ctx: Pick<ServiceContext, "db">,
  orderIds: readonly string[],
): Promise<Money[]> =>
  leftOf((await balancesOfOrders(ctx, orderIds)).filter(({ isOutside }) => isOutside));

const balancesOfOrders = (ctx: Pick<ServiceContext, "db">, orderIds: readonly string[]) =>
  balancesOf(ctx, inArray(payments.orderId, [...orderIds]));

/** Whether staff have counted a payment of an order as paid that the gateway has not confirmed: no money of it is here. */
export async function hasForcedPayment(tx: TransactionContext, orderId: string): Promise<boolean> {
  const forced = and(eq(payments.orderId, orderId), eq(payments.isForced, true));
  return (await tx.db.$count(payments, forced)) > 0;
}

/**
 * Brings in line with an order's refunds how its payments stand, and whether all of its money goes back, with which ends what
 * it gave a right to: after each refund that begins, is completed or is given up.
 * @param tx holds a lock on the order
 * @returns how its payments stand now, and whether all of its money goes back or has gone
 */
export async function followRefunds(
  tx: TransactionContext,
  order: Pick<Order, "id" | "currency" | "priceGrosze">,
): Promise<{ balances: Balance[]; isWhole: boolean }> {
  const balances: Balance[] = [];
  for (const balance of await orderBalances(tx, order.id)) {
    const status = statusOf(balance, order);
    if (status !== balance.status)
      await tx.db.update(payments).set({ status }).where(eq(payments.id, balance.id));
    balances.push({ ...balance, status });
  }
  const came = balances.filter(({ status, isForced }) => !isForced && movedMoney.includes(status));
  const isWhole =
    came.length > 0 && came.every(({ status }) => ["refunding", "refunded"].includes(status));
  if (isWhole)
    await tx.db
      .update(orders)
      .set({ refundBegunAt: tx.now() })
      .where(and(eq(orders.id, order.id), isNull(orders.refundBegunAt)));
  // What a withdrawal ended stays ended.
  else if (!(await findWithdrawal(tx, order.id)))
    await tx.db
      .update(orders)
      .set({ refundBegunAt: null })
      .where(and(eq(orders.id, order.id), isNotNull(orders.refundBegunAt)));
  return { balances, isWhole };
}

function statusOf(balance: Balance, order: Pick<Order, "currency" | "priceGrosze">): Status {
  const { status, currency, cameGrosze, begunGrosze, returnedGrosze } = balance;
  if (!holdsMoney(balance)) return status;
  if (returnedGrosze >= cameGrosze) return "refunded";
  if (begunGrosze >= cameGrosze) return "refunding";
  return currency === order.currency && cameGrosze >= order.priceGrosze ? "paid" : "underpaid";
}
