import { sql } from "drizzle-orm";
import { bigint, check, date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { crisisLevel } from "./orders";

export const crisisCounts = pgTable(
  "crisis_counts",
  {
    /** In Warsaw. */
    day: date().notNull(),
    place: text().notNull(),
    level: crisisLevel().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.place, table.level] }),
    check("crisis_counts_positive", sql`${table.level} <> 'none' and ${table.count} > 0`),
  ],
);

/** What second readers said, or why they said nothing, and what that cost; sums only, too. */
export const secondReaderCounts = pgTable(
  "second_reader_counts",
  {
    /** In Warsaw. */
    day: date().notNull(),
    place: text().notNull(),
    outcome: text().notNull(),
    count: integer().notNull(),
    /** Millionths of a US dollar. */
    costMicroUsd: bigint({ mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.place, table.outcome] })],
);
