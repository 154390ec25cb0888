import { setTimeout as pause } from "node:timers/promises";
import type { Program } from "../support/program";
import type { Chance } from "./chance";

export type Killer = {
  /** Lets everybody live from now on; resolves, with how often each program was killed, once all are up again. */
  stop: () => Promise<Record<string, number>>;
};

/** First guess of how long a program takes to start, in milliseconds. */
const usualStart = 750;

/**
 * Kills programs without warning at random moments and starts each again at once. A program lives two to ten times as
 * long as it took to start, so that some work is done on a slow or busy machine, too.
 */
export function startKilling(victims: Record<string, Program>, chance: Chance): Killer {
  const stopping = new AbortController();
  const kills = Object.fromEntries(Object.keys(victims).map((name) => [name, 0]));

  async function haunt(name: string, victim: Program): Promise<void> {
    let startMs = usualStart;
    for (;;) {
      await pause(startMs * (2 + 8 * chance()), undefined, { signal: stopping.signal });
      await victim.kill();
      kills[name] = (kills[name] ?? 0) + 1;
      const killedAt = performance.now();
      await victim.restart();
      startMs = performance.now() - killedAt;
    }
  }

  const killing = Promise.all(
    Object.entries(victims).map(([name, victim]) =>
      haunt(name, victim).catch((error: unknown) => {
        if (!stopping.signal.aborted) throw error;
      }),
    ),
  );
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
