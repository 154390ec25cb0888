import { sql } from "drizzle-orm";
import { bigint, date, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns";

export const modelCalls = pgTable(
  "model_calls",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    subjectKind: text().notNull(),
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
    // The newest is looked for among all that failed since, however long that is.
    index("model_calls_answered")
      .on(table.id)
      .where(sql`outcome = 'answered'`),
    index("model_calls_subject").on(table.subjectId, table.subjectKind),
    index("model_calls_model").on(table.model, table.subjectKind, table.subjectId),
    index("model_calls_at").on(table.at, table.subjectKind, table.subjectId, table.costMicroUsd),
  ],
);

/**
 * Answers that the writing's own checks did not let through, counted by hour and rule. Without the subject: some rules are of
 * the safe shape alone, and would tell whose words called for it.
 */
export const rejectedAnswers = pgTable(
  "rejected_answers",
  {
    /** The hour's beginning. */
    hour: instant().notNull(),
    task: text().notNull(),
    /** A rule of `app/services/writing/checks/finding.ts`, or how an answer was of no use at all. */
    rule: text().notNull(),
    answers: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.hour, table.task, table.rule] })],
);

/**
 * What the model has cost, for each cap: what was settled, and the most that calls under way may cost. A call that nobody
 * settled, because its process died, stays counted with its most.
 */
export const modelSpending = pgTable("model_spending", {
  scope: text().primaryKey(),
  /** In Warsaw, when it was first counted. */
  day: date().notNull(),
  /** Millionths of a US dollar. */
  microUsd: bigint({ mode: "number" }).notNull(),
});
