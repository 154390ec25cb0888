import { bigint, date, pgTable, text } from "drizzle-orm/pg-core";

/**
 * What the model has cost, for each cap: what was settled, and the most that calls under way may cost. A call that nobody
 * settled, because its process died, stays counted with its most.
 */
export const modelSpending = pgTable("model_spending", {
  /** `day 2026-11-22`, `readers 2026-11-22` or `order <uuid>`. */
  scope: text().primaryKey(),
  /** In Warsaw, when it was first counted. */
  day: date().notNull(),
  /** Millionths of a US dollar. */
  microUsd: bigint({ mode: "number" }).notNull(),
});
