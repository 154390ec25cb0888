import { expect, test } from "vitest";
import { semaphoreByKey } from "~/services/concurrency/semaphore";

test("who waits for one thing keeps nobody from another", async () => {
  const withPermitOf = semaphoreByKey(1);
  const began: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const task = (name: string, until?: Promise<void>) => async () => {
    began.push(name);
    await until;
  };
  const busy = [
    withPermitOf("a", task("a1", released)),
    withPermitOf("a", task("a2")),
    withPermitOf("a", () => Promise.reject(new Error("a3"))).catch(() => began.push("a3")),
  ];
  await withPermitOf("b", task("b1"));
  expect(began).toEqual(["a1", "b1"]);
  release();
  await Promise.all(busy);
  await withPermitOf("a", task("a4"));
  expect(began).toEqual(["a1", "b1", "a2", "a3", "a4"]);
});
