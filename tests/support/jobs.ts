import { sql } from "drizzle-orm";
import { db } from "~/db/client.server";

type Job = { task?: string; payload?: object; attempts?: number; lockedBy?: string };

/** A job with ten attempts, of which so many are used up. */
export async function jobWith({
  task = "send_mail",
  payload = {},
  attempts = 10,
  lockedBy,
}: Job = {}) {
  const [job] = await db.execute<{ id: string }>(sql`
    select id::text from graphile_worker.add_job(
      ${task}, ${JSON.stringify(payload)}::json, max_attempts => 10)`);
  const id = job?.id ?? "";
  await db.execute(sql`
    update graphile_worker._private_jobs
    set attempts = ${attempts}, last_error = 'resend unavailable: internal_server_error',
      run_at = now() + interval '1 hour', locked_by = ${lockedBy ?? null},
      locked_at = ${lockedBy ? sql`now()` : sql`null`}
    where id = ${id}::bigint`);
  return id;
}
