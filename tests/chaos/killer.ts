import { setTimeout as pause } from "node:timers/promises";
import type { Program } from "../support/program";
import type { Chance } from "./chance";

/** How often it is looked whether a program's hour has come, in milliseconds. */
const lookInterval = 100;

export type Storm = {
  /** How much the shop has done so far. */
  done: () => Promise<number>;
  /** How much it will have done when everything is delivered, roughly. */
  expected: number;
  /** Whether nothing more is about to be done. */
  isOver: () => boolean;
};

/**
 * Kills each program as often as it is told, without warning, and starts it again at once. The moments are drawn from what the
 * shop does, not from the clock, so that a storm is the same on a slow machine: between two of them there is always work.
 * @returns how often each was killed while there was work, once all are up again
 */
export async function killAll(
  victims: Readonly<Record<string, { program: Program; times: number }>>,
  chance: Chance,
  { done, expected, isOver }: Storm,
): Promise<Record<string, number>> {
  const haunt = async ([name, { program, times }]: [
    string,
    { program: Program; times: number },
  ]) => {
    const moments = Array.from(
      { length: times },
      (_, number) => ((number + chance()) / times) * expected,
    );
    let kills = 0;
    for (const moment of moments) {
      while (!isOver() && (await done()) < moment) await pause(lookInterval);
      if (!isOver()) kills++;
      await program.kill();
      await program.restart();
    }
    return [name, kills] as const;
  };
  return Object.fromEntries(await Promise.all(Object.entries(victims).map(haunt)));
}
