import { expect } from "vitest";
import { watchWhileItMoves } from "../../scripts/time-limits";
import { recordsOf } from "./records";
import type { FaultOrder } from "../../sandbox/faults/registry";
import { sandbox } from "./world";

/** Lets the next request to a service wait. @returns what lets it go on */
export function hold(service: FaultOrder["service"], path?: string): () => void {
  const { id } = sandbox.faults.arm({ service, fault: "hold", path });
  return () => void sandbox.faults.lift(id);
}

/** Resolves when every fault has struck: the last request is being kept waiting. */
export const faultsHaveStruck = () => expect.poll(() => sandbox.faults.list()).toEqual([]);

/** Waits until an order has been delivered, for as long as anything is done for it. */
export async function isCompleted(orderId: string): Promise<void> {
  const look = async () => {
    const { order, events, modelCalls, jobs, delivered } = await recordsOf(orderId);
    return { status: order.status, events, jobs, made: [modelCalls.length, delivered.length] };
  };
  const { status } = await watchWhileItMoves(look, (seen) => seen.status === "completed", {
    standstill: 45_000,
    every: 100,
  });
  expect(status).toBe("completed");
}

/** Proves that an order was worked on to its end, once, and that no job of it is left. */
export async function expectOneMail(orderId: string): Promise<void> {
  const { delivered, texts, files, events } = await recordsOf(orderId);
  expect(delivered).toMatchObject([{ conflicts: 0 }]);
  expect({ texts: texts.length, files: files.length }).toEqual({ texts: 1, files: 1 });
  expect(events).toEqual(["placed", "paid", "processing", "written", "rendered", "completed"]);
  await expect.poll(async () => (await recordsOf(orderId)).jobs).toEqual([]);
}
