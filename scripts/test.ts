import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureChromium } from "./chromium";
import { startEmbeddedPostgres } from "./postgres/embedded";
import { secondsOfAll, secondsOfEnded } from "./processor-time";
import { readChaos, readPlaywright, readVitest } from "./test-report";
import { performPlan, type Ended, type Step } from "./test-run";
import { measureMachine, stretched } from "./time-limits";

process.chdir(join(dirname(fileURLToPath(import.meta.url)), ".."));

const folder = mkdtempSync(join(tmpdir(), "konstelacja-test-"));
// PostgreSQL runs as another user when root runs the tests.
chmodSync(folder, 0o755);

const vitest = (name: string): Step => {
  const file = join(folder, `${name}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  return {
    name: `${name} tests`,
    args: ["node_modules/vitest/vitest.mjs", "run", "--project", `${name}*`, ...reporters],
    report: () => readVitest(file),
  };
};

const browserReport = join(folder, "playwright.json");
const restoreReport = join(folder, "restore.json");
const chaosReport = join(folder, "chaos.json");

/** For programs of Go, which read types: one core, and memory rather than collecting it. */
const oneCore = { GOMAXPROCS: "1", GOGC: "400" };

/**
 * What leaves a core free: the storm waits most of its time for processes that it has killed, and what knows neither a
 * database nor a clock is done meanwhile. Steps of a row follow each other, rows run at the same time.
 */
const sideBySide: readonly (readonly Step[])[] = [
  [
    {
      name: "types",
      args: ["node_modules/typescript-native/bin/tsc", "--noEmit", "--singleThreaded"],
      environment: oneCore,
    },
    {
      name: "lint",
      args: ["node_modules/oxlint/bin/oxlint", "-c", "oxlint.config.js", "--threads", "1"],
      environment: oneCore,
    },
    { name: "format", args: ["node_modules/prettier/bin/prettier.cjs", "--check", "."] },
    vitest("unit"),
  ],
  [
    { name: "build", args: ["--import", "tsx", "scripts/build.ts"] },
    {
      name: "chaos",
      args: [
        ...["--import", "tsx", "tests/chaos/run.ts"],
        ...["--orders", "30", "--seed", "1", "--report", chaosReport],
      ],
      report: () => readChaos(chaosReport),
    },
    {
      name: "restore",
      args: ["--import", "tsx", "tests/chaos/rehearse-restore.ts", "--report", restoreReport],
      report: () => readChaos(restoreReport, "restore"),
    },
  ],
];

const tests: readonly Step[] = [
  vitest("integration"),
  {
    name: "browser tests",
    args: ["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json"],
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
    report: () => readPlaywright(browserReport),
  },
];

const running = new Set<ChildProcess>();
let stopDatabase = async () => {};
let interrupted = false;

let counted = 0;

/** The processor's seconds of a program, asked at the moment in which its end is heard of. */
function secondsSinceLastEnd(): number | null {
  const before = counted;
  const now = secondsOfEnded();
  counted = now ?? 0;
  return now === null ? null : now - before;
}

/**
 * Runs a program of this project in a group of its own, so that a signal can end it with all that it has started.
 * @param output "kept" gives back what it wrote instead of showing it at once
 */
async function run({ args, environment }: Step, output: "shown" | "kept"): Promise<Ended> {
  const child = spawn(process.execPath, args, {
    stdio: output === "shown" ? "inherit" : ["ignore", "pipe", "pipe"],
    detached: true,
    env: { ...process.env, ...environment },
  });
  running.add(child);
  const written: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => written.push(chunk));
  let processorSeconds: number | null = null;
  child.once("exit", () => (processorSeconds = secondsSinceLastEnd()));
  const [code] = (await once(child, "close")) as [number | null];
  running.delete(child);
  // The steps that would follow are not begun while everything is being stopped.
  if (interrupted) await new Promise(() => {});
  return { succeeded: code === 0, written: Buffer.concat(written).toString(), processorSeconds };
}

async function cleanUp(): Promise<void> {
  await stopDatabase();
  rmSync(folder, { recursive: true, force: true });
}

async function end(child: ChildProcess): Promise<void> {
  const { pid } = child;
  if (!pid) return;
  const ended = once(child, "exit");
  process.kill(-pid, "SIGINT");
  const impatience = setTimeout(() => process.kill(-pid, "SIGKILL"), stretched(20_000));
  await ended;
  clearTimeout(impatience);
}

async function interrupt(): Promise<void> {
  await Promise.all([...running].map(end));
  await cleanUp();
  process.exit(130);
}
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    if (!interrupted) void interrupt();
    interrupted = true;
  });
}

async function setUp(): Promise<void> {
  console.log(`Limits of time are ${await measureMachine()} times their floors.`);
  process.env.CHROMIUM_PATH = ensureChromium();
  secondsSinceLastEnd();
  if (process.env.TEST_DATABASE_URL) return;
  const database = await startEmbeddedPostgres(folder, { durable: false });
  stopDatabase = database.stop;
  process.env.TEST_DATABASE_URL = database.url;
}

const plan = { sideBySide, oneByOne: tests };
process.exit(await performPlan(plan, { setUp, run, cleanUp, say: console.log, secondsOfAll }));
