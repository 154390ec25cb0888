import { setTimeout as pause } from "node:timers/promises";
import type { Program } from "../support/program";
import type { Chance } from "./chance";

export type Killer = {
  /** Lets everybody live from now on; resolves, with how often each program was killed, once all are up again. */
  stop: () => Promise<Record<string, number>>;
};

/** Kills programs without warning at random moments, several at a time if it comes to that; each starts again at once. */
export function startKilling(victims: Record<string, Program>, chance: Chance): Killer {
  const stopping = new AbortController();
  const kills = Object.fromEntries(Object.keys(victims).map((name) => [name, 0]));
  const alive = new Set(Object.keys(victims));
  const restarts: Promise<void>[] = [];

  async function restart(name: string): Promise<void> {
    await victims[name]?.restart();
    alive.add(name);
  }

  const killing = (async () => {
    while (!stopping.signal.aborted) {
      await pause(1_000 + chance() * 3_000);
      const name = [...alive][Math.floor(chance() * alive.size)];
      if (!name) continue;
      alive.delete(name);
      await victims[name]?.kill();
      kills[name] = (kills[name] ?? 0) + 1;
      restarts.push(restart(name));
    }
    await Promise.all(restarts);
  })();
  // Whoever calls `stop` hears of it; until then a failure must not end this process.
  killing.catch(() => {});

  return {
    async stop() {
      stopping.abort();
      await killing;
      return kills;
    },
  };
}
