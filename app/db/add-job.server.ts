import { sql } from "drizzle-orm";
import type { Executor } from "./client.server";

/** Jobs and their payloads; `app/jobs/tasks.server.ts` has one task for each. */
export type Jobs = {
  fulfil_order: { orderId: string };
  /** `orderId` where it is about one, for whoever looks at the queue. */
  send_mail: { mailId: string; orderId?: string };
  stamp_copies: { orderId: string };
  write_draft: { orderId: string };
  send_refund: { refundId: string; orderId: string };
  delete_identity: { deletionId: string };
  /** Of orders that staff let wait. */
  resume_waiting: Record<string, never>;
  perform_delayed_act: { actId: string };
  run_bulk_act: { bulkId: string };
};

/** After the last attempt, about three and a half hours later (graphile-worker waits e^attempt seconds), a job gives up. */
export const jobAttempts = 10;

/**
 * Enqueues a job, inside the caller's transaction where there is one, so that the job exists exactly when the rows that need it do.
 * @param key jobs with the same key that wait are one job
 * @param runAt not before this moment
 */
export async function addJob<Name extends keyof Jobs>(
  ctx: { db: Executor },
  name: Name,
  payload: Jobs[Name],
  key: string,
  runAt?: Date,
): Promise<void> {
  await ctx.db.execute(
    sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json, job_key => ${key}, max_attempts => ${jobAttempts}, run_at => ${runAt?.toISOString() ?? null}::timestamptz)`,
  );
}
