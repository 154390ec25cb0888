import { existsSync, readFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

export type Count = { passed: number; failed: number; skipped: number };

/** How long the tests of a file took, together, in seconds. */
export type FileTime = { file: string; seconds: number };

export type Failure = { test: string; message: string };

export type Report = { count: Count; files: FileTime[]; failures: Failure[] };

function readJson<Content>(file: string): Content {
  if (!existsSync(file)) throw new Error("there is none");
  const text = readFileSync(file, "utf8");
  try {
    return JSON.parse(text) as Content;
  } catch {
    throw new Error(text === "" ? "it is empty" : `it is cut off after ${text.length} characters`);
  }
}

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    startTime: number;
    endTime: number;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
};

/** What Vitest's JSON reporter left in a file. */
export function readVitest(file: string): Report {
  const report = readJson<VitestReport>(file);
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
    failures: report.testResults.flatMap(({ name, status, message, assertionResults }) => {
      const file = relative("tests", name);
      const own = assertionResults
        .filter((result) => result.status === "failed")
        .map(({ fullName, failureMessages = [] }) =>
          failure(`${file} › ${fullName}`, failureMessages),
        );
      if (message) return [failure(file, [message]), ...own];
      if (status === "failed" && own.length === 0)
        return [failure(file, ["Failed outside of its tests: see further up."])];
      return own;
    }),
  };
}

const maxLines = 12;

function failure(test: string, messages: readonly string[]): Failure {
  const lines = stripVTControlCharacters(messages.join("\n")).trimEnd().split("\n");
  const message = lines.length > maxLines ? [...lines.slice(0, maxLines), "…"] : lines;
  return { test, message: message.join("\n") };
}

/** Every test that failed, with its complaint below it. */
export function linesOf(failures: readonly Failure[]): string[] {
  return failures.flatMap(({ test, message }) => [
    `✗ ${test}`,
    message.replace(/^(?=.)/gm, "    "),
  ]);
}

type PlaywrightSuite = {
  file: string;
  specs: {
    title: string;
    tests: {
      status: string;
      projectName: string;
      results: { duration: number; errors: { message?: string }[] }[];
    }[];
  }[];
  suites?: PlaywrightSuite[];
};
type PlaywrightReport = {
  errors: { message?: string }[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
};

/** What Playwright's JSON reporter left in a file; a test that passed at its second attempt has failed. */
export function readPlaywright(file: string): Report {
  const report = readJson<PlaywrightReport>(file);
  const { expected, unexpected, flaky, skipped } = report.stats;
  const outside = report.errors.map(({ message = "" }) => failure("outside of tests", [message]));
  return {
    count: { passed: expected, failed: unexpected + flaky, skipped },
    files: report.suites.map((suite) => ({
      file: `e2e/${suite.file}`,
      seconds: durationOf(suite) / 1000,
    })),
    failures: [...outside, ...report.suites.flatMap(failuresOf)],
  };
}

function failuresOf({ file, specs, suites = [] }: PlaywrightSuite): Failure[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ projectName, results }) =>
        failure(
          `e2e/${file} › ${title} (${projectName})`,
          results.flatMap(({ errors }) => errors.map(({ message = "" }) => message)),
        ),
      ),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}

function durationOf({ specs, suites = [] }: PlaywrightSuite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const own = results.reduce((sum, { duration }) => sum + duration, 0);
  return suites.reduce((sum, suite) => sum + durationOf(suite), own);
}

type ChaosReport = {
  passed: number;
  failed: number;
  checks: { claim: string; offences: string[] }[];
};

/** What the storm left in a file. */
export function readChaos(file: string, name = "chaos"): Report {
  const report = readJson<ChaosReport>(file);
  const { passed, failed, checks } = report;
  const failures = checks
    .filter(({ offences }) => offences.length > 0)
    .map(({ claim, offences }) => failure(`${name} › ${claim}`, offences));
  return { count: { passed, failed, skipped: 0 }, files: [], failures };
}

const areaOf = (file: string): string => dirname(file);

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
