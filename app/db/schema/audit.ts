import { sql } from "drizzle-orm";
import { bigint, check, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns";

/** Facts that changed, by name: codes, ids, sums and times; never what somebody wrote, nor who they are. */
export type AuditFacts = Record<string, string | number | boolean | null>;

export const auditLog = pgTable(
  "audit_log",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull(),
    actorKind: text().notNull(),
    actorId: uuid(),
    act: text().notNull(),
    targetKind: text().notNull(),
    targetId: text().notNull(),
    /** Null where nobody is asked why. */
    reason: text(),
    before: jsonb().$type<AuditFacts>(),
    after: jsonb().$type<AuditFacts>(),
  },
  (table) => [
    check("audit_log_staff", sql`${table.actorKind} <> 'staff' or ${table.actorId} is not null`),
    index("audit_log_target").on(table.targetKind, table.targetId, table.id),
    index("audit_log_actor").on(table.actorId, table.id),
    index("audit_log_at").on(table.at),
    index("audit_log_act").on(table.act, table.id),
  ],
);

export const auditSeals = pgTable("audit_seals", {
  /** Counted from 1 without gaps. */
  position: bigint({ mode: "number" }).primaryKey(),
  auditId: bigint({ mode: "number" }).notNull().unique(),
  rowAt: instant().notNull(),
  /** SHA-256 of the row, in hex. */
  rowHash: text().notNull(),
  /** SHA-256 of the link before and of everything above, in hex. */
  hash: text().notNull(),
  sealedAt: instant().notNull(),
});
