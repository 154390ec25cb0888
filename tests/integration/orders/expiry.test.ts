import { describe, expect, test } from "vitest";
import { deleteExpiredContent } from "~/services/orders/delete-content.server";
import { expireOrders } from "~/services/payments/expire-orders.server";
import { notifyPaid } from "../../support/notifications";
import { deliverOrder, payAtGateway, placeOpenOrder, testContext } from "../../support/orders";
import { recordsOf } from "../../support/records";
import { sendRefunds } from "../../support/refunds";
import { sandbox } from "../../support/world";

const hour = 60 * 60_000;

async function openOrderWithClock() {
  const clock = { now: new Date() };
  const ctx = testContext("schedule", clock);
  const opened = await placeOpenOrder(ctx);
  const { transactions } = await recordsOf(opened.order.id);
  const start = clock.now.getTime();
  return {
    ...opened,
    title: transactions[0]?.title ?? "",
    ctx,
    at: (hours: number) => (clock.now = new Date(start + hours * hour)),
  };
}

const statusOf = async (orderId: string) => (await recordsOf(orderId)).order.status;

describe("an order that nobody pays for", () => {
  test("is given up after 23 hours, and its transaction is withdrawn", async () => {
    const { order, ctx, at } = await openOrderWithClock();
    at(22.99);
    await expireOrders(ctx);
    expect(await statusOf(order.id)).toBe("awaiting_payment");
    at(23);
    await expireOrders(ctx);
    const records = await recordsOf(order.id);
    expect(records.order.status).toBe("expired");
    expect(records.payments).toMatchObject([{ status: "cancelled", nextCheckAt: null }]);
    expect(records.transactions).toMatchObject([{ status: "canceled" }]);
    expect(records.events).toEqual(["placed", "expired"]);
  });

  test("gives back what was paid too little", async () => {
    const { order, transactionId, ctx, at } = await openOrderWithClock();
    await payAtGateway(transactionId, { told: true, paid: 5 });
    await expect.poll(async () => (await recordsOf(order.id)).events).toContain("underpaid");
    at(23);
    await expireOrders(ctx);
    await sendRefunds(order.id, ctx);
    const records = await recordsOf(order.id);
    expect(records.order.status).toBe("expired");
    expect(records.transactions).toMatchObject([{ refunds: [{ amount: 500 }] }]);
  });

  test("is not given up when the last question finds it paid", async () => {
    const { order, transactionId, ctx, at } = await openOrderWithClock();
    await payAtGateway(transactionId, { told: false });
    at(23);
    await expireOrders(ctx);
    const records = await recordsOf(order.id);
    expect(records.order.status).toBe("paid");
    expect(records.jobs).toMatchObject([{ task: "fulfil_order" }]);
  });

  test("is not given up while the gateway cannot be asked", async () => {
    const { order, transactionId, ctx, at } = await openOrderWithClock();
    await payAtGateway(transactionId, { told: false });
    at(23);
    sandbox.faults.arm({ service: "tpay", fault: "server_error", path: transactionId });
    await expireOrders(ctx);
    expect(await statusOf(order.id)).toBe("awaiting_payment");
    at(23.1);
    await expireOrders(ctx);
    expect(await statusOf(order.id)).toBe("paid");
  });

  test("is given up also when the gateway does not withdraw its transaction", async () => {
    const { order, ctx, at } = await openOrderWithClock();
    at(23);
    sandbox.faults.arm({ service: "tpay", fault: "server_error", path: "/cancel" });
    await expireOrders(ctx);
    expect(await statusOf(order.id)).toBe("expired");
  });
});

describe("a payment that comes after the order was given up", () => {
  test("is honoured while the answers are still there", async () => {
    const { order, title, ctx, at } = await openOrderWithClock();
    at(23);
    await expireOrders(ctx);
    await notifyPaid(order, title);
    const records = await recordsOf(order.id);
    expect(records.order.status).toBe("paid");
    expect(records.payments).toMatchObject([{ status: "paid" }]);

    at(25);
    await deleteExpiredContent(ctx);
    await deliverOrder(ctx, { orderId: order.id, lastAttempt: false });
    const done = await recordsOf(order.id);
    expect(done.order.status).toBe("completed");
    expect(done.delivered).toHaveLength(1);
  });

  test("is given back once the answers are gone", async () => {
    const { order, transactionId, ctx, at } = await openOrderWithClock();
    sandbox.faults.arm({ service: "tpay", fault: "server_error", path: "/cancel" });
    at(23);
    await expireOrders(ctx);
    at(24);
    await deleteExpiredContent(ctx);
    await payAtGateway(transactionId, { told: true });
    await expect.poll(() => statusOf(order.id)).toBe("paid");
    await deliverOrder(ctx, { orderId: order.id, lastAttempt: false });

    const failed = await recordsOf(order.id);
    expect(failed.order).toMatchObject({ status: "failed", failure: "content_deleted" });
    expect(failed.jobs.map(({ task }) => task)).toContain("send_refund");
    await sendRefunds(order.id, ctx);
    const records = await recordsOf(order.id);
    expect(records.order.status).toBe("refunded");
    expect(records.transactions).toMatchObject([{ refunds: [{ amount: 1199 }] }]);
    expect(records.modelCalls).toEqual([]);
    expect(records.delivered).toEqual([]);
  });
});
