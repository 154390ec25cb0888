import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { payments } from "~/db/schema";
import { reconcilePayments } from "~/services/payments/check-payment.server";
import { startPayment } from "~/services/payments/start-payment.server";
import { notifyPaid } from "../../support/notifications";
import { payAtGateway, placeOpenOrder, placeTestOrder, testContext } from "../../support/orders";
import { recordsOf } from "../../support/records";
import { sendRefunds } from "../../support/refunds";
import { sandbox } from "../../support/world";

const minute = 60_000;

/** An order on the payment page, and the clock that its times follow. */
async function openOrderWithClock() {
  const clock = { now: new Date() };
  const ctx = testContext("schedule", clock);
  const opened = await placeOpenOrder(ctx);
  const start = clock.now.getTime();
  return {
    ...opened,
    ctx,
    at: (minutes: number) => (clock.now = new Date(start + minutes * minute)),
  };
}

async function checksOf(orderId: string) {
  const { payments: all } = await recordsOf(orderId);
  return all[0]?.checks;
}

describe("the reconciler", () => {
  test("asks 5, 15 and 60 minutes after a payment was opened, then every few hours", async () => {
    const { order, ctx, at } = await openOrderWithClock();
    const asked: number[] = [];
    let checks = 0;
    for (const minutes of [0, 4, 5, 14, 15, 59, 60, 299, 300, 1019, 1020]) {
      at(minutes);
      await reconcilePayments(ctx);
      const now = (await checksOf(order.id)) ?? 0;
      if (now > checks) asked.push(minutes);
      checks = now;
    }
    expect(asked).toEqual([5, 15, 60, 300, 1020]);
  });

  test("marks an order as paid whose notification was lost, and starts fulfilment", async () => {
    const { order, transactionId, ctx, at } = await openOrderWithClock();
    await payAtGateway(transactionId, { told: false });
    at(4);
    await reconcilePayments(ctx);
    expect((await recordsOf(order.id)).order.status).toBe("awaiting_payment");
    at(5);
    await reconcilePayments(ctx);
    const records = await recordsOf(order.id);
    expect(records.order.status).toBe("paid");
    expect(records.jobs).toMatchObject([{ task: "fulfil_order" }]);
    expect(records.notifications).toEqual([]);
  });

  test("counts what was paid, not what was asked for", async () => {
    const { order, transactionId, ctx, at } = await openOrderWithClock();
    await payAtGateway(transactionId, { told: false, paid: 5 });
    at(5);
    await reconcilePayments(ctx);
    const records = await recordsOf(order.id);
    expect(records.order.status).toBe("awaiting_payment");
    expect(records.payments).toMatchObject([{ status: "underpaid", paidGrosze: 500 }]);
  });

  test("leaves everything as it is while the gateway is down, and asks again later", async () => {
    const { order, transactionId, ctx, at } = await openOrderWithClock();
    await payAtGateway(transactionId, { told: false });
    at(5);
    sandbox.faults.arm({ service: "tpay", fault: "server_error", path: transactionId });
    await reconcilePayments(ctx);
    expect((await recordsOf(order.id)).order.status).toBe("awaiting_payment");
    at(15);
    await reconcilePayments(ctx);
    expect((await recordsOf(order.id)).order.status).toBe("paid");
  });

  test("stops asking about a payment that stayed open beside the one that paid", async () => {
    const { order, ctx, at } = await openOrderWithClock();
    await notifyPaid(order, `TR-OTHER-${order.number}`);
    for (const minutes of [5, 15, 60]) {
      at(minutes);
      await reconcilePayments(ctx);
    }
    const records = await recordsOf(order.id);
    expect(records.payments.find(({ nextCheckAt }) => nextCheckAt !== null)).toBeUndefined();
    expect(records.transactions).toMatchObject([{ status: "canceled" }]);
  });
});

describe("a second payment of one order", () => {
  test("is given back through the gateway, and the first one stands", async () => {
    const { order, transactionId } = await placeOpenOrder();
    const first = (await recordsOf(order.id)).transactions[0];
    await db.update(payments).set({ status: "failed" }).where(eq(payments.orderId, order.id));
    const url = await startPayment(testContext(), order);
    const secondId = url.split("/").at(-1) ?? "";
    await payAtGateway(transactionId, { told: true });
    await expect.poll(async () => (await recordsOf(order.id)).order.status).toBe("paid");
    await payAtGateway(secondId, { told: true });
    await expect
      .poll(async () => (await recordsOf(order.id)).jobs.map(({ task }) => task).sort())
      .toEqual(["fulfil_order", "send_refund"]);

    await sendRefunds(order.id);
    const records = await recordsOf(order.id);
    expect(records.order.status).toBe("paid");
    expect(sandbox.state.transactions.get(first?.id ?? "")).toMatchObject({
      status: "correct",
      refunds: [],
    });
    expect(sandbox.state.transactions.get(secondId)).toMatchObject({
      status: "refund",
      refunds: [{ amount: 1199 }],
    });
    expect(records.payments.map(({ status }) => status).sort()).toEqual(["paid", "refunded"]);
    expect(records.events).toContain("surplus_refunded");
  });
});

describe("a payment that a killed process left half opened", () => {
  test("is taken over by the next submission once it is old enough", async () => {
    const clock = { now: new Date() };
    const ctx = testContext("buyer", clock);
    const order = await placeTestOrder(ctx);
    await db
      .insert(payments)
      .values({ orderId: order.id, status: "creating", amountGrosze: 1199, createdAt: clock.now });
    clock.now = new Date(clock.now.getTime() + 26_000);
    const url = await startPayment(ctx, order);
    const records = await recordsOf(order.id);
    expect(records.payments).toMatchObject([{ status: "pending", paymentUrl: url }]);
    expect(records.transactions).toHaveLength(1);
  });

  test("is settled by the notification of the transaction that the dead process had opened", async () => {
    const order = await placeTestOrder(testContext());
    await db
      .insert(payments)
      .values({ orderId: order.id, status: "creating", amountGrosze: 1199, createdAt: new Date() });
    await notifyPaid(order, `TR-DEAD-${order.number}`);
    const records = await recordsOf(order.id);
    expect(records.order.status).toBe("paid");
    expect(records.payments).toMatchObject([{ status: "paid" }]);
  });
});
