import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { measureMachine, stretched, watchWhileItMoves } from "../../../scripts/time-limits";

const variable = "TIME_LIMIT_FACTOR";
afterEach(() => vi.unstubAllEnvs());

test("a machine is measured once, and is never taken for a faster one than limits were chosen on", async () => {
  vi.stubEnv(variable, undefined);
  const factor = await measureMachine();
  expect(factor).toBeGreaterThanOrEqual(1);
  expect(process.env[variable]).toBe(String(factor));
  vi.stubEnv(variable, "3.5");
  expect(await measureMachine()).toBe(3.5);
});

test("a limit is its floor times the factor; where nothing was measured, its floor", () => {
  vi.stubEnv(variable, "2.5");
  expect(stretched(1_000)).toBe(2_500);
  vi.stubEnv(variable, undefined);
  expect(stretched(1_000)).toBe(1_000);
});

/** Looks at what changes with some looks and not with others, on a clock that each look moves by a second. */
async function watch(seen: (look: number) => number, isDone: (seen: number) => boolean) {
  let looks = 0;
  vi.spyOn(performance, "now").mockImplementation(() => looks * 1_000);
  const last = await watchWhileItMoves(() => seen(++looks), isDone, {
    standstill: 5_000,
    every: 0,
  });
  vi.restoreAllMocks();
  return { last, looks };
}

test("what moves is watched for as long as it takes", async () => {
  const slowly = (look: number) => Math.floor(look / 4);
  expect(await watch(slowly, (seen) => seen === 50)).toEqual({ last: 50, looks: 200 });
});

test("what stands still is given up, on a slower machine later", async () => {
  const stops = (look: number) => Math.min(look, 30);
  vi.stubEnv(variable, "1");
  expect(await watch(stops, (seen) => seen === 50)).toEqual({ last: 30, looks: 36 });
  vi.stubEnv(variable, "3");
  expect(await watch(stops, (seen) => seen === 50)).toEqual({ last: 30, looks: 46 });
});

/** Limits as the runners and Node take them: by name, and as what follows a test or a hook. */
const fixedLimit = /\b\w*[tT]imeout: *\d{2}[\d_]+|^ *\}, \d[\d_]+\);$/gm;

test("no test and no set-up has a limit of its own that a slower machine does not stretch", () => {
  const files = ["tests", "scripts"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  );
  const fixed = ["vitest.config.ts", "playwright.config.ts", ...files].flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(fixedLimit)].map(
      ([limit]) => `${file}: ${limit.trim()}`,
    ),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(fixed).toEqual([]);
});
