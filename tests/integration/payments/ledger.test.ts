import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { ledgerDifferences, payments } from "~/db/schema";
import { listTransactions } from "~/integrations/payments/tpay.server";
import { checkLedger } from "~/services/payments/check-ledger.server";
import { newTransaction } from "../../../sandbox/tpay/transaction";
import { deliverOrder, payAtGateway, placeOpenOrder, testContext } from "../../support/orders";
import { recordsOf } from "../../support/records";
import { refundAsStaff, sendRefunds } from "../../support/refunds";
import { sandbox } from "../../support/world";

const ctx = testContext("schedule");

async function paidOrder() {
  const { order, transactionId } = await placeOpenOrder();
  await payAtGateway(transactionId, { told: true });
  await expect.poll(async () => (await recordsOf(order.id)).order.status).toBe("paid");
  const title = sandbox.state.transactions.get(transactionId)?.title ?? "";
  return { order, transactionId, title };
}

test("the gateway's list begins a day earlier than asked, whatever time zone it counts in", async () => {
  const { transactionId, title } = await paidOrder();
  const paid = sandbox.state.transactions.get(transactionId);
  if (!paid) throw new Error("no transaction");
  sandbox.state.transactions.put({ ...paid, createdAt: "2026-03-01T22:50:00.000Z" });
  const listed: string[] = [];
  for await (const known of listTransactions({ since: new Date("2026-03-01T23:10:00.000Z") }))
    listed.push(known.title);
  expect(listed).toContain(title);
});

const differencesOf = (title: string) =>
  db.select().from(ledgerDifferences).where(eq(ledgerDifferences.transactionTitle, title));

test("open, paid, partly and wholly refunded payments agree with the gateway's", async () => {
  await placeOpenOrder();
  await paidOrder();
  for (const amountGrosze of [500, undefined]) {
    const { order } = await paidOrder();
    await deliverOrder(ctx, { orderId: order.id, lastAttempt: false });
    await refundAsStaff({ orderId: order.id, amountGrosze, reason: "complaint" });
    await sendRefunds(order.id);
  }
  expect(await checkLedger(ctx)).toBe(0);
  expect(await db.select().from(ledgerDifferences)).toEqual([]);
});

describe("a difference", () => {
  test("is written down once, and resolved when both agree again", async () => {
    const { order, title } = await paidOrder();
    const set = (paidGrosze: number) =>
      db.update(payments).set({ paidGrosze }).where(eq(payments.orderId, order.id));
    await set(1000);
    await checkLedger(ctx);
    await checkLedger(ctx);
    expect(await differencesOf(title)).toMatchObject([
      {
        kind: "amount",
        ourStory: { status: "paid", grosze: 1000 },
        theirStory: { status: "correct", grosze: 1199 },
        resolvedAt: null,
      },
    ]);
    await set(1199);
    await checkLedger(ctx);
    expect((await differencesOf(title))[0]?.resolvedAt).toBeInstanceOf(Date);
  });

  test("between returned and kept money is found", async () => {
    const { order, title } = await paidOrder();
    await db.update(payments).set({ status: "refunded" }).where(eq(payments.orderId, order.id));
    await checkLedger(ctx);
    expect(await differencesOf(title)).toMatchObject([{ kind: "status" }]);
  });

  test("is a paid transaction that belongs to no order of ours", async () => {
    const foreign = sandbox.state.transactions.put({
      ...newTransaction({
        origin: "api",
        amount: 700,
        currency: "PLN",
        description: "obca",
        crc: "Smart-nobody",
        payer: { email: "a@example.com", name: "A" },
        notificationUrl: null,
        successUrl: null,
        errorUrl: null,
      }),
      status: "correct",
      amountPaid: 700,
    });
    await checkLedger(ctx);
    expect(await differencesOf(foreign.title)).toMatchObject([
      {
        kind: "unknown_to_us",
        ourStory: null,
        theirStory: { status: "correct", grosze: 700 },
      },
    ]);
  });

  test("is a payment that the gateway does not list", async () => {
    const { order } = await placeOpenOrder();
    const transactionTitle = `TR-GONE-${order.number}`;
    const createdAt = new Date(Date.now() - 60 * 60_000);
    await db
      .update(payments)
      .set({ transactionTitle, status: "paid", paidGrosze: 1199, createdAt })
      .where(eq(payments.orderId, order.id));
    await checkLedger(ctx);
    expect(await differencesOf(transactionTitle)).toMatchObject([
      {
        kind: "unknown_to_gateway",
        ourStory: { status: "paid", grosze: 1199 },
        theirStory: null,
      },
    ]);
  });
});

test("a payment that got lost on every other way is taken up, also from a later page", async () => {
  const { order, transactionId } = await placeOpenOrder();
  await payAtGateway(transactionId, { told: false });
  await db.update(payments).set({ status: "failed" }).where(eq(payments.orderId, order.id));
  const template = sandbox.state.transactions.get(transactionId);
  for (let number = 0; number < 120; number += 1) {
    if (!template) break;
    const { id, title, createdAt } = newTransaction(template);
    sandbox.state.transactions.put({
      ...template,
      id,
      title,
      createdAt,
      crc: "",
      status: "pending",
    });
  }
  await checkLedger(ctx);
  const records = await recordsOf(order.id);
  expect(records.order.status).toBe("paid");
  expect(records.jobs.map(({ task }) => task)).toContain("fulfil_order");
});

test("while the list cannot be had, nothing is written down and the job is tried again", async () => {
  const before = await db.select().from(ledgerDifferences);
  sandbox.faults.arm({ service: "tpay", fault: "server_error" });
  await expect(checkLedger(ctx)).rejects.toThrow("tpay unavailable");
  expect(await db.select().from(ledgerDifferences)).toEqual(before);
});
