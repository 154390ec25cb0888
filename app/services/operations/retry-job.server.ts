import { sql } from "drizzle-orm";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import { authorise } from "../access/authorise.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { Conflict, Invalid } from "../command/errors";
import { lockJob } from "./lock-job.server";
import { operationAuditEvents, jobRefusals, retryReasons, type RetryReason } from "./acts";
import { isReason } from "../audit/audit-events";

/**
 * Has a job run at once, with all its attempts before it.
 * @throws NotAllowed, Invalid, NotFound when it is done, Conflict `running`, `fresh` where it is about to run for the first
 * time anyway
 */
export async function retryJob(
  ctx: ServiceContext,
  { jobId, reason }: { jobId: string; reason: RetryReason },
): Promise<void> {
  const target = { kind: "job", id: jobId } as const;
  authorise(ctx, "retry_jobs", target);
  if (!isReason(retryReasons, reason)) throw new Invalid("reason");
  await inTransaction(ctx, async (tx) => {
    const { kind, attempts } = await lockJob(tx, jobId);
    if (attempts === 0) throw new Conflict(jobRefusals.fresh);
    await tx.db.execute(sql`
      select graphile_worker.reschedule_jobs(
        array[${jobId}::bigint], run_at => now(), attempts => 0)`);
    await recordAuditEvent(tx, {
      act: operationAuditEvents.retry_job,
      target,
      reason,
      before: { kind, attempts },
      after: { attempts: 0 },
    });
  });
}
