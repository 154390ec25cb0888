import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns";

/**
 * What staff want each other to know, in words, about an order, a payment, a person …; beside an act it says which, and its
 * coded reason. No foreign key can point at several tables: each of those has the trigger `forget_staff_notes`.
 */
export const staffNotes = pgTable(
  "staff_notes",
  {
    id: uuid().primaryKey().defaultRandom(),
    targetKind: text().notNull(),
    targetId: uuid().notNull(),
    authorId: uuid().notNull(),
    text: text().notNull(),
    act: text(),
    reason: text(),
    writtenAt: instant().notNull(),
  },
  (table) => [
    index("staff_notes_target").on(table.targetId, table.writtenAt),
    index("staff_notes_written").on(table.writtenAt),
  ],
);
