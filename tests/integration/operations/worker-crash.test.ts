import { afterEach, describe, expect, test } from "vitest";
import { parseEnvironment } from "~/config/settings";
import { placePaidOrder } from "../../support/orders";
import { expectOneMail, faultsHaveStruck, hold, isCompleted } from "../../support/work";
import { killWorkers, startWorker } from "../../support/worker-process";

afterEach(killWorkers);

/** Within what a job of a dead worker has to be done by another, in production, in milliseconds. */
const deadline = 15_000;

test("in production a dead worker is found with a third of the time left to do its jobs", () => {
  const { WORKER_SWEEP_MS: sweep, WORKER_SETTLE_MS: settle } = parseEnvironment(process.env);
  expect(sweep + settle).toBeLessThan((2 / 3) * deadline);
});

describe("a worker that is killed with -9", () => {
  test.each([
    ["while the model writes", "model"],
    ["while the mail is handed over", "resend"],
  ] as const)("%s is replaced by another one, and one mail goes out", async (_, service) => {
    const goOn = hold(service);
    const order = await placePaidOrder();
    const first = await startWorker();
    await faultsHaveStruck();
    await startWorker();
    first.kill("SIGKILL");
    await first.ended;
    // What it had asked for happens all the same.
    goOn();
    await isCompleted(order.id);
    await expectOneMail(order.id);
  });

  test("before any other is there is replaced by the next one that starts", async () => {
    const goOn = hold("model");
    const orders = await Promise.all([1, 2, 3].map(() => placePaidOrder()));
    const first = await startWorker();
    await faultsHaveStruck();
    first.kill("SIGKILL");
    await first.ended;
    goOn();
    await startWorker();
    for (const order of orders) await isCompleted(order.id);
    for (const order of orders) await expectOneMail(order.id);
  });
});
