import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import {
  complaints,
  emailCorrections,
  ledgerDifferences,
  mails,
  modelCalls,
  orders,
  paymentNotifications,
  payments,
  refunds,
  supportThreads,
  withdrawals,
} from "~/db/schema";
import { inTransaction } from "~/services/command/context.server";
import { queueMail } from "~/services/mails/queue-mail.server";
import { deleteGivenUpJobs } from "~/services/operations/delete-given-up-jobs.server";
import { deleteOldModelCalls } from "~/services/operations/delete-old-model-calls.server";
import { forgetUnpaidAddresses } from "~/services/orders/forget-unpaid-addresses.server";
import { withdrawalReceiptMail } from "~/services/payments/withdrawal-receipt-mail";
import { mailCard } from "~/services/outbox/desk-queries.server";
import { forgetMailRecipients } from "~/services/outbox/forget-mail-recipients.server";
import { sendMail } from "~/services/outbox/send-mail.server";
import { deleteOldPaymentNotifications } from "~/services/payments/delete-old-notifications.server";
import { expireOrders } from "~/services/payments/expire-orders.server";
import { termsChangeMail } from "~/services/legal/terms-change-mail";
import { findEverywhere } from "../../support/find-everywhere";
import { jobWith } from "../../support/jobs";
import { notifyPaid } from "../../support/notifications";
import {
  deliverOrder,
  placeOpenOrder,
  placePaidOrder,
  placeTestOrder,
  testContext,
} from "../../support/orders";
import { recordsOf } from "../../support/records";
import { staffContext } from "../../support/staff";

const day = 24 * 3_600_000;
const start = Date.now();
const after = (days: number) => ({ now: new Date(start + days * day) });
/** A service whose clock is so many days on. */
const on = (days: number) => testContext("schedule", after(days));

type Case = { orderId: string; paymentId: string; title: string; at: Date };

const thread = (orderId: string, at: Date) => ({
  ...{ kind: "complaint" as const, orderId, subject: "Reklamacja", crisisLevel: "none" as const },
  ...{ createdAt: at, deleteAt: new Date(at.getTime() + 9_999 * day) },
});

/** What keeps an order's records, by what it is; each ends by what it gives back. */
const open: Record<string, (about: Case) => Promise<() => Promise<unknown>>> = {
  async "an open complaint"({ orderId, at }) {
    const [opened] = await db.insert(supportThreads).values(thread(orderId, at)).returning();
    const { id } = opened!;
    await db.insert(complaints).values({ threadId: id, remedy: "refund" });
    return async () => {
      const decided = { decision: "declined" as const, decidedAt: at };
      await db.update(complaints).set(decided).where(eq(complaints.threadId, id));
      await db.update(supportThreads).set({ closedAt: at }).where(eq(supportThreads.id, id));
    };
  },
  async "a refund under way"({ orderId, paymentId, at }) {
    const refund = { orderId, paymentId, amountGrosze: 100, reason: "overpaid", actor: "worker" };
    await db.insert(refunds).values({ ...refund, status: "requested", requestedAt: at });
    return () =>
      db.update(refunds).set({ status: "completed" }).where(eq(refunds.orderId, orderId));
  },
  async "a dispute with a bank"({ orderId, paymentId, at }) {
    const taken = { orderId, paymentId, amountGrosze: 100, reason: "chargeback", actor: "gateway" };
    await db.insert(refunds).values({ ...taken, status: "completed", requestedAt: at });
    const long = new Date(at.getTime() - 181 * day);
    return () => db.update(refunds).set({ requestedAt: long }).where(eq(refunds.orderId, orderId));
  },
  async "a difference with the gateway's books"({ title, at }) {
    const found = { kind: "amount", transactionTitle: title, foundAt: at };
    await db.insert(ledgerDifferences).values(found);
    return () =>
      db
        .update(ledgerDifferences)
        .set({ resolvedAt: at })
        .where(eq(ledgerDifferences.transactionTitle, title));
  },
  async "a withdrawal that nobody has answered"({ orderId, at }) {
    const words = { statement: "Odstępuję.", effect: "Zwrot." };
    await db.insert(withdrawals).values({ orderId, ...words, receivedAt: at });
    await inTransaction(testContext("worker", { now: at }), (tx) =>
      queueMail(tx, {
        ...{ kind: withdrawalReceiptMail, orderId, recipient: `later.${orderId}@example.com` },
        subject: "Odstąpienie",
        idempotencyKey: `later/${orderId}`,
      }),
    );
    const answered = { status: "accepted" as const, acceptedAt: at };
    return () =>
      db
        .update(mails)
        .set(answered)
        .where(eq(mails.idempotencyKey, `later/${orderId}`));
  },
};
const reasons = Object.keys(open);

/** A delivered order with a payment, and the days on which what it left behind is due. */
async function delivered(): Promise<Case & { mailId: string; email: string }> {
  const ctx = testContext("worker", after(0));
  const order = await placePaidOrder(ctx);
  await notifyPaid(order, `TR-${order.id}`);
  await deliverOrder(ctx, { orderId: order.id, lastAttempt: true });
  const { payments: paid, mails: sent } = await recordsOf(order.id);
  return {
    ...{ orderId: order.id, email: order.email!, title: `TR-${order.id}`, at: after(80).now },
    ...{ paymentId: paid[0]!.id, mailId: sent[0]!.id },
  };
}

const mailOf = async (id: string) => (await db.select().from(mails).where(eq(mails.id, id)))[0]!;

describe("whom a mail went to", () => {
  test("is forgotten 90 days after its delivery; when, of what kind and with which words stays", async () => {
    const { mailId, email, orderId } = await delivered();
    const reported = { deliveredAt: after(1).now };
    await db.update(mails).set(reported).where(eq(mails.id, mailId));
    const before = await mailOf(mailId);
    expect(before.digest).toMatch(/^[0-9a-f]{64}$/);
    await forgetMailRecipients(on(90.9));
    expect(await mailOf(mailId)).toEqual(before);
    await forgetMailRecipients(on(91.1));
    expect(await mailOf(mailId)).toEqual({ ...before, recipient: null });
    expect(await findEverywhere(email)).toEqual(["orders.email"]);
    expect((await recordsOf(orderId)).order.termsVersion).not.toBeNull();
    expect(await mailCard(staffContext("support"), mailId)).toMatchObject({
      recipient: null,
      state: "delivered",
      complainedOn: null,
    });
  });

  test("stays of a mail that still waits, and of one that goes as a whole", async () => {
    const ctx = testContext("worker", after(0));
    const recipient = `nobody.${crypto.randomUUID()}@example.com`;
    const waiting = await inTransaction(ctx, (tx) =>
      queueMail(tx, {
        ...{ kind: withdrawalReceiptMail, recipient, subject: "Czeka" },
        idempotencyKey: crypto.randomUUID(),
      }),
    );
    const whole = { kind: termsChangeMail.code, recipient, subject: "Regulamin" };
    const [kept] = await db
      .insert(mails)
      .values({
        ...whole,
        ...{ idempotencyKey: crypto.randomUUID(), status: "accepted" },
        ...{ createdAt: ctx.now(), acceptedAt: ctx.now() },
      })
      .returning();
    await forgetMailRecipients(on(120));
    for (const id of [waiting!, kept!.id]) expect((await mailOf(id)).recipient).toBe(recipient);
  });

  test("is not asked for when a mail is tried that has no recipient any more", async () => {
    const { mailId } = await delivered();
    await forgetMailRecipients(on(91));
    await sendMail(testContext(), { mailId, lastAttempt: true });
    expect((await mailOf(mailId)).attempts).toBe(1);
  });

  test.each(reasons)("stays while there is %s, and goes with it", async (reason) => {
    const about = await delivered();
    const end = await open[reason]!(about);
    await forgetMailRecipients(on(95));
    expect((await mailOf(about.mailId)).recipient).toBe(about.email);
    await end();
    await forgetMailRecipients(on(95));
    expect((await mailOf(about.mailId)).recipient).toBeNull();
  });
});

describe("the address of an order that nobody has paid for", () => {
  async function unpaid() {
    const clock = after(0);
    const opened = await placeOpenOrder(testContext("buyer", clock));
    await expireOrders(on(1));
    const { order, payments: tried } = await recordsOf(opened.order.id);
    expect(order.status).toBe("expired");
    const { id: paymentId, transactionTitle } = tried[0]!;
    return {
      ...{ orderId: order.id, email: order.email!, paymentId, title: transactionTitle! },
      at: after(20).now,
    };
  }
  const addressOf = async (id: string) => (await recordsOf(id)).order.email;

  test("is forgotten after 30 days, wherever it stands; the order stays", async () => {
    const { orderId, email } = await unpaid();
    await db.insert(emailCorrections).values({
      ...{ orderId, oldEmail: email, newEmail: email, correctedAt: after(1).now },
    });
    await forgetUnpaidAddresses(on(29.9));
    expect(await addressOf(orderId)).toBe(email);
    await forgetUnpaidAddresses(on(30.1));
    expect(await findEverywhere(email)).toEqual([]);
    expect((await recordsOf(orderId)).order).toMatchObject({ status: "expired", email: null });
  });

  test("stays of one that was paid for, of one that waits, and of one whose money came and went back", async () => {
    const ctx = testContext("buyer", after(0));
    const short = await unpaid();
    const paid = await placePaidOrder(ctx);
    const waiting = await placeTestOrder(ctx);
    const little = { status: "refunded" as const, paidGrosze: 500 };
    await db.update(payments).set(little).where(eq(payments.id, short.paymentId));
    await forgetUnpaidAddresses(on(40));
    expect(await addressOf(paid.id)).toBe(paid.email);
    expect(await addressOf(waiting.id)).toBe(waiting.email);
    expect(await addressOf(short.orderId)).toBe(short.email);
  });

  test.each(reasons)("stays while there is %s, and goes with it", async (reason) => {
    const about = await unpaid();
    const end = await open[reason]!(about);
    await forgetUnpaidAddresses(on(35));
    expect(await addressOf(about.orderId)).toBe(about.email);
    await end();
    await forgetUnpaidAddresses(on(35));
    expect(await addressOf(about.orderId)).toBeNull();
  });
});

describe("what the gateway has reported", () => {
  const reportsOf = (orderId: string) =>
    db.$count(paymentNotifications, eq(paymentNotifications.orderId, orderId));

  test("goes after a year; the payment stays, and the same report does nothing when it comes again", async () => {
    const { orderId, title } = await delivered();
    await deleteOldPaymentNotifications(on(364));
    expect(await reportsOf(orderId)).toBe(1);
    await deleteOldPaymentNotifications(on(366));
    expect(await reportsOf(orderId)).toBe(0);
    const { order, payments: kept, events } = await recordsOf(orderId);
    expect(kept).toMatchObject([{ status: "paid", transactionTitle: title }]);
    await notifyPaid(order, title);
    const again = await recordsOf(orderId);
    expect(again.payments).toEqual(kept);
    expect(again.order).toEqual(order);
    expect(again.events).toEqual(events);
  });

  test.each(reasons)("stays while there is %s, and goes with it", async (reason) => {
    const about = await delivered();
    const end = await open[reason]!({ ...about, at: after(360).now });
    await deleteOldPaymentNotifications(on(370));
    expect(await reportsOf(about.orderId)).toBe(1);
    await end();
    await deleteOldPaymentNotifications(on(370));
    expect(await reportsOf(about.orderId)).toBe(0);
  });
});

describe("what calls of the model took and cost", () => {
  const callsOf = (orderId: string) => db.$count(modelCalls, eq(modelCalls.subjectId, orderId));

  test("goes after a year, whatever it was about", async () => {
    const { orderId } = await delivered();
    const call = {
      ...{ task: "talk", promptVersion: "1", model: "m", outcome: "answered" },
      ...{ inputTokens: 1, outputTokens: 1, durationMs: 1, costMicroUsd: 1, at: after(0).now },
    };
    const nameless = await db
      .insert(modelCalls)
      .values({ ...call, subjectKind: "talk" })
      .returning();
    const ofTalk = () => db.$count(modelCalls, eq(modelCalls.id, nameless[0]!.id));
    const calls = await callsOf(orderId);
    expect(calls).toBeGreaterThan(0);
    await deleteOldModelCalls(on(364));
    expect([await callsOf(orderId), await ofTalk()]).toEqual([calls, 1]);
    await deleteOldModelCalls(on(366));
    expect([await callsOf(orderId), await ofTalk()]).toEqual([0, 0]);
  });

  test.each(reasons)("stays while there is %s, and goes with it", async (reason) => {
    const about = await delivered();
    const end = await open[reason]!({ ...about, at: after(360).now });
    await deleteOldModelCalls(on(370));
    expect(await callsOf(about.orderId)).toBeGreaterThan(0);
    await end();
    await deleteOldModelCalls(on(370));
    expect(await callsOf(about.orderId)).toBe(0);
  });
});

describe("a job that has given up", () => {
  const isThere = async (id: string) =>
    (await db.execute(sql`select from graphile_worker._private_jobs where id = ${id}::bigint`))
      .length === 1;

  test("goes 30 days after its last attempt, and the mail that it was to send counts as not sent", async () => {
    const ctx = testContext("worker", after(0));
    const mailId = await inTransaction(ctx, (tx) =>
      queueMail(tx, {
        ...{
          kind: withdrawalReceiptMail,
          recipient: "given.up@example.com",
          subject: "Nie wyszło",
        },
        idempotencyKey: crypto.randomUUID(),
      }),
    );
    const id = await jobWith({ payload: { mailId } });
    await deleteGivenUpJobs(on(29.9));
    expect(await isThere(id)).toBe(true);
    await deleteGivenUpJobs(on(30.1));
    expect(await isThere(id)).toBe(false);
    expect(await mailOf(mailId!)).toMatchObject({ status: "refused", lastError: "dropped" });
  });

  test("stays while it is tried or waits, and one without ids that can be read goes", async () => {
    const waiting = await jobWith({ attempts: 9 });
    const running = await jobWith({ lockedBy: "somebody" });
    const odd = await jobWith({ task: "expire_orders", payload: { orderId: "none" } });
    await deleteGivenUpJobs(on(40));
    expect(await isThere(waiting)).toBe(true);
    expect(await isThere(running)).toBe(true);
    expect(await isThere(odd)).toBe(false);
  });

  test.each(reasons)("stays while its order has %s, however it names it", async (reason) => {
    const about = await delivered();
    const [returned] = await db
      .insert(refunds)
      .values({
        ...{ orderId: about.orderId, paymentId: about.paymentId, amountGrosze: 1 },
        ...{ reason: "overpaid", actor: "worker", status: "completed", requestedAt: about.at },
      })
      .returning();
    const jobs = [
      await jobWith({ payload: { orderId: about.orderId } }),
      await jobWith({ payload: { mailId: about.mailId } }),
      await jobWith({ task: "send_refund", payload: { refundId: returned!.id } }),
    ];
    const end = await open[reason]!(about);
    await deleteGivenUpJobs(on(95));
    for (const id of jobs) expect(await isThere(id)).toBe(true);
    await end();
    await deleteGivenUpJobs(on(95));
    for (const id of jobs) expect(await isThere(id)).toBe(false);
  });

  test("stays while its order is in work", async () => {
    const order = await placePaidOrder();
    const id = await jobWith({ task: "fulfil_order", payload: { orderId: order.id } });
    await deleteGivenUpJobs(on(40));
    expect(await isThere(id)).toBe(true);
    await db.update(orders).set({ status: "refunded" }).where(eq(orders.id, order.id));
    await deleteGivenUpJobs(on(40));
    expect(await isThere(id)).toBe(false);
  });
});
