import { bigint, date, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns";

/** Every call of the model, whether it answered or not: what it was for, what it cost, how it ended. */
export const modelCalls = pgTable(
  "model_calls",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** What it was about, of the kinds in `app/services/spending/subjects.server.ts`. */
    subjectKind: text().notNull(),
    /** Null once the subject's row is gone: a trigger of its table sees to that (`forget_subject`). */
    subjectId: uuid(),
    task: text().notNull(),
    promptVersion: text().notNull(),
    model: text().notNull(),
    outcome: text().notNull(),
    inputTokens: integer().notNull(),
    outputTokens: integer().notNull(),
    durationMs: integer().notNull(),
    /** Millionths of a US dollar. */
    costMicroUsd: integer().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    index("model_calls_subject").on(table.subjectId, table.subjectKind),
    // For the desk: what was written by one model.
    index("model_calls_model").on(table.model, table.subjectKind, table.subjectId),
    // For the figures of staff, which are read from the index alone.
    index("model_calls_at").on(table.at, table.subjectKind, table.subjectId, table.costMicroUsd),
  ],
);

/**
 * What the model has cost, for each cap: what was settled, and the most that calls under way may cost. A call that nobody
 * settled, because its process died, stays counted with its most.
 */
export const modelSpending = pgTable("model_spending", {
  /** `day 2026-11-22`, a spender's `readers 2026-11-22` or a subject's `order <uuid>`. */
  scope: text().primaryKey(),
  /** In Warsaw, when it was first counted. */
  day: date().notNull(),
  /** Millionths of a US dollar. */
  microUsd: bigint({ mode: "number" }).notNull(),
});
