import { syncBuiltinESMExports } from "node:module";
import promises from "node:timers/promises";

/** A timer that is set for longer than that fires at once; `AbortSignal.timeout` takes whole milliseconds alone. */
const longest = 2 ** 31 - 1;

/** Says that the timers of this process have been stretched, however often this module is loaded. */
const done = Symbol.for("timers of tests are stretched");

/**
 * Lets whatever this process waits for last longer: on a machine that is slower by the same factor, the product's own
 * time-outs then strike as late in its work as on a fast one. Intervals and times of day stay as they are.
 * @param {number} factor
 */
export function stretchTimers(factor) {
  if (factor === 1 || done in globalThis) return;
  const stretched = (/** @type {number | undefined} */ ms = 0) =>
    Math.min(Math.ceil(ms * factor), longest);
  const { setTimeout } = globalThis;
  const slower = (
    /** @type {(...args: unknown[]) => void} */ callback,
    /** @type {number | undefined} */ ms,
    /** @type {unknown[]} */ ...args
  ) => setTimeout(callback, stretched(ms), ...args);
  Object.defineProperties(slower, Object.getOwnPropertyDescriptors(setTimeout));
  Object.assign(globalThis, { setTimeout: slower, [done]: true });
  const { setTimeout: pause } = promises;
  promises.setTimeout = (ms, ...rest) => pause(stretched(ms), ...rest);
  syncBuiltinESMExports();
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (ms) => timeout(stretched(ms));
}

// As `--import …/stretch-timers.js?factor=3`, in programs that know nothing of tests.
const given = new URL(import.meta.url).searchParams.get("factor");
if (given) stretchTimers(Number(given));
