import { bigint, index, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns";

/**
 * What has been taken from limited things, so that all processes count together. Unlogged: a crash of the database may
 * forget it, and nothing waits for it to be written.
 */
export const throttles = pgTable(
  "throttles",
  {
    key: text().primaryKey(),
    taken: bigint({ mode: "number" }).notNull(),
    endsAt: instant().notNull(),
  },
  (table) => [index("throttles_end").on(table.endsAt)],
);
