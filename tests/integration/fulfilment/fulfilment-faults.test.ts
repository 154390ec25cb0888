import { afterEach, describe, expect, test, vi } from "vitest";
import { env } from "~/config/env.server";
import { rejectionsSince } from "~/services/writing/rejected-answers.server";
import { deliverOrder, placePaidOrder, testContext } from "../../support/orders";
import { recordsOf } from "../../support/records";
import { forgetRests } from "../../support/rests";
import { sandbox } from "../../support/world";

const ctx = testContext();
const fulfil = (orderId: string, lastAttempt = false) =>
  deliverOrder(ctx, { orderId, lastAttempt });
const refundsIn = (jobs: { task: string }[]) =>
  jobs.filter(({ task }) => task === "send_refund").length;

const patience = env.MODEL_TIMEOUT_MS;
afterEach(() => void (env.MODEL_TIMEOUT_MS = patience));

/** Lets the model fail. One that is silent is given up soon, and no other, however busy this machine is. */
function fails(fault: string, times = 1): void {
  env.MODEL_TIMEOUT_MS = fault === "timeout" ? 1_000 : patience;
  sandbox.faults.arm({ service: "model", fault, times });
}

/** Faults of the line: nothing was answered, so another attempt follows. */
const silences: [fault: string, outcome: string][] = [
  ["timeout", "timeout"],
  ["server_error", "unavailable"],
  ["rate_limit", "unavailable"],
  ["reset", "unavailable"],
  // An error with status 200: the same, whatever it pretends, and no answer is used up.
  ["error_body", "unavailable"],
];
const failure = "model_unavailable";
/** What the sandbox answers 429 with. */
const retryAfterSeconds = 1;

describe.each(silences)("when the model fails with %s", (fault, outcome) => {
  afterEach(forgetRests);

  test("the call is written down, the order page told, and the next attempt delivers", async () => {
    const order = await placePaidOrder();
    fails(fault);
    await expect(fulfil(order.id)).rejects.toThrow("model");
    const between = await recordsOf(order.id);
    expect(between.order).toMatchObject({ status: "processing", failure });
    expect(between.modelCalls.map((call) => call.outcome)).toEqual([outcome]);
    expect(between).toMatchObject({ texts: [], files: [], mails: [] });
    expect(refundsIn(between.jobs)).toBe(0);

    forgetRests();
    env.MODEL_TIMEOUT_MS = patience;
    await fulfil(order.id);
    const after = await recordsOf(order.id);
    expect(after.order).toMatchObject({ status: "completed", failure: null });
    expect(after.modelCalls.map((call) => call.outcome)).toEqual([outcome, "answered"]);
    expect(after.delivered).toHaveLength(1);
  });

  test("for the last time, the order has failed and the money goes back", async () => {
    const order = await placePaidOrder();
    fails(fault);
    await fulfil(order.id, true);
    await hasFailed(order.id, failure);
  });
});

/** Faults of an answer, which is paid for: three of them, and there are no further attempts. */
const badAnswers = ["invalid_json", "schema_violation"];

describe.each(badAnswers)("when the model answers with %s", (fault) => {
  test("twice, the third answer is delivered within the same attempt", async () => {
    const order = await placePaidOrder();
    sandbox.faults.arm({ service: "model", fault, times: 2 });
    await fulfil(order.id);
    const { order: done, modelCalls } = await recordsOf(order.id);
    expect(done.status).toBe("completed");
    expect(modelCalls).toHaveLength(3);
  });

  test("three times, the order has failed at once and the money goes back", async () => {
    const rejected = async () => {
      const rows = await rejectionsSince(ctx, new Date(0), ["emotion-mirror"]);
      return rows.reduce((sum, { answers }) => sum + answers, 0);
    };
    const before = await rejected();
    const order = await placePaidOrder();
    sandbox.faults.arm({ service: "model", fault, times: 3 });
    await fulfil(order.id);
    const { modelCalls } = await hasFailed(order.id, "model_invalid");
    expect(modelCalls).toHaveLength(3);
    // The desk counts each of them with the rule that it broke.
    expect(await rejected()).toBe(before + 3);
  });
});

test.each(["refusal", "empty"])(
  "what the model refuses (%s) is final: nobody asks it again",
  async (fault) => {
    const order = await placePaidOrder();
    sandbox.faults.arm({ service: "model", fault });
    await fulfil(order.id);
    const { modelCalls } = await hasFailed(order.id, "model_refused");
    expect(modelCalls.map(({ outcome }) => outcome)).toEqual(["refused"]);
  },
);

test("a model that is too slow three times has had its three answers", async () => {
  const order = await placePaidOrder();
  fails("timeout", 3);
  for (let attempt = 1; attempt <= 3; attempt++)
    await expect(fulfil(order.id)).rejects.toThrow("model unavailable: timeout");
  await fulfil(order.id);
  const { modelCalls } = await hasFailed(order.id, "model_unavailable");
  expect(modelCalls).toHaveLength(3);
});

test("ten orders wait for as long as an overloaded model asks, and are delivered then", async () => {
  const placed = await Promise.all(Array.from({ length: 10 }, () => placePaidOrder()));
  sandbox.faults.arm({ service: "model", fault: "rate_limit", times: null });
  const clock = vi.spyOn(Date, "now");
  const ends = async () => {
    const settled = await Promise.allSettled(placed.map(({ id }) => fulfil(id)));
    return settled.map((end) => (end.status === "rejected" ? String(end.reason) : "done"));
  };
  try {
    const asked = Date.now();
    clock.mockReturnValue(asked);
    // Who comes while the first answer is on its way hears it, too; who comes later asks nobody.
    expect(await ends()).toEqual(Array(10).fill(expect.stringMatching(/http_429|resting/)));
    sandbox.faults.clear();
    clock.mockReturnValue(asked + retryAfterSeconds * 1_000 - 1);
    expect(await ends()).toEqual(Array(10).fill(expect.stringContaining("resting")));
    clock.mockReturnValue(asked + retryAfterSeconds * 1_000);
    expect(await ends()).toEqual(Array(10).fill("done"));
  } finally {
    clock.mockRestore();
    forgetRests();
  }
  const records = await Promise.all(placed.map(({ id }) => recordsOf(id)));
  for (const { order, delivered, modelCalls } of records) {
    expect(order).toMatchObject({ status: "completed", failure: null });
    expect(delivered).toHaveLength(1);
    expect(modelCalls.map(({ outcome }) => outcome).join()).toMatch(/^(unavailable,)?answered$/);
  }
});

describe("the cost of", () => {
  const [order, day] = [env.MODEL_ORDER_CAP_USD, env.MODEL_DAY_CAP_USD];
  afterEach(() => Object.assign(env, { MODEL_ORDER_CAP_USD: order, MODEL_DAY_CAP_USD: day }));

  test("an order has a cap: beyond it the money goes back", async () => {
    const { id } = await placePaidOrder();
    env.MODEL_ORDER_CAP_USD = 0;
    await fulfil(id);
    expect((await hasFailed(id, "model_invalid")).modelCalls).toEqual([]);
  });

  test("a day has a cap: beyond it orders wait", async () => {
    const { id } = await placePaidOrder();
    env.MODEL_DAY_CAP_USD = 0;
    await expect(fulfil(id)).rejects.toThrow("day_cap");
    env.MODEL_DAY_CAP_USD = day;
    await fulfil(id);
    expect((await recordsOf(id)).order.status).toBe("completed");
  });
});

async function hasFailed(orderId: string, reason: string) {
  const records = await recordsOf(orderId);
  const { order, jobs, delivered, refunds, events } = records;
  expect(order).toMatchObject({ status: "failed", failure: reason });
  expect(refunds).toMatchObject([{ amountGrosze: 1199, reason, status: "requested" }]);
  expect(jobs.find(({ task }) => task === "send_refund")?.payload).toEqual({
    refundId: refunds[0]?.id,
    orderId,
  });
  expect(delivered).toEqual([]);
  expect(events).toEqual(["placed", "paid", "processing", "failed"]);
  return records;
}

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
    sandbox.faults.arm({ service: "resend", fault: "server_error", times: 2 });
    await expect(fulfil(order.id, true)).rejects.toThrow("resend unavailable");
    const nextDay = testContext("worker", { now: new Date(Date.now() + 24 * 60 * 60_000) });
    await deliverOrder(nextDay, { orderId: order.id, lastAttempt: true });
    const { order: failed, files, jobs } = await recordsOf(order.id);
    expect(failed).toMatchObject({ status: "failed", failure: "mail_unavailable" });
    expect(files).toHaveLength(1);
    expect(refundsIn(jobs)).toBe(0);
  });
});
