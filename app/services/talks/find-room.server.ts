import { and, eq } from "drizzle-orm";
import { appointments, orders, talks } from "~/db/schema";
import type { ServiceContext, TransactionContext } from "../command/context.server";
import type { Clock } from "../appointments/clock";
import { readClock } from "../appointments/read-clock.server";
import type { Appointment } from "../appointments/queries.server";
import { isOrderToken } from "../orders/order-token";
import type { Order } from "../orders/transition-order.server";
import type { Talk } from "./own-talk.server";

/** The room of a booked talk, with its order; what was said in it is null until something was. */
export type Room = {
  order: Order;
  appointment: Appointment;
  talk: Talk | null;
  clock: Clock;
};

/** @returns null where no order of a talk has the token, or where staff gave it an address that nobody has confirmed */
export async function findRoom(
  ctx: Pick<ServiceContext, "db" | "now">,
  token: string,
): Promise<Room | null> {
  if (!isOrderToken(token)) return null;
  return roomWhere(ctx, and(eq(orders.token, token), eq(orders.isAddressUnconfirmed, false)));
}

export const roomOfOrder = (ctx: Pick<ServiceContext, "db" | "now">, orderId: string) =>
  roomWhere(ctx, eq(orders.id, orderId));

async function roomWhere(
  ctx: Pick<ServiceContext, "db" | "now">,
  where: ReturnType<typeof and>,
): Promise<Room | null> {
  const [found] = await ctx.db
    .select({ order: orders, appointment: appointments, talk: talks })
    .from(orders)
    .innerJoin(appointments, eq(appointments.orderId, orders.id))
    .leftJoin(talks, eq(talks.orderId, orders.id))
    .where(where);
  return found ? { ...found, clock: await readClock(ctx, found.appointment) } : null;
}

/**
 * Holds the talk of an order for the transaction: its time first, then what is said in it. Whoever changes either comes after
 * another.
 * @returns null where there is no such talk
 */
export async function lockRoom(tx: TransactionContext, orderId: string): Promise<Room | null> {
  // As whoever ends its order does; what is written of it later would ask for this, too.
  await tx.db.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for("key share");
  const [held] = await tx.db
    .select({ orderId: appointments.orderId })
    .from(appointments)
    .where(eq(appointments.orderId, orderId))
    .for("update");
  if (!held) return null;
  await tx.db.select({ id: talks.id }).from(talks).where(eq(talks.orderId, orderId)).for("update");
  return roomOfOrder(tx, orderId);
}

/** Where the talk of an order is written down, begun if nothing was said in it yet. @param tx holds its room */
export async function talkOfRoom(tx: TransactionContext, orderId: string): Promise<Talk> {
  const at = tx.now();
  await tx.db
    .insert(talks)
    .values({ orderId, startedAt: at, lastMessageAt: at })
    .onConflictDoNothing({ target: talks.orderId });
  const [talk] = await tx.db.select().from(talks).where(eq(talks.orderId, orderId));
  if (!talk) throw new Error("The talk of an order was not begun.");
  return talk;
}

export const topicOf = ({ answers }: Pick<Order, "answers">): string | null =>
  answers?.skill ?? null;
