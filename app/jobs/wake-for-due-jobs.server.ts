import { setTimeout } from "node:timers/promises";
import type { WorkerPool, WorkerUtils } from "graphile-worker";
import { env } from "~/config/env.server";
import { logger } from "~/config/logger.server";
import { sharedPlaces } from "~/db/add-job.server";

/** How often each of graphile-worker's own workers asks, in milliseconds: in case that all else has failed. */
export const ownPollInterval = 300_000;

/**
 * Wakes workers for jobs whose time has come: new ones are announced, but not those that are tried again, wait for their
 * moment, were freed of a dead worker, or came while nobody listened. graphile-worker has each of its workers look for
 * these, hundreds of them as many times; here one question is asked for all. (Its own answer, `localQueue`, locks jobs before
 * there is a worker for them, which another process might have at once.)
 * @param pool whose workers are woken; null while there is none
 * @param free how many jobs could be begun that are no answers of the mentor
 * @returns what stops it, once the question that is under way is answered
 */
export function wakeForDueJobs(
  { withPgClient }: Pick<WorkerUtils, "withPgClient">,
  pool: () => Pick<WorkerPool, "nudge"> | null,
  free: () => number,
): () => Promise<void> {
  const stopping = new AbortController();
  let isAway = false;
  const look = async () => {
    try {
      const due = await withPgClient((client) => client.query<Due>(dueJobs));
      const { replies = 0, others = 0 } = due.rows[0] ?? {};
      const count = replies + Math.min(others, free());
      if (count > 0 && !stopping.signal.aborted) pool()?.nudge(count);
      isAway = false;
    } catch (error) {
      if (!isAway) logger.warn({ error: (error as Error).name }, "could not look for due jobs");
      isAway = true;
    }
  };
  const looking = (async () => {
    while (!stopping.signal.aborted) {
      await look();
      await setTimeout(env.WORKER_POLL_MS, null, { signal: stopping.signal }).catch(
        () => undefined,
      );
    }
  })();
  return async () => {
    stopping.abort();
    await looking;
  };
}

type Due = { replies: number; others: number };

/** How many jobs wait for a worker, at most as many of each kind as there are workers for it. */
const dueJobs = {
  name: "due-jobs",
  text: `select
    (select count(*)::int from (select from graphile_worker._private_jobs
      where is_available and run_at <= now() and (flags ? $3) is not true limit $1) as due) as replies,
    (select count(*)::int from (select from graphile_worker._private_jobs
      where is_available and run_at <= now() and flags ? $3 limit $2) as due) as others`,
  values: [env.WORKER_REPLIES, env.WORKER_CONCURRENCY, sharedPlaces],
};
