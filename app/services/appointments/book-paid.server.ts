import { eq } from "drizzle-orm";
import { bookingTerms } from "~/config/booking-terms";
import { appointments } from "~/db/schema";
import { minute } from "~/time/durations";
import type { TransactionContext } from "../command/context.server";
import { recordEvent } from "../orders/transition-order.server";
import { enqueueKeeping } from "./keep-room-job.server";
import { keepsNoTime, occupy } from "./occupy.server";
import { findAppointment, findSchedule, type Appointment } from "./queries.server";
import { isOpen } from "./slots";

/**
 * Makes the time of an order final, now that it is paid for. One that was wanted at once begins two minutes from now, and gives
 * back what was kept beyond that. A payment that comes late keeps its time where that is free still and ahead; else the talk has none, and its
 * buyer chooses another or has the money back.
 * @param tx holds a lock on the order
 * @returns null where the order is of something else, or its talk is not known any more
 */
export async function bookPaid(
  tx: TransactionContext,
  orderId: string,
): Promise<"booked" | "unplaced" | null> {
  const [appointment] = await tx.db
    .select()
    .from(appointments)
    .where(eq(appointments.orderId, orderId))
    .for("update");
  if (!appointment) return null;
  if (appointment.state === "booked" || appointment.state === "unplaced") return appointment.state;
  const outcome = (await fixTime(tx, appointment)) ? "booked" : "unplaced";
  await recordEvent(tx, orderId, `appointment_${outcome}`);
  if (outcome === "booked") await keepFromItsStart(tx, orderId);
  return outcome;
}

/** Has its room looked after once it begins. */
export async function keepFromItsStart(tx: TransactionContext, orderId: string): Promise<void> {
  const appointment = await findAppointment(tx, orderId);
  if (appointment?.startsAt) await enqueueKeeping(tx, orderId, appointment.startsAt);
}

/** When a talk that was wanted at once begins: paid for within its hold never later than what is kept for it allows. */
function soonest({ minutes, holdUntil, occupiedTo }: Appointment, now: number): Date {
  const soon = now + bookingTerms.immediateAfter;
  const isHeld = holdUntil !== null && holdUntil.getTime() > now && occupiedTo !== null;
  return new Date(isHeld ? Math.min(soon, occupiedTo.getTime() - minutes * minute) : soon);
}

async function fixTime(tx: TransactionContext, appointment: Appointment): Promise<boolean> {
  const { orderId, personaId, minutes, isImmediate, occupiedTo } = appointment;
  const now = tx.now().getTime();
  const startsAt = isImmediate ? soonest(appointment, now) : appointment.startsAt;
  const isOf = eq(appointments.orderId, orderId);
  if (startsAt && startsAt.getTime() > now) {
    const span = { from: startsAt, to: new Date(startsAt.getTime() + minutes * minute) };
    const revision = appointment.revision + 1;
    const final = { state: "booked", startsAt, holdUntil: null, revision } as const;
    // Kept still, whether or not its hold has expired: nobody has wanted it since.
    if (occupiedTo && span.to <= occupiedTo) {
      await tx.db
        .update(appointments)
        .set({ ...final, occupiedFrom: span.from, occupiedTo: span.to })
        .where(isOf);
      return true;
    }
    const schedule = await findSchedule(tx, personaId);
    await tx.db.delete(appointments).where(isOf);
    if (
      schedule &&
      isOpen(schedule, span) &&
      (await occupy(tx, { ...appointment, ...final }, span, schedule.lanes))
    )
      return true;
    await tx.db.insert(appointments).values({ ...appointment, ...keepsNoTime, state: "unplaced" });
    return false;
  }
  await tx.db
    .update(appointments)
    .set({ ...keepsNoTime, state: "unplaced" })
    .where(isOf);
  return false;
}
