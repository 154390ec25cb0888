import { sql } from "drizzle-orm";
import type { TransactionContext } from "../command/context.server";
import { Conflict, NotFound } from "../command/errors";
import { isJobId } from "./desk-queries.server";
import { jobRefusals } from "./acts";

type LockedJob = {
  kind: string;
  attempts: number;
  isGivenUp: boolean;
  mailId: string | null;
};

/**
 * Takes hold of a job that no worker has: none can take it until the transaction ends.
 * @throws NotFound when it is done, Conflict `running`
 */
export async function lockJob(tx: TransactionContext, jobId: string): Promise<LockedJob> {
  if (!isJobId(jobId)) throw new NotFound("job");
  const [job] = await tx.db.execute<LockedJob & { isLocked: boolean }>(sql`
    select task.identifier as kind, job.attempts, job.attempts >= job.max_attempts as "isGivenUp",
      job.payload ->> 'mailId' as "mailId", job.locked_at is not null as "isLocked"
    from graphile_worker._private_jobs as job
    join graphile_worker._private_tasks as task on task.id = job.task_id
    where job.id = ${jobId}::bigint for update of job`);
  if (!job) throw new NotFound("job");
  if (job.isLocked) throw new Conflict(jobRefusals.running);
  return job;
}
