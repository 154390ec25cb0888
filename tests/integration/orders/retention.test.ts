import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { orderEvents } from "~/db/schema";
import { paths } from "~/paths";
import { action } from "~/routes/orders/success";
import { deleteExpiredContent } from "~/services/orders/delete-content.server";
import { startPayment } from "~/services/payments/start-payment.server";
import { findEverywhere } from "../../support/find-everywhere";
import { newMark } from "../../support/mark";
import { notifyPaid } from "../../support/notifications";
import { deliverOrder, placePaidOrder, placeTestOrder, testContext } from "../../support/orders";
import { recordsOf } from "../../support/records";
import { call, post } from "../../support/requests";
import { sandbox } from "../../support/world";

const hour = 60 * 60_000;

/** Answers that stand nowhere else in the database. */
function unmistakable() {
  const mark = newMark(32);
  const answers = {
    name: `Imię${mark}`,
    mood: `Nastrój${mark} i reszta`,
    event: `Zdarzenie${mark}`,
    touchedEmotion: `Poruszenie${mark}`,
    focusEmotion: "smutek",
  };
  return { mark, answers };
}

describe("24 hours after the delivery", () => {
  test("nothing that the person wrote or that was written for them is left anywhere", async () => {
    const { mark, answers } = unmistakable();
    const clock = { now: new Date() };
    const ctx = testContext("schedule", clock);
    const order = await placePaidOrder(ctx, { answers });
    // A failed attempt leaves its traces, too.
    sandbox.faults.arm({ service: "model", fault: "schema_violation" });
    sandbox.faults.arm({ service: "resend", fault: "server_error" });
    await expect(deliverOrder(ctx, { orderId: order.id, lastAttempt: false })).rejects.toThrow();
    await deliverOrder(ctx, { orderId: order.id, lastAttempt: false });
    expect(await findEverywhere(mark)).toEqual(
      expect.arrayContaining(["orders.answers", "orders.person_name", "document_texts.content"]),
    );

    clock.now = new Date(clock.now.getTime() + 24 * hour - 1);
    await deleteExpiredContent(ctx);
    expect((await recordsOf(order.id)).files).toHaveLength(1);
    clock.now = new Date(clock.now.getTime() + 1);
    await deleteExpiredContent(ctx);

    expect(await findEverywhere(mark)).toEqual([]);
    const records = await recordsOf(order.id);
    expect(records).toMatchObject({ texts: [], files: [] });
    expect(records.order).toMatchObject({
      status: "completed",
      email: order.email,
      priceGrosze: 1199,
      answers: null,
      summary: null,
      personName: null,
      contentDeletedAt: clock.now,
    });
    expect(records.events.at(-1)).toBe("content_deleted");
    expect(records.mails).toHaveLength(1);
  });
});

test("that a model declined the words is forgotten with them, wherever it stood", async () => {
  const clock = { now: new Date() };
  const ctx = testContext("schedule", clock);
  const order = await placePaidOrder(ctx);
  sandbox.faults.arm({ service: "model", fault: "refusal" });
  await deliverOrder(ctx, { orderId: order.id, lastAttempt: false });
  const kept = async () => {
    const { order: row, refunds } = await recordsOf(order.id);
    return [row.failure, ...refunds.map(({ reason }) => reason)];
  };
  expect(await kept()).toEqual(["model_refused", "model_refused"]);
  clock.now = new Date(clock.now.getTime() + 24 * hour);
  await deleteExpiredContent(ctx);
  expect(await kept()).toEqual(["not_written", "not_written"]);
  const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id));
  expect(JSON.stringify(events)).not.toContain("model_refused");
  expect(JSON.stringify(events)).toContain("not_written");
});

test("24 hours after an order that nobody paid for was placed its answers are gone", async () => {
  const { mark, answers } = unmistakable();
  const clock = { now: new Date() };
  const ctx = testContext("schedule", clock);
  const order = await placeTestOrder(ctx, { answers });
  await startPayment(ctx, order);
  clock.now = new Date(clock.now.getTime() + 24 * hour);
  await deleteExpiredContent(ctx);
  expect(await findEverywhere(mark)).toEqual([]);
});

test("an order in work keeps its content however long it takes", async () => {
  const clock = { now: new Date() };
  const ctx = testContext("schedule", clock);
  const order = await placePaidOrder(ctx);
  clock.now = new Date(clock.now.getTime() + 30 * hour);
  await deleteExpiredContent(ctx);
  expect((await recordsOf(order.id)).order.answers).not.toBeNull();
  await deliverOrder(ctx, { orderId: order.id, lastAttempt: false });
  await deleteExpiredContent(ctx);
  const records = await recordsOf(order.id);
  expect(records.order.status).toBe("completed");
  expect(records.files).toHaveLength(1);
});

describe("“usuń teraz”", () => {
  const deleteNow = (token: string, intent = "delete") =>
    call(action, post(paths.paymentSuccess(token), { intent }));

  test("deletes everything at once and leads back to the order's page", async () => {
    const { mark, answers } = unmistakable();
    const order = await placePaidOrder(testContext(), { answers });
    await deliverOrder(testContext(), { orderId: order.id, lastAttempt: false });
    const answer = await deleteNow(order.token);
    expect(answer).toMatchObject({ status: 303, location: paths.paymentSuccess(order.token) });
    expect(await findEverywhere(mark)).toEqual([]);
    expect((await deleteNow(order.token)).status).toBe(303);
    expect(
      (await recordsOf(order.id)).events.filter((type) => type === "content_deleted"),
    ).toHaveLength(1);
  });

  test.each(["paid", "processing"])("does nothing while the order is %s", async (status) => {
    const order = await placePaidOrder();
    if (status === "processing") {
      sandbox.faults.arm({ service: "model", fault: "server_error" });
      await deliverOrder(testContext(), { orderId: order.id, lastAttempt: false }).catch(() => {});
    }
    expect((await deleteNow(order.token)).status).toBe(303);
    const { order: kept } = await recordsOf(order.id);
    expect(kept).toMatchObject({ status, contentDeletedAt: null });
    expect(kept.answers).not.toBeNull();
  });

  test("of an unpaid order ends in money back if somebody pays for it still", async () => {
    const order = await placeTestOrder(testContext());
    await deleteNow(order.token);
    await notifyPaid(order, `TR-LATE-${order.number}`);
    await deliverOrder(testContext(), { orderId: order.id, lastAttempt: false });
    const records = await recordsOf(order.id);
    expect(records.order).toMatchObject({ status: "failed", failure: "content_deleted" });
    expect(records.jobs.map(({ task }) => task)).toContain("send_refund");
  });

  test("is asked for by its button alone, for an order that exists", async () => {
    const order = await placePaidOrder();
    expect((await deleteNow(order.token, "other")).status).toBe(400);
    expect((await deleteNow("Smart-nothing")).status).toBe(303);
    expect((await deleteNow("\u0000")).status).toBe(303);
    expect((await call(action, post("/payment/success", { intent: "delete" }))).status).toBe(400);
  });
});
