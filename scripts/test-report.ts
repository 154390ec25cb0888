import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";

export type Count = { passed: number; failed: number; skipped: number };

/** How long the tests of a file took, together, in seconds. */
export type FileTime = { file: string; seconds: number };

export type Report = { count: Count; files: FileTime[] };

/** The report of a program that ended without one. */
const none: Report = { count: { passed: 0, failed: 0, skipped: 0 }, files: [] };

function readJson<Content>(file: string): Content | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Content) : null;
}

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; startTime: number; endTime: number }[];
};

/** What Vitest's JSON reporter left in a file. */
export function readVitest(file: string): Report {
  const report = readJson<VitestReport>(file);
  if (!report) return none;
  return {
    count: {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    },
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      file: relative("tests", name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

type PlaywrightSuite = {
  file: string;
  specs: { tests: { results: { duration: number }[] }[] }[];
  suites?: PlaywrightSuite[];
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
};

/** What Playwright's JSON reporter left in a file; a test that passed at its second attempt has failed. */
export function readPlaywright(file: string): Report {
  const report = readJson<PlaywrightReport>(file);
  if (!report) return none;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    count: { passed: expected, failed: unexpected + flaky, skipped },
    files: report.suites.map((suite) => ({
      file: `e2e/${suite.file}`,
      seconds: durationOf(suite) / 1000,
    })),
  };
}

function durationOf({ specs, suites = [] }: PlaywrightSuite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const own = results.reduce((sum, { duration }) => sum + duration, 0);
  return suites.reduce((sum, suite) => sum + durationOf(suite), own);
}

type ChaosReport = { passed: number; failed: number };

/** What the storm left in a file. */
export function readChaos(file: string): Report {
  const report = readJson<ChaosReport>(file);
  return report ? { ...none, count: { ...report, skipped: 0 } } : none;
}

/** The area of a test: its folder, or in the long folder of integration tests the first word of its name. */
export function areaOf(file: string): string {
  const folder = file.replace(/\/?[^/]+$/, "");
  if (folder !== "integration") return folder;
  return `${folder}/${/[^/]+$/.exec(file)?.[0].split(/[-.]/)[0] ?? ""}`;
}

/** Lines with the seconds of every area that took at least one, and the slowest files; the longest first. */
export function timesOf(files: readonly FileTime[]): string[] {
  const areas = new Map<string, number>();
  for (const { file, seconds } of files)
    areas.set(areaOf(file), (areas.get(areaOf(file)) ?? 0) + seconds);
  const line = ([name, seconds]: readonly [string, number]) =>
    `${seconds.toFixed(1).padStart(8)} s  ${name}`;
  const longestFirst = (times: (readonly [string, number])[]) =>
    times.sort(([, one], [, other]) => other - one);
  return [
    ...longestFirst([...areas])
      .filter(([, seconds]) => seconds >= 1)
      .map(line),
    "  of these the slowest files:",
    ...longestFirst(files.map(({ file, seconds }) => [file, seconds] as const))
      .slice(0, 8)
      .map(line),
  ];
}
