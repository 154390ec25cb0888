import { and, eq, getTableColumns, gt, inArray, isNotNull, ne, or, sql } from "drizzle-orm";
import { bookingTerms } from "~/config/booking-terms";
import { appointments, personaHours, personaRates, personaSchedules } from "~/db/schema";
import { dayAfter, warsawMoment } from "~/time/warsaw-time";
import type { ServiceContext } from "../command/context.server";
import { bookableDays, freeSlots, immediateSlot, type Schedule, type Slot } from "./slots";

export type Appointment = typeof appointments.$inferSelect;

/** Of those personas that can be booked, by their numbers: in one statement, since pages read it at each look. */
export async function findSchedules(
  { db }: Pick<ServiceContext, "db">,
  personaIds: readonly number[],
): Promise<ReadonlyMap<number, Schedule>> {
  // A column of the only table of a statement is written without its table, so that of the outer one is named here.
  const isTheirs = sql`persona_id = ${personaSchedules}.persona_id`;
  const hours = sql<Schedule["hours"]>`(
    select coalesce(json_agg(json_build_object('weekday', weekday, 'opensAt', opens_at, 'closesAt', closes_at) order by weekday, opens_at), '[]')
    from ${personaHours} where ${personaHours}.${isTheirs})`;
  const rates = sql<Schedule["rates"]>`(
    select coalesce(json_agg(json_build_object('minutes', minutes, 'priceGrosze', price_grosze) order by minutes), '[]')
    from ${personaRates} where ${personaRates}.${isTheirs})`;
  const rows = await db
    .select({ ...getTableColumns(personaSchedules), hours, rates })
    .from(personaSchedules)
    .where(inArray(personaSchedules.personaId, [...personaIds]));
  return new Map(rows.map((schedule) => [schedule.personaId, schedule]));
}

/** Null for a persona that nobody can book. */
export const findSchedule = async (
  ctx: Pick<ServiceContext, "db">,
  personaId: number,
): Promise<Schedule | null> => (await findSchedules(ctx, [personaId])).get(personaId) ?? null;

/** Kept time that overlaps a span: the condition that the index of `appointments_overlap` answers. */
export const occupies = (personaId: number, { from, to }: { from: Date; to: Date }) =>
  and(
    eq(appointments.personaId, personaId),
    isNotNull(appointments.occupiedFrom),
    sql`tstzrange(${appointments.occupiedFrom}, ${appointments.occupiedTo}) && tstzrange(${from.toISOString()}::timestamptz, ${to.toISOString()}::timestamptz)`,
  );

/**
 * What is kept in the lanes of a persona within a span; a hold that has expired keeps nothing.
 * @param besides the order, or the form, whose own time does not count
 */
export async function takenTimes(
  ctx: Pick<ServiceContext, "db" | "now">,
  personaId: number,
  span: { from: Date; to: Date },
  besides: { orderId?: string; formToken?: string } = {},
) {
  const { lane, occupiedFrom, occupiedTo, state, holdUntil, orderId, formToken } = appointments;
  const rows = await ctx.db
    .select({ lane, from: occupiedFrom, to: occupiedTo })
    .from(appointments)
    .where(
      and(
        occupies(personaId, span),
        or(ne(state, "held"), gt(holdUntil, ctx.now())),
        besides.orderId === undefined ? undefined : ne(orderId, besides.orderId),
        besides.formToken === undefined ? undefined : ne(formToken, besides.formToken),
      ),
    );
  return rows.flatMap(({ lane: kept, from, to }) =>
    kept !== null && from && to ? [{ lane: kept, from, to }] : [],
  );
}

/** What can be booked with a persona on a day. Times in UTC. */
export type BookingDay = {
  rates: Schedule["rates"];
  /** In order of time. */
  slots: Slot[];
  /** The one that begins as soon as it is paid for; null where nobody is free for it, and on other days than today. */
  immediate: Slot | null;
};

/**
 * @param of.date YYYY-MM-DD in Europe/Warsaw; a day that cannot be booked has nothing
 * @param of.besides the order whose own time does not stand in its way
 * @returns null for a persona that nobody can book
 */
export async function readBookingDay(
  ctx: Pick<ServiceContext, "db" | "now">,
  of: { personaId: number; date: string; minutes: number; besides?: string },
): Promise<BookingDay | null> {
  const schedule = await findSchedule(ctx, of.personaId);
  if (!schedule) return null;
  const { rates } = schedule;
  const now = ctx.now();
  const [today] = bookableDays(now);
  if (!bookableDays(now).includes(of.date)) return { rates, slots: [], immediate: null };
  const span = {
    from: new Date(warsawMoment(of.date, 0).getTime() - bookingTerms.holdTime),
    to: warsawMoment(dayAfter(of.date, 1), 2),
  };
  const taken = await takenTimes(ctx, of.personaId, span, { orderId: of.besides });
  return {
    rates,
    slots: freeSlots(schedule, taken, { ...of, now }),
    immediate: of.date === today ? immediateSlot(schedule, taken, { ...of, now }) : null,
  };
}

/** The talk of an order; null where it is of something else. */
export async function findAppointment(
  { db }: Pick<ServiceContext, "db">,
  orderId: string,
): Promise<Appointment | null> {
  const [row] = await db.select().from(appointments).where(eq(appointments.orderId, orderId));
  return row ?? null;
}
