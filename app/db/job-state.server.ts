import { sql, type SQL } from "drizzle-orm";

export const jobStates = ["waiting", "running", "retrying", "scheduled", "given_up"] as const;

/** The queue's jobs, as `job`. */
export const queuedJobs = sql`graphile_worker._private_jobs as job`;

/**
 * In which of `jobStates` a `job` is: 'waiting' could run and does not, 'retrying' has failed and its next attempt has not come,
 * 'scheduled' is for later, 'given_up' has used up its attempts and waits for a person.
 * @param at the moment that it is asked for
 */
export const jobState = (at: SQL = sql`now()`): SQL => sql`case
  when job.locked_at is not null then 'running'
  when job.attempts >= job.max_attempts then 'given_up'
  when job.run_at <= ${at} then 'waiting'
  when job.attempts > 0 then 'retrying'
  else 'scheduled' end`;
