import { existsSync, readFileSync } from "node:fs";

const file = "/proc/self/stat";
/** What Linux counts in, on every machine. */
const ticksPerSecond = 100;

/**
 * The processor's seconds of all programs that this process has started and that have ended, with whatever they had started;
 * null where the system does not tell.
 */
export function secondsOfEnded(): number | null {
  if (!existsSync(file)) return null;
  const columns = readFileSync(file, "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");
  return (Number(columns[13]) + Number(columns[14])) / ticksPerSecond;
}

/** The same with those of this process. */
export function secondsOfAll(): number | null {
  const ended = secondsOfEnded();
  const { user, system } = process.cpuUsage();
  return ended === null ? null : ended + (user + system) / 1e6;
}
