import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureChromium } from "./chromium";
import { startEmbeddedPostgres } from "./postgres/embedded";

process.chdir(join(dirname(fileURLToPath(import.meta.url)), ".."));

type Count = { passed: number; failed: number };
const folder = mkdtempSync(join(tmpdir(), "konstelacja-test-"));
// PostgreSQL runs as another user when root runs the tests.
chmodSync(folder, 0o755);

let running: ChildProcess | undefined;
let stopDatabase = async () => {};
let interrupted = false;

/** Runs a program of this project in a group of its own, so that a signal can end it with all that it has started. */
async function run(
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<boolean> {
  running = spawn(process.execPath, args, {
    stdio: "inherit",
    detached: true,
    env: { ...process.env, ...environment },
  });
  const [code] = (await once(running, "exit")) as [number | null];
  running = undefined;
  // The steps that would follow are not begun while everything is being stopped.
  if (interrupted) await new Promise(() => {});
  return code === 0;
}

const asOne = (succeeded: boolean): Count =>
  succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** A program that ends badly without a failed test to show for it counts as one. */
const consistent = ({ passed, failed }: Count, succeeded: boolean): Count =>
  succeeded || failed > 0 ? { passed, failed } : { passed, failed: 1 };

function readReport<Report>(file: string): Report | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Report) : null;
}

type VitestReport = { numPassedTests: number; numFailedTests: number };

async function vitest(project: string): Promise<Count> {
  const file = join(folder, `${project}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const succeeded = await run([
    "node_modules/vitest/vitest.mjs",
    "run",
    "--project",
    project,
    ...reporters,
  ]);
  const report = readReport<VitestReport>(file);
  return consistent(
    { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 },
    succeeded,
  );
}

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } };

async function playwright(): Promise<Count> {
  const file = join(folder, "playwright.json");
  const succeeded = await run(
    ["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json"],
    {
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    },
  );
  const stats = readReport<PlaywrightReport>(file)?.stats;
  const failed = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0);
  return consistent({ passed: stats?.expected ?? 0, failed }, succeeded);
}

async function chaos(): Promise<Count> {
  const file = join(folder, "chaos.json");
  const options = ["--orders", "60", "--seed", "1", "--report", file];
  const succeeded = await run(["--import", "tsx", "tests/chaos/run.ts", ...options]);
  return consistent(readReport<Count>(file) ?? { passed: 0, failed: 0 }, succeeded);
}

const steps: { name: string; run: () => Promise<Count> }[] = [
  {
    name: "format",
    run: async () => asOne(await run(["node_modules/prettier/bin/prettier.cjs", "--check", "."])),
  },
  {
    name: "lint",
    run: async () =>
      asOne(await run(["node_modules/eslint/bin/eslint.js", ".", "--max-warnings", "0"])),
  },
  {
    name: "types",
    run: async () => asOne(await run(["node_modules/typescript/bin/tsc", "--noEmit"])),
  },
  { name: "unit tests", run: () => vitest("unit") },
  { name: "integration tests", run: () => vitest("integration") },
  { name: "build", run: async () => asOne(await run(["--import", "tsx", "scripts/build.ts"])) },
  { name: "browser tests", run: playwright },
  { name: "chaos", run: chaos },
];

async function cleanUp(): Promise<void> {
  await stopDatabase();
  rmSync(folder, { recursive: true, force: true });
}

async function interrupt(): Promise<void> {
  const child = running;
  if (child?.pid) {
    const { pid } = child;
    const ended = once(child, "exit");
    process.kill(-pid, "SIGINT");
    const impatience = setTimeout(() => process.kill(-pid, "SIGKILL"), 20_000);
    await ended;
    clearTimeout(impatience);
  }
  await cleanUp();
  process.exit(130);
}
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    if (!interrupted) void interrupt();
    interrupted = true;
  });
}

process.env.CHROMIUM_PATH = ensureChromium();
if (!process.env.TEST_DATABASE_URL) {
  const database = await startEmbeddedPostgres(folder, { durable: false });
  stopDatabase = database.stop;
  process.env.TEST_DATABASE_URL = database.url;
}

const total: Count = { passed: 0, failed: 0 };
const summary: string[] = [];
for (const step of steps) {
  console.log(`\n=== ${step.name}`);
  const startedAt = performance.now();
  const { passed, failed } = await step.run();
  total.passed += passed;
  total.failed += failed;
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  summary.push(`${step.name}: ${passed} passed, ${failed} failed (${seconds} s)`);
}

await cleanUp();
console.log(`\n${summary.join("\n")}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
