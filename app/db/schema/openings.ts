import { bigint, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns";

/**
 * Each time that staff uncovered what somebody wrote, which is covered otherwise: counts for each of them. What it opened,
 * it opens until it ends.
 */
export const contentOpenings = pgTable(
  "content_openings",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    staffId: uuid().notNull(),
    targetKind: text().notNull(),
    targetId: text().notNull(),
    reason: text().notNull(),
    openedAt: instant().notNull(),
    endsAt: instant().notNull(),
  },
  (table) => [
    index("content_openings_target").on(
      table.targetKind,
      table.targetId,
      table.staffId,
      table.endsAt,
    ),
    index("content_openings_staff").on(table.staffId, table.openedAt),
  ],
);
