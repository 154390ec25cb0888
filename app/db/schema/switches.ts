import { bigint, boolean, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns";

export const switchChanges = pgTable(
  "switch_changes",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    isOn: boolean().notNull(),
    reason: text().notNull(),
    /** What staff wrote about it; null once it is too old to be kept. */
    note: text(),
    changedBy: uuid(),
    changedAt: instant().notNull(),
  },
  (table) => [index("switch_changes_newest").on(table.name, table.id)],
);
