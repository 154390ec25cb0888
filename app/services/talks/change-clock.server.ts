import { and, eq, isNull } from "drizzle-orm";
import { bookingTerms } from "~/config/booking-terms";
import { appointments } from "~/db/schema";
import { stoodIn } from "../appointments/clock";
import { enqueueKeeping } from "../appointments/keep-room-job.server";
import type { Appointment } from "../appointments/queries.server";
import type { TransactionContext } from "../command/context.server";
import { announceText } from "../text-streams/store-text.server";
import { roomOfOrder, type Room } from "./find-room.server";

/** Tells every open page of a room to look anew, and has what is due now done. @param tx holds the room */
export async function announceRoom(tx: TransactionContext, orderId: string): Promise<void> {
  await announceText(tx, { kind: "room", id: orderId });
  await enqueueKeeping(tx, orderId);
}

/**
 * Lets the clock of a talk stand while help comes first: for half an hour at most in all, however often. Nothing happens before it
 * begins, after it ended, and while it stands.
 * @param tx holds the room
 */
export async function stopClock(tx: TransactionContext, orderId: string): Promise<void> {
  const room = await roomOfOrder(tx, orderId);
  if (!room || room.appointment.state !== "booked" || room.clock.phase !== "during") return;
  const { earlierStops, stoppedAt, resumedAt } = room.appointment;
  if (!stoppedAt) await change(tx, orderId, { stoppedAt: tx.now() });
  else if (resumedAt) {
    const from = stoppedAt.getTime();
    const left = bookingTerms.helpTime - stoodIn(earlierStops);
    const stops = [...earlierStops, { from, to: Math.min(resumedAt.getTime(), from + left) }];
    // What was talked since is none of it.
    await change(tx, orderId, { earlierStops: stops, stoppedAt: tx.now(), resumedAt: null });
  }
  await announceRoom(tx, orderId);
}

/** Lets it go on. @param tx holds the room */
export async function resumeClock(tx: TransactionContext, room: Room): Promise<void> {
  const { orderId, stoppedAt } = room.appointment;
  if (!stoppedAt) return;
  await tx.db
    .update(appointments)
    .set({ resumedAt: tx.now() })
    .where(and(eq(appointments.orderId, orderId), isNull(appointments.resumedAt)));
  await announceRoom(tx, orderId);
}

/**
 * Ends a talk, for good and once, at the moment at which it ended.
 * @param tx holds the room
 */
export async function endRoom(
  tx: TransactionContext,
  room: Room,
  by: NonNullable<Appointment["endedBy"]>,
): Promise<void> {
  const { orderId, endedAt } = room.appointment;
  if (endedAt) return;
  const now = tx.now();
  const at = by === "time" && room.clock.deadline < now ? room.clock.deadline : now;
  await change(tx, orderId, { endedAt: at, endedBy: by });
  await announceRoom(tx, orderId);
}

const change = (tx: TransactionContext, orderId: string, set: Partial<Appointment>) =>
  tx.db.update(appointments).set(set).where(eq(appointments.orderId, orderId));
