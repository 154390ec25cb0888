import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

const program = `
  import { setTimeout as pause } from "node:timers/promises";
  const took = async (work) => {
    const began = performance.now();
    await work();
    return performance.now() - began;
  };
  const kept = setInterval(() => {}, 1_000);
  let limit;
  const times = await Promise.all([
    took(() => new Promise((done) => setTimeout(done, 40))),
    took(() => pause(40)),
    took(() => new Promise((done) => (limit = AbortSignal.timeout(40)).addEventListener("abort", done))),
  ]);
  clearInterval(kept);
  console.log(JSON.stringify({ least: Math.min(...times), args: await new Promise((done) => setTimeout(done, 1, "given")) }));`;

test("a program whose timers are stretched waits as many times longer, whichever timer it takes", () => {
  const timers = new URL("../../support/stretch-timers.js?factor=5", import.meta.url).href;
  const said = execFileSync(process.execPath, [
    ...["--import", timers, "--input-type=module", "--eval", program],
  ]);
  const { least, args } = JSON.parse(said.toString()) as { least: number; args: string };
  // A timer may be a millisecond early, by Node's own clock.
  expect(least).toBeGreaterThanOrEqual(195);
  expect(args).toBe("given");
});
