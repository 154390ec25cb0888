import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { batcher, batchInterval, type TextBatch } from "~/services/text-streams/batch";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A database that keeps what it is given. */
function table() {
  const texts = new Map<string, string>();
  const closed = new Set<string>();
  const stores: (readonly TextBatch[])[] = [];
  let failures = 0;
  const errors: unknown[] = [];
  const { add, end } = batcher(
    async (gathered) => {
      if (failures > 0) throw new Error(`away, ${failures--} more`);
      stores.push(gathered.map((one) => ({ ...one })));
      const open = gathered.filter(({ id }) => !closed.has(id));
      for (const { id, text, state } of open) {
        texts.set(id, (texts.get(id) ?? "") + text);
        if (state) closed.add(id);
      }
      return new Set(open.map(({ id }) => id));
    },
    (error) => void errors.push(error),
  );
  return { texts, closed, stores, errors, add, end, fail: (times: number) => (failures = times) };
}

describe("pieces of texts", () => {
  test("that come a thousand a second, to fifty texts, are stored ten times, and none is lost", async () => {
    const { texts, stores, add } = table();
    const whole = new Map<string, string>();
    for (let piece = 0; piece < 1_000; piece++) {
      const id = `text-${piece % 50}`;
      whole.set(id, `${whole.get(id) ?? ""} ${piece}`);
      add(id, ` ${piece}`);
      if (piece < 999) await vi.advanceTimersByTimeAsync(1);
    }
    expect(batchInterval).toBe(100);
    expect(stores).toHaveLength(10);
    await vi.advanceTimersByTimeAsync(batchInterval);
    expect(texts).toEqual(whole);
  });

  test("wait while a store takes its time, and come in their order", async () => {
    let finish = () => {};
    const stored: string[] = [];
    const { add } = batcher(async ([one]) => {
      await new Promise<void>((done) => (finish = done));
      stored.push(one!.text);
      return new Set([one!.id]);
    }, vi.fn());
    add("a", "1");
    await vi.advanceTimersByTimeAsync(1_000);
    add("a", "2");
    add("a", "3");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(stored).toEqual([]);
    finish();
    await vi.advanceTimersByTimeAsync(1_000);
    finish();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(stored).toEqual(["1", "23"]);
  });

  test("that could not be stored are in the next store, before what came meanwhile", async () => {
    const { texts, errors, add, fail } = table();
    fail(2);
    add("a", "1");
    await vi.advanceTimersByTimeAsync(batchInterval);
    add("a", "2");
    await vi.advanceTimersByTimeAsync(batchInterval);
    add("a", "3");
    await vi.advanceTimersByTimeAsync(batchInterval);
    expect(errors).toHaveLength(2);
    expect(texts.get("a")).toBe("123");
  });

  test("hold nothing that PostgreSQL cannot keep: no zero byte, and no half of a character", async () => {
    const { stores, texts, add, end } = table();
    const [first, second] = ["🌙".slice(0, 1), "🌙".slice(1)];
    add("a", `\0noc ${first}`);
    await vi.advanceTimersByTimeAsync(batchInterval);
    expect(stores[0]).toEqual([{ id: "a", text: "noc ", state: null }]);
    add("a", second);
    const ended = end("a", "complete");
    await vi.advanceTimersByTimeAsync(batchInterval);
    expect(await ended).toBe(true);
    expect(texts.get("a")).toBe("noc 🌙");
  });
});

describe("the end of a text", () => {
  test("comes with its last words, in one store", async () => {
    const { stores, add, end } = table();
    add("a", "1");
    add("a", "2");
    const ended = end("a", "complete");
    await vi.advanceTimersByTimeAsync(batchInterval);
    expect(await ended).toBe(true);
    expect(stores).toEqual([
      [{ id: "a", text: "1", state: null }],
      [{ id: "a", text: "2", state: "complete" }],
    ]);
  });

  test("fails where it cannot be stored", async () => {
    const { add, end, fail } = table();
    add("a", "1");
    await vi.advanceTimersByTimeAsync(batchInterval);
    fail(1);
    const ended = end("a", "complete");
    const failed = expect(ended).rejects.toThrow("away");
    await vi.advanceTimersByTimeAsync(batchInterval);
    await failed;
  });

  test("is told to a writer whose text somebody else has closed", async () => {
    const { closed, add, end } = table();
    expect(add("a", "1")).toBe(true);
    await vi.advanceTimersByTimeAsync(batchInterval);
    closed.add("a");
    add("a", "2");
    await vi.advanceTimersByTimeAsync(batchInterval);
    expect(add("a", "3")).toBe(false);
    const ended = end("a", "failed");
    await vi.advanceTimersByTimeAsync(batchInterval);
    expect(await ended).toBe(false);
  });
});
