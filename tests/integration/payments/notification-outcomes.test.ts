import { describe, expect, test } from "vitest";
import { transitionOrder } from "~/services/orders/transition-order.server";
import { deliver, genuine, notificationFields, notifyPaid } from "../../support/notifications";
import {
  deliverOrder,
  payAtGateway,
  placeOpenOrder,
  placeTestOrder,
  testContext,
} from "../../support/orders";
import { recordsOf } from "../../support/records";
import { formatIsoDate } from "~/copy/format";
import { salesFigures } from "~/services/figures/sales.server";
import { paymentStats } from "~/services/payments/payment-stats.server";
import { orderPageOf } from "../../support/order-page";
import { refundAsStaff, sendRefunds } from "../../support/refunds";
import { staffContext } from "../../support/staff";

async function openOrder() {
  const { order } = await placeOpenOrder();
  const { transactions } = await recordsOf(order.id);
  return { order, title: transactions[0]?.title ?? "" };
}

const chargeback = { tr_status: "CHARGEBACK" };

describe("a genuine notification", () => {
  test("is answered with exactly TRUE as plain text, once everything is written down", async () => {
    const { order, title } = await openOrder();
    expect(await notifyPaid(order, title)).toEqual({
      status: 200,
      text: "TRUE",
      contentType: "text/plain",
    });
    const records = await recordsOf(order.id);
    expect(records.order).toMatchObject({ status: "paid" });
    expect(records.payments).toMatchObject([
      { status: "paid", paidGrosze: 1199, transactionTitle: title, nextCheckAt: null },
    ]);
    expect(records.jobs).toEqual([
      { task: "fulfil_order", payload: { orderId: order.id }, key: `fulfil:${order.id}` },
    ]);
    expect(records.notifications).toMatchObject([
      { transactionTitle: title, gatewayStatus: "TRUE", outcome: "fulfilling", deliveries: 1 },
    ]);
    expect(records.events).toEqual(["placed", "paid"]);
  });

  test("may write its status in lower case and carry fields that nobody knows", async () => {
    const { order, title } = await openOrder();
    await notifyPaid(order, title, { tr_status: "true", tr_future: "field" });
    expect((await recordsOf(order.id)).order.status).toBe("paid");
  });

  test("that comes again is acknowledged and counted, and changes nothing", async () => {
    const { order, title } = await openOrder();
    const message = genuine(notificationFields(order, title));
    await deliver(message);
    const first = await recordsOf(order.id);
    for (let again = 0; again < 3; again += 1) {
      expect(await deliver(message)).toMatchObject({ status: 200, text: "TRUE" });
    }
    const { notifications, ...others } = await recordsOf(order.id);
    expect(notifications).toMatchObject([{ deliveries: 4, outcome: "fulfilling" }]);
    expect(others).toEqual({ ...first, notifications: undefined });
  });

  test("that is faster than the gateway's answer to us counts all the same", async () => {
    const order = await placeTestOrder(testContext());
    await notifyPaid(order, `TR-FAST-${order.number}`);
    const { order: paid, payments, jobs } = await recordsOf(order.id);
    expect(paid.status).toBe("paid");
    expect(payments).toMatchObject([{ status: "paid", transactionId: null }]);
    expect(jobs).toHaveLength(1);
  });

  test("of the two-step mode, which is not used, is acknowledged and noted", async () => {
    const { order, title } = await openOrder();
    for (const tr_status of ["PAID", "FALSE"]) {
      expect((await notifyPaid(order, title, { tr_status })).text).toBe("TRUE");
    }
    const records = await recordsOf(order.id);
    expect(records.order.status).toBe("awaiting_payment");
    expect(records.notifications.map(({ outcome }) => outcome)).toEqual(["noted", "noted"]);
  });
});

describe("a sum other than the price:", () => {
  test("less keeps the order waiting, and a full payment still completes it", async () => {
    const { order, title } = await openOrder();
    const less = await notifyPaid(order, title, { tr_paid: "5.00", tr_error: "surcharge" });
    expect(less.text).toBe("TRUE");
    const waiting = await recordsOf(order.id);
    expect(waiting.order.status).toBe("awaiting_payment");
    expect(waiting.payments).toMatchObject([{ status: "underpaid", paidGrosze: 500 }]);
    expect(waiting.jobs).toEqual([]);
    expect(waiting.events).toEqual(["placed", "underpaid"]);

    await notifyPaid(order, `${title}-2`);
    const paid = await recordsOf(order.id);
    expect(paid.order.status).toBe("paid");
    expect(paid.refunds).toMatchObject([{ amountGrosze: 500, reason: "underpaid" }]);
  });

  test("less that comes when nobody waits for the rest any more goes back", async () => {
    const { order, title } = await openOrder();
    await transitionOrder(testContext("schedule"), order.id, "expired");
    await notifyPaid(order, title, { tr_paid: "5.00", tr_error: "surcharge" });
    expect((await recordsOf(order.id)).refunds).toMatchObject([{ amountGrosze: 500 }]);
  });

  test("less is noted once, however often it is reported", async () => {
    const { order, title } = await openOrder();
    const message = genuine(notificationFields(order, title, { tr_paid: "11.98" }));
    await deliver(message);
    await deliver(message);
    expect((await recordsOf(order.id)).events).toEqual(["placed", "underpaid"]);
  });

  test("less than our price is not enough, even when the gateway calls it the whole amount", async () => {
    const { order, title } = await openOrder();
    await notifyPaid(order, title, { tr_amount: "0.01", tr_paid: "0.01" });
    expect((await recordsOf(order.id)).order.status).toBe("awaiting_payment");
  });

  test("more is fulfilled, and the difference goes back once", async () => {
    const { order, transactionId } = await placeOpenOrder();
    await payAtGateway(transactionId, { told: true, paid: 20 });
    await expect.poll(async () => (await recordsOf(order.id)).order.status).toBe("paid");
    await sendRefunds(order.id);
    const records = await recordsOf(order.id);
    expect(records.order.status).toBe("paid");
    expect(records.payments).toMatchObject([{ status: "paid", paidGrosze: 2000 }]);
    expect(records.refunds).toMatchObject([{ amountGrosze: 801, reason: "overpaid" }]);
    expect(records.transactions).toMatchObject([{ status: "correct", refunds: [{ amount: 801 }] }]);
    expect(records.events).toEqual(["placed", "paid", "overpaid", "partly_refunded"]);
  });

  test("the same number in another currency keeps the order waiting", async () => {
    const { order, title } = await openOrder();
    await notifyPaid(order, title, { tr_currency: "HUF", tr_paid: "1199.00" });
    const records = await recordsOf(order.id);
    expect(records.order.status).toBe("awaiting_payment");
    expect(records.events).toEqual(["placed", "other_currency"]);
    expect(records.jobs).toEqual([]);
  });
});

describe("a chargeback", () => {
  test("refunds an order that was delivered", async () => {
    const { order, title } = await openOrder();
    await notifyPaid(order, title);
    await deliverOrder(testContext(), { orderId: order.id, lastAttempt: false });
    expect((await notifyPaid(order, title, chargeback)).text).toBe("TRUE");
    const records = await recordsOf(order.id);
    expect(records.order.status).toBe("refunded");
    expect(records.payments).toMatchObject([{ status: "refunded" }]);
    expect(records.delivered).toHaveLength(1);
  });

  test("stops an order that waits to be fulfilled", async () => {
    const { order, title } = await openOrder();
    await notifyPaid(order, title);
    await notifyPaid(order, title, chargeback);
    await deliverOrder(testContext(), { orderId: order.id, lastAttempt: false });
    const records = await recordsOf(order.id);
    expect(records.order.status).toBe("refunded");
    expect(records.texts).toEqual([]);
    expect(records.delivered).toEqual([]);
  });

  test("that overtakes its own payment leaves nothing to fulfil", async () => {
    const { order, title } = await openOrder();
    expect((await notifyPaid(order, title, chargeback)).text).toBe("TRUE");
    expect((await notifyPaid(order, title)).text).toBe("TRUE");
    const records = await recordsOf(order.id);
    expect(records.order.status).toBe("awaiting_payment");
    expect(records.payments).toMatchObject([{ status: "refunded" }]);
    expect(records.jobs).toEqual([]);
  });

  test("that overtakes a payment whose ids we do not know yet leaves nothing to fulfil", async () => {
    const order = await placeTestOrder(testContext());
    const title = `TR-OVERTAKEN-${order.number}`;
    await notifyPaid(order, title, chargeback);
    await notifyPaid(order, title);
    const records = await recordsOf(order.id);
    expect(records.order.status).toBe("awaiting_payment");
    expect(records.jobs).toEqual([]);
  });

  test("of a surplus payment leaves the order as paid as it was", async () => {
    const { order, title } = await openOrder();
    await notifyPaid(order, title);
    await notifyPaid(order, `${title}-2`);
    await notifyPaid(order, `${title}-2`, chargeback);
    const records = await recordsOf(order.id);
    expect(records.order.status).toBe("paid");
    expect(records.payments.map(({ status }) => status).sort()).toEqual(["paid", "refunded"]);
    await sendRefunds(order.id);
    expect((await recordsOf(order.id)).order.status).toBe("paid");
  });

  test("leaves the books as the bank's, calls scheduled refunds off and claims nothing to the buyer", async () => {
    const { order, title } = await openOrder();
    await notifyPaid(order, title);
    await deliverOrder(testContext(), { orderId: order.id, lastAttempt: false });
    const finance = staffContext("finance");
    const period = { from: formatIsoDate(new Date()), to: formatIsoDate(new Date()) };
    const figures = async () => ({
      stats: await paymentStats(finance, {}),
      sales: (await salesFigures(finance, period)).total.money,
    });
    await refundAsStaff({ orderId: order.id, amountGrosze: 400, reason: "goodwill" });
    const before = await figures();
    for (let sent = 0; sent < 2; sent++) await notifyPaid(order, title, chargeback);
    await sendRefunds(order.id);
    const { refunds, payments, mails } = await recordsOf(order.id);
    const sums = refunds.map(({ reason, status, amountGrosze, droppedFor }) => [
      ...[reason, status, amountGrosze, droppedFor],
    ]);
    expect(sums.sort()).toEqual([
      ["chargeback", "completed", 1199, null],
      ["goodwill", "cancelled", 400, "charged_back"],
    ]);
    expect(payments).toMatchObject([{ status: "refunded" }]);
    expect(mails.map(({ kind }) => kind)).not.toContain("refund_notice");
    const after = await figures();
    expect(before.stats.totalRevenue - after.stats.totalRevenue).toBe(1199);
    expect(after.stats.chargedBack - before.stats.chargedBack).toBe(1199);
    expect((after.sales?.returned ?? 0) - (before.sales?.returned ?? 0)).toBe(1199);
    const page = await orderPageOf(order.token);
    expect(page.options.refunds).toMatchObject([{ amountGrosze: 1199, isChargeback: true }]);
  });

  test("and the payment itself may arrive together, in any order, ten times each", async () => {
    const { order, title } = await openOrder();
    const messages = [{}, chargeback].map((more) =>
      genuine(notificationFields(order, title, more)),
    );
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        deliver(messages[index % 2] ?? { body: "", headers: {} }),
      ),
    );
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(["TRUE"]));
    const records = await recordsOf(order.id);
    expect(["refunded", "awaiting_payment"]).toContain(records.order.status);
    expect(records.payments).toMatchObject([{ status: "refunded" }]);
  });
});
