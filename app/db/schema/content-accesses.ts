import { bigint, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns";

/**
 * The access log: each time that staff uncovered what somebody wrote, which is covered otherwise. What it opened,
 * it opens until it ends.
 */
export const contentAccesses = pgTable(
  "content_accesses",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    staffId: uuid().notNull(),
    targetKind: text().notNull(),
    targetId: text().notNull(),
    reason: text().notNull(),
    accessedAt: instant().notNull(),
    endsAt: instant().notNull(),
  },
  (table) => [
    index("content_accesses_target").on(
      table.targetKind,
      table.targetId,
      table.staffId,
      table.endsAt,
    ),
    index("content_accesses_staff").on(table.staffId, table.accessedAt),
  ],
);
