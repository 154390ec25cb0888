import { and, desc, eq, inArray, not, or, sql, type SQL } from "drizzle-orm";
import { formatIsoDate } from "~/copy/format";
import { auditLog, type AuditFacts } from "~/db/schema";
import { warsawMoment } from "~/time/warsaw-time";
import { authoriseReading } from "../access/authorise.server";
import type { Target } from "../access/targets";
import { betweenDays, type DayRange } from "../listing/between-days";
import type { ServiceContext } from "../command/context.server";
import { countRows } from "../listing/count-rows.server";
import { staffNames } from "../access/staff-names.server";
import { NotAllowed } from "../command/errors";
import { numberedPage, type NumberedPage } from "../listing/numbered-page";

export type AuditLine = {
  id: string;
  /** Of a line of which only the day is told: midnight in Warsaw. */
  at: Date;
  dayOnly: boolean;
  actorKind: string;
  actorId: string | null;
  actorEmail: string | null;
  /** Of staff: what they are called. */
  actorName: string | null;
  act: string;
  targetKind: string;
  targetId: string | null;
  reason: string | null;
  before: AuditFacts | null;
  after: AuditFacts | null;
};

/** What a search of the log comes to: a line that any of these is true of. */
export type AuditSearch = {
  /** Accounts of staff who did it. */
  actors: readonly string[];
  acts: readonly string[];
  /** What it was done to: of whatever kind, and by kind. */
  ids: readonly string[];
  targets: readonly { kind: Target["kind"]; ids: readonly string[] }[];
};

export type AuditFilters = DayRange & {
  act?: string;
  /** Accounts of whoever did it. */
  actors?: readonly string[];
  targetKind?: string;
  search?: AuditSearch;
};

/**
 * Whether somebody may know which membership a line is about. Next to the line of a ban that came of it, the opening of a
 * pseudonym would tell everybody else whose it was.
 */
const mayOpenPseudonyms = ({ actor }: ServiceContext) =>
  actor.kind === "staff" && actor.permissions.includes("open_pseudonyms");

const opensPseudonym = ({ act, after }: Pick<AuditLine, "act" | "after">) =>
  act === "open_pseudonym" || after?.act === "open_pseudonym";

const isCovered = sql`(${auditLog.targetKind} = 'membership' or ${auditLog.act} = 'open_pseudonym' or coalesce(${auditLog.after} ->> 'act', '') = 'open_pseudonym')`;

/**
 * A page of the audit log, the newest first. For whoever may not open pseudonyms, what opened one stands at the end of its
 * day, without a time and without saying whose, and is not found by what it is about.
 * @throws NotAllowed
 */
export async function listAudit(
  ctx: ServiceContext,
  filters: AuditFilters,
  page: number,
): Promise<NumberedPage<AuditLine>> {
  authoriseReading(ctx, "read_audit");
  const where = and(
    conditionOf(filters),
    filters.search === undefined || mayOpenPseudonyms(ctx) ? undefined : not(isCovered),
  );
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
      return byDay(await linesFor(ctx, rows));
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
  return linesOf(ctx, { kind: target.kind, ids: [target.id] }, 50);
}

/**
 * The same of several at once.
 * @throws NotAllowed unless staff who may see such things
 */
export async function auditOfAll(
  ctx: ServiceContext,
  targets: { kind: string; ids: readonly string[] },
): Promise<AuditLine[]> {
  return targets.ids.length === 0 ? [] : linesOf(ctx, targets, 50);
}

/**
 * Who asked for opening a pseudonym, agreed or said no, the newest first; nothing for whoever may open none.
 * @throws NotAllowed unless staff who may see such things
 */
export async function auditOfOpenings(
  ctx: ServiceContext,
  membershipId: string,
): Promise<AuditLine[]> {
  if (!mayOpenPseudonyms(ctx)) return [];
  const rows = await ctx.db
    .select()
    .from(auditLog)
    .where(
      and(
        eq(auditLog.targetKind, "membership"),
        eq(auditLog.targetId, membershipId),
        sql`${auditLog.after} ->> 'act' = 'open_pseudonym'`,
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(50);
  return linesFor(ctx, rows);
}

/** The last thing that was done to something; null where nothing was. For staff who may do something to it themselves. */
export async function latestAct(
  ctx: ServiceContext,
  target: { kind: string; id: string },
): Promise<AuditLine | null> {
  if (ctx.actor.kind !== "staff") throw new NotAllowed("audit");
  return (await linesOf(ctx, { kind: target.kind, ids: [target.id] }, 1))[0] ?? null;
}

async function linesOf(
  ctx: ServiceContext,
  { kind, ids }: { kind: string; ids: readonly string[] },
  atMost: number,
): Promise<AuditLine[]> {
  const rows = await ctx.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.targetKind, kind), inArray(auditLog.targetId, [...ids])))
    .orderBy(desc(auditLog.id))
    .limit(atMost);
  return linesFor(ctx, rows);
}

function conditionOf({ act, actors, targetKind, search, from, to }: AuditFilters) {
  const conditions: (SQL | undefined)[] = [
    act === undefined ? undefined : eq(auditLog.act, act),
    actors && inArray(auditLog.actorId, [...actors]),
    targetKind === undefined ? undefined : eq(auditLog.targetKind, targetKind),
    search && found(search),
    betweenDays(auditLog.at, { from, to }),
  ];
  return and(...conditions);
}

const found = ({ actors, acts, ids, targets }: AuditSearch) =>
  or(
    and(eq(auditLog.actorKind, "staff"), inArray(auditLog.actorId, [...actors])),
    inArray(auditLog.act, [...acts]),
    inArray(auditLog.targetId, [...ids]),
    ...targets.map((of) =>
      and(eq(auditLog.targetKind, of.kind), inArray(auditLog.targetId, [...of.ids])),
    ),
  );

/** Lines as they came, but each without a time after all others of its day: between two others it would have one. */
function byDay(lines: AuditLine[]): AuditLine[] {
  const dayOf = ({ at }: AuditLine) => formatIsoDate(at);
  return lines.sort(
    (a, b) => dayOf(b).localeCompare(dayOf(a)) || Number(a.dayOnly) - Number(b.dayOnly),
  );
}

async function linesFor(
  ctx: ServiceContext,
  rows: (typeof auditLog.$inferSelect)[],
): Promise<AuditLine[]> {
  const names = await staffNames(
    ctx,
    rows.map(({ actorId }) => actorId),
  );
  const seesAll = mayOpenPseudonyms(ctx);
  return rows.map((row) => {
    const actor = row.actorId === null ? undefined : names.get(row.actorId);
    const line = {
      ...row,
      id: String(row.id),
      dayOnly: false,
      actorEmail: actor?.email ?? null,
      actorName: (row.actorKind === "staff" && actor?.name) || null,
    };
    return seesAll ? line : covered(line);
  });
}

function covered(line: AuditLine): AuditLine {
  if (!opensPseudonym(line))
    return line.targetKind === "membership" ? { ...line, targetId: null } : line;
  return {
    ...line,
    id: crypto.randomUUID(),
    at: warsawMoment(formatIsoDate(line.at), 0),
    dayOnly: true,
    targetId: null,
    before: null,
    after: line.after?.act === undefined ? null : { act: line.after.act },
  };
}
