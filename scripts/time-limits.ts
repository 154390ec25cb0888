import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";

const variable = "TIME_LIMIT_FACTOR";

/** What the measured work takes on that machine, two cores of 2.6 GHz with nothing else to do, in milliseconds. */
const reference = 350;
const workers = 3;

const work = `
  const { createHash } = require("node:crypto");
  const { runInThisContext } = require("node:vm");
  const { deflateSync } = require("node:zlib");
  for (let round = 0; round < 60; round++) {
    const rows = Array.from({ length: 400 }, (_, id) => ({
      id, round, text: "Zażółć gęślą jaźń " + id * round, at: new Date(id * 1e9),
    }));
    const page = JSON.stringify(JSON.parse(JSON.stringify(rows)))
      .replace(/[żół]/g, (letter) => "&#" + letter.codePointAt(0) + ";");
    createHash("sha256").update(deflateSync(page)).digest("hex");
    runInThisContext("(" + JSON.stringify(page.slice(0, 20_000)) + ").split(',').map((part) => part.length)");
  }`;

async function measuredFactor(): Promise<number> {
  const began = performance.now();
  await Promise.all(
    Array.from({ length: workers }, () => once(new Worker(work, { eval: true }), "exit")),
  );
  const factor = Math.max(1, (performance.now() - began) / reference);
  return Math.ceil(factor * 10) / 10;
}

/** Measures the machine, unless whoever started this process has. @returns the factor of its limits, at least 1 */
export async function measureMachine(): Promise<number> {
  process.env[variable] ??= String(await measuredFactor());
  return timeLimitFactor();
}

/** What limits are multiplied with here; 1 where nothing was measured, as outside of tests. */
export const timeLimitFactor = () => Number(process.env[variable] ?? 1);

/** A limit for this machine, in milliseconds. @param floor what it is on the one that it was chosen on */
export const stretched = (floor: number) => Math.ceil(floor * timeLimitFactor());

/**
 * Looks again and again until nothing is waited for. Only standstill ends it earlier: a stretched `standstill`, in
 * milliseconds, in which all looks saw the same.
 * @param isDone tells from what was seen whether the wait is over
 * @returns what was seen last
 */
export async function watchWhileItMoves<Seen>(
  look: () => Seen | Promise<Seen>,
  isDone: (seen: Seen) => boolean,
  { standstill, every }: { standstill: number; every: number },
): Promise<Seen> {
  let before: string | undefined;
  let movedAt = performance.now();
  for (;;) {
    const seen = await look();
    if (isDone(seen)) return seen;
    const now = JSON.stringify(seen);
    if (now !== before) movedAt = performance.now();
    else if (performance.now() - movedAt > stretched(standstill)) return seen;
    before = now;
    await pause(every);
  }
}
