import { setTimeout } from "node:timers/promises";
import type { WorkerPool, WorkerUtils } from "graphile-worker";
import { env } from "~/config/env.server";
import { logger } from "~/config/logger.server";

/** How often each of graphile-worker's own workers asks, in milliseconds: in case that all else has failed. */
export const ownPollInterval = 60_000;

/**
 * Wakes workers for jobs whose time has come: new ones are announced, but not those that are tried again, wait for their
 * moment, were freed of a dead worker, or came while nobody listened. graphile-worker has each of its workers look for
 * these, 64 of them as many times; here one question is asked for all. (Its own answer, `localQueue`, locks jobs before
 * there is a worker for them, which another process might have at once.)
 * @param pool whose workers are woken; null while there is none
 * @returns what stops it, once the question that is under way is answered
 */
export function wakeForDueJobs(
  { withPgClient }: Pick<WorkerUtils, "withPgClient">,
  pool: () => Pick<WorkerPool, "nudge"> | null,
): () => Promise<void> {
  const stopping = new AbortController();
  let isAway = false;
  const look = async () => {
    try {
      const due = await withPgClient((client) => client.query<{ count: number }>(dueJobs));
      const count = due.rows[0]?.count ?? 0;
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

/** How many jobs wait for a worker, at most as many as there are workers. */
const dueJobs = {
  name: "due-jobs",
  text: `select count(*)::int as count from (
    select from graphile_worker._private_jobs
    where is_available and run_at <= now() limit $1) as due`,
  values: [env.WORKER_CONCURRENCY],
};
