import { bigint, index, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns";

/**
 * What has been used of each rate limit, so that all processes count together. Unlogged: a crash of the database may
 * forget it, and nothing waits for it to be written.
 */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text().primaryKey(),
    used: bigint({ mode: "number" }).notNull(),
    resetsAt: instant().notNull(),
  },
  (table) => [index("rate_limits_resets_at").on(table.resetsAt)],
);
