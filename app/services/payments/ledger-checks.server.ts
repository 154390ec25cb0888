import { desc, sql } from "drizzle-orm";
import { addJob } from "~/db/add-job.server";
import { ledgerChecks } from "~/db/schema";
import { authorise, authoriseReading } from "../access/authorise.server";
import { inTransaction, type ServiceContext } from "../command/context.server";

export type LedgerChecks = {
  /** The newest comparison that was made to its end; null before the first one. */
  last: { checkedAt: Date; differences: number } | null;
  /** Whether one is being made, or is about to be. */
  isUnderWay: boolean;
  /** What the queue has kept of one that came to nothing and will be tried again (`readJobError`); null where none has. */
  failed: { lastError: string; nextAt: Date } | null;
};

type Job = { isUnderWay: boolean; error: string | null; runAt: number };

/** When our books were compared with the gateway's, and whether that happens now. @throws NotAllowed */
export async function readLedgerChecks(ctx: ServiceContext): Promise<LedgerChecks> {
  authoriseReading(ctx, "manage_payments");
  const { checkedAt, differences } = ledgerChecks;
  const [[last], jobs] = await Promise.all([
    ctx.db.select({ checkedAt, differences }).from(ledgerChecks).orderBy(desc(checkedAt)).limit(1),
    ctx.db.execute<Job>(sql`
      select locked_at is not null or attempts = 0 as "isUnderWay", left(last_error, 500) as error,
        (extract(epoch from run_at) * 1000)::float8 as "runAt"
      from graphile_worker.jobs
      where task_identifier in ('check_ledger', 'check_ledger_now') and attempts < max_attempts`),
  ]);
  const failed = jobs.find(({ isUnderWay, error }) => !isUnderWay && error !== null);
  return {
    last: last ?? null,
    isUnderWay: jobs.some((job) => job.isUnderWay),
    failed: failed ? { lastError: failed.error ?? "", nextAt: new Date(failed.runAt) } : null,
  };
}

/** Has our books compared with the gateway's now. Asked for twice, it is done once. @throws NotAllowed */
export async function requestLedgerCheck(ctx: ServiceContext): Promise<void> {
  authorise(ctx, "manage_payments", { kind: "difference", id: "all" });
  await inTransaction(ctx, (tx) => addJob(tx, "check_ledger_now", {}, "check_ledger_now"));
}
