import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { SkyFacts } from "~/sky/ephemeris/sky-facts";
import { instant } from "./columns";
import { mails } from "./mails";

export const horoscopeScope = pgEnum("horoscope_scope", ["daily", "weekly", "monthly", "yearly"]);

/** What an entry is about: the whole of it, one matter of life, or one piece of advice. */
export const horoscopeKind = pgEnum("horoscope_kind", ["main", "love", "work", "health", "advice"]);

export const horoscopeState = pgEnum("horoscope_state", [
  "generated",
  "approved",
  "published",
  "withdrawn",
]);

/** A day, week, month or year of which horoscopes are wanted, and the sky that they are written from. */
export const horoscopePeriods = pgTable(
  "horoscope_periods",
  {
    /** The subject of what its texts cost. */
    id: uuid().primaryKey().defaultRandom(),
    scope: horoscopeScope().notNull(),
    /** Its first day. */
    startsOn: date().notNull(),
    facts: jsonb().$type<SkyFacts>().notNull(),
    /** Slugs of the signs that are still to be written; none when the work is done or given up. */
    wanted: text().array().notNull(),
    /** From when answers of the model count for it. */
    requestedAt: instant().notNull(),
    /** Who is writing it since when, so that two workers do not both pay; null when nobody is. */
    begunAt: instant(),
    /** Why it was given up without a text: somebody has to look. */
    failure: text(),
    /** Readings in a row that decided nothing, and when the next may be asked for; null for at once. */
    readingsFailed: smallint().notNull().default(0),
    readAgainAt: instant(),
  },
  (table) => [
    unique("horoscope_periods_time").on(table.scope, table.startsOn),
    index("horoscope_periods_outstanding")
      .on(table.startsOn)
      .where(sql`cardinality(${table.wanted}) > 0`),
  ],
);

/** Why an entry may not be published as it stands: a rule, and the words that it is about. */
export type HoroscopeFinding = { rule: string; fragment?: string };

export const horoscopeEntries = pgTable(
  "horoscope_entries",
  {
    id: uuid().primaryKey().defaultRandom(),
    scope: horoscopeScope().notNull(),
    startsOn: date().notNull(),
    /** A slug. */
    sign: text().notNull(),
    kind: horoscopeKind().notNull(),
    position: smallint().notNull(),
    header: text().notNull(),
    content: text().notNull(),
    state: horoscopeState().notNull(),
    /** As the model wrote them: what staff compare with. */
    writtenHeader: text().notNull(),
    writtenContent: text().notNull(),
    promptVersion: text().notNull(),
    model: text().notNull(),
    /** What is wrong with it as it stands; none where every check holds. */
    findings: jsonb().$type<HoroscopeFinding[]>().notNull(),
    /** Whether the reader has looked at these very words. */
    isRead: boolean().notNull(),
    /** Counts changes, so that of two people at one form the second is told. */
    revision: integer().notNull().default(1),
    writtenAt: instant().notNull(),
    /** Who of staff has read and approved it; null where it went out by itself. */
    approvedBy: uuid(),
    approvedAt: instant(),
    publishedAt: instant(),
    withdrawnAt: instant(),
  },
  (table) => [
    uniqueIndex("horoscope_entries_place").on(table.sign, table.scope, table.startsOn, table.kind),
    index("horoscope_entries_period").on(table.scope, table.startsOn, table.state),
    index("horoscope_entries_unread")
      .on(table.startsOn)
      .where(sql`not ${table.isRead} and ${table.state} = 'generated'`),
    index("horoscope_entries_published")
      .on(table.sign, table.scope, table.startsOn)
      .where(sql`${table.state} = 'published' and ${table.kind} = 'main'`),
    foreignKey({
      name: "horoscope_entries_of_period",
      columns: [table.scope, table.startsOn],
      foreignColumns: [horoscopePeriods.scope, horoscopePeriods.startsOn],
    }),
    check(
      "horoscope_entries_published_right",
      sql`${table.state} not in ('approved', 'published') or (jsonb_array_length(${table.findings}) = 0 and ${table.isRead})`,
    ),
    check(
      "horoscope_entries_approved",
      sql`(${table.approvedAt} is null) = (${table.approvedBy} is null)`,
    ),
  ],
);

/** What an entry said before somebody changed it. */
export const horoscopeVersions = pgTable(
  "horoscope_versions",
  {
    entryId: uuid()
      .notNull()
      .references(() => horoscopeEntries.id, { onDelete: "cascade" }),
    revision: integer().notNull(),
    startsOn: date().notNull(),
    kind: horoscopeKind().notNull(),
    header: text().notNull(),
    content: text().notNull(),
    replacedBy: uuid(),
    replacedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.revision] })],
);

/** Who asked for the horoscope of a sign by mail each morning. */
export const horoscopeSubscribers = pgTable(
  "horoscope_subscribers",
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    sign: text().notNull(),
    confirmationMailId: uuid().references(() => mails.id, { onDelete: "set null" }),
    createdAt: instant().notNull(),
    confirmedAt: instant(),
    /** The day whose horoscope was last queued for them. */
    sentFor: date(),
  },
  (table) => [
    uniqueIndex("horoscope_subscribers_once").on(table.email, table.sign),
    index("horoscope_subscribers_unconfirmed")
      .on(table.createdAt)
      .where(sql`${table.confirmedAt} is null`),
    index("horoscope_subscribers_due")
      .on(table.sentFor)
      .where(sql`${table.confirmedAt} is not null`),
  ],
);

/** Which day's horoscope a mail to a subscriber brings. */
export const horoscopeMails = pgTable(
  "horoscope_mails",
  {
    mailId: uuid()
      .primaryKey()
      .references(() => mails.id, { onDelete: "cascade" }),
    subscriberId: uuid()
      .notNull()
      .references(() => horoscopeSubscribers.id, { onDelete: "cascade" }),
    day: date().notNull(),
  },
  (table) => [index("horoscope_mails_subscriber").on(table.subscriberId)],
);
