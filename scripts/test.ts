import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureChromium } from "./chromium";
import { startEmbeddedPostgres } from "./postgres/embedded";
import {
  linesOf,
  readChaos,
  readPlaywright,
  readVitest,
  timesOf,
  type Count,
  type Failure,
  type FileTime,
  type Report,
} from "./test-report";

process.chdir(join(dirname(fileURLToPath(import.meta.url)), ".."));

const folder = mkdtempSync(join(tmpdir(), "konstelacja-test-"));
// PostgreSQL runs as another user when root runs the tests.
chmodSync(folder, 0o755);

type Step = {
  name: string;
  args: readonly string[];
  environment?: Record<string, string>;
  /** Reads what the program reported; without it the program is one test, passed when it ends well. */
  report?: () => Report;
};

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
const chaosReport = join(folder, "chaos.json");

/**
 * What leaves a core free: the checks of the code keep one busy, and the storm waits half of its time for processes that it has
 * killed. Steps of a row follow each other, rows run at the same time.
 */
const sideBySide: readonly (readonly Step[])[] = [
  [
    { name: "types", args: ["node_modules/typescript/bin/tsc", "--noEmit"] },
    {
      name: "lint",
      args: ["node_modules/oxlint/bin/oxlint", "-c", "oxlint.config.js", "--threads", "1"],
      // The half that reads types is a program of Go: one core, and memory rather than collecting it.
      environment: { GOMAXPROCS: "1", GOGC: "400" },
    },
    { name: "format", args: ["node_modules/prettier/bin/prettier.cjs", "--check", "."] },
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
  ],
];

/** One after another: each has workers enough for both cores, and some of them look at the clock. */
const tests: readonly Step[] = [
  vitest("unit"),
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

/**
 * Runs a program of this project in a group of its own, so that a signal can end it with all that it has started.
 * @param output "kept" gives back what it wrote instead of showing it at once
 */
async function run({ args, environment }: Step, output: "shown" | "kept") {
  const child = spawn(process.execPath, args, {
    stdio: output === "shown" ? "inherit" : ["ignore", "pipe", "pipe"],
    detached: true,
    env: { ...process.env, ...environment },
  });
  running.add(child);
  const written: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => written.push(chunk));
  const [code] = (await once(child, "close")) as [number | null];
  running.delete(child);
  // The steps that would follow are not begun while everything is being stopped.
  if (interrupted) await new Promise(() => {});
  return { succeeded: code === 0, written: Buffer.concat(written).toString() };
}

const total: Count = { passed: 0, failed: 0, skipped: 0 };
const summary: string[] = [];
const times: FileTime[] = [];
const failures: Failure[] = [];
const describe = ({ passed, failed, skipped }: Count) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

async function perform(step: Step, output: "shown" | "kept"): Promise<void> {
  if (output === "shown") console.log(`\n=== ${step.name}`);
  const startedAt = performance.now();
  const { succeeded, written } = await run(step, output);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  if (output === "kept") console.log(`\n=== ${step.name}\n${written.trimEnd()}`);

  const report = step.report?.() ?? {
    count: { passed: succeeded ? 1 : 0, failed: 0, skipped: 0 },
    files: [],
    failures: [],
  };
  const { count, files } = report;
  failures.push(...report.failures);
  if (!succeeded && report.failures.length === 0)
    failures.push({
      test: step.name,
      message: written.trimEnd().split("\n").slice(-20).join("\n"),
    });
  // A program that ends badly without a failed test to show for it counts as one.
  const failed = succeeded ? count.failed : Math.max(count.failed, 1);
  total.passed += count.passed;
  total.failed += failed;
  total.skipped += count.skipped;
  times.push(...files);
  summary.push(`${step.name}: ${describe({ ...count, failed })} (${seconds} s)`);
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
  const impatience = setTimeout(() => process.kill(-pid, "SIGKILL"), 20_000);
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

const startedAt = performance.now();
process.env.CHROMIUM_PATH = ensureChromium();
if (!process.env.TEST_DATABASE_URL) {
  const database = await startEmbeddedPostgres(folder, { durable: false });
  stopDatabase = database.stop;
  process.env.TEST_DATABASE_URL = database.url;
}

await Promise.all(
  sideBySide.map(async (steps) => {
    for (const step of steps) await perform(step, "kept");
  }),
);
for (const step of tests) await perform(step, "shown");

await cleanUp();
const seconds = Math.round((performance.now() - startedAt) / 1000);
console.log(
  ["", "Seconds by area, as if nothing had run beside it:", ...timesOf(times)].join("\n"),
);
// Once more at the end, which is all that is left of a log that was cut.
if (failures.length > 0) console.log(["", "What failed:", ...linesOf(failures)].join("\n"));
console.log(`\n${summary.join("\n")}\nall of it: ${seconds} s`);
console.log(describe(total));
process.exit(total.failed === 0 ? 0 : 1);
