import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { coalescing } from "~/services/concurrency/coalescing";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Something that takes 10 ms, counted as it begins. */
function something(minPause?: number) {
  const run = vi.fn(() => new Promise<void>((done) => setTimeout(done, 10)));
  return { run, ...coalescing(run, { minPause, onError: () => undefined }) };
}

test("what is woken many times is done at once, and once more for what happened meanwhile", async () => {
  const { run, wake } = something();
  for (let times = 0; times < 5; times++) wake();
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(run).toHaveBeenCalledTimes(2);
});

test("it pauses between two times, however often it is woken", async () => {
  const { run, wake } = something(1_000);
  for (let ms = 0; ms < 3_000; ms += 5) {
    wake();
    await vi.advanceTimersByTimeAsync(5);
  }
  expect(run).toHaveBeenCalledTimes(3);
});

test("it goes on after an error, and not once it has been stopped", async () => {
  const onError = vi.fn();
  const run = vi.fn(() => Promise.reject(new Error("The database is away.")));
  const { wake, stop } = coalescing(run, { onError });
  wake();
  await vi.advanceTimersByTimeAsync(1);
  wake();
  wake();
  stop();
  await vi.advanceTimersByTimeAsync(1);
  wake();
  expect(run).toHaveBeenCalledTimes(2);
  expect(onError).toHaveBeenCalledTimes(2);
});
