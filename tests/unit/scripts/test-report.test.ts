import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { areaOf, readPlaywright, readVitest, timesOf } from "../../../scripts/test-report";

const folder = mkdtempSync(join(tmpdir(), "konstelacja-report-"));
afterAll(() => rmSync(folder, { recursive: true }));

function written(report: unknown): string {
  const file = join(folder, "report.json");
  writeFileSync(file, JSON.stringify(report));
  return file;
}

test("what Vitest skipped or left to do counts as skipped", () => {
  const file = written({
    ...{ numPassedTests: 3, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 },
    testResults: [
      { name: join(process.cwd(), "tests/unit/a.test.ts"), startTime: 0, endTime: 1500 },
    ],
  });
  expect(readVitest(file)).toEqual({
    count: { passed: 3, failed: 1, skipped: 3 },
    files: [{ file: "unit/a.test.ts", seconds: 1.5 }],
  });
});

test("a journey that passed at its second attempt has failed", () => {
  const spec = (...durations: number[]) => ({
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const file = written({
    stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 4 },
    suites: [
      {
        file: "journey/order.spec.ts",
        specs: [spec(1000, 500)],
        suites: [{ file: "journey/order.spec.ts", specs: [spec(250)] }],
      },
    ],
  });
  expect(readPlaywright(file)).toEqual({
    count: { passed: 5, failed: 3, skipped: 4 },
    files: [{ file: "e2e/journey/order.spec.ts", seconds: 1.75 }],
  });
});

test("a program that left no report has no tests", () => {
  expect(readVitest(join(folder, "none.json")).count).toEqual({ passed: 0, failed: 0, skipped: 0 });
});

test("areas are folders, and in the long folder of integration tests the first words of names", () => {
  expect(areaOf("unit/documents/letter.test.ts")).toBe("unit/documents");
  expect(areaOf("unit/local-path.test.ts")).toBe("unit");
  expect(areaOf("integration/order-machine.property.test.ts")).toBe("integration/order");
  expect(areaOf("integration/worker.test.ts")).toBe("integration/worker");
});

test("the seconds of an area are those of its files, the longest first", () => {
  const lines = timesOf([
    { file: "unit/a/one.test.ts", seconds: 1 },
    { file: "unit/a/two.test.ts", seconds: 2 },
    { file: "integration/worker.test.ts", seconds: 4 },
    { file: "unit/b/quick.test.ts", seconds: 0.1 },
  ]);
  expect(lines.slice(0, 2).map((line) => line.trim())).toEqual([
    "4.0 s  integration/worker",
    "3.0 s  unit/a",
  ]);
  expect(lines.join()).not.toContain("unit/b\n");
});
