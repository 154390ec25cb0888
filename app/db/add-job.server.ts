import { sql } from "drizzle-orm";
import type { Executor } from "./client.server";

export type Jobs = GraphileWorker.Tasks;

/** After the last attempt, about three and a half hours later (graphile-worker waits e^attempt seconds), a job gives up. */
export const jobAttempts = 10;

/**
 * What was written for somebody leaves before the next is begun; among jobs of one priority the oldest goes first. Other mails
 * of orders wait for their turn: many at once, and a provider that is silent, would keep every order from being begun.
 */
const priorityOf = (payload: Jobs[keyof Jobs], name: keyof Jobs) =>
  name === "send_mail" && "delivers" in payload && payload.delivers ? -1 : 0;

/** Flag of all jobs but those that somebody waits for in a talk: only so many of them run at a time (`app/jobs/places.ts`). */
export const sharedPlaces = "shared_places";

/** Jobs by which a talk is held while it lasts. */
const talkJobs: readonly string[] = ["write_reply", "keep_room"] satisfies (keyof Jobs)[];
export const holdsTalk = (name: string) => talkJobs.includes(name);

/** Jobs of which one runs at a time: each of their texts is given what the one before it said. */
const queues: Partial<Record<keyof Jobs, string>> = { write_horoscopes: "horoscopes" };

export type OutstandingJob<Name extends keyof Jobs> = {
  payload: Jobs[Name];
  key: string;
  /** How long it rests once its attempts are used up, in milliseconds. */
  rest: number;
};

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
  const flags = holdsTalk(name) ? null : sql`array[${sharedPlaces}]`;
  await ctx.db.execute(
    sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json, queue_name => ${queues[name] ?? null}::text, job_key => ${key}, max_attempts => ${jobAttempts}, priority => ${priorityOf(payload, name)}, run_at => ${runAt?.toISOString() ?? null}::timestamptz, flags => ${flags}::text[])`,
  );
}

/**
 * Enqueues those of the jobs that nobody will do: whose row is gone, or has used up its attempts and rested.
 * @returns which
 */
export async function addMissingJobs<Name extends keyof Jobs>(
  ctx: { db: Executor; now: () => Date },
  name: Name,
  outstanding: readonly OutstandingJob<Name>[],
): Promise<OutstandingJob<Name>[]> {
  if (outstanding.length === 0) return [];
  const keys = outstanding.map(({ key }) => sql`${key}`);
  const there = await ctx.db.execute<{ key: string; isAlive: boolean; touched: number }>(sql`
    select key, attempts < max_attempts or locked_at is not null as "isAlive",
      (extract(epoch from updated_at) * 1000)::float8 as touched
    from graphile_worker.jobs where key in (${sql.join(keys, sql`, `)})`);
  const jobs = new Map(there.map((job) => [job.key, job]));
  const missing = outstanding.filter(({ key, rest }) => {
    const job = jobs.get(key);
    return !job || (!job.isAlive && ctx.now().getTime() - job.touched >= rest);
  });
  for (const { payload, key } of missing) await addJob(ctx, name, payload, key);
  return missing;
}

/** The jobs with these keys that are there. @returns their numbers by key */
export async function jobsByKey(
  { db }: { db: Executor },
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (keys.length === 0) return new Map();
  const there = await db.execute<{ key: string; id: string }>(sql`
    select key, id::text from graphile_worker.jobs
    where key in (${sql.join(
      keys.map((key) => sql`${key}`),
      sql`, `,
    )})`);
  return new Map(there.map(({ key, id }) => [key, id]));
}
