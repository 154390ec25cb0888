import type { WorkerUtils } from "graphile-worker";
import postgres from "postgres";
import { env } from "~/config/env.server";
import { jobAttempts } from "~/db/add-job.server";

/**
 * Tells dead workers from live ones, which graphile-worker by itself only does after four hours. Each live worker holds
 * a session advisory lock named after the id that its jobs are locked by; PostgreSQL drops it when the process dies, however it dies. Whoever can
 * take the lock of a worker that holds jobs has found a dead one.
 */
export type WorkerLiveness = {
  /** Takes the lock of a worker of this process. */
  register: (workerId: string) => Promise<void>;
  /** Gives the jobs of dead workers back; returns the dead workers' ids. */
  sweep: (utils: WorkerUtils) => Promise<string[]>;
  close: () => Promise<void>;
};

/**
 * @param onLost called when the session that holds the locks is gone: the process must end then, since others will take
 * its jobs for abandoned
 */
export function openWorkerLiveness(databaseUrl: string, onLost: () => void): WorkerLiveness {
  let closing = false;
  const session = postgres(databaseUrl, {
    max: 1,
    idle_timeout: 0,
    max_lifetime: null,
    onnotice: () => {},
    onclose: () => {
      if (!closing) onLost();
    },
    connection: { application_name: "konstelacja-worker-liveness" },
  });
  const own = new Set<string>();

  return {
    async register(workerId) {
      own.add(workerId);
      await session`select pg_advisory_lock(hashtextextended(${workerId}, 0))`;
    },

    async sweep(utils) {
      const holders = await session<{ lockedBy: string }[]>`
        select distinct locked_by as "lockedBy" from graphile_worker._private_jobs
        where locked_by is not null
          and locked_at < now() - make_interval(secs => ${env.WORKER_SETTLE_MS / 1000})`;
      const dead: string[] = [];
      for (const { lockedBy } of holders) {
        if (own.has(lockedBy)) continue;
        const [attempt] = await session<{ taken: boolean }[]>`
          select pg_try_advisory_lock(hashtextextended(${lockedBy}, 0)) as taken`;
        if (!attempt?.taken) continue;
        dead.push(lockedBy);
      }
      if (dead.length > 0) {
        // An attempt that died with its worker decided nothing, so the job gets another; not for ever, since the job itself
        // may be what kills workers.
        await session`
          update graphile_worker._private_jobs set max_attempts = max_attempts + 1
          where locked_by = any(${dead}) and max_attempts < ${2 * jobAttempts}`;
        await utils.forceUnlockWorkers(dead);
      }
      // Unlocked only after the jobs are free, so that two sweepers never work on the same worker.
      for (const id of dead) await session`select pg_advisory_unlock(hashtextextended(${id}, 0))`;
      return dead;
    },

    async close() {
      closing = true;
      await session.end({ timeout: 5 });
    },
  };
}
