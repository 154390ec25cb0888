import { expect } from "vitest";
import { recordsOf } from "./records";
import { sandbox } from "./world";

/** Resolves when every fault has struck: the last request is being kept waiting. */
export const faultsHaveStruck = () =>
  expect.poll(() => sandbox.faults.list(), { timeout: 10_000 }).toEqual([]);

/** Resolves when an order has been delivered. */
export const isCompleted = (orderId: string, timeout: number) =>
  expect
    .poll(async () => (await recordsOf(orderId)).order.status, { timeout, interval: 100 })
    .toBe("completed");

/** Proves that an order was worked on to its end, once, and that no job of it is left. */
export async function expectOneMail(orderId: string): Promise<void> {
  const { delivered, texts, files, events } = await recordsOf(orderId);
  expect(delivered).toMatchObject([{ conflicts: 0 }]);
  expect({ texts: texts.length, files: files.length }).toEqual({ texts: 1, files: 1 });
  expect(events).toEqual(["placed", "paid", "processing", "written", "rendered", "completed"]);
  await expect.poll(async () => (await recordsOf(orderId)).jobs).toEqual([]);
}
