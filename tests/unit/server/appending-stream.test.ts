import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { appendingStream, heartbeatInterval } from "~/http/event-stream.server";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A list that grows, and a stream of it. */
function growing(after: string | null = null, maxAtOnce = Infinity) {
  const list: string[] = [];
  const errors: unknown[] = [];
  const state = { isOver: false, isForbidden: false, failures: 0, reads: 0, watchers: 0 };
  let tell = () => {};
  const { body } = appendingStream(after, {
    read: async (last) => {
      state.reads++;
      if (state.failures-- > 0) throw new Error("away");
      if (state.isForbidden) return null;
      const from = Number(last ?? 0);
      const to = Math.min(list.length, from + maxAtOnce);
      const event = to > from ? { id: `${to}`, data: list.slice(from, to).join("") } : null;
      return { event, hasMore: to < list.length, isOver: state.isOver };
    },
    watch: (onGrowth) => {
      state.watchers++;
      tell = onGrowth;
      return () => void state.watchers--;
    },
    onError: (error) => void errors.push(error),
  });
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
  return {
    state,
    errors,
    grow: (...items: string[]) => {
      list.push(...items);
      tell();
    },
    tell: () => tell(),
    /** The next thing that is told, comments left out; undefined at the end. */
    next: async () => {
      for (;;) {
        const reading = reader.read();
        await vi.advanceTimersByTimeAsync(1_000);
        const { value, done } = await reading;
        if (done) return undefined;
        if (!value.startsWith(":")) return value;
      }
    },
    ask: () => reader.read(),
    leave: () => reader.cancel(),
  };
}

const event = (id: number, data: string) => `id: ${id}\ndata: ${data}\n\n`;

describe("a stream that appends", () => {
  test("tells what came before, then what comes, and ends with the last of it", async () => {
    const { grow, next, state } = growing();
    grow("a", "b");
    expect(await next()).toBe(event(2, "ab"));
    const following = next();
    grow("c");
    expect(await following).toBe(event(3, "c"));
    state.isOver = true;
    grow("d");
    expect(await next()).toBe(event(4, "d"));
    expect(await next()).toBeUndefined();
    expect(state.watchers).toBe(0);
  });

  test("begins after what its reader has", async () => {
    const { grow, next } = growing("2");
    grow("a", "b", "c");
    expect(await next()).toBe(event(3, "c"));
  });

  test("tells a long past in parts, to its end", async () => {
    const { grow, next, state } = growing(null, 2);
    state.isOver = true;
    grow("a", "b", "c", "d", "e");
    expect([await next(), await next(), await next(), await next()]).toEqual([
      event(2, "ab"),
      event(4, "cd"),
      event(5, "e"),
      undefined,
    ]);
  });

  test("reads nothing ahead of a slow reader, who gets all of it later and at once", async () => {
    const { grow, next, state } = growing();
    grow("0");
    await next();
    // Something waits for the reader, and then nothing is read any more.
    grow("1");
    await vi.advanceTimersByTimeAsync(1_000);
    const before = state.reads;
    for (let item = 2; item < 1_000; item++) {
      grow(`,${item}`);
      await vi.advanceTimersByTimeAsync(10);
    }
    expect(state.reads - before).toBeLessThanOrEqual(1);
    let told = "";
    while (!told.includes(",999")) told += await next();
    expect(told.match(/data/g)!.length).toBeLessThanOrEqual(3);
    expect(told.match(/\d+(?=,|\n)/g)).toContain("500");
  });

  test("reads at most ten times a second, however often it is woken", async () => {
    const { ask, tell, state } = growing();
    await ask();
    void ask();
    await vi.advanceTimersByTimeAsync(100);
    const before = state.reads;
    for (let ms = 0; ms < 999; ms++) {
      tell();
      await vi.advanceTimersByTimeAsync(1);
    }
    expect(state.reads - before).toBeLessThanOrEqual(10);
  });

  test("is not ended by a read that fails: the next heartbeat looks again", async () => {
    const { next, grow, state, errors } = growing();
    state.failures = 1;
    grow("a");
    const told = next();
    await vi.advanceTimersByTimeAsync(heartbeatInterval);
    expect(await told).toBe(event(1, "a"));
    expect(errors).toHaveLength(1);
  });

  test("ends where its reader may read no more", async () => {
    const { grow, next, state } = growing();
    grow("a");
    await next();
    state.isForbidden = true;
    grow("b");
    expect(await next()).toBeUndefined();
    expect(state.watchers).toBe(0);
  });

  test("holds nothing once its reader has gone", async () => {
    const { grow, next, leave, state } = growing();
    grow("a");
    await next();
    await leave();
    const before = state.reads;
    grow("b");
    await vi.advanceTimersByTimeAsync(2 * heartbeatInterval);
    expect(state).toMatchObject({ watchers: 0, reads: before });
  });
});
