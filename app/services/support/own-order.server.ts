import { and, eq, isNotNull, or } from "drizzle-orm";
import { orders, payments } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import { NotFound } from "../command/errors";
import { numberOf } from "../orders/order-number";
import { isOrderToken } from "../orders/order-token";
import { placedBy } from "../orders/placed-by";
import { ownSession, type InSession } from "../sessions/own-session.server";

/** An order of whoever asks: by the key to its page, or by its number where their confirmed address stands in it. */
export type OwnOrder = { token: string } | (InSession & { number: string });

/**
 * @throws NotFound where there is none, it is somebody else's, or its address has not been confirmed; NotAllowed
 */
export async function findOwnOrder(ctx: ServiceContext, own: OwnOrder) {
  const [order] = await ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.isAddressUnconfirmed, false), await isTheirs(ctx, own)));
  if (!order) throw new NotFound("unknown_order");
  return order;
}

async function isTheirs(ctx: ServiceContext, own: OwnOrder) {
  if ("token" in own) {
    if (!isOrderToken(own.token)) throw new NotFound("unknown_order");
    return eq(orders.token, own.token);
  }
  const owner = await ownSession(ctx, own);
  const number = numberOf(own.number);
  if (number === null) throw new NotFound("unknown_order");
  return and(eq(orders.number, number), placedBy(owner));
}

/** Whether money has come for an order: without any there is nothing to complain about, and nobody to write to. */
export async function isPaidFor(
  { db }: Pick<ServiceContext, "db">,
  { id, paidAt }: { id: string; paidAt: Date | null },
): Promise<boolean> {
  if (paidAt !== null) return true;
  const came = or(isNotNull(payments.paidGrosze), isNotNull(payments.paidAt));
  return (await db.$count(payments, and(eq(payments.orderId, id), came))) > 0;
}
