import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { instant } from "./columns";
import { actStatus } from "./staff";

export const acts = pgTable(
  "acts",
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().notNull(),
    targetKind: text().notNull(),
    targetId: text().notNull(),
    /** The order that it changes, where that is not its target. */
    orderId: uuid(),
    /** As it will be done, nothing left open; what somebody wrote only until it is decided (`keptInput`). */
    input: jsonb().$type<unknown>().notNull(),
    /** Empty where nobody is asked why. */
    reason: text().notNull(),
    status: actStatus().notNull().default("requested"),
    requestedBy: uuid().notNull(),
    requestedAt: instant().notNull(),
    lapsesAt: instant().notNull(),
    decidedBy: uuid(),
    decidedAt: instant(),
    declineReason: text(),
    /** When whoever asked had read what became of it. */
    readAt: instant(),
  },
  (table) => [
    check(
      "acts_two_people",
      sql`${table.status} <> 'approved' or (${table.decidedBy} is not null and ${table.decidedBy} <> ${table.requestedBy})`,
    ),
    check("acts_decided", sql`(${table.status} = 'requested') = (${table.decidedAt} is null)`),
    uniqueIndex("acts_one_open")
      .on(table.kind, table.targetKind, table.targetId)
      .where(sql`${table.status} = 'requested'`),
    index("acts_requested").on(table.requestedAt),
    index("acts_unread")
      .on(table.requestedBy)
      .where(sql`${table.readAt} is null`),
    index("acts_target").on(table.targetKind, table.targetId),
    index("acts_order").on(table.orderId),
  ],
);

/** What one of staff pressed and may still take back: a job does it half a minute later. */
export const delayedActs = pgTable(
  "delayed_acts",
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().notNull(),
    targetKind: text().notNull(),
    targetId: text().notNull(),
    /** The order that it changes, where that is not its target. */
    orderId: uuid(),
    input: jsonb().$type<unknown>(),
    /** Empty where nobody is asked why. */
    reason: text().notNull(),
    staffId: uuid().notNull(),
    requestedAt: instant().notNull(),
    runsAt: instant().notNull(),
    endedAt: instant(),
    outcome: text(),
    /** When whoever pressed it had read that it came to nothing. */
    readAt: instant(),
  },
  (table) => [
    check(
      "delayed_acts_ended",
      sql`(${table.endedAt} is null) = (${table.outcome} is null) and (${table.endedAt} is null) = (${table.input} is not null)`,
    ),
    uniqueIndex("delayed_acts_one_open")
      .on(table.targetKind, table.targetId)
      .where(sql`${table.endedAt} is null`),
    index("delayed_acts_order")
      .on(table.orderId)
      .where(sql`${table.endedAt} is null`),
    index("delayed_acts_staff").on(table.staffId, table.requestedAt),
  ],
);

export const bulkActs = pgTable(
  "bulk_acts",
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().notNull(),
    reason: text().notNull(),
    filters: jsonb().$type<Partial<Record<string, string>>>().notNull(),
    total: integer().notNull(),
    requestedBy: uuid().notNull(),
    requestedAt: instant().notNull(),
    startedAt: instant(),
    stoppedAt: instant(),
    endedAt: instant(),
  },
  (table) => [index("bulk_acts_requested").on(table.requestedAt, table.id)],
);

export const bulkActRows = pgTable(
  "bulk_act_rows",
  {
    bulkId: uuid()
      .notNull()
      .references(() => bulkActs.id, { onDelete: "cascade" }),
    /** Counted from 1. */
    position: integer().notNull(),
    targetId: uuid().notNull(),
    /** The sums to which two people agreed, of an act that moves money. */
    expectedMoney: jsonb().$type<readonly { currency: string; grosze: number }[]>(),
    /** `done`, or the code of the error why nothing was done to it; null before its turn. */
    outcome: text(),
    at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.bulkId, table.position] }),
    check("bulk_act_rows_done", sql`(${table.outcome} is null) = (${table.at} is null)`),
    index("bulk_act_rows_open")
      .on(table.bulkId, table.position)
      .where(sql`${table.outcome} is null`),
    index("bulk_act_rows_target")
      .on(table.targetId)
      .where(sql`${table.outcome} is null`),
  ],
);
