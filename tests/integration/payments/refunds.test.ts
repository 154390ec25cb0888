import { eq, sql } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { runOnce } from "graphile-worker";
import { careWords } from "~/copy/care-card";
import { helpLines } from "~/copy/help-lines";
import { getOrderPage } from "~/services/orders/order-page.server";
import { env } from "~/config/env.server";
import { db } from "~/db/client.server";
import { payments, refunds } from "~/db/schema";
import { inTransaction } from "~/services/command/context.server";
import { taskList } from "~/jobs/tasks.server";
import { workerLogger } from "~/jobs/worker-logger.server";
import { resumeOutstandingWork } from "~/jobs/resume-outstanding-work.server";
import { lockOrder } from "~/services/orders/lock-order.server";
import type { RefundCause } from "~/services/payments/refund-causes";
import { requestRefund } from "~/services/payments/request-refund.server";
import { scheduleRefund } from "~/services/payments/refund-order.server";
import {
  markRefundFailureRead,
  scheduledRefunds,
} from "~/services/payments/schedule-refund.server";
import { completeRefund, sendRefund } from "~/services/payments/send-refund.server";
import { refundTransaction } from "~/integrations/payments/tpay.server";
import { outcomeOf } from "~/services/acts/words";
import { notifyPaid } from "../../support/notifications";
import { newStaff } from "../../support/staff";
import { captureLog } from "../../support/captured-log";
import { sendQueuedMails } from "../../support/order-page";
import { deliverOrder, payAtGateway, placeOpenOrder, testContext } from "../../support/orders";
import { recordsOf } from "../../support/records";
import { refundAsStaff, sendRefunds } from "../../support/refunds";
import { sandbox } from "../../support/world";

const ctx = testContext();

async function paidOrder() {
  const { order, transactionId } = await placeOpenOrder();
  await payAtGateway(transactionId, { told: true });
  await expect.poll(async () => (await recordsOf(order.id)).order.status).toBe("paid");
  return { order, transactionId };
}

async function deliveredOrder() {
  const paid = await paidOrder();
  await deliverOrder(ctx, { orderId: paid.order.id, lastAttempt: false });
  return paid;
}

const returnedOf = (id: string) =>
  sandbox.state.transactions.get(id)?.refunds.map(({ amount }) => amount);

/** Asks for a refund and returns the id of its row. */
async function requested(orderId: string, amountGrosze?: number): Promise<string> {
  await refundAsStaff({ orderId, amountGrosze, reason: "complaint" });
  const all = (await recordsOf(orderId)).refunds;
  return all.find(({ status }) => status === "requested")?.id ?? "";
}

/** The gateway returns the money, and the connection breaks before it can say so. */
function loseAnswerToRefund() {
  const { fetch } = globalThis;
  const spy = vi.spyOn(globalThis, "fetch").mockImplementation(async (address, init) => {
    const response = await fetch(address, init);
    if (init?.method !== "POST" || !String(address).endsWith("/refunds")) return response;
    spy.mockRestore();
    throw new TypeError("the connection was lost");
  });
}

describe("a refund of the whole order", () => {
  test("returns everything, and says who asked for it, why and when", async () => {
    const { order, transactionId } = await deliveredOrder();
    await refundAsStaff({ orderId: order.id, reason: "complaint" });
    const before = await recordsOf(order.id);
    expect(before.refunds).toMatchObject([{ amountGrosze: 1199 }]);
    expect(before.order.status).toBe("completed");
    expect(before.payments).toMatchObject([{ status: "refunding" }]);
    expect(before.jobs.map(({ task }) => task)).toContain("send_refund");
    await sendRefunds(order.id);
    expect(returnedOf(transactionId)).toEqual([1199]);
    const records = await recordsOf(order.id);
    expect(records.order.status).toBe("refunded");
    expect(records.payments).toMatchObject([{ status: "refunded" }]);
    expect(records.refunds).toMatchObject([
      { amountGrosze: 1199, reason: "complaint", actor: "staff", status: "completed" },
    ]);
    expect(records.refunds[0]?.completedAt).toBeInstanceOf(Date);
  });

  test("stops an order in work: nothing is written or mailed any more", async () => {
    const { order } = await paidOrder();
    await refundAsStaff({ orderId: order.id, reason: "complaint" });
    await deliverOrder(ctx, { orderId: order.id, lastAttempt: false });
    await sendRefunds(order.id);
    const records = await recordsOf(order.id);
    expect(records.order).toMatchObject({ status: "refunded", answers: null });
    expect(records).toMatchObject({ texts: [], delivered: [] });
    expect(records.mails).toMatchObject([{ kind: "refund_notice" }]);
  });

  test("whose answer was lost is not made twice", async () => {
    const { order, transactionId } = await deliveredOrder();
    const refundId = await requested(order.id);
    loseAnswerToRefund();
    await expect(sendRefund(ctx, refundId)).rejects.toThrow("tpay unavailable");
    expect(returnedOf(transactionId)).toEqual([1199]);
    await sendRefund(ctx, refundId);
    await sendRefund(ctx, refundId);
    expect(returnedOf(transactionId)).toEqual([1199]);
    expect((await recordsOf(order.id)).order.status).toBe("refunded");
  });

  test("asked for by three workers at once is made once", async () => {
    const { order, transactionId } = await deliveredOrder();
    const refundId = await requested(order.id);
    await Promise.allSettled([1, 2, 3].map(() => sendRefund(ctx, refundId)));
    await sendRefund(ctx, refundId);
    expect(returnedOf(transactionId)).toEqual([1199]);
  });

  test("finds the transaction by its title when only that is known", async () => {
    const { order, transactionId } = await deliveredOrder();
    await db.update(payments).set({ transactionId: null }).where(eq(payments.orderId, order.id));
    await sendRefund(ctx, await requested(order.id));
    expect(returnedOf(transactionId)).toEqual([1199]);
    expect((await recordsOf(order.id)).payments).toMatchObject([
      { status: "refunded", transactionId },
    ]);
  });

  test("cannot be asked for twice", async () => {
    const { order } = await deliveredOrder();
    await requested(order.id);
    await expect(requested(order.id)).rejects.toThrow("nothing_left");
  });
});

describe("a refund of a part", () => {
  test("leaves the order as it is until the last part has gone back", async () => {
    const { order, transactionId } = await deliveredOrder();
    await sendRefund(ctx, await requested(order.id, 500));
    const between = await recordsOf(order.id);
    expect(between.order.status).toBe("completed");
    expect(between.payments).toMatchObject([{ status: "paid" }]);
    expect(between.events).toContain("partly_refunded");

    await expect(requested(order.id, 700)).rejects.toThrow("too_much");
    await expect(requested(order.id, 0)).rejects.toThrow("amount");
    await sendRefund(ctx, await requested(order.id));
    expect(returnedOf(transactionId)).toEqual([500, 699]);
    expect((await recordsOf(order.id)).order.status).toBe("refunded");
  });

  test("whose answer was lost is told from an equal part that follows it", async () => {
    const { order, transactionId } = await deliveredOrder();
    const first = await requested(order.id, 500);
    await refundAsStaff({
      orderId: order.id,
      amountGrosze: 500,
      reason: "complaint",
    });
    const all = (await recordsOf(order.id)).refunds;
    const second = all.find(({ id }) => id !== first)?.id ?? "";
    loseAnswerToRefund();
    await expect(sendRefund(ctx, first)).rejects.toThrow("tpay unavailable");
    await expect(sendRefund(ctx, second)).rejects.toThrow();
    await sendRefund(ctx, first);
    await sendRefund(ctx, second);
    expect(returnedOf(transactionId)).toEqual([500, 500]);
  });
});

describe("the buyer is told", () => {
  const noticeOf = async (orderId: string, refund: { amountGrosze?: number; reason: string }) => {
    await inTransaction(ctx, async (tx) => {
      const order = await lockOrder(tx, { id: orderId });
      if (order)
        await requestRefund(tx, order, { ...refund, reason: refund.reason as RefundCause });
    });
    await sendRefunds(orderId);
    await sendRefunds(orderId);
    await sendQueuedMails(orderId);
    const { delivered, order } = await recordsOf(orderId);
    const notices = delivered.filter(({ subject }) => subject.startsWith("Zwrot pieniędzy"));
    expect(notices).toMatchObject([
      { subject: `Zwrot pieniędzy (K-${order.number})`, conflicts: 0 },
    ]);
    return notices[0]?.text ?? "";
  };

  test("of a part: how much, and not what the staff noted", async () => {
    const { order } = await deliveredOrder();
    const text = await noticeOf(order.id, { amountGrosze: 500, reason: "marudzi, dla spokoju" });
    expect(text).toContain("5,00\u00a0zł");
    expect(text).toContain("Zwracamy Ci pieniądze za zamówienie.");
    expect(text).not.toContain("marudzi");
  });

  test.each([
    ["unexpected", "Nie udało nam się przygotować Twojego zamówienia."],
    ["model_refused", "nie mogliśmy napisać dokumentu, który byłby dla Ciebie dobry"],
    ["late", "Nie zdążyliśmy na czas."],
    ["withdrawn", "To zwrot po Twoim odstąpieniu od umowy."],
    ["second_payment", "przyszła wpłata, na którą już nie czekaliśmy"],
    ["underpaid", "Wpłata była niższa od ceny zamówienia"],
    ["overpaid", "Oddajemy nadwyżkę"],
  ])("why, when it is %s", async (reason, words) => {
    const { order } = await paidOrder();
    const text = await noticeOf(order.id, { reason });
    expect(text).toContain(words);
    expect(text).toContain("11,99\u00a0zł");
  });

  test("what may help them, where a vendor declined their words; so does the page", async () => {
    const { order } = await paidOrder();
    sandbox.faults.arm({ service: "model", fault: "refusal" });
    await deliverOrder(ctx, { orderId: order.id, lastAttempt: false });
    const declined = await recordsOf(order.id);
    expect(declined.order).toMatchObject({ failure: "model_refused", crisisLevel: "acute" });
    await sendRefunds(order.id);
    await sendRefunds(order.id);
    await sendQueuedMails(order.id);
    const { delivered } = await recordsOf(order.id);
    expect(delivered).toHaveLength(1);
    for (const sentence of careWords("declined", "unknown"))
      expect(delivered[0]?.text).toContain(sentence);
    for (const { href } of helpLines) expect(delivered[0]?.html).toContain(href);
    expect((await getOrderPage(ctx, order.token))?.showHelp).toBe(true);
  });

  test("nothing of help where nothing hard was heard", async () => {
    const { order } = await paidOrder();
    expect(await noticeOf(order.id, { reason: "late" })).not.toContain("112");
  });

  test("not until the gateway has taken the refund", async () => {
    const { order } = await paidOrder();
    await requested(order.id);
    expect((await recordsOf(order.id)).mails).toEqual([]);
  });
});

test("an attempt of a process that died is taken up after a minute", async () => {
  const { order, transactionId } = await deliveredOrder();
  const refundId = await requested(order.id);
  const claim = { status: "sending" as const, claimedAt: new Date() };
  await db.update(refunds).set(claim).where(eq(refunds.id, refundId));
  await expect(sendRefund(ctx, refundId)).rejects.toThrow();
  const later = testContext("worker", { now: new Date(Date.now() + 61_000) });
  await sendRefund(later, refundId);
  expect(returnedOf(transactionId)).toEqual([1199]);
});

test("a refund that waits for another of the same payment is tried again, and is no error of ours", async () => {
  const { order } = await deliveredOrder();
  const refundId = await requested(order.id);
  const claim = { status: "sending" as const, claimedAt: new Date() };
  await db.update(refunds).set(claim).where(eq(refunds.id, refundId));
  await db.execute(sql`update graphile_worker._private_jobs set run_at = now()
    where key = ${`refund:${refundId}`}`);
  const logged = captureLog();
  await runOnce({
    connectionString: env.DATABASE_URL,
    taskList: { send_refund: taskList.send_refund },
    logger: workerLogger,
    noHandleSignals: true,
  });
  const failures = logged()
    .split("\n")
    .filter((line) => line.includes("Conflict refund_under_way"))
    .map((line) => JSON.parse(line) as { level: number });
  expect(failures).toMatchObject([{ level: 40 }]);
  const [job] = await db.execute(
    sql`select attempts from graphile_worker.jobs where key = ${`refund:${refundId}`}`,
  );
  expect(job).toEqual({ attempts: 1 });
});

test("a refund whose job has given up is taken up again", async () => {
  const { order } = await deliveredOrder();
  const key = `refund:${await requested(order.id)}`;
  await db.execute(
    sql`update graphile_worker._private_jobs set attempts = max_attempts where key = ${key}`,
  );
  const attempts = async () =>
    (await db.execute(sql`select attempts from graphile_worker.jobs where key = ${key}`))[0];
  await resumeOutstandingWork(ctx);
  expect(await attempts()).toEqual({ attempts: 10 });
  const later = testContext("schedule", { now: new Date(Date.now() + 7 * 60 * 60_000) });
  await resumeOutstandingWork(later);
  expect(await attempts()).toEqual({ attempts: 0 });
});

describe("a chargeback while the gateway has a refund", () => {
  async function charged() {
    const { order, transactionId } = await deliveredOrder();
    const id = await requested(order.id, 400);
    const { title } = sandbox.state.transactions.get(transactionId)!;
    const charge = () => notifyPaid(order, title, { tr_status: "CHARGEBACK" });
    const sums = async () =>
      (await recordsOf(order.id)).refunds
        .map(({ reason, status, amountGrosze }) => [reason, status, amountGrosze])
        .sort();
    return { order, transactionId, id, charge, sums };
  }
  const bank = [
    ["chargeback", "completed", 1199],
    ["complaint", "cancelled", 400],
  ];

  test("comes before it is asked for: it is not, and nothing counts twice", async () => {
    const { transactionId, id, charge, sums } = await charged();
    const { fetch } = globalThis;
    const spy = vi.spyOn(globalThis, "fetch").mockImplementation(async (address, init) => {
      const response = await fetch(address, init);
      if (!String(address).endsWith("/refunds")) return response;
      spy.mockRestore();
      await charge();
      return response;
    });
    await sendRefund(ctx, id);
    expect(returnedOf(transactionId)).toEqual([]);
    expect(await sums()).toEqual(bank);
  });

  test("has called it off: an answer that comes late completes it only where the gateway has returned it", async () => {
    const { order, transactionId, id, charge, sums } = await charged();
    const claimed = { status: "sending", claimedAt: new Date() } as const;
    const [refund] = await db.update(refunds).set(claimed).where(eq(refunds.id, id)).returning();
    await charge();
    await completeRefund(ctx, refund!, transactionId);
    await sendRefund(ctx, id);
    expect(await sums()).toEqual(bank);
    expect((await recordsOf(order.id)).mails.map(({ kind }) => kind)).not.toContain(
      "refund_notice",
    );
    // A slower process had asked the gateway, which has made it.
    await db.update(refunds).set({ refundedBeforeGrosze: 0 }).where(eq(refunds.id, id));
    await refundTransaction(transactionId, 400);
    for (let again = 0; again < 2; again++) await sendRefund(ctx, id);
    expect(await sums()).toEqual([
      ["chargeback", "completed", 799],
      ["complaint", "completed", 400],
    ]);
    expect((await recordsOf(order.id)).mails.map(({ kind }) => kind)).toContain("refund_notice");
  });

  test("is told to whoever had scheduled it, until they have read it", async () => {
    const { order, transactionId } = await deliveredOrder();
    const presser = await newStaff("finance");
    await scheduleRefund(presser.ctx, { orderId: order.id, reason: "complaint" });
    const { title } = sandbox.state.transactions.get(transactionId)!;
    await notifyPaid(order, title, { tr_status: "CHARGEBACK" });
    const told = await scheduledRefunds(ctx, presser.userId);
    expect(told).toMatchObject([{ orderId: order.id, failure: "charged_back" }]);
    expect(outcomeOf("charged_back")).toContain("Bank sam cofnął");
    const read = { refundId: told[0]!.id, staffId: presser.userId };
    await markRefundFailureRead(presser.ctx, read);
    expect(await scheduledRefunds(ctx, presser.userId)).toEqual([]);
  });
});

test("what came on top goes back by itself, and leaves what staff have scheduled as it can be taken back", async () => {
  const { order } = await deliveredOrder();
  await scheduleRefund((await newStaff("finance")).ctx, { orderId: order.id, reason: "complaint" });
  await notifyPaid(order, `TR-TWICE-${order.number}`);
  const states = async () =>
    (await recordsOf(order.id)).refunds.map(({ reason, status }) => [reason, status]).sort();
  expect(await states()).toEqual([
    ["complaint", "scheduled"],
    ["second_payment", "requested"],
  ]);
  expect((await recordsOf(order.id)).order.refundBegunAt).toBeNull();
});
