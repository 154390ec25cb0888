import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import {
  linesOf,
  readChaos,
  readPlaywright,
  readVitest,
  timesOf,
} from "../../../scripts/test-report";

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
      {
        ...{ name: join(process.cwd(), "tests/unit/a.test.ts"), startTime: 0, endTime: 1500 },
        message: "",
        assertionResults: [
          { status: "passed", fullName: "sums are right" },
          { status: "failed", fullName: "sums are long", failureMessages: ["expected 4 to be 5"] },
        ],
      },
    ],
  });
  expect(readVitest(file)).toEqual({
    count: { passed: 3, failed: 1, skipped: 3 },
    files: [{ file: "unit/a.test.ts", seconds: 1.5 }],
    failures: [{ test: "unit/a.test.ts › sums are long", message: "expected 4 to be 5" }],
  });
});

test("a journey that passed at its second attempt has failed", () => {
  const spec = (title: string, status: string, ...durations: number[]) => {
    const errors = status === "expected" ? [] : [{ message: "\u001b[31mno button\u001b[39m" }];
    const results = durations.map((duration, at) => ({ duration, errors: at > 0 ? [] : errors }));
    return { title, tests: [{ status, projectName: "with JavaScript", results }] };
  };
  const file = written({
    errors: [{ message: "no shop" }],
    stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 4 },
    suites: [
      {
        file: "journey/order.spec.ts",
        specs: [spec("a gift", "flaky", 1000, 500)],
        suites: [{ file: "journey/order.spec.ts", specs: [spec("a book", "expected", 250)] }],
      },
    ],
  });
  expect(readPlaywright(file)).toEqual({
    count: { passed: 5, failed: 3, skipped: 4 },
    files: [{ file: "e2e/journey/order.spec.ts", seconds: 1.75 }],
    failures: [
      { test: "outside of tests", message: "no shop" },
      { test: "e2e/journey/order.spec.ts › a gift (with JavaScript)", message: "no button" },
    ],
  });
});

test("what failed is told again in few lines, a file that could not begin and a broken claim, too", () => {
  const message = Array.from({ length: 40 }, (_, line) => `line ${line}`).join("\n");
  const broken = {
    name: join(process.cwd(), "tests/unit/b.test.ts"),
    assertionResults: [],
    message,
  };
  const { failures } = readVitest(written({ testResults: [broken] }));
  const checks = [
    { claim: "nobody pays twice", offences: ["K-10001"] },
    { claim: "nothing is lost", offences: [] },
  ];
  failures.push(...readChaos(written({ passed: 1, failed: 1, checks })).failures);
  const text = linesOf(failures).join("\n");
  expect(text).toMatch(/^✗ unit\/b\.test\.ts\n {4}line 0\n/);
  expect(text).not.toContain("line 12");
  expect(text).toMatch(/✗ chaos › nobody pays twice\n {4}K-10001$/);
});

test("a file whose hook failed has failed, though none of its tests has", () => {
  const skipped = { status: "skipped", fullName: "sums are right" };
  const file = written({
    testResults: [
      {
        ...{ name: join(process.cwd(), "tests/unit/c.test.ts"), status: "failed", message: "" },
        assertionResults: [skipped],
      },
    ],
  });
  expect(readVitest(file).failures).toMatchObject([{ test: "unit/c.test.ts" }]);
});

test.each([readVitest, readPlaywright, readChaos])(
  "a report that is missing, empty or cut off is none: %o",
  (read) => {
    expect(() => read(join(folder, "none.json"))).toThrow("there is none");
    const file = join(folder, "half.json");
    writeFileSync(file, "");
    expect(() => read(file)).toThrow("it is empty");
    writeFileSync(file, '{"numPassedTests": 3, "testRes');
    expect(() => read(file)).toThrow("it is cut off after 30 characters");
  },
);

test("an area is a folder, and its seconds are those of its files, the longest first", () => {
  const lines = timesOf([
    { file: "unit/a/one.test.ts", seconds: 1 },
    { file: "unit/a/two.test.ts", seconds: 2 },
    { file: "integration/operations/worker.test.ts", seconds: 4 },
    { file: "unit/b/quick.test.ts", seconds: 0.1 },
  ]);
  expect(lines.slice(0, 2).map((line) => line.trim())).toEqual([
    "4.0 s  integration/operations",
    "3.0 s  unit/a",
  ]);
  expect(lines.join()).not.toContain("unit/b\n");
});
