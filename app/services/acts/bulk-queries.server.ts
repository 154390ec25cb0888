import { and, asc, count, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { acts, bulkActRows, bulkActs, users } from "~/db/schema";
import { authoriseReading } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { countRows } from "../listing/count-rows.server";
import { NotFound } from "../command/errors";
import { isId } from "../listing/ids";
import { numberedPage, type NumberedPage } from "../listing/numbered-page";
import { deferredActOf } from "./registry.server";
import { selections } from "./selections.server";

/** How far a bulk act is: `requested` waits for a colleague, `refused` never began. */
export type BulkState = "requested" | "refused" | "running" | "stopped" | "done";

export type BulkLine = {
  id: string;
  kind: string;
  label: string;
  reason: string;
  state: BulkState;
  total: number;
  finished: number;
  requestedByEmail: string | null;
  requestedAt: Date;
};

const finished = sql<number>`(
  select count(*) from ${bulkActRows} where ${bulkActRows.bulkId} = ${bulkActs.id} and ${bulkActRows.outcome} is not null
)`.mapWith(Number);

/** What a colleague was asked about an act; null where they have not been asked. */
const asked = <Value>(column: PgColumn) => sql<Value | null>`(
  select ${column} from ${acts}
  where ${acts.kind} = 'run_bulk' and ${acts.targetId} = ${bulkActs.id}::text
  order by ${acts.requestedAt} desc limit 1
)`;

const columns = {
  bulk: bulkActs,
  finished,
  agreement: asked<string>(acts.status),
  lapsesAt: asked<Date>(acts.lapsesAt).mapWith(acts.lapsesAt),
  email: users.email,
};

type Row = {
  bulk: typeof bulkActs.$inferSelect;
  finished: number;
  agreement: string | null;
  lapsesAt: Date | null;
  email: string | null;
};

function lineOf(row: Row, now: Date): BulkLine {
  const { id, kind, reason, total, requestedAt } = row.bulk;
  return {
    ...{ id, reason, total, requestedAt },
    kind,
    label: deferredActOf(kind).act.label,
    finished: row.finished,
    requestedByEmail: row.email,
    state: stateOf(row, now),
  };
}

function stateOf({ bulk, agreement, lapsesAt }: Row, now: Date): BulkState {
  if (bulk.stoppedAt) return "stopped";
  if (bulk.endedAt) return "done";
  if (bulk.startedAt) return "running";
  return agreement === "requested" && lapsesAt && lapsesAt > now ? "requested" : "refused";
}

/** @throws NotAllowed */
export async function listBulk(ctx: ServiceContext, page: number): Promise<NumberedPage<BulkLine>> {
  authoriseReading(ctx, "view_orders");
  return numberedPage(page, {
    count: (atMost) => countRows(ctx, bulkActs, undefined, atMost),
    rows: async (limit, offset) => {
      const rows = await ctx.db
        .select(columns)
        .from(bulkActs)
        .leftJoin(users, eq(users.id, bulkActs.requestedBy))
        .orderBy(desc(bulkActs.requestedAt), desc(bulkActs.id))
        .limit(limit)
        .offset(offset);
      return rows.map((row) => lineOf(row, ctx.now()));
    },
  });
}

export type BulkCard = BulkLine & {
  filters: Record<string, string>;
  outcomes: { outcome: string; rows: number }[];
};

/** @throws NotAllowed, NotFound */
export async function bulkCard(ctx: ServiceContext, bulkId: string): Promise<BulkCard> {
  authoriseReading(ctx, "view_orders");
  if (!isId(bulkId)) throw new NotFound("bulk");
  const [row] = await ctx.db
    .select(columns)
    .from(bulkActs)
    .leftJoin(users, eq(users.id, bulkActs.requestedBy))
    .where(eq(bulkActs.id, bulkId));
  if (!row) throw new NotFound("bulk");
  const outcomes = await ctx.db
    .select({ outcome: bulkActRows.outcome, rows: count() })
    .from(bulkActRows)
    .where(and(eq(bulkActRows.bulkId, bulkId), isNotNull(bulkActRows.outcome)))
    .groupBy(bulkActRows.outcome)
    .orderBy(desc(count()));
  return {
    ...lineOf(row, ctx.now()),
    filters: row.bulk.filters,
    outcomes: outcomes.map(({ outcome, rows }) => ({ outcome: outcome ?? "", rows })),
  };
}

/** What became of one row; `null` before its turn. */
export type BulkRow = { id: string; name: string; outcome: string | null; at: Date | null };

/** The account of each row. @throws NotAllowed */
export async function listBulkRows(
  ctx: ServiceContext,
  bulkId: string,
  filters: { outcome?: string },
  page: number,
): Promise<NumberedPage<BulkRow>> {
  authoriseReading(ctx, "view_orders");
  const where = and(
    eq(bulkActRows.bulkId, bulkId),
    filters.outcome === undefined
      ? undefined
      : filters.outcome === "waiting"
        ? sql`${bulkActRows.outcome} is null`
        : filters.outcome === "done"
          ? eq(bulkActRows.outcome, "done")
          : sql`${bulkActRows.outcome} <> 'done'`,
  );
  return numberedPage(page, {
    count: (atMost) => countRows(ctx, bulkActRows, where, atMost),
    rows: async (limit, offset) => {
      const rows = await ctx.db
        .select({
          id: bulkActRows.targetId,
          outcome: bulkActRows.outcome,
          at: bulkActRows.at,
        })
        .from(bulkActRows)
        .where(where)
        .orderBy(asc(bulkActRows.position))
        .limit(limit)
        .offset(offset);
      const [bulk] = await ctx.db.select().from(bulkActs).where(eq(bulkActs.id, bulkId));
      const mode = bulk && deferredActOf(bulk.kind).bulk;
      const names = await selections[mode?.target ?? "order"].names(
        ctx,
        rows.map(({ id }) => id),
      );
      return rows.map((row) => ({ ...row, name: names.get(row.id) ?? "–" }));
    },
  });
}
