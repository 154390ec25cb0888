import { bigint, boolean, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns";

/**
 * Every time that an off-switch was turned, by whom and why. The newest row of a switch says how it stands; one without
 * rows is off. A trigger tells every process.
 */
export const switchTurns = pgTable(
  "switch_turns",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** As `app/services/switches/switch-names.ts` names it. */
    name: text().notNull(),
    /** What it stops is stopped from now on. */
    isOn: boolean().notNull(),
    /** A code. */
    reason: text().notNull(),
    /** What staff wrote about it; null once it is too old to be kept. */
    note: text(),
    /** A member's id, without a foreign key: the row outlives the account. Null for the operator at the command line. */
    turnedBy: uuid(),
    turnedAt: instant().notNull(),
  },
  (table) => [index("switch_turns_newest").on(table.name, table.id)],
);
