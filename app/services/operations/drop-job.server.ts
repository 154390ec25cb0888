import { sql } from "drizzle-orm";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import { authorise } from "../access/authorise.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { Conflict, Invalid } from "../command/errors";
import { cancelMail } from "../mails/cancel-mail.server";
import { isDroppable } from "./job-kinds";
import { mailKindOf } from "./desk-queries.server";
import { lockJob } from "./lock-job.server";
import { operationAuditEvents, jobRefusals, dropReasons, type DropReason } from "./acts";
import { isReason } from "../audit/audit-events";

/**
 * Ends a job that gave up, undone for good.
 * @throws NotAllowed, Invalid, NotFound when it is done, Conflict `running`, `not_given_up`, `still_needed`
 */
export async function dropJob(
  ctx: ServiceContext,
  { jobId, reason }: { jobId: string; reason: DropReason },
): Promise<void> {
  const target = { kind: "job", id: jobId } as const;
  authorise(ctx, "drop_jobs", target);
  if (!isReason(dropReasons, reason)) throw new Invalid("reason");
  await inTransaction(ctx, async (tx) => {
    const { kind, attempts, isGivenUp, mailId } = await lockJob(tx, jobId);
    if (!isGivenUp) throw new Conflict(jobRefusals.not_given_up);
    const mailKind = await mailKindOf(tx, mailId);
    if (!isDroppable(kind, mailKind)) throw new Conflict(jobRefusals.still_needed);
    if (mailId !== null) await cancelMail(tx, mailId);
    await tx.db.execute(sql`select graphile_worker.complete_jobs(array[${jobId}::bigint])`);
    await recordAuditEvent(tx, {
      act: operationAuditEvents.drop_job,
      target,
      reason,
      before: { kind, attempts },
    });
  });
}
