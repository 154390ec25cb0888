import { coalescing } from "../concurrency/coalescing";

/** Least time between two stores, in milliseconds: a process makes ten announcements a second, however many texts grow in it. */
export const batchInterval = 100;

/** What has come of one text since the last store, and how it ended if it did. */
export type TextBatch = { id: string; text: string; state: "complete" | "failed" | null };

/** A text that ends in the first half of a character, which PostgreSQL would take for a broken one. */
const halfCharacter = /[\uD800-\uDBFF]$/;

/**
 * Gathers pieces of many texts and stores them together.
 * @param store stores all in one statement. @returns the ids of the texts that were still open
 * @param onError told of a store that failed; what it was to store is in the next one
 */
export function batcher(
  store: (gathered: readonly TextBatch[]) => Promise<ReadonlySet<string>>,
  onError: (error: unknown) => void,
) {
  let waiting = new Map<string, TextBatch>();
  const closed = new Set<string>();
  let settled: { resolve: () => void; reject: (error: unknown) => void; promise: Promise<void> } =
    newPromise();

  async function flush(): Promise<void> {
    const sent = waiting;
    const done = settled;
    waiting = new Map();
    settled = newPromise();
    for (const one of sent.values()) {
      const [half] = one.state === null ? (halfCharacter.exec(one.text) ?? []) : [];
      if (!half) continue;
      one.text = one.text.slice(0, -1);
      waiting.set(one.id, { ...one, text: half });
    }
    try {
      const open = await store([...sent.values()]);
      for (const { id } of sent.values()) if (!open.has(id)) closed.add(id);
      done.resolve();
    } catch (error) {
      for (const one of sent.values())
        put(one.id, one.text + (waiting.get(one.id)?.text ?? ""), one.state);
      done.reject(error);
      throw error;
    }
  }
  const { wake } = coalescing(flush, { minPause: batchInterval, onError });

  function put(id: string, text: string, state: TextBatch["state"]): void {
    waiting.set(id, { id, text, state: waiting.get(id)?.state ?? state });
  }

  return {
    add(id: string, piece: string): boolean {
      // PostgreSQL knows no text with a zero byte.
      put(id, (waiting.get(id)?.text ?? "") + piece.replaceAll("\0", ""), null);
      wake();
      return !closed.has(id);
    },
    async end(id: string, state: "complete" | "failed"): Promise<boolean> {
      put(id, waiting.get(id)?.text ?? "", state);
      const { promise } = settled;
      wake();
      try {
        await promise;
        return !closed.has(id);
      } finally {
        waiting.delete(id);
        closed.delete(id);
      }
    },
  };
}

function newPromise() {
  let resolve = () => {};
  let reject = (_error: unknown) => {};
  const promise = new Promise<void>((done, fail) => ([resolve, reject] = [done, fail]));
  promise.catch(() => undefined);
  return { resolve, reject, promise };
}
