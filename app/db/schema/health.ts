import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "./columns";

/**
 * How the services that we depend on answered, one row for each service and minute: sums over all processes, and nothing
 * about whom a call was for.
 */
export const serviceMinutes = pgTable(
  "service_minutes",
  {
    service: text().notNull(),
    minute: instant().notNull(),
    answered: integer().notNull(),
    failed: integer().notNull(),
    /** Milliseconds that the answers took, summed, and the slowest of them. */
    totalMs: integer().notNull(),
    slowestMs: integer().notNull(),
    lastAnsweredAt: instant(),
    lastFailedAt: instant(),
    /** A code: never free text from outside. */
    lastFailure: text(),
  },
  (table) => [primaryKey({ columns: [table.service, table.minute] })],
);
