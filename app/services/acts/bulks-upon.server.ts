import { and, asc, eq, gt, inArray, isNull, or, isNotNull, exists, sql } from "drizzle-orm";
import { acts, bulkActRows, bulkActs } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import { orderRefusals } from "../orders/acts";
import type { Refusal } from "../command/refusals";
import { isId } from "../listing/ids";
import { actLabel } from "./words";

/** An act upon many rows that will still come to one of them. */
export type BulkUpon = {
  id: string;
  targetId: string;
  /** The code of what is done to each row. */
  kind: string;
  staffId: string;
  /** Null as long as it waits for a colleague. */
  startedAt: Date | null;
};

/**
 * The acts upon many rows that are under way or wait for a colleague, and have not come to some of their rows.
 * @param ids of rows of any list
 */
export async function bulksUpon(
  { db, now }: Pick<ServiceContext, "db" | "now">,
  ids: readonly string[],
): Promise<BulkUpon[]> {
  const rows = ids.filter(isId);
  if (rows.length === 0) return [];
  const { id, kind, requestedBy, startedAt, endedAt, stoppedAt } = bulkActs;
  const isAskedFor = exists(
    db
      .select({ id: acts.id })
      .from(acts)
      .where(
        and(
          eq(acts.kind, "run_bulk"),
          eq(acts.targetKind, "bulk"),
          eq(acts.targetId, sql`${id}::text`),
          eq(acts.status, "requested"),
          gt(acts.lapsesAt, now()),
        ),
      ),
  );
  return db
    .select({ id, targetId: bulkActRows.targetId, kind, staffId: requestedBy, startedAt })
    .from(bulkActRows)
    .innerJoin(bulkActs, eq(bulkActs.id, bulkActRows.bulkId))
    .where(
      and(
        inArray(bulkActRows.targetId, rows),
        isNull(bulkActRows.outcome),
        isNull(endedAt),
        isNull(stoppedAt),
        or(isNotNull(startedAt), isAskedFor),
      ),
    )
    .orderBy(asc(bulkActs.requestedAt), asc(id));
}

const named = ({ kind, startedAt }: Pick<BulkUpon, "kind" | "startedAt">): Refusal => ({
  ...orderRefusals.act_pending,
  text: startedAt
    ? `„${actLabel(kind)}” jest już w toku jako czynność zbiorcza. Jedno wyklucza drugie: zaczekaj, aż się skończy, albo ją zatrzymaj.`
    : `„${actLabel(kind)}” czeka już w czynności zbiorczej na zgodę drugiej osoby. Zaczekaj na jej decyzję albo zatrzymaj tamtą czynność.`,
});

/**
 * Why nothing else is begun upon something: an act upon many is under way, which excludes everything, or the same waits
 * there for a colleague.
 * @param kind the code of what is to be begun
 */
export async function bulkRefusal(
  ctx: Pick<ServiceContext, "db" | "now">,
  targetId: string,
  kind: string,
): Promise<Refusal | null> {
  const found = await bulksUpon(ctx, [targetId]);
  const first = found.find((bulk) => bulk.startedAt ?? bulk.kind === kind);
  return first ? named(first) : null;
}

/** Why what has been begun already does not go on for now: an act upon many that began earlier is under way. */
export async function runningBulkRefusal(
  ctx: Pick<ServiceContext, "db" | "now">,
  targetId: string,
  own?: { id: string; startedAt: Date | null },
): Promise<Refusal | null> {
  const found = await bulksUpon(ctx, [targetId]);
  const first = found.find(
    ({ id, startedAt }) =>
      startedAt && id !== own?.id && (!own?.startedAt || startedAt < own.startedAt),
  );
  return first ? named(first) : null;
}
