import { EventEmitter } from "node:events";
import {
  makeWorkerUtils,
  parseCrontab,
  run,
  type WorkerEvents,
  type WorkerPool,
} from "graphile-worker";
import { env } from "~/config/env.server";
import { logger } from "~/config/logger.server";
import { metrics } from "~/config/metrics.server";
import { sealEverySecond } from "./seal-every-second.server";
import { placesOf } from "./places";
import { crontab, taskList } from "./tasks.server";
import { ownPollInterval, wakeForDueJobs } from "./wake-for-due-jobs.server";
import { workerLogger } from "./worker-logger.server";
import { openWorkerLiveness } from "./worker-liveness.server";

/**
 * Runs jobs until stopped.
 * @returns `stop` lets running jobs end (up to the runner's own limit), gives the rest back and closes every connection;
 * `ended` settles when the runner has stopped for any reason
 */
export async function runWorker(): Promise<{ stop: () => Promise<void>; ended: Promise<void> }> {
  /** Since when each job runs, by `performance.now()`. */
  const running = new Map<string, number>();
  const liveness = openWorkerLiveness(
    env.DATABASE_URL,
    () => [...running.keys()],
    (why) => {
      logger.fatal({ why }, "others may take this worker's jobs for abandoned");
      process.exit(1);
    },
  );
  const utils = await makeWorkerUtils({ connectionString: env.DATABASE_URL, logger: workerLogger });
  const events: WorkerEvents = new EventEmitter();
  let pool: WorkerPool | null = null;
  events.on("pool:create", ({ workerPool }) => {
    pool = workerPool;
    // Jobs are locked in the name of the pool, not of one of its workers.
    void liveness.register(workerPool.id);
  });

  // graphile-worker shuts its pool down here but the process stays alive and keeps its jobs locked; exit so that others take them.
  events.on("pool:fatalError", ({ action }) => {
    logger.fatal({ action }, "the queue could not be told how jobs ended");
    process.exit(1);
  });
  events.on("job:start", ({ job }) => running.set(job.id, performance.now()));
  events.on("job:complete", ({ job, error }) => {
    const seconds = (performance.now() - (running.get(job.id) ?? NaN)) / 1_000;
    running.delete(job.id);
    const outcome = !error ? "done" : job.attempts >= job.max_attempts ? "given_up" : "failed";
    metrics.jobSeconds.observe({ task: job.task_identifier, outcome }, seconds || 0);
    logger.info({ task: job.task_identifier, outcome, ms: Math.round(seconds * 1_000) }, "job");
  });

  const places = placesOf(env.WORKER_CONCURRENCY, events);
  const runner = await run({
    connectionString: env.DATABASE_URL,
    concurrency: env.WORKER_CONCURRENCY + env.WORKER_REPLIES,
    forbiddenFlags: places.forbiddenFlags,
    // Fetching and finishing jobs takes milliseconds, so few connections serve many jobs.
    maxPoolSize: 8,
    pollInterval: ownPollInterval,
    noHandleSignals: true,
    // Without batches the runner would not wait, when it stops, until a finished job is written down as finished.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    events,
    logger: workerLogger,
    taskList,
    parsedCronItems: parseCrontab(crontab),
  });

  const stopWaking = wakeForDueJobs(utils, () => pool, places.free);
  const stopSealing = sealEverySecond();
  const sweeper = setInterval(() => {
    liveness
      .sweep(utils)
      .then(
        (dead) =>
          dead.length > 0 &&
          logger.warn({ workers: dead.length }, "took back the jobs of dead workers"),
      )
      .catch((error: Error) =>
        logger.error({ error: error.name }, "could not look for dead workers"),
      );
  }, env.WORKER_SWEEP_MS);

  return {
    ended: runner.promise,
    async stop() {
      clearInterval(sweeper);
      // A worker that has stopped must not be woken.
      await stopWaking();
      await runner.stop();
      await stopSealing();
      await utils.release();
      await liveness.close();
    },
  };
}
