import { and, asc, eq, inArray, isNull, sql, sum } from "drizzle-orm";
import { orders, payments, refunds } from "~/db/schema";
import type { ServiceContext, TransactionContext } from "../command/context.server";
import type { Order } from "../orders/transition-order.server";
import { holdingMoney } from "./payment-state";
import { isWanted } from "./returned-money";

export type Balance = {
  id: string;
  status: (typeof payments.$inferSelect)["status"];
  currency: string;
  leftGrosze: number;
};

/** Payments whose money is here: what staff alone have counted as paid is a word, and no money. */
const holdsMoney = () =>
  and(inArray(payments.status, [...holdingMoney]), eq(payments.isForced, false));

/** What is left of each payment of an order once everything is returned that has been asked for. */
export async function orderBalances(tx: TransactionContext, orderId: string): Promise<Balance[]> {
  const held = await tx.db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), holdsMoney()))
    .orderBy(asc(payments.paidAt));
  const asked = await tx.db
    .select({ paymentId: refunds.paymentId, grosze: sum(refunds.amountGrosze).mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), isWanted()))
    .groupBy(refunds.paymentId);
  const askedOf = new Map(asked.map(({ paymentId, grosze }) => [paymentId, grosze]));
  return held.map(({ id, status, currency, paidGrosze, amountGrosze }) => ({
    id,
    status,
    currency,
    leftGrosze: (paidGrosze ?? amountGrosze) - (askedOf.get(id) ?? 0),
  }));
}

/** Whether staff have counted a payment of an order as paid that the gateway has not confirmed: no money of it is here. */
export async function hasForcedPayment(tx: TransactionContext, orderId: string): Promise<boolean> {
  const forced = and(eq(payments.orderId, orderId), eq(payments.isForced, true));
  return (await tx.db.$count(payments, forced)) > 0;
}

/** Writes down that all of an order's money goes back from now on: what it gave a right to ends with it. */
export async function noteRefundBegun(
  tx: TransactionContext,
  { id }: Pick<Order, "id">,
): Promise<void> {
  await tx.db
    .update(orders)
    .set({ refundBegunAt: tx.now() })
    .where(and(eq(orders.id, id), isNull(orders.refundBegunAt)));
}

/** What is left of the złoty of many orders together, in grosze, once everything is returned that has been asked for. */
export async function remainingOfOrders(
  { db }: Pick<ServiceContext, "db">,
  orderIds: readonly string[],
): Promise<number> {
  if (orderIds.length === 0) return 0;
  const held = and(
    inArray(payments.orderId, [...orderIds]),
    holdsMoney(),
    eq(payments.currency, "PLN"),
  );
  const [paid] = await db
    .select({
      grosze: sum(sql`coalesce(${payments.paidGrosze}, ${payments.amountGrosze})`).mapWith(Number),
    })
    .from(payments)
    .where(held);
  const [asked] = await db
    .select({ grosze: sum(refunds.amountGrosze).mapWith(Number) })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(held, isWanted()));
  return (paid?.grosze ?? 0) - (asked?.grosze ?? 0);
}
