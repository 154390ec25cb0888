import { spawn, type ChildProcess, type SpawnOptions } from "node:child_process";
import { once } from "node:events";
import { stretched, timeLimitFactor } from "../../scripts/time-limits";

export type Environment = Record<string, string | undefined>;

/** One of our programs as a process of its own. */
export type Program = {
  /** Of the process that runs now. */
  pid: () => number;
  /** Ends it without notice, as a crash would, and waits until it is gone. */
  kill: () => Promise<void>;
  /** Starts it again after its end, with the same settings. */
  restart: () => Promise<void>;
  /** Ends it in an orderly way, by force when that takes too long. */
  stop: () => Promise<void>;
};

/** How long a program may take to end in order, in milliseconds, on the machine that limits were chosen on. */
const patience = 15_000;

/** Starts Node with what the product waits for as stretched as the limits of the tests: see `stretch-timers.js`. */
export function spawnNode(args: readonly string[], options: SpawnOptions): ChildProcess {
  const timers = new URL(`stretch-timers.js?factor=${timeLimitFactor()}`, import.meta.url);
  return spawn(process.execPath, ["--import", timers.href, ...args], options);
}

/**
 * Starts a program and waits until it is ready. It ends by itself when this process dies.
 * @param command arguments of Node; or a command line with `readyWhen`, for programs that do not report over IPC
 * @param folder where it is started; the project's unless said
 * @throws Error when it ends before it is ready
 */
export async function startProgram(
  command: readonly string[],
  environment: Environment,
  readyWhen?: RegExp,
  folder?: string,
): Promise<Program> {
  const name = command.at(-1) ?? "";
  const begin = () => launch(command, environment, readyWhen !== undefined, folder);
  let child = begin();
  await ready(child, name, readyWhen);

  return {
    pid: () => child.pid ?? NaN,
    kill: () => end(child, "SIGKILL"),
    async restart() {
      child = begin();
      await ready(child, name, readyWhen);
    },
    async stop() {
      // Remix's stock server waits for its visitors' idle connections for as long as they last.
      if (readyWhen) return end(child, "SIGKILL");
      const impatience = setTimeout(() => child.kill("SIGKILL"), stretched(patience));
      await end(child, "SIGTERM");
      clearTimeout(impatience);
    },
  };
}

/**
 * Runs a program to its end.
 * @param folder where it is started; the project's unless said
 * @returns its exit code, and all that it wrote
 */
export async function runProgram(
  command: readonly string[],
  environment: Environment,
  folder?: string,
): Promise<{ code: number; said: string }> {
  const child = spawnNode(command, {
    cwd: folder,
    env: environment as NodeJS.ProcessEnv,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const written: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => written.push(chunk));
  const [code] = (await once(child, "close")) as [number | null];
  return { code: code ?? 1, said: Buffer.concat(written).toString("utf8") };
}

function launch(
  command: readonly string[],
  env: Environment,
  pipesOutput: boolean,
  cwd: string | undefined,
): ChildProcess {
  const output = pipesOutput ? "pipe" : "ignore";
  return spawnNode(command, {
    cwd,
    env: env as NodeJS.ProcessEnv,
    stdio: ["ignore", output, "inherit", "ipc"],
  });
}

async function ready(child: ChildProcess, name: string, readyWhen?: RegExp): Promise<void> {
  const outcome = await Promise.race([
    readyWhen ? line(child, readyWhen) : once(child, "message").then(() => "ready"),
    once(child, "exit").then(() => "ended"),
  ]);
  if (outcome === "ended") throw new Error(`${name} ended before it was ready.`);
}

function line(child: ChildProcess, wanted: RegExp): Promise<"ready"> {
  return new Promise((done) => {
    child.stdout?.on("data", (chunk: Buffer) => {
      if (wanted.test(chunk.toString("utf8"))) done("ready");
    });
  });
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill(signal);
  await ended;
}
