import { afterEach, describe, test } from "vitest";
import { placePaidOrder } from "../support/orders";
import { expectOneMail, faultsHaveStruck, isCompleted } from "../support/work";
import { killWorkers, startWorker } from "../support/worker-process";
import { sandbox } from "../support/world";

afterEach(killWorkers);

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
    await isCompleted(order.id, 15_000);
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
    for (const order of orders) await isCompleted(order.id, 15_000);
    for (const order of orders) await expectOneMail(order.id);
  });
});
