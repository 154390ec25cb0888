import { and, eq, inArray, lte } from "drizzle-orm";
import { retention, retentionTime } from "~/config/retention";
import { addJob } from "~/db/add-job.server";
import { appointments, orders } from "~/db/schema";
import { day } from "~/time/durations";
import { deleteLapsedHolds, tellOfCancelled } from "../appointments/end-of-time.server";
import { findAppointment } from "../appointments/queries.server";
import { remind } from "../appointments/remind.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { describeError } from "../command/describe-error";
import { inWork } from "../orders/order-state";
import { deleteHeldTalks } from "../talks/delete-held-talks.server";
import { keepRoom, outstandingRooms, settleTalkKey } from "../talks/keep-room.server";
import { failOrder } from "./end-order.server";
import { outstandingTalkEnds, settleTalk } from "./settle-talk.server";

/** How long somebody whose payment came too late has to choose another time, in milliseconds. */
const choosingTime = day;

/**
 * What the clock alone brings about: reminders; rooms that nobody looks after, and talks that have ended and are not settled;
 * whoever was told that their time was taken and chose no other has the money back; what ended before it began leaves calendars;
 * what was said a day ago and holds that nobody paid for go.
 */
export async function tendAppointments(ctx: ServiceContext): Promise<void> {
  await remind(ctx);
  for (const { payload } of await outstandingRooms(ctx))
    await keepRoom(ctx, payload.orderId).catch((error: unknown) =>
      ctx.log.error({ ...payload, error: describeError(error) }, "a room was not looked after"),
    );
  for (const { payload } of await outstandingTalkEnds(ctx))
    await inTransaction(ctx, (tx) =>
      addJob(tx, "settle_talk", payload, settleTalkKey(payload.orderId)),
    );
  await settleOverdue(ctx);
  for (const { order } of await neverPlaced(ctx))
    // They may choose a time while this looks.
    await failOrder(ctx, order, "unexpected", async (tx) => {
      const appointment = await findAppointment(tx, order.id);
      return appointment?.state === "unplaced";
    });
  await tellOfCancelled(ctx);
  await deleteHeldTalks(ctx);
  await deleteLapsedHolds(ctx);
}

/** What was said says what is owed: that is settled before it goes. No model is asked any more. */
async function settleOverdue(ctx: ServiceContext): Promise<void> {
  const endedBefore = new Date(ctx.now().getTime() - retentionTime(retention.bookedTalk));
  for (const { payload } of await outstandingTalkEnds(ctx, endedBefore))
    await settleTalk(ctx, { ...payload, lastAttempt: true }).catch((error: unknown) =>
      ctx.log.error({ ...payload, error: describeError(error) }, "a talk was not settled"),
    );
}

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
