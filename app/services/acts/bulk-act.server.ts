import { and, asc, eq, gt } from "drizzle-orm";
import type { TextByControl } from "~/forms/kind";
import { addJob } from "~/db/add-job.server";
import { authorise, authoriseReading } from "../access/authorise.server";
import { isReason } from "../audit/audit-events";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { Conflict, Invalid, NotFound } from "../command/errors";
import { staleRefusal } from "../command/refusals";
import { lockExclusively } from "../concurrency/advisory-lock.server";
import { isId } from "../listing/ids";
import type { Selection } from "../listing/selectable-list.server";
import { actAuditEvents, actRefusals, maxBulkRows, stopReasons, type StopReason } from "./acts";
import type { BulkAct } from "./deferred-act.server";
import { bulksUpon } from "./bulks-upon.server";
import { bulkJobKey } from "./outstanding-acts.server";
import { recordDecline } from "./record-decline.server";
import { bulkActs, bulkActRows, acts } from "~/db/schema";

export type BulkRequest = {
  /** As typed into the list's. */
  filters: TextByControl;
  reason: string;
};

/**
 * The rows that meet a filter now and upon which the same has not been begun, as one of many.
 * @returns `begun` counts the others
 */
export async function selectRows(
  ctx: ServiceContext,
  code: string,
  selected: Selection,
): Promise<{ ids: string[]; begun: number }> {
  const all = await selected.ids(ctx, maxBulkRows + 1);
  const covered = new Set(
    (await bulksUpon(ctx, all)).flatMap(({ kind, targetId }) => (kind === code ? targetId : [])),
  );
  return { ids: all.filter((id) => !covered.has(id)), begun: covered.size };
}

/**
 * Writes down an act upon every row that meets a filter now: these rows and no others, whatever meets the filter
 * later. Nothing happens until a colleague has agreed (`run_bulk`).
 * @returns its id
 * @throws NotAllowed, Invalid, Conflict `nothing_matches` and `too_many`
 */
export async function prepareBulk(
  tx: TransactionContext,
  { act, permission, bulk, input, targetOf }: BulkAct,
  { filters, reason }: BulkRequest,
): Promise<string> {
  const { userId } = authoriseReading(tx, "act_in_bulk");
  const selected = bulk.list.select(filters);
  if (!selected) throw new Invalid("no_filter");
  authoriseReading(tx, permission);
  // Two that ask for the same at once would each have the rows of the other.
  await lockExclusively(tx, `bulk:${act.code}`);
  const { ids: found, begun } = await selectRows(tx, act.code, selected);
  if (found.length === 0)
    throw new Conflict(begun > 0 ? actRefusals.all_begun : actRefusals.nothing_matches);
  if (found.length > maxBulkRows) throw new Conflict(actRefusals.too_many);
  if (!isReason(bulk.reasons, reason)) throw new Invalid("reason");
  for (const id of found) {
    const parsed = input.safeParse(bulk.inputOf(id, reason));
    if (!parsed.success) throw new Invalid("reason");
    authorise(tx, permission, targetOf(parsed.data));
  }
  const expected = await bulk.expected?.(tx, found);
  const [prepared] = await tx.db
    .insert(bulkActs)
    .values({
      kind: act.code,
      reason,
      filters: selected.filters,
      total: found.length,
      requestedBy: userId,
      requestedAt: tx.now(),
    })
    .returning({ id: bulkActs.id });
  if (!prepared) throw new Error("A bulk act was not written down.");
  await tx.db.insert(bulkActRows).values(
    found.map((targetId, index) => ({
      ...{ bulkId: prepared.id, position: index + 1, targetId },
      expectedMoney: expected && (expected.get(targetId) ?? []),
    })),
  );
  await recordAuditEvent(tx, {
    act: actAuditEvents.ask_for_bulk,
    target: { kind: "bulk", id: prepared.id },
    reason,
    after: { act: act.code, rows: found.length },
  });
  return prepared.id;
}

/**
 * Looks at a bulk act that waits for a colleague.
 * @throws NotFound, Conflict when it has begun
 */
export async function lockBulk(tx: TransactionContext, bulkId: string) {
  const [bulk] = await tx.db.select().from(bulkActs).where(eq(bulkActs.id, bulkId)).for("update");
  if (!bulk) throw new NotFound("no_such_bulk");
  if (bulk.startedAt ?? bulk.stoppedAt) throw new Conflict(staleRefusal("changed_meanwhile"));
  return bulk;
}

/** The rows of a bulk act, as they were written down when it was asked for. */
export const rowsOfBulk = ({ db }: Pick<ServiceContext, "db">, bulkId: string) =>
  db
    .select({ id: bulkActRows.targetId, expected: bulkActRows.expectedMoney })
    .from(bulkActRows)
    .where(eq(bulkActRows.bulkId, bulkId))
    .orderBy(asc(bulkActRows.position));

/** Begins a bulk act to which a colleague has agreed. */
export async function startBulk(tx: TransactionContext, bulkId: string): Promise<void> {
  await tx.db.update(bulkActs).set({ startedAt: tx.now() }).where(eq(bulkActs.id, bulkId));
  await addJob(tx, "run_bulk_act", { bulkId }, bulkJobKey(bulkId));
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
  if (!isReason(stopReasons, reason)) throw new Invalid("reason");
  if (!isId(bulkId)) throw new NotFound("no_such_bulk");
  await inTransaction(ctx, async (tx) => {
    // The request's lock first, as where a colleague agrees.
    const [asked] = await tx.db
      .select()
      .from(acts)
      .where(
        and(
          eq(acts.kind, "run_bulk"),
          eq(acts.targetId, bulkId),
          eq(acts.status, "requested"),
          gt(acts.lapsesAt, tx.now()),
        ),
      )
      .for("update");
    const [bulk] = await tx.db.select().from(bulkActs).where(eq(bulkActs.id, bulkId)).for("update");
    if (!bulk) throw new NotFound("no_such_bulk");
    // One that nobody agreed to in time never begins: there is nothing to stop.
    if (bulk.endedAt || !(bulk.startedAt || asked)) throw new Conflict(actRefusals.bulk_ended);
    await tx.db
      .update(bulkActs)
      .set({ stoppedAt: tx.now(), endedAt: tx.now() })
      .where(eq(bulkActs.id, bulkId));
    if (asked)
      await recordDecline(tx, asked, { userId, isOwn: asked.requestedBy === userId, reason });
    await recordAuditEvent(tx, { act: actAuditEvents.stop_bulk, target, reason });
  });
}
