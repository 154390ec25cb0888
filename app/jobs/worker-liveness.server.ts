import { setTimeout as pause } from "node:timers/promises";
import type { WorkerUtils } from "graphile-worker";
import postgres from "postgres";
import { env } from "~/config/env.server";
import { jobAttempts } from "~/db/add-job.server";
import { sessionNames } from "~/db/session-names";

/** A worker that cannot say in this share of the settling time that it is alive must not go on: others take its jobs. */
const silenceShare = 0.6;
const pauseBetweenAttempts = 200;

const awayForAll = new Set(["ECONNREFUSED", "57P01", "57P02", "57P03"]);

/**
 * Tells dead workers from live ones, which graphile-worker by itself only does after four hours. Each live worker holds
 * a session advisory lock named after the id that its jobs are locked by; PostgreSQL drops it when the process dies,
 * however it dies. Whoever can take the lock of a worker that holds jobs, now and some seconds later, has found a dead
 * one.
 *
 * A session can also end by itself: the server restarts, a connection breaks. Its worker then takes its locks again,
 * sooner than others may call it dead, and sees whether its jobs are still its own. Where it cannot do that while others
 * may well be able to, or was too late, `onLost` ends it: no job is ever run by two.
 */
export type WorkerLiveness = {
  /** Takes the lock of a worker of this process. */
  register: (workerId: string) => Promise<void>;
  sweep: (utils: WorkerUtils) => Promise<string[]>;
  close: () => Promise<void>;
};

/**
 * @param runningJobs ids of the jobs that this process is running
 * @param onLost called when others take, or may have taken, its jobs for abandoned: the process must end then
 */
export function openWorkerLiveness(
  databaseUrl: string,
  runningJobs: () => readonly string[],
  onLost: (why: "unreachable" | "jobs_taken") => void,
): WorkerLiveness {
  let closing = false;
  let recovering: Promise<void> | null = null;
  const suspects = new Map<string, number>();
  const session = postgres(databaseUrl, {
    max: 1,
    idle_timeout: 0,
    max_lifetime: null,
    connect_timeout: 2,
    backoff: () => pauseBetweenAttempts / 1000,
    onnotice: () => {},
    onclose: () => {
      if (!closing && own.size > 0) recovering ??= recover().finally(() => (recovering = null));
    },
    connection: { application_name: sessionNames.liveness },
  });
  const own = new Set<string>();

  async function recover(): Promise<void> {
    suspects.clear();
    const lostAt = Date.now();
    let lastCode: string | undefined;
    const clock = setInterval(() => {
      const isSilentForLong = Date.now() - lostAt > silenceShare * env.WORKER_SETTLE_MS;
      const mayBeAlone = lastCode === undefined || !awayForAll.has(lastCode);
      if (!closing && isSilentForLong && mayBeAlone && runningJobs().length > 0) {
        clearInterval(clock);
        onLost("unreachable");
      }
    }, pauseBetweenAttempts);
    while (!closing) {
      try {
        for (const id of own) await lock(id);
        if (!(await stillOurs())) onLost("jobs_taken");
        break;
      } catch (error) {
        lastCode = (error as { code?: string }).code;
        await pause(pauseBetweenAttempts);
      }
    }
    clearInterval(clock);
  }

  /** Takes a lock, unless this session has it. Another process may be trying it, which takes no longer than a statement. */
  const lock = (id: string) => session`
    select pg_advisory_lock(hashtextextended(${id}, 0))
    where not exists (
      select 1 from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()
        and (classid::bigint << 32 | objid::bigint) = hashtextextended(${id}, 0))`;

  /** Whether no worker holds a lock. It is shared, so that two who look at the same moment do not take each other for its owner. */
  async function isFree(id: string): Promise<boolean> {
    const [probe] = await session<{ free: boolean }[]>`
      select pg_try_advisory_lock_shared(hashtextextended(${id}, 0)) as free`;
    if (probe?.free) await session`select pg_advisory_unlock_shared(hashtextextended(${id}, 0))`;
    return probe?.free ?? false;
  }

  /** Takes the lock of a dead worker; whoever comes at the same moment tries again at the next sweep. */
  async function take(id: string): Promise<boolean> {
    const [attempt] = await session<{ taken: boolean }[]>`
      select pg_try_advisory_lock(hashtextextended(${id}, 0)) as taken`;
    return attempt?.taken ?? false;
  }

  /** Whether nobody has given our running jobs to others meanwhile. */
  async function stillOurs(): Promise<boolean> {
    const running = runningJobs();
    if (running.length === 0) return true;
    const held = await session<{ id: string }[]>`
      select id::text from graphile_worker._private_jobs
      where id = any(${[...running]}::bigint[]) and locked_by = any(${[...own]})`;
    const ours = new Set(held.map(({ id }) => id));
    const still = new Set(runningJobs());
    return running.every((id) => ours.has(id) || !still.has(id));
  }

  return {
    async register(workerId) {
      own.add(workerId);
      await lock(workerId);
    },

    async sweep(utils) {
      if (recovering) return [];
      const holders = await session<{ lockedBy: string }[]>`
        select distinct locked_by as "lockedBy" from graphile_worker._private_jobs
        where locked_by is not null
          and locked_at < now() - make_interval(secs => ${env.WORKER_SETTLE_MS / 1000})`;
      const dead: string[] = [];
      for (const { lockedBy } of holders) {
        if (own.has(lockedBy)) continue;
        if (!(await isFree(lockedBy))) {
          suspects.delete(lockedBy);
          continue;
        }
        const since = suspects.get(lockedBy) ?? Date.now();
        suspects.set(lockedBy, since);
        if (Date.now() - since >= env.WORKER_SETTLE_MS && (await take(lockedBy)))
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
      for (const id of dead) {
        await session`select pg_advisory_unlock(hashtextextended(${id}, 0))`;
        suspects.delete(id);
      }
      return dead;
    },

    async close() {
      closing = true;
      await session.end({ timeout: 5 });
    },
  };
}
