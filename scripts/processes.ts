import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";

export type ManagedProcess = {
  stop: () => Promise<void>;
};

/**
 * Starts one of our own programs, waits until it says "ready", and starts it again whenever it dies, with a growing
 * pause. The IPC channel between the two also tells the program when this process is gone.
 * @param script JavaScript, or TypeScript as it is written
 * @throws Error when it ends before it was ready for the first time
 */
export async function startProcess(
  script: string,
  environment: Record<string, string | undefined>,
): Promise<ManagedProcess> {
  let stopping = false;
  let child = launch(script, environment);
  await ready(child, script);

  let pauseMs = 250;
  const watch = async () => {
    const startedAt = Date.now();
    await once(child, "exit");
    if (stopping) return;
    pauseMs = Date.now() - startedAt > 30_000 ? 250 : Math.min(pauseMs * 2, 10_000);
    console.error(`${script} ended unexpectedly and is started again.`);
    await pause(pauseMs);
    if (stopping) return;
    child = launch(script, environment);
    void watch();
  };
  void watch();

  return {
    async stop() {
      stopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      const impatience = setTimeout(() => child.kill("SIGKILL"), 15_000);
      await ended;
      clearTimeout(impatience);
    },
  };
}

function launch(script: string, environment: Record<string, string | undefined>): ChildProcess {
  // A group of its own: Ctrl-C reaches the starting process alone, which then stops the others in order.
  const loader = script.endsWith(".ts") ? ["--import", "tsx"] : [];
  return spawn(process.execPath, [...loader, script], {
    env: environment as NodeJS.ProcessEnv,
    detached: true,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
}

async function ready(child: ChildProcess, script: string): Promise<void> {
  const outcome = await Promise.race([
    once(child, "message").then(() => "ready" as const),
    once(child, "exit").then(() => "ended" as const),
  ]);
  if (outcome === "ended") throw new Error(`${script} did not start.`);
}
