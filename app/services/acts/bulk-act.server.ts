import { and, asc, eq, gt, isNotNull, isNull } from "drizzle-orm";
import { addJob } from "~/db/add-job.server";
import { acts, bulkActRows, bulkActs, orders } from "~/db/schema";
import { recordAudit } from "../audit/record-audit.server";
import { authorise } from "../access/authorise.server";
import { matchingOrders, type OrderFilters } from "../desk/order-list.server";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { Conflict, Invalid, NotFound, ServiceError } from "../command/errors";
import { isId } from "../listing/ids";
import { mailboxOf } from "../throttle/mailbox";
import { asColleague } from "./as-colleague.server";
import {
  bulkKinds,
  isBulkKind,
  mostBulkRows,
  stopReasons,
  type BulkKind,
  type StopReason,
} from "./bulk-kinds";
import { delayedKindOf } from "./delayed-kinds.server";

export type BulkWish = { kind: BulkKind; filters: OrderFilters; reason: string };

/**
 * Writes down an act upon every order that meets a filter now: these orders and no others, whatever meets the filter
 * later. Nothing happens until a colleague has agreed (`run_bulk` of `actKinds`).
 * @returns its id
 * @throws NotAllowed, Invalid, Conflict `nothing_matches` and `too_many`
 */
export async function prepareBulk(tx: TransactionContext, wish: BulkWish): Promise<string> {
  const { kind, filters, reason } = wish;
  const { userId } = authorise(tx, "act_in_bulk", { kind: "bulk", id: kind });
  if (!bulkKinds.includes(kind)) throw new Invalid("kind");
  if (Object.values(filters).every((value) => value === undefined)) throw new Invalid("no_filter");
  const { permission, input } = delayedKindOf(kind);
  authorise(tx, permission, { kind: "bulk", id: kind });
  const found = await matchingOrders(tx, filters, mostBulkRows + 1);
  const [first] = found;
  if (first === undefined) throw new Conflict("nothing_matches");
  if (found.length > mostBulkRows) throw new Conflict("too_many");
  if (!input.safeParse({ orderId: first, reason }).success) throw new Invalid("reason");
  const [bulk] = await tx.db
    .insert(bulkActs)
    .values({
      kind,
      reason,
      filters: withoutEmpty(filters),
      total: found.length,
      requestedBy: userId,
      requestedAt: tx.now(),
    })
    .returning({ id: bulkActs.id });
  if (!bulk) throw new Error("A bulk act was not written down.");
  await tx.db
    .insert(bulkActRows)
    .values(found.map((targetId, index) => ({ bulkId: bulk.id, position: index + 1, targetId })));
  await recordAudit(tx, {
    act: "ask_for_bulk",
    target: { kind: "bulk", id: bulk.id },
    reason,
    after: { act: kind, rows: found.length },
  });
  return bulk.id;
}

const withoutEmpty = (filters: OrderFilters) =>
  Object.fromEntries(
    Object.entries(filters).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

/**
 * Looks at a bulk act that waits for a colleague.
 * @returns who owns one of its orders, and so neither asks nor agrees
 * @throws NotFound, Conflict when it has begun
 */
export async function planBulk(tx: TransactionContext, bulkId: string) {
  const [bulk] = await tx.db.select().from(bulkActs).where(eq(bulkActs.id, bulkId)).for("update");
  if (!bulk || !isBulkKind(bulk.kind)) throw new NotFound("no_such_bulk");
  if (bulk.startedAt ?? bulk.stoppedAt) throw new Conflict("changed_meanwhile");
  const owners = await tx.db
    .selectDistinct({ email: orders.email })
    .from(bulkActRows)
    .innerJoin(orders, eq(orders.id, bulkActRows.targetId))
    .where(and(eq(bulkActRows.bulkId, bulkId), isNotNull(orders.email)));
  return {
    bulk: { ...bulk, kind: bulk.kind },
    interested: [...new Set(owners.map(({ email }) => mailboxOf(email ?? "")))],
  };
}

/** Begins a bulk act to which a colleague has agreed. */
export async function startBulk(tx: TransactionContext, bulkId: string): Promise<void> {
  await tx.db.update(bulkActs).set({ startedAt: tx.now() }).where(eq(bulkActs.id, bulkId));
  await addJob(tx, "run_bulk_act", { bulkId }, `bulk:${bulkId}`);
}

/**
 * Stops a bulk act under way, or one that nobody has agreed to yet. What was done stays done.
 * @throws NotAllowed, Invalid, NotFound, Conflict when it has ended
 */
export async function stopBulk(
  ctx: ServiceContext,
  { bulkId, reason }: { bulkId: string; reason: StopReason },
): Promise<void> {
  const target = { kind: "bulk", id: bulkId } as const;
  const { userId } = authorise(ctx, "act_in_bulk", target);
  if (!stopReasons.includes(reason)) throw new Invalid("reason");
  if (!isId(bulkId)) throw new NotFound("no_such_bulk");
  await inTransaction(ctx, async (tx) => {
    // The request's lock first, as where a colleague agrees.
    const [declined] = await tx.db
      .update(acts)
      .set({ status: "declined", decidedBy: userId, decidedAt: tx.now() })
      .where(
        and(
          eq(acts.kind, "run_bulk"),
          eq(acts.targetId, bulkId),
          eq(acts.status, "requested"),
          gt(acts.lapsesAt, tx.now()),
        ),
      )
      .returning();
    const [bulk] = await tx.db.select().from(bulkActs).where(eq(bulkActs.id, bulkId)).for("update");
    if (!bulk) throw new NotFound("no_such_bulk");
    // One that nobody agreed to in time never begins: there is nothing to stop.
    if (bulk.endedAt || !(bulk.startedAt || declined)) throw new Conflict("ended");
    await tx.db
      .update(bulkActs)
      .set({ stoppedAt: tx.now(), endedAt: tx.now() })
      .where(eq(bulkActs.id, bulkId));
    if (declined)
      await recordAudit(tx, {
        act: "decline_act",
        target: { kind: "act", id: declined.id },
        reason,
        after: { act: declined.kind, askedBy: declined.requestedBy },
      });
    await recordAudit(tx, { act: "stop_bulk", target, reason });
  });
}

/** Rows that one run of the job does, so that a worker that has to go does not keep everybody waiting. */
const rowsARun = 100;

/**
 * Does the next rows of a bulk act, each in a transaction of its own with its account, and enqueues the run after. A
 * process that dies on the way costs the row it was at, which is done again: nothing twice, nothing left out.
 */
export async function runBulk(ctx: ServiceContext, bulkId: string): Promise<void> {
  for (let row = 0; row < rowsARun; row++) if (!(await doNextRow(ctx, bulkId))) return;
  await addJob(ctx, "run_bulk_act", { bulkId }, `bulk:${bulkId}`);
}

/** @returns whether there may be another row */
async function doNextRow(ctx: ServiceContext, bulkId: string): Promise<boolean> {
  let position = 0;
  try {
    return await inTransaction(ctx, async (tx) => {
      const next = await nextRow(tx, bulkId);
      if (!next) return false;
      position = next.row.position;
      const colleague = await asColleague(tx, next.bulk.requestedBy);
      const { perform } = delayedKindOf(next.bulk.kind);
      const { reason } = next.bulk;
      await perform(colleague, { orderId: next.row.targetId, reason }, true);
      await tellRow(tx, bulkId, position, "done");
      return true;
    });
  } catch (error) {
    if (!(error instanceof ServiceError) || position === 0) throw error;
    await inTransaction(ctx, (tx) => tellRow(tx, bulkId, position, error.code));
    return true;
  }
}

/** The next row and its act, both locked; ends the act where there is none. */
async function nextRow(tx: TransactionContext, bulkId: string) {
  const [bulk] = await tx.db
    .select()
    .from(bulkActs)
    .where(eq(bulkActs.id, bulkId))
    .for("no key update");
  if (!bulk?.startedAt || bulk.endedAt) return null;
  const [row] = await tx.db
    .select()
    .from(bulkActRows)
    .where(and(eq(bulkActRows.bulkId, bulkId), isNull(bulkActRows.outcome)))
    .orderBy(asc(bulkActRows.position))
    .limit(1);
  if (row) return { bulk, row };
  await tx.db.update(bulkActs).set({ endedAt: tx.now() }).where(eq(bulkActs.id, bulkId));
  return null;
}

const tellRow = (tx: TransactionContext, bulkId: string, position: number, outcome: string) =>
  tx.db
    .update(bulkActRows)
    .set({ outcome, at: tx.now() })
    .where(
      and(
        eq(bulkActRows.bulkId, bulkId),
        eq(bulkActRows.position, position),
        isNull(bulkActRows.outcome),
      ),
    );
