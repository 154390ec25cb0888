import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { instant } from "./columns";
import { orders } from "./orders";

/** How many talks each persona holds at a time, and from when they cost less. Times are minutes of a day in Europe/Warsaw. */
export const personaSchedules = pgTable(
  "persona_schedules",
  {
    personaId: smallint().primaryKey(),
    lanes: smallint().notNull(),
    eveningFrom: smallint().notNull(),
    eveningPercentLess: smallint().notNull(),
  },
  (table) => [
    check("persona_schedules_lanes", sql`${table.lanes} between 0 and 1000`),
    check("persona_schedules_evening", sql`${table.eveningFrom} between 0 and 1440`),
    check("persona_schedules_less", sql`${table.eveningPercentLess} between 0 and 90`),
  ],
);

/** When each persona can be talked to. Several spans of a day do not overlap. */
export const personaHours = pgTable(
  "persona_hours",
  {
    personaId: smallint()
      .notNull()
      .references(() => personaSchedules.personaId),
    /** 1 is Monday, 7 Sunday. */
    weekday: smallint().notNull(),
    opensAt: smallint().notNull(),
    closesAt: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personaId, table.weekday, table.opensAt] }),
    check("persona_hours_weekday", sql`${table.weekday} between 1 and 7`),
    check(
      "persona_hours_span",
      sql`0 <= ${table.opensAt} and ${table.opensAt} < ${table.closesAt} and ${table.closesAt} <= 1440`,
    ),
  ],
);

/** What a talk of each length costs by day. */
export const personaRates = pgTable(
  "persona_rates",
  {
    personaId: smallint()
      .notNull()
      .references(() => personaSchedules.personaId),
    minutes: smallint().notNull(),
    priceGrosze: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personaId, table.minutes] }),
    check("persona_rates_minutes", sql`${table.minutes} between 5 and 240`),
    check("persona_rates_price", sql`${table.priceGrosze} >= 100`),
  ],
);

/**
 * `held` until its payment comes, `booked` with it; `unplaced` is paid for and has no time, since the payment came too late;
 * `released` has no time and needs none.
 */
export const appointmentState = pgEnum("appointment_state", [
  "held",
  "booked",
  "unplaced",
  "released",
]);

/** How a talk ended: its time was over, its buyer ended it, or a vendor declined their words. */
export const talkEnd = pgEnum("talk_end", ["time", "buyer", "declined"]);

/**
 * A talk that somebody ordered. Its time is kept in one lane of its persona, from `occupiedFrom` to `occupiedTo`: no two overlap
 * (`appointments_overlap`), and an order that ends gives it back (`release_appointment`).
 */
export const appointments = pgTable(
  "appointments",
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id, { onDelete: "cascade" }),
    personaId: smallint().notNull(),
    minutes: smallint().notNull(),
    withAnalysis: boolean().notNull(),
    state: appointmentState().notNull(),
    /** Null for one that begins with its payment, until that has come. */
    startsAt: instant(),
    /** Wanted at once, after the payment. */
    isImmediate: boolean().notNull(),
    lane: smallint(),
    occupiedFrom: instant(),
    occupiedTo: instant(),
    holdUntil: instant(),
    /** Of the form that asked for it: sent again with something changed, it does not stand in its own way. */
    formToken: text().notNull(),
    /** How often its time was fixed: what calendars go by (SEQUENCE of RFC 5545). */
    revision: smallint().notNull().default(0),
    placedAt: instant().notNull(),
    /** By mail, a day, an hour and five minutes before. */
    wantsReminders: boolean().notNull().default(false),
    /** When its room was first opened while it was held; null while nobody came. */
    cameAt: instant(),
    /** When its clock stood for help before, as Unix milliseconds. */
    earlierStops: jsonb().$type<readonly { from: number; to: number }[]>().notNull().default([]),
    /** Since when its clock stands for help, and when that ended; for at most `helpTime` in all. */
    stoppedAt: instant(),
    resumedAt: instant(),
    endedAt: instant(),
    endedBy: talkEnd(),
    /** When it was found that nobody had come: until it is moved or the time for that is over, it is owed still. */
    missedAt: instant(),
    /** How often it was moved for that. */
    missedMoves: smallint().notNull().default(0),
  },
  (table) => [
    check("appointments_ended", sql`(${table.endedAt} is null) = (${table.endedBy} is null)`),
    check("appointments_missed", sql`${table.missedAt} is null or ${table.endedAt} is not null`),
    check(
      "appointments_stopped",
      sql`${table.resumedAt} is null or ${table.resumedAt} >= ${table.stoppedAt}`,
    ),
    check(
      "appointments_occupied",
      sql`num_nulls(${table.lane}, ${table.occupiedFrom}, ${table.occupiedTo}) in (0, 3) and (${table.occupiedFrom} is not null) = (${table.state} in ('held', 'booked'))`,
    ),
    check("appointments_span", sql`${table.occupiedFrom} < ${table.occupiedTo}`),
    check("appointments_held", sql`(${table.holdUntil} is not null) = (${table.state} = 'held')`),
    check("appointments_booked", sql`${table.state} <> 'booked' or ${table.startsAt} is not null`),
    check("appointments_planned", sql`${table.isImmediate} or ${table.startsAt} is not null`),
    index("appointments_form").on(table.formToken),
    index("appointments_held_until")
      .on(table.holdUntil)
      .where(sql`${table.state} = 'held'`),
    index("appointments_starts").on(table.startsAt),
    index("appointments_open")
      .on(table.startsAt)
      .where(sql`${table.state} = 'booked' and ${table.endedAt} is null`),
    index("appointments_over")
      .on(table.endedAt)
      .where(sql`${table.state} = 'booked' and ${table.endedAt} is not null`),
  ],
);
