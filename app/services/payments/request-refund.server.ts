import { and, asc, eq, inArray, sql, sum } from "drizzle-orm";
import { addJob } from "~/db/add-job.server";
import { payments, refunds } from "~/db/schema";
import type { ServiceContext, TransactionContext } from "../command/context.server";
import type { Order } from "../orders/transition-order.server";
import { holdingMoney } from "./payment-state";

type Balance = {
  id: string;
  status: (typeof payments.$inferSelect)["status"];
  currency: string;
  leftGrosze: number;
};

/** What is left of each payment of an order once everything is returned that has been asked for. */
export async function orderBalances(tx: TransactionContext, orderId: string): Promise<Balance[]> {
  const held = await tx.db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), inArray(payments.status, [...holdingMoney])))
    .orderBy(asc(payments.paidAt));
  const asked = await tx.db
    .select({ paymentId: refunds.paymentId, grosze: sum(refunds.amountGrosze).mapWith(Number) })
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .groupBy(refunds.paymentId);
  const askedOf = new Map(asked.map(({ paymentId, grosze }) => [paymentId, grosze]));
  return held.map(({ id, status, currency, paidGrosze, amountGrosze }) => ({
    id,
    status,
    currency,
    leftGrosze: (paidGrosze ?? amountGrosze) - (askedOf.get(id) ?? 0),
  }));
}

/** What is left of the złoty of many orders together, in grosze, once everything is returned that has been asked for. */
export async function leftOfOrders(
  { db }: Pick<ServiceContext, "db">,
  orderIds: readonly string[],
): Promise<number> {
  if (orderIds.length === 0) return 0;
  const held = and(
    inArray(payments.orderId, [...orderIds]),
    inArray(payments.status, [...holdingMoney]),
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
    .where(held);
  return (paid?.grosze ?? 0) - (asked?.grosze ?? 0);
}

/**
 * Decides that money goes back, and enqueues the jobs that return it.
 * @param tx holds a lock on the order
 * @param wish.paymentId only from this payment; by default from any of the order's
 * @param wish.amountGrosze at most this much; by default everything that is left
 * @param wish.askedBy the member of staff who wants it
 * @returns grosze that will be returned: less than was asked for when less is left
 */
export async function requestRefund(
  tx: TransactionContext,
  order: Pick<Order, "id" | "currency">,
  wish: { reason: string; paymentId?: string; amountGrosze?: number; askedBy?: string },
): Promise<number> {
  let missing = wish.amountGrosze ?? Infinity;
  let requested = 0;
  for (const { id, currency, leftGrosze } of await orderBalances(tx, order.id)) {
    if (wish.paymentId !== undefined && wish.paymentId !== id) continue;
    // A sum of złoty says nothing about money in another currency; such a payment only goes back as a whole.
    if (wish.amountGrosze !== undefined && currency !== order.currency) continue;
    const amountGrosze = Math.min(leftGrosze, missing);
    if (amountGrosze <= 0) continue;
    missing -= amountGrosze;
    requested += amountGrosze;
    const [refund] = await tx.db
      .insert(refunds)
      .values({
        orderId: order.id,
        paymentId: id,
        amountGrosze,
        reason: wish.reason,
        actor: tx.actor.kind,
        actorId: wish.askedBy,
        requestedAt: tx.now(),
      })
      .returning({ id: refunds.id });
    if (!refund) throw new Error("A refund was not written down.");
    if (amountGrosze === leftGrosze)
      await tx.db.update(payments).set({ status: "refunding" }).where(eq(payments.id, id));
    const job = { refundId: refund.id, orderId: order.id };
    await addJob(tx, "send_refund", job, `refund:${refund.id}`);
  }
  return requested;
}
