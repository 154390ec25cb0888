import { and, desc, eq, inArray, type SQL } from "drizzle-orm";
import { auditLog, users, type AuditFacts } from "~/db/schema";
import { authoriseReading } from "../authorise.server";
import { betweenDays } from "../between-days";
import type { ServiceContext } from "../context.server";
import { countRows } from "../count-rows.server";
import { NotAllowed } from "../errors";
import { numberedPage, type NumberedPage } from "../numbered-page";

/** A line of the audit log, with the address of whoever acted while they have an account. */
export type AuditLine = {
  id: string;
  at: Date;
  actorKind: string;
  actorId: string | null;
  actorEmail: string | null;
  act: string;
  targetKind: string;
  targetId: string;
  reason: string | null;
  before: AuditFacts | null;
  after: AuditFacts | null;
};

export type AuditFilters = {
  act?: string;
  /** A member's id. */
  actor?: string;
  targetKind?: string;
  targetId?: string;
  /** Days in Warsaw, YYYY-MM-DD; both are part of what is listed. */
  from?: string;
  to?: string;
};

/**
 * A page of the audit log, the newest first.
 * @throws NotAllowed
 */
export async function listAudit(
  ctx: ServiceContext,
  filters: AuditFilters,
  page: number,
): Promise<NumberedPage<AuditLine>> {
  authoriseReading(ctx, "read_audit");
  const where = conditionOf(filters);
  return numberedPage(page, {
    count: (atMost) => countRows(ctx, auditLog, where, atMost),
    rows: async (limit, offset) => {
      const rows = await ctx.db
        .select()
        .from(auditLog)
        .where(where)
        .orderBy(desc(auditLog.id))
        .limit(limit)
        .offset(offset);
      return withEmails(ctx, rows);
    },
  });
}

/**
 * What was done to somebody or something, the newest first: at most fifty lines.
 * @throws NotAllowed unless staff who may see such things
 */
export async function auditOf(
  ctx: ServiceContext,
  target: { kind: string; id: string },
): Promise<AuditLine[]> {
  return linesOf(ctx, target, 50);
}

/** The last thing that was done to something; null where nothing was. For staff who may do something to it themselves. */
export async function latestAct(
  ctx: ServiceContext,
  target: { kind: string; id: string },
): Promise<AuditLine | null> {
  if (ctx.actor.kind !== "staff") throw new NotAllowed("audit");
  return (await linesOf(ctx, target, 1))[0] ?? null;
}

async function linesOf(
  ctx: ServiceContext,
  target: { kind: string; id: string },
  atMost: number,
): Promise<AuditLine[]> {
  const rows = await ctx.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.targetKind, target.kind), eq(auditLog.targetId, target.id)))
    .orderBy(desc(auditLog.id))
    .limit(atMost);
  return withEmails(ctx, rows);
}

function conditionOf({ act, actor, targetKind, targetId, from, to }: AuditFilters) {
  const conditions: (SQL | undefined)[] = [
    act === undefined ? undefined : eq(auditLog.act, act),
    actor === undefined ? undefined : eq(auditLog.actorId, actor),
    targetKind === undefined ? undefined : eq(auditLog.targetKind, targetKind),
    targetId === undefined ? undefined : eq(auditLog.targetId, targetId),
    betweenDays(auditLog.at, { from, to }),
  ];
  return and(...conditions);
}

async function withEmails(
  ctx: ServiceContext,
  rows: (typeof auditLog.$inferSelect)[],
): Promise<AuditLine[]> {
  const ids = [...new Set(rows.flatMap(({ actorId }) => actorId ?? []))];
  const known =
    ids.length === 0
      ? []
      : await ctx.db
          .select({ id: users.id, email: users.email })
          .from(users)
          .where(inArray(users.id, ids));
  const emails = new Map(known.map(({ id, email }) => [id, email]));
  return rows.map((row) => ({
    ...row,
    id: String(row.id),
    actorEmail: row.actorId === null ? null : (emails.get(row.actorId) ?? null),
  }));
}
