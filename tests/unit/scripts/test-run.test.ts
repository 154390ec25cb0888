import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readVitest } from "../../../scripts/test-report";
import { performPlan, type Ended, type Plan, type Step } from "../../../scripts/test-run";

const folder = mkdtempSync(join(tmpdir(), "konstelacja-run-"));
afterAll(() => rmSync(folder, { recursive: true }));

const well: Ended = { succeeded: true, written: "", processorSeconds: 2.4 };
const badly: Ended = {
  ...{ succeeded: false, written: "on the way\nSegmentation fault\n", processorSeconds: null },
};

const fileNamed = (name: string) => join(folder, `${name}.json`);
const program = (name: string): Step => ({ name, args: [] });
const suite = (name: string): Step => ({
  ...program(name),
  report: () => readVitest(fileNamed(name)),
});

/** What Vitest leaves of tests that pass, tests that fail, and files that cannot be loaded. */
const leave = (name: string, { passed = 0, failed = 0, unloadable = 0 }) => {
  const result = (status: string) => (_: unknown, number: number) => ({
    ...{ status, fullName: `test ${number}`, failureMessages: ["no"] },
  });
  const file = (message: string, assertionResults: object[]) => ({
    ...{ name: join(process.cwd(), `tests/unit/${name}.test.ts`), startTime: 0, endTime: 1 },
    ...{ status: "x", message, assertionResults },
  });
  const report = {
    ...{ numPassedTests: passed, numFailedTests: failed, numPendingTests: 0, numTodoTests: 0 },
    testResults: [
      ...Array.from({ length: unloadable }, () => file("Cannot find module", [])),
      file("", [
        ...Array.from({ length: passed }, result("passed")),
        ...Array.from({ length: failed }, result("failed")),
      ]),
    ],
  };
  writeFileSync(fileNamed(name), JSON.stringify(report));
};

type Worlds = { setUp?: () => Promise<unknown>; cleanUp?: () => Promise<unknown> };

/** Performs a plan of programs that end as they are told to. */
async function perform(
  plan: Partial<Plan>,
  ends: Record<string, Ended | Error> = {},
  { setUp = async () => {}, cleanUp = async () => {} }: Worlds = {},
) {
  const said: string[] = [];
  const ran: string[] = [];
  let cleanedUp = 0;
  const code = await performPlan(
    { sideBySide: [], oneByOne: [], ...plan },
    {
      setUp,
      async run({ name }) {
        ran.push(name);
        const end = ends[name] ?? well;
        if (end instanceof Error) throw end;
        return end;
      },
      async cleanUp() {
        cleanedUp++;
        await cleanUp();
      },
      say: (text) => said.push(text),
      secondsOfAll: () => 7.6,
    },
  );
  return { code, ran, cleanedUp, text: said.join("\n"), last: said.at(-1) };
}

test("what passed is added up, and the run is green", async () => {
  leave("unit", { passed: 3 });
  const plan = { sideBySide: [[program("types"), program("lint")]], oneByOne: [suite("unit")] };
  const { code, ran, cleanedUp, last, text } = await perform(plan);
  expect({ code, ran, cleanedUp }).toEqual({
    code: 0,
    ran: ["types", "lint", "unit"],
    cleanedUp: 1,
  });
  expect(last).toBe("5 passed, 0 failed, 0 skipped");
  expect(text).not.toContain("What failed:");
  expect(text).toContain("unit: 3 passed, 0 failed, 0 skipped (0 s, 2 s of processor)");
  expect(text).toContain("all of it: 0 s, 8 s of processor");
});

test("every failure counts: a test that failed as well as a file that could not be loaded", async () => {
  leave("unit", { passed: 1, failed: 1, unloadable: 3 });
  const { code, last, text } = await perform({ oneByOne: [suite("unit")] }, { unit: badly });
  expect(code).toBe(1);
  expect(last).toBe("1 passed, 4 failed, 0 skipped");
  expect(text).toContain("unit: 1 passed, 4 failed, 0 skipped");
  expect(text.match(/^✗ /gm)).toHaveLength(4);
});

test("a failure that a program reports counts even where it ends well", async () => {
  leave("unit", { passed: 1, failed: 2 });
  const { code, last } = await perform({ oneByOne: [suite("unit")] });
  expect({ code, last }).toEqual({ code: 1, last: "1 passed, 2 failed, 0 skipped" });
});

test("a program that ends badly without a failure to show for it has failed, in its own last words", async () => {
  leave("unit", { passed: 2 });
  const plan = { sideBySide: [[program("types")]], oneByOne: [suite("unit")] };
  const { code, last, text } = await perform(plan, { unit: badly, types: badly });
  expect({ code, last }).toEqual({ code: 1, last: "2 passed, 2 failed, 0 skipped" });
  expect(text).toMatch(/✗ unit\n {4}It ended badly, .+\n {4}on the way\n {4}Segmentation fault/);
});

test.each([
  ["is missing", null, "there is none"],
  ["is empty", "", "it is empty"],
  ["is cut off", '{"numPassedTests": 9, "testRes', "it is cut off"],
  ["is of another kind", "{}", "cannot be read"],
  ["counts nothing", '{"testResults": []}', "tells of no test that ran"],
  ["has no tests", '{"numPassedTests": 0, "numFailedTests": 0, "testResults": []}', "no test"],
])("a report that %s makes the run red, however well the program ended", async (_, left, why) => {
  const name = `unit ${why}`;
  if (left !== null) writeFileSync(fileNamed(name), left);
  const others = [program("afterwards")];
  for (const end of [well, badly]) {
    const done = await perform({ oneByOne: [suite(name), ...others] }, { [name]: end });
    expect(done).toMatchObject({
      ...{ code: 1, cleanedUp: 1, last: "1 passed, 1 failed, 0 skipped" },
    });
    expect(done.text).toMatch(new RegExp(`✗ ${name}\\n {4}.*${why}`));
  }
});

test("a program that cannot be started has failed, and those beside and after it run", async () => {
  const plan = {
    sideBySide: [[program("types"), program("lint")], [program("build")]],
    oneByOne: [program("last")],
  };
  const { code, ran, cleanedUp, last, text } = await perform(plan, {
    types: new Error("spawn ENOENT"),
  });
  expect(ran.sort()).toEqual(["build", "last", "lint", "types"]);
  expect({ code, cleanedUp, last }).toEqual({
    ...{ code: 1, cleanedUp: 1, last: "3 passed, 1 failed, 0 skipped" },
  });
  expect(text).toContain("spawn ENOENT");
});

test("where the ground cannot be laid or cleared the run is red, and it is cleaned up once", async () => {
  const fails = (why: string) => async () => {
    throw new Error(why);
  };
  const plan = { oneByOne: [program("types")] };
  expect(await perform(plan, {}, { setUp: fails("no database") })).toMatchObject({
    ...{ code: 1, ran: [], cleanedUp: 1, last: "0 passed, 1 failed, 0 skipped" },
    text: expect.stringContaining("no database") as string,
  });
  expect(await perform(plan, {}, { cleanUp: fails("in use") })).toMatchObject({
    ...{ code: 1, cleanedUp: 1, last: "1 passed, 1 failed, 0 skipped" },
    text: expect.stringContaining("in use") as string,
  });
});
