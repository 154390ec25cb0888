import { and, asc, count, desc, eq, inArray, isNotNull, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { acts, bulkActRows, bulkActs, users } from "~/db/schema";
import { printAnswer } from "~/forms/fields";
import type { ServiceContext } from "../command/context.server";
import { countRows } from "../listing/count-rows.server";
import { NotAllowed, NotFound } from "../command/errors";
import { isId } from "../listing/ids";
import { numberedPage, type NumberedPage } from "../listing/numbered-page";
import type { SelectableList } from "../listing/selectable-list.server";
import { allBulkActs, bulkActOf } from "./registry.server";

/** How far a bulk act is: `requested` waits for a colleague, `refused` never began. */
export type BulkState = "requested" | "refused" | "running" | "stopped" | "done";

export type BulkLine = {
  id: string;
  label: string;
  /** Whose rows. */
  list: Pick<SelectableList, "target" | "tab" | "things">;
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
  where ${acts.kind} = 'run_bulk' and ${acts.targetKind} = 'bulk' and ${acts.targetId} = ${bulkActs.id}::text
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
  const { act, bulk } = bulkActOf(kind);
  const { target, tab, things } = bulk.list;
  return {
    ...{ id, reason, total, requestedAt },
    label: act.label,
    list: { target, tab, things },
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

/** Those upon rows of lists that whoever looks may see. @throws NotAllowed where there are none */
function isShownTo({ actor }: ServiceContext): SQL {
  const permissions = actor.kind === "staff" ? actor.permissions : [];
  const shown = allBulkActs.filter(({ bulk: { list } }) => permissions.includes(list.permission));
  if (shown.length === 0) throw new NotAllowed("bulk");
  return inArray(
    bulkActs.kind,
    shown.map(({ act }) => act.code),
  );
}

/** @throws NotAllowed */
export async function listBulk(ctx: ServiceContext, page: number): Promise<NumberedPage<BulkLine>> {
  const where = isShownTo(ctx);
  return numberedPage(page, {
    count: (atMost) => countRows(ctx, bulkActs, where, atMost),
    rows: async (limit, offset) => {
      const rows = await ctx.db
        .select(columns)
        .from(bulkActs)
        .leftJoin(users, eq(users.id, bulkActs.requestedBy))
        .where(where)
        .orderBy(desc(bulkActs.requestedAt), desc(bulkActs.id))
        .limit(limit)
        .offset(offset);
      return rows.map((row) => lineOf(row, ctx.now()));
    },
  });
}

export type BulkCard = BulkLine & {
  /** In words. */
  filters: { label: string; value: string }[];
  outcomes: { outcome: string; rows: number }[];
};

/** @throws NotAllowed, NotFound */
export async function bulkCard(ctx: ServiceContext, bulkId: string): Promise<BulkCard> {
  const shown = isShownTo(ctx);
  if (!isId(bulkId)) throw new NotFound("bulk");
  const [row] = await ctx.db
    .select(columns)
    .from(bulkActs)
    .leftJoin(users, eq(users.id, bulkActs.requestedBy))
    .where(and(eq(bulkActs.id, bulkId), shown));
  if (!row) throw new NotFound("bulk");
  const outcomes = await ctx.db
    .select({ outcome: bulkActRows.outcome, rows: count() })
    .from(bulkActRows)
    .where(and(eq(bulkActRows.bulkId, bulkId), isNotNull(bulkActRows.outcome)))
    .groupBy(bulkActRows.outcome)
    .orderBy(desc(count()), bulkActRows.outcome);
  return {
    ...lineOf(row, ctx.now()),
    filters: bulkActOf(row.bulk.kind).bulk.list.filters.flatMap((field) => {
      const value = row.bulk.filters[field.name];
      return value === undefined ? [] : { label: field.label, value: printAnswer(field, value) };
    }),
    outcomes: outcomes.map(({ outcome, rows }) => ({ outcome: outcome ?? "", rows })),
  };
}

/** What became of one row; `null` before its turn. */
export type BulkRow = { id: string; name: string; outcome: string | null; at: Date | null };

/** The account of each row. @throws NotAllowed, NotFound */
export async function listBulkRows(
  ctx: ServiceContext,
  bulkId: string,
  filters: { outcome?: string },
  page: number,
): Promise<NumberedPage<BulkRow>> {
  const shown = isShownTo(ctx);
  const [bulk] = isId(bulkId)
    ? await ctx.db
        .select({ kind: bulkActs.kind })
        .from(bulkActs)
        .where(and(eq(bulkActs.id, bulkId), shown))
    : [];
  if (!bulk) throw new NotFound("bulk");
  const { list } = bulkActOf(bulk.kind).bulk;
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
      const names = await list.names(
        ctx,
        rows.map(({ id }) => id),
      );
      return rows.map((row) => ({ ...row, name: names.get(row.id) ?? "–" }));
    },
  });
}
