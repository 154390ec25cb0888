import { and, eq, lte } from "drizzle-orm";
import { appointments } from "~/db/schema";
import type { TransactionContext } from "../command/context.server";
import { occupies, takenTimes } from "./queries.server";
import { freeLane } from "./slots";

/** What a talk is that keeps no time: no lane, and neither held nor booked. */
export const keepsNoTime = {
  lane: null,
  occupiedFrom: null,
  occupiedTo: null,
  holdUntil: null,
} as const;

type NewAppointment = Omit<
  typeof appointments.$inferInsert,
  "lane" | "occupiedFrom" | "occupiedTo"
> & { state: "held" | "booked" };

/** Ends the holds that have expired within a span: nobody else has to, and they stand in nobody's way. */
async function clearExpiredHolds(
  tx: TransactionContext,
  personaId: number,
  span: { from: Date; to: Date },
): Promise<void> {
  const isExpired = and(
    occupies(personaId, span),
    eq(appointments.state, "held"),
    lte(appointments.holdUntil, tx.now()),
  );
  // In one order, so that two who clear the same holds do not wait for each other.
  const expired = await tx.db
    .select({ orderId: appointments.orderId })
    .from(appointments)
    .where(isExpired)
    .orderBy(appointments.orderId)
    .for("update");
  for (const { orderId } of expired)
    await tx.db
      .update(appointments)
      .set({ ...keepsNoTime, state: "released" })
      .where(and(eq(appointments.orderId, orderId), isExpired));
}

/**
 * Writes a talk down in a lane of its persona that is free for all of a span; of many who want the last one, the database lets
 * one have it (`appointments_overlap`) and the others wait for what becomes of that.
 * @param lanes how many the persona has
 * @returns whether there was one
 */
export async function occupy(
  tx: TransactionContext,
  appointment: NewAppointment,
  span: { from: Date; to: Date },
  lanes: number,
): Promise<boolean> {
  const { personaId } = appointment;
  await clearExpiredHolds(tx, personaId, span);
  for (let tries = 0; tries < lanes; tries++) {
    const taken = await takenTimes(tx, personaId, span);
    const lane = freeLane(lanes, taken, span);
    if (lane === null) return false;
    const kept = await tx.db
      .insert(appointments)
      .values({ ...appointment, lane, occupiedFrom: span.from, occupiedTo: span.to })
      .onConflictDoNothing()
      .returning({ orderId: appointments.orderId });
    if (kept.length > 0) return true;
  }
  return false;
}
