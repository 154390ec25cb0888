import { and, asc, eq, isNull } from "drizzle-orm";
import { addJob } from "~/db/add-job.server";
import { bulkActRows, bulkActs } from "~/db/schema";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { describeError } from "../command/describe-error";
import { Conflict, ServiceError } from "../command/errors";
import { orderRefusals } from "../orders/acts";
import { asColleague } from "../staff/as-colleague.server";
import type { BulkAct } from "./deferred-act.server";
import { outcomeOfFailure } from "./failed-act.server";
import { bulkJobKey } from "./outstanding-acts.server";
import { refuseUnderWay } from "./refuse-pending.server";
import { bulkActOf } from "./registry.server";

/** Rows that one run of the job does, so that a worker that has to go does not keep everybody waiting. */
const rowsARun = 100;

/**
 * Does the next rows of a bulk act, each in a transaction of its own with its account, and enqueues the run after. A
 * process that dies on the way costs the row it was at, which is done again: nothing twice, nothing left out.
 * @param run.lastAttempt the job comes by no more: a row that cannot be done is written down, and the others go on
 * @throws what may pass until the next attempt: Conflict `mail_under_way`, and what nobody expected
 */
export async function runBulk(
  ctx: ServiceContext,
  run: { bulkId: string; lastAttempt: boolean },
): Promise<void> {
  const { bulkId } = run;
  for (let row = 0; row < rowsARun; row++) if (!(await doNextRow(ctx, run))) return;
  await addJob(ctx, "run_bulk_act", { bulkId }, bulkJobKey(bulkId));
}

async function doNextRow(
  ctx: ServiceContext,
  { bulkId, lastAttempt }: { bulkId: string; lastAttempt: boolean },
): Promise<boolean> {
  let position = 0;
  try {
    return await inTransaction(ctx, async (tx) => {
      const next = await nextRow(tx, bulkId);
      if (!next) return false;
      position = next.row.position;
      const colleague = await asColleague(tx, next.bulk.requestedBy);
      const { input, bulk, ...does } = bulkActOf(next.bulk.kind);
      const plan = bulk.plan ?? does.plan;
      const parsed = input.parse(
        bulk.inputOf(next.row.targetId, next.bulk.reason, next.row.expectedMoney ?? undefined),
      );
      await refuseUnderWay(colleague, does.targetOf(parsed), next.bulk.kind, next.bulk);
      await refuseOtherAddress(tx, bulk.list, next);
      const { perform } = await plan(colleague, parsed);
      await perform(next.bulk.requestedBy);
      await recordOutcome(tx, bulkId, position, "done");
      return true;
    });
  } catch (error) {
    const outcome = position === 0 ? null : outcomeOfFailure(error, lastAttempt);
    if (outcome === null) throw error;
    if (!(error instanceof ServiceError))
      ctx.log.error({ bulkId, position, error: describeError(error) }, "a row of many failed");
    await inTransaction(ctx, (tx) => recordOutcome(tx, bulkId, position, outcome));
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

/** @throws Conflict `address_changed` where both people read an address that the row does not go to any more */
async function refuseOtherAddress(
  tx: TransactionContext,
  list: BulkAct["bulk"]["list"],
  { bulk, row }: { bulk: { filters: Partial<Record<string, string>> }; row: { targetId: string } },
): Promise<void> {
  const typed = bulk.filters[list.addressFilter];
  if (typed === undefined) return;
  const { first } = await list.addresses(tx, [row.targetId]);
  if (!first.includes(typed.trim().toLowerCase()))
    throw new Conflict(orderRefusals.address_changed);
}

const recordOutcome = (tx: TransactionContext, bulkId: string, position: number, outcome: string) =>
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
