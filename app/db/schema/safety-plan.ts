import { index, jsonb, pgTable, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns";
import { mails } from "./mails";
import { users } from "./members";

/** What a mail with a safety plan is written from, until the provider has it. */
export const safetyPlanCopies = pgTable(
  "safety_plan_copies",
  {
    mailId: uuid()
      .primaryKey()
      .references(() => mails.id, { onDelete: "cascade" }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** By the name of its section. */
    plan: jsonb().$type<Record<string, string>>().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index("safety_plan_copies_owner").on(table.userId),
    index("safety_plan_copies_due").on(table.createdAt),
  ],
);
