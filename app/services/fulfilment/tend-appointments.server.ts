import { and, eq, inArray, lte, sql } from "drizzle-orm";
import { appointments, orders } from "~/db/schema";
import { day } from "~/time/durations";
import { deleteLapsedHolds, tellOfCancelled } from "../appointments/end-of-time.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { lockOrder } from "../orders/lock-order.server";
import { inWork } from "../orders/order-state";
import { completeOrder, failOrder } from "./end-order.server";

/** How long somebody whose payment came too late has to choose another time, in milliseconds. */
const choosingTime = day;

/**
 * What the clock alone brings about: a talk that is over is delivered; whoever was told that their time was taken and chose no
 * other has the money back; what ended before it began leaves calendars; holds that nobody paid for go.
 */
export async function tendAppointments(ctx: ServiceContext): Promise<void> {
  for (const { id } of await endedTalks(ctx))
    await inTransaction(ctx, async (tx) => {
      const order = await lockOrder(tx, { id });
      if (order?.status === "processing") await completeOrder(tx, order);
    });
  for (const { order } of await neverPlaced(ctx)) await failOrder(ctx, order, "unexpected");
  await tellOfCancelled(ctx);
  await deleteLapsedHolds(ctx);
}

const endedTalks = (ctx: ServiceContext) =>
  ctx.db
    .select({ id: orders.id })
    .from(appointments)
    .innerJoin(orders, eq(orders.id, appointments.orderId))
    .where(
      and(
        eq(orders.status, "processing"),
        eq(appointments.state, "booked"),
        lte(
          sql`${appointments.startsAt} + ${appointments.minutes} * interval '1 minute'`,
          ctx.now().toISOString(),
        ),
      ),
    );

const neverPlaced = (ctx: ServiceContext) =>
  ctx.db
    .select({ order: orders })
    .from(appointments)
    .innerJoin(orders, eq(orders.id, appointments.orderId))
    .where(
      and(
        inArray(orders.status, [...inWork]),
        eq(appointments.state, "unplaced"),
        lte(orders.paidAt, new Date(ctx.now().getTime() - choosingTime)),
      ),
    );
