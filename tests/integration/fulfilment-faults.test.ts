import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { env } from "~/config/env.server";
import { fulfilOrder } from "~/services/fulfilment/fulfil-order.server";
import { placePaidOrder, testContext } from "../support/orders";
import { recordsOf } from "../support/records";
import { sandbox } from "../support/world";

const ctx = testContext();
const fulfil = (orderId: string, lastAttempt = false) => fulfilOrder(ctx, { orderId, lastAttempt });
const refundsIn = (jobs: { task: string }[]) =>
  jobs.filter(({ task }) => task === "send_refund").length;

const patience = env.MODEL_TIMEOUT_MS;
beforeAll(() => void (env.MODEL_TIMEOUT_MS = 300));
afterAll(() => void (env.MODEL_TIMEOUT_MS = patience));

/** What the model does, how often it is asked in one attempt, what is written down, and what the order page tells. */
const modelFaults: [fault: string, asked: number, outcome: string, failure: string][] = [
  ["timeout", 1, "timeout", "model_unavailable"],
  ["server_error", 1, "unavailable", "model_unavailable"],
  ["rate_limit", 1, "unavailable", "model_unavailable"],
  ["reset", 1, "unavailable", "model_unavailable"],
  ["invalid_json", 2, "invalid", "model_invalid"],
  ["schema_violation", 2, "invalid", "model_invalid"],
  ["empty", 2, "invalid", "model_invalid"],
  ["refusal", 1, "refused", "model_refused"],
];

describe.each(modelFaults)("when the model fails with %s", (fault, asked, outcome, failure) => {
  test("the call is written down, the order page told, and the next attempt delivers", async () => {
    const order = await placePaidOrder();
    sandbox.faults.arm({ service: "model", fault, times: asked });
    await expect(fulfil(order.id)).rejects.toThrow("model");
    const between = await recordsOf(order.id);
    expect(between.order).toMatchObject({ status: "processing", failure });
    expect(between.modelCalls.map((call) => call.outcome)).toEqual(Array(asked).fill(outcome));
    expect(between).toMatchObject({ texts: [], files: [], mails: [] });
    expect(refundsIn(between.jobs)).toBe(0);

    await fulfil(order.id);
    const after = await recordsOf(order.id);
    expect(after.order).toMatchObject({ status: "completed", failure: null });
    expect(after.modelCalls.map((call) => call.outcome)).toEqual([
      ...Array(asked).fill(outcome),
      "answered",
    ]);
    expect(after.delivered).toHaveLength(1);
  });

  test("for the last time, the order has failed and the money goes back", async () => {
    const order = await placePaidOrder();
    sandbox.faults.arm({ service: "model", fault, times: asked });
    await fulfil(order.id, true);
    const { order: failed, jobs, delivered, refunds, events } = await recordsOf(order.id);
    expect(failed).toMatchObject({ status: "failed", failure });
    expect(refunds).toMatchObject([{ amountGrosze: 1199, reason: failure, status: "requested" }]);
    expect(jobs.find(({ task }) => task === "send_refund")?.payload).toEqual({
      refundId: refunds[0]?.id,
      orderId: order.id,
    });
    expect(delivered).toEqual([]);
    expect(events).toEqual(["placed", "paid", "processing", "failed"]);
  });
});

test("one answer of the wrong shape is mended within the same attempt", async () => {
  const order = await placePaidOrder();
  sandbox.faults.arm({ service: "model", fault: "schema_violation" });
  await fulfil(order.id);
  const { order: done, modelCalls } = await recordsOf(order.id);
  expect(done.status).toBe("completed");
  expect(modelCalls.map((call) => call.outcome)).toEqual(["invalid", "answered"]);
});

describe("when the mail", () => {
  test.each(["server_error", "rate_limit", "reset"])(
    "fails with %s, the document is kept and the next attempt only mails it",
    async (fault) => {
      const order = await placePaidOrder();
      sandbox.faults.arm({ service: "resend", fault });
      await expect(fulfil(order.id)).rejects.toThrow("resend unavailable");
      const between = await recordsOf(order.id);
      expect(between.order).toMatchObject({ status: "processing", failure: "mail_unavailable" });
      expect(between.files).toHaveLength(1);
      expect(between.mails).toMatchObject([{ status: "pending" }]);

      await fulfil(order.id);
      const after = await recordsOf(order.id);
      expect(after.order.status).toBe("completed");
      expect(after.files).toEqual(between.files);
      expect(after.modelCalls).toHaveLength(1);
      expect(after.delivered).toHaveLength(1);
    },
  );

  test("is refused for good, the order has failed, the document stays and nothing is paid back", async () => {
    const order = await placePaidOrder(ctx, { email: "nie-adres" });
    await fulfil(order.id);
    const { order: failed, files, mails, jobs } = await recordsOf(order.id);
    expect(failed).toMatchObject({ status: "failed", failure: "mail_refused" });
    expect(failed.contentDeleteAt.getTime()).toBe(ctx.now().getTime() + 24 * 60 * 60_000);
    expect(files).toHaveLength(1);
    expect(mails).toMatchObject([{ status: "refused", lastError: "validation_error" }]);
    expect(refundsIn(jobs)).toBe(0);
  });

  test("fails for hours, the order waits for it and is mailed when it is back", async () => {
    const order = await placePaidOrder();
    sandbox.faults.arm({ service: "resend", fault: "server_error" });
    await expect(fulfil(order.id, true)).rejects.toThrow("resend unavailable");
    const between = await recordsOf(order.id);
    expect(between.order).toMatchObject({ status: "processing", failure: "mail_unavailable" });
    expect(refundsIn(between.jobs)).toBe(0);
    await fulfil(order.id);
    expect((await recordsOf(order.id)).order).toMatchObject({ status: "completed", failure: null });
  });

  test("fails for a day, the document stays and nothing is paid back", async () => {
    const order = await placePaidOrder();
    sandbox.faults.arm({ service: "resend", fault: "server_error" });
    const nextDay = testContext("worker", { now: new Date(Date.now() + 24 * 60 * 60_000) });
    await fulfilOrder(nextDay, { orderId: order.id, lastAttempt: true });
    const { order: failed, files, jobs } = await recordsOf(order.id);
    expect(failed).toMatchObject({ status: "failed", failure: "mail_unavailable" });
    expect(files).toHaveLength(1);
    expect(refundsIn(jobs)).toBe(0);
  });
});
