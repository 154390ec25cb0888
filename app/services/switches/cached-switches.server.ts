import { setTimeout as pause } from "node:timers/promises";
import { listen } from "~/db/listen.server";
import type { ServiceContext } from "../command/context.server";
import { describeError } from "../command/describe-error";
import { latestSwitchChanges } from "./switch-state.server";
import { switchNames, type SwitchName } from "./switch-names";

/** How long what was read counts as new, in milliseconds, should an announcement be lost. */
const freshFor = 3_000;
/** How long a page waits for a new reading, in milliseconds, before it goes by the one before. */
const patience = 300;

let on: ReadonlySet<string> = new Set();
/** When `on` was read, in milliseconds since 1970; once that has been told of a change, long ago. */
let knownAt = -Infinity;
let reading: Promise<void> | null = null;
let begun = 0;
let ended = 0;
let isListening = false;

/** A switch was changed: the next page reads anew, whatever is being read now. */
export function invalidateSwitches(): void {
  knownAt = -Infinity;
  reading = null;
}

/**
 * Whether a switch is on as far as this process knows, for pages that say so. It hears of every change at once. While the
 * database is away it is what it was, and off before anything was ever read: a page never fails for a switch.
 */
export const isOnCached = async (
  ctx: Pick<ServiceContext, "db" | "log">,
  name: SwitchName,
): Promise<boolean> => (await newestKnown(ctx)).has(name);

/** The switches that are on, by the same knowledge, in the order of `switchNames`. */
export async function switchesOnCached(
  ctx: Pick<ServiceContext, "db" | "log">,
): Promise<SwitchName[]> {
  const known = await newestKnown(ctx);
  return switchNames.filter((name) => known.has(name));
}

async function newestKnown(ctx: Pick<ServiceContext, "db" | "log">): Promise<ReadonlySet<string>> {
  if (!isListening) {
    isListening = true;
    listen("switch_changed", invalidateSwitches);
  }
  if (Date.now() - knownAt > freshFor) {
    reading ??= read(ctx);
    const isLate = pause(patience, true, { ref: false });
    if (await Promise.race([reading, isLate])) knownAt = Date.now();
  }
  return on;
}

function read(ctx: Pick<ServiceContext, "db" | "log">): Promise<void> {
  const attempt = ++begun;
  const asked = readNewest(ctx).then((found) => {
    if (attempt > ended) {
      ended = attempt;
      on = found;
    }
    // It may have begun before a change that was told of since.
    if (reading !== asked) return;
    reading = null;
    knownAt = Date.now();
  });
  return asked;
}

async function readNewest(ctx: Pick<ServiceContext, "db" | "log">): Promise<ReadonlySet<string>> {
  try {
    const changes = await latestSwitchChanges(ctx);
    return new Set(changes.flatMap(({ name, isOn }) => (isOn ? name : [])));
  } catch (error) {
    ctx.log.warn({ error: describeError(error) }, "the switches could not be read");
    return on;
  }
}
