import { and, eq, ne } from "drizzle-orm";
import { bookingTerms } from "~/config/booking-terms";
import { appointments } from "~/db/schema";
import type { TransactionContext } from "../command/context.server";
import { Conflict } from "../command/errors";
import { keepsNoTime, occupy } from "./occupy.server";
import { findAppointment, findSchedule } from "./queries.server";
import { bookingRefusals } from "./refusals";
import { bookableDays, isOpen, plannedSlots, spanOf, type WantedTime } from "./slots";
import { formatIsoDate } from "~/copy/format";

export type Wanted = {
  personaId: number;
  minutes: number;
  time: WantedTime;
  withAnalysis: boolean;
  wantsReminders: boolean;
  formToken: string;
};

/**
 * Keeps a slot for an order while it is paid for: 15 minutes, or until it begins. The same form sent again gives back what it
 * held for an order that it was sent for before; once that has lapsed, the time is kept anew or is refused.
 * @param tx the transaction in which the order is placed: without a slot there is no order
 * @throws Conflict `slot_taken`, `slot_not_offered` for a time that nobody offers, also one that is too near or too far
 */
export async function holdSlot(
  tx: TransactionContext,
  orderId: string,
  wanted: Wanted,
): Promise<void> {
  const { personaId, minutes, time, withAnalysis, wantsReminders, formToken } = wanted;
  const schedule = await findSchedule(tx, personaId);
  if (!schedule?.rates.some((rate) => rate.minutes === minutes))
    throw new Conflict(bookingRefusals.slot_not_offered);

  const before = await findAppointment(tx, orderId);
  const hasLapsed = before?.state === "held" && before.holdUntil && before.holdUntil <= tx.now();
  if (before && before.state !== "released" && !hasLapsed) return;
  if (before) await tx.db.delete(appointments).where(eq(appointments.orderId, orderId));
  await tx.db
    .update(appointments)
    .set({ ...keepsNoTime, state: "released" })
    .where(
      and(
        eq(appointments.formToken, formToken),
        ne(appointments.orderId, orderId),
        eq(appointments.state, "held"),
      ),
    );

  const now = tx.now();
  const isImmediate = time === "now";
  const span = spanOf(time, minutes, now);
  const isOffered = isImmediate
    ? isOpen(schedule, span)
    : span.from.getTime() >= now.getTime() + bookingTerms.leadTime &&
      bookableDays(now).includes(formatIsoDate(span.from)) &&
      plannedSlots(schedule, formatIsoDate(span.from), minutes).some(
        ({ startsAt }) => startsAt.getTime() === span.from.getTime(),
      );
  if (!isOffered) throw new Conflict(bookingRefusals.slot_not_offered);
  const holdEnd = new Date(now.getTime() + bookingTerms.holdTime);
  const isKept = await occupy(
    tx,
    {
      ...{ orderId, personaId, minutes, withAnalysis, wantsReminders, formToken, isImmediate },
      state: "held",
      startsAt: isImmediate ? null : span.from,
      holdUntil: !isImmediate && span.from < holdEnd ? span.from : holdEnd,
      placedAt: now,
    },
    span,
    schedule.lanes,
  );
  if (!isKept) throw new Conflict(bookingRefusals.slot_taken);
}
