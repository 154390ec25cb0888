import { afterEach, describe, expect, test } from "vitest";
import { parseEnvironment } from "~/config/env.server";
import { placePaidOrder } from "../support/orders";
import { expectOneMail, faultsHaveStruck, isCompleted } from "../support/work";
import { killWorkers, startWorker, workerSettings } from "../support/worker-process";
import { sandbox } from "../support/world";

afterEach(killWorkers);

/** Within what a job of a dead worker has to be done by another, in production, in milliseconds. */
const deadline = 15_000;

/** How much sooner a dead worker is found here. */
function headStart(): number {
  const { WORKER_SWEEP_MS: sweep, WORKER_SETTLE_MS: settle } = parseEnvironment(process.env);
  return (
    sweep +
    settle -
    Number(workerSettings.WORKER_SWEEP_MS) -
    Number(workerSettings.WORKER_SETTLE_MS)
  );
}
const patience = deadline - headStart();

test("in production, too, a dead worker is found with time left to do its jobs", () => {
  expect(headStart()).toBeGreaterThan(0);
  expect(patience).toBeGreaterThan(deadline / 2);
});

describe("a worker that is killed with -9", () => {
  test.each([
    ["while the model writes", "model"],
    ["while the mail is handed over", "resend"],
  ] as const)("%s is replaced within 15 seconds, and one mail goes out", async (_, service) => {
    sandbox.faults.arm({ service, fault: "slow", delayMs: 3_000 });
    const order = await placePaidOrder();
    const first = await startWorker();
    await faultsHaveStruck();
    await startWorker();
    first.kill("SIGKILL");
    await first.ended;
    await isCompleted(order.id, patience);
    await expectOneMail(order.id);
  });

  test("before any other is there is replaced by the next one that starts", async () => {
    sandbox.faults.arm({ service: "model", fault: "slow", delayMs: 3_000 });
    const orders = await Promise.all([1, 2, 3].map(() => placePaidOrder()));
    const first = await startWorker();
    await faultsHaveStruck();
    first.kill("SIGKILL");
    await first.ended;
    await startWorker();
    for (const order of orders) await isCompleted(order.id, patience);
    for (const order of orders) await expectOneMail(order.id);
  });
});
