import { EventEmitter } from "node:events";
import { setImmediate as nextTurn } from "node:timers/promises";
import type * as timers from "node:timers/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { databaseWatch } from "../../../server/database-watch";

// The pauses, too, go by the clock that this test moves.
vi.mock("node:timers/promises", async (original) => ({
  ...(await original<typeof timers>()),
  setTimeout: (ms: number) => new Promise<void>((done) => void setTimeout(done, ms)),
}));

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

/** Lets a request wait. @returns after how many milliseconds the watch answers it, if it does within ten seconds */
async function answeredAfter(
  method: string,
  ping: () => Promise<unknown>,
  letGo = () => {},
): Promise<number | null> {
  const reply = {
    raw: new EventEmitter(),
    ...{ removeHeader: () => reply, status: () => reply, headers: () => reply },
    send: vi.fn(),
  };
  const { begin } = databaseWatch(ping, [{ heard: () => 0, letGo, letSilentGo: () => false }]);
  begin({ method, url: "/panel" } as FastifyRequest, reply as unknown as FastifyReply, () => {});
  for (let ms = 100; ms <= 10_000; ms += 100) {
    vi.advanceTimersByTime(100);
    // What follows from it takes turns of the process, and no time.
    for (let turn = 0; turn < 5; turn++) await nextTurn();
    if (reply.send.mock.calls.length > 0) return ms;
  }
  return null;
}

const never = () => new Promise(() => {});

test.each([
  ["GET", 2_000],
  ["POST", 7_000],
])("%s is answered within %i ms while the database hangs", async (method, most) => {
  const letGo = vi.fn();
  const after = await answeredAfter(method, never, letGo);
  expect(letGo).toHaveBeenCalledTimes(1);
  expect(after).not.toBeNull();
  expect(after).toBeLessThanOrEqual(most);
});

test.each(["GET", "POST"])("%s is waited for while the database answers", async (method) => {
  const letGo = vi.fn();
  const ping = vi.fn(() => Promise.resolve());
  expect(await answeredAfter(method, ping, letGo)).toBeNull();
  expect(ping).toHaveBeenCalledTimes(9);
  expect(letGo).not.toHaveBeenCalled();
});
