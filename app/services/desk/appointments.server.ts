import {
  and,
  asc,
  count,
  eq,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  sql,
  type SQL,
} from "drizzle-orm";
import { bookingTerms } from "~/config/booking-terms";
import { formatIsoDate } from "~/copy/format";
import { appointments, orders, talks } from "~/db/schema";
import { minute } from "~/time/durations";
import { personaNumbered, teamOfPersona } from "~/site/personas";
import { authoriseReading } from "../access/authorise.server";
import { missedMoveUntil } from "../appointments/missed-move";
import { findAppointment, type Appointment } from "../appointments/queries.server";
import { readClock } from "../appointments/read-clock.server";
import type { ServiceContext } from "../command/context.server";
import { NotFound } from "../command/errors";
import { maskedEmail } from "../downloads/rules";
import { betweenDays } from "../listing/between-days";
import { numberedPage, type NumberedPage } from "../listing/numbered-page";
import { orderedExactlyBy } from "../orders/find-orders";
import { orderNumber } from "../orders/order-number";
import { inWork } from "../orders/order-state";
import { waitingTalks, type AppointmentFilters, type TalkState } from "./appointment-states";
import { orderCard, type OrderCard } from "./order-card.server";

export type AppointmentLine = {
  /** Of its order. */
  id: string;
  number: string;
  persona: string;
  minutes: number;
  withAnalysis: boolean;
  /** Null for one that begins with its payment, until that has come. */
  startsAt: Date | null;
  state: TalkState;
  /** Masked. */
  email: string | null;
};

/** How long after its end a talk is settled at the latest, unless something is wrong, in milliseconds. */
export const settlingTime = 10 * minute;

/** How a talk stands at a moment: `talkStates`. */
const stateAt = (now: Date) => {
  const { state, holdUntil, startsAt, endedAt, missedAt } = appointments;
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql<TalkState>`case
    when ${state} = 'held' and ${holdUntil} > ${at} then 'held'
    when ${state} in ('held', 'released') then 'released'
    when ${state} = 'unplaced' then 'unplaced'
    when ${missedAt} is not null then 'missed'
    when ${endedAt} is not null then 'ended'
    when ${startsAt} > ${at} then 'ahead'
    else 'running' end`;
};

/** Talks of a day in Warsaw; those without a time stand at the day on which they were ordered. */
const onDay = (day: string): SQL | undefined =>
  or(
    betweenDays(appointments.startsAt, { from: day, to: day }),
    and(isNull(appointments.startsAt), betweenDays(appointments.placedAt, { from: day, to: day })),
  );

const isOwed = inArray(orders.status, [...inWork]);

const isUnplaced = and(eq(appointments.state, "unplaced"), isOwed);

/**
 * Talks whose time is over and that nobody has settled since, ten minutes later. Where nobody came, the talk is owed until the
 * time for another one is over, too.
 */
async function unsettled(ctx: Pick<ServiceContext, "db" | "now">): Promise<SQL | undefined> {
  const late = new Date(ctx.now().getTime() - settlingTime);
  const { state, startsAt, endedAt, missedAt, missedMoves, minutes } = appointments;
  const open = await ctx.db
    .select()
    .from(appointments)
    .where(
      and(
        eq(state, "booked"),
        isNull(endedAt),
        sql`${startsAt} + ${minutes} * interval '1 minute' <= ${late.toISOString()}::timestamptz`,
      ),
    );
  const left: string[] = [];
  for (const appointment of open) {
    const { phase, deadline } = await readClock(ctx, appointment);
    if (phase === "ended" && deadline <= late) left.push(appointment.orderId);
  }
  const movedUntil = sql`${missedAt} + ${bookingTerms.missedMoveDays} * interval '1 day'`;
  const isOver = or(
    inArray(appointments.orderId, left),
    and(
      isNotNull(endedAt),
      lte(endedAt, late),
      sql`(${missedAt} is null or ${missedMoves} > 0 or ${movedUntil} <= ${late.toISOString()}::timestamptz)`,
    ),
  );
  return and(eq(state, "booked"), isOwed, isOver);
}

async function conditionOf(
  ctx: ServiceContext,
  { persona, day, state, email }: AppointmentFilters,
): Promise<SQL | undefined> {
  const isForAllDays = email !== undefined || waitingTalks.some((waiting) => waiting === state);
  const shown = day ?? (isForAllDays ? undefined : formatIsoDate(ctx.now()));
  return and(
    persona === undefined ? undefined : eq(appointments.personaId, Number(persona)),
    shown === undefined ? undefined : onDay(shown),
    state === undefined ? undefined : await inState(ctx, state),
    email === undefined ? undefined : orderedExactlyBy(email),
  );
}

async function inState(ctx: ServiceContext, state: string): Promise<SQL | undefined> {
  if (state === "unsettled") return unsettled(ctx);
  if (state === "unplaced") return isUnplaced;
  return sql`${stateAt(ctx.now())} = ${state}`;
}

/**
 * The calendar: booked talks of a day, today unless another is asked for, in order of their time.
 * @throws NotAllowed
 */
export async function listAppointments(
  ctx: ServiceContext,
  filters: AppointmentFilters,
  page: number,
): Promise<NumberedPage<AppointmentLine>> {
  authoriseReading(ctx, "view_orders");
  const condition = await conditionOf(ctx, filters);
  const { orderId, personaId, minutes, withAnalysis, startsAt, placedAt } = appointments;
  const joined = eq(orders.id, appointments.orderId);
  return numberedPage(page, {
    async count(atMost) {
      const found = ctx.db
        .select({ one: sql`1`.as("one") })
        .from(appointments)
        .innerJoin(orders, joined)
        .where(condition)
        .limit(atMost)
        .as("found");
      const [counted] = await ctx.db.select({ rows: count() }).from(found);
      return counted?.rows ?? 0;
    },
    async rows(limit, offset) {
      const rows = await ctx.db
        .select({
          ...{ id: orderId, personaId, minutes, withAnalysis, startsAt },
          ...{ number: orders.number, email: orders.email, state: stateAt(ctx.now()) },
        })
        .from(appointments)
        .innerJoin(orders, joined)
        .where(condition)
        .orderBy(sql`coalesce(${startsAt}, ${placedAt})`, asc(personaId), asc(orderId))
        .limit(limit)
        .offset(offset);
      return rows.map(({ personaId: id, number, email, ...row }) => ({
        ...row,
        number: orderNumber(number),
        persona: personaNumbered(id).name,
        email: email === null ? null : maskedEmail(email),
      }));
    },
  });
}

/** What is known of a booked talk besides its order: times and how it ended, and nothing of what was said or heard. */
export type AppointmentFacts = Pick<
  Appointment,
  | "minutes"
  | "withAnalysis"
  | "startsAt"
  | "isImmediate"
  | "holdUntil"
  | "cameAt"
  | "endedAt"
  | "endedBy"
  | "missedAt"
> & {
  persona: string;
  team: string;
  state: TalkState;
  /** When it ends, or has ended; null before it has a time. */
  deadline: Date | null;
  /** What our silence gave back, in milliseconds; null once nobody knows any more, since the talk is deleted. */
  givenBack: number | null;
  /** Until when it can be given another time, where nobody came. */
  movableUntil: Date | null;
};

/** @throws NotAllowed; NotFound also for an order of something else */
export async function appointmentFacts(
  ctx: ServiceContext,
  orderId: string,
): Promise<AppointmentFacts> {
  authoriseReading(ctx, "view_orders");
  const appointment = await findAppointment(ctx, orderId);
  if (!appointment) throw new NotFound("appointment");
  const { personaId, minutes, withAnalysis, startsAt, isImmediate, holdUntil } = appointment;
  const { cameAt, endedAt, endedBy, missedAt } = appointment;
  const [clock, [now], [talk]] = await Promise.all([
    readClock(ctx, appointment),
    ctx.db
      .select({ state: stateAt(ctx.now()) })
      .from(appointments)
      .where(eq(appointments.orderId, orderId)),
    ctx.db.select({ id: talks.id }).from(talks).where(eq(talks.orderId, orderId)),
  ]);
  const isForgotten = endedAt !== null && cameAt !== null && !talk;
  return {
    ...{ minutes, withAnalysis, startsAt, isImmediate, holdUntil },
    ...{ cameAt, endedAt, endedBy, missedAt },
    persona: personaNumbered(personaId).name,
    team: teamOfPersona(personaId).name,
    state: now?.state ?? "released",
    deadline: startsAt && clock.deadline,
    givenBack: isForgotten ? null : clock.givenBack,
    movableUntil: missedMoveUntil(appointment),
  };
}

/**
 * The order of a booked talk, as `orderCard` has it, without what could be opened of it: this page never shows words.
 * @throws NotAllowed, NotFound also for an order of something else
 */
export async function appointmentCard(ctx: ServiceContext, orderId: string): Promise<OrderCard> {
  const order = await orderCard(ctx, orderId);
  if (!(await findAppointment(ctx, order.id))) throw new NotFound("appointment");
  return { ...order, content: null };
}

/** How many rooms of each persona are open now, those with most first; of one that has none nothing. @throws NotAllowed */
export async function runningRooms(
  ctx: ServiceContext,
): Promise<{ persona: string; rooms: number }[]> {
  authoriseReading(ctx, "view_orders");
  const { personaId, state, endedAt, startsAt } = appointments;
  const rows = await ctx.db
    .select({ personaId, rooms: count() })
    .from(appointments)
    .where(and(eq(state, "booked"), isNull(endedAt), lte(startsAt, ctx.now())))
    .groupBy(personaId)
    .orderBy(sql`count(*) desc`, asc(personaId));
  return rows.map(({ personaId: id, rooms }) => ({ persona: personaNumbered(id).name, rooms }));
}

const countWhere = async ({ db }: ServiceContext, condition: SQL | undefined): Promise<number> => {
  const [counted] = await db
    .select({ rows: count() })
    .from(appointments)
    .innerJoin(orders, eq(orders.id, appointments.orderId))
    .where(condition);
  return counted?.rows ?? 0;
};

/** How many talks are paid for and have no time. @throws NotAllowed */
export async function countUnplaced(ctx: ServiceContext): Promise<number> {
  authoriseReading(ctx, "view_orders");
  return countWhere(ctx, isUnplaced);
}

/** How many talks are over and were not settled within ten minutes. @throws NotAllowed */
export async function countUnsettled(ctx: ServiceContext): Promise<number> {
  authoriseReading(ctx, "view_orders");
  return countWhere(ctx, await unsettled(ctx));
}
