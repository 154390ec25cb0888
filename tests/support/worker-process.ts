import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { stretched } from "../../scripts/time-limits";
import { spawnNode } from "./program";

const started = new Set<ChildProcess>();

export type WorkerProcess = {
  kill: (signal: NodeJS.Signals) => void;
  /** The exit code, null when a signal ended it. */
  ended: Promise<number | null>;
  /** Its log up to now. */
  said: () => string;
};

/** A model may take long; a dead worker is found sooner than in production. */
const workerSettings = {
  MODEL_TIMEOUT_MS: "30000",
  LOG_LEVEL: "fatal",
  WORKER_POLL_MS: "200",
  WORKER_SWEEP_MS: "500",
  WORKER_SETTLE_MS: String(stretched(2_000)),
};

/** Starts a real worker with the settings of this suite and waits until it takes jobs. */
export async function startWorker(): Promise<WorkerProcess> {
  const { isReady, ...worker } = beginProcess("build/programs/worker.js", workerSettings);
  if (!(await isReady)) throw new Error("the worker ended before it was ready");
  return worker;
}

/**
 * Starts a built program with the settings of this suite and waits for nothing.
 * @param more what it is given besides
 */
export function beginProcess(
  program: string,
  more: Record<string, string>,
): WorkerProcess & { isReady: Promise<boolean> } {
  const child = spawnNode([program], {
    env: { ...process.env, ...more },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  let said = "";
  child.stdout?.setEncoding("utf8").on("data", (words: string) => (said += words));
  started.add(child);
  const ended = once(child, "exit").then(([code]) => {
    started.delete(child);
    return code as number | null;
  });
  const isReady = Promise.race([once(child, "message").then(() => true), ended.then(() => false)]);
  return { kill: (signal) => void child.kill(signal), ended, said: () => said, isReady };
}

/** Ends whatever is still running, at once. */
export async function killWorkers(): Promise<void> {
  await Promise.all(
    [...started].map(async (child) => {
      const gone = child.exitCode === null && child.signalCode === null && once(child, "exit");
      child.kill("SIGKILL");
      await gone;
    }),
  );
}
