import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { acts, payments, staff, subscriptions } from "~/db/schema";
import { formatIsoDate, formatPrice } from "~/copy/format";
import { action as act, loader as actPage } from "~/routes/admin/act";
import { approveAct } from "~/services/acts/decide-act.server";
import { refund } from "~/services/acts/definitions/refunds.server";
import { openBulkAct } from "~/services/acts/open-staff-act.server";
import { bulkActOf } from "~/services/acts/registry.server";
import { salesFigures } from "~/services/figures/sales.server";
import { record } from "~/services/acts/definitions/unpaid-orders.server";
import { orderCard } from "~/services/desk/order-card.server";
import { checkLedger } from "~/services/payments/check-ledger.server";
import { listPayments, paymentBatches, paymentCard } from "~/services/payments/desk-queries.server";
import { settleRefund } from "~/services/payments/end-refund.server";
import { markPaid } from "~/services/payments/mark-paid.server";
import { outsideMoney } from "~/services/payments/outside-payments.server";
import { scheduleRefund } from "~/services/payments/refund-order.server";
import { outstandingRefunds } from "~/services/payments/send-refund.server";
import { paymentStats } from "~/services/payments/payment-stats.server";
import { withdrawTransaction } from "~/services/payments/withdraw-payments.server";
import { ask } from "../../support/acts";
import { grant, signedInMember } from "../../support/desk";
import { signIn } from "../../support/members";
import {
  deliverOrder,
  payAtGateway,
  placeOpenOrder,
  placeTestOrder,
  testContext,
} from "../../support/orders";
import { recordsOf } from "../../support/records";
import { sendRefunds } from "../../support/refunds";
import { call, get, post } from "../../support/requests";
import { newStaff, staffContext } from "../../support/staff";
import { sandbox } from "../../support/world";

const finance = staffContext("finance");
const today = formatIsoDate(new Date());

const received = (id: string, more: object = {}) => ({
  kind: "record_payment",
  input: {
    ...{ of: "order", id, amountGrosze: 1199, receivedOn: today },
    ...{ proof: "Wyciąg z dziś, przelew nr 7.", reason: "bank_transfer" },
    ...more,
  },
});

/** Two people who are there for it. */
async function two() {
  const second = await newStaff("admin");
  return { asking: await newStaff("finance"), second };
}

/** Does the job that tells the gateway, whose transaction is open until then; an answer that it does not give is asked for anew. */
async function withdrawnAtGateway(orderId: string, transactionId: string) {
  const told = { orderId, transactionId };
  const { jobs } = await recordsOf(orderId);
  expect(jobs).toContainEqual(
    expect.objectContaining({ task: "withdraw_transaction", payload: told }),
  );
  const state = () => sandbox.state.transactions.get(transactionId)?.status;
  expect(state()).toBe("pending");
  sandbox.faults.arm({ service: "tpay", fault: "server_error" });
  await expect(withdrawTransaction(testContext(), told)).rejects.toThrow("tpay unavailable");
  await withdrawTransaction(testContext(), told);
  expect(state()).toBe("canceled");
}

beforeEach(() => db.delete(staff));

describe("money that came outside of the gateway", () => {
  test("pays for an order once two people agree, and stands apart in the books", async () => {
    const { order, transactionId } = await placeOpenOrder();
    const before = await paymentStats(finance, {});
    const apart = await outsideMoney(finance, {});
    const { asking, second } = await two();
    const actId = await ask(asking.ctx, received(order.id));
    expect((await recordsOf(order.id)).order.status).toBe("awaiting_payment");
    await expect(approveAct(asking.ctx, actId)).rejects.toMatchObject({ name: "NotAllowed" });
    const day = formatIsoDate(order.placedAt);
    const sold = async () => (await salesFigures(finance, { from: day, to: day })).total.money!;
    const soldBefore = await sold();
    await approveAct(second.ctx, actId);
    expect(await sold()).toEqual({ ...soldBefore, outside: soldBefore.outside + 1199 });
    const exported = [];
    for await (const batch of paymentBatches(finance, { provider: "outside" }))
      exported.push(...batch);
    expect(exported.find(({ orderId }) => orderId === order.id)?.receipt).toEqual({
      ...{ receivedOn: today, proof: "Wyciąg z dziś, przelew nr 7." },
    });
    const { order: paid, payments: rows, refunds } = await recordsOf(order.id);
    expect({ status: paid.status, refunds }).toEqual({ status: "paid", refunds: [] });
    expect(rows.map(({ status, provider }) => [provider, status]).sort()).toEqual([
      ["outside", "paid"],
      ["tpay", "cancelled"],
    ]);
    const { totalRevenue, totalPayments, completedPayments, byType } = before;
    const same = { totalRevenue, totalPayments, completedPayments, byType };
    expect(await paymentStats(finance, {})).toMatchObject(same);
    const books = await outsideMoney(finance, {});
    expect(books.orders).toBe(apart.orders + 1199);
    expect(books.receipts[0]).toMatchObject({
      ...{ grosze: 1199, receivedOn: today, proof: "Wyciąg z dziś, przelew nr 7." },
      ...{ order: { id: order.id }, subscriptionId: null },
      ...{ askedByEmail: asking.identity.email, agreedByEmail: second.identity.email },
    });
    const listed = await listPayments(finance, { provider: "outside" }, 1);
    expect(listed.rows.map(({ orderId }) => orderId)).toContain(order.id);
    const { timeline } = await orderCard(finance, order.id);
    expect(timeline.map(({ code }) => code)).toContain("record_payment");
    await withdrawnAtGateway(order.id, transactionId);
    // Whoever pays at the gateway in spite of it gets that back.
    const { title } = sandbox.state.transactions.get(transactionId)!;
    const twice = { transactionTitle: title, paidGrosze: 1199, currency: "PLN" };
    expect(await markPaid(testContext(), order, twice)).toBe("second_payment_returned");
    await expect(outsideMoney(staffContext("support"), {})).rejects.toThrow();
  });

  test("is no difference to the gateway's books, and is returned by transfer", async () => {
    const order = await placeTestOrder(testContext());
    const { asking, second } = await two();
    await approveAct(second.ctx, await ask(asking.ctx, received(order.id)));
    await deliverOrder(testContext(), { orderId: order.id, lastAttempt: true });
    await checkLedger(testContext());
    const { ctx: presser } = await newStaff("finance");
    const { effects } = await refund.preview(
      (await orderCard(finance, order.id)) as never,
      finance,
    );
    expect(effects.join(" ")).toContain("zwrot trzeba wysłać przelewem");
    expect(effects.join(" ")).not.toContain("tą samą drogą");
    const bulk = await openBulkAct(
      (await newStaff("admin")).ctx,
      { isFresh: true },
      bulkActOf("refund_order"),
      { email: order.email ?? "" },
    );
    expect(bulk.preview.effects.join(" ")).toContain(
      `Z tego ${formatPrice(1199)} przyszło poza bramką: tyle trzeba będzie wysłać przelewem`,
    );
    await scheduleRefund(presser, { orderId: order.id, reason: "complaint" });
    const [scheduled] = (await recordsOf(order.id)).refunds;
    const outstanding = async () =>
      (await outstandingRefunds(hoursLater)).map(({ payload: { refundId } }) => refundId);
    const hoursLater = testContext("worker", { now: new Date(Date.now() + 7 * 3_600_000) });
    // Its job may be lost; once it has begun, a person sees to it.
    expect(await outstanding()).toContain(scheduled!.id);
    await sendRefunds(order.id);
    expect(await outstanding()).not.toContain(scheduled!.id);
    const [payment] = (await recordsOf(order.id)).payments;
    const waiting = async (only: "refund_by_transfer" | "refund_stuck") =>
      (await listPayments(finance, { only }, 1)).rows.map(({ id }) => id);
    expect(await waiting("refund_by_transfer")).toContain(payment!.id);
    expect(await waiting("refund_stuck")).not.toContain(payment!.id);
    expect((await recordsOf(order.id)).order.status).toBe("completed");
    await settleRefund(finance, { paymentId: payment!.id, proof: "Przelew nr 9." });
    expect((await recordsOf(order.id)).order.status).toBe("refunded");
    expect(await waiting("refund_by_transfer")).not.toContain(payment!.id);
  });

  test("gives its proof to what staff had counted as paid on their word", async () => {
    const { order, transactionId } = await placeOpenOrder();
    const { asking, second } = await two();
    const [open] = (await recordsOf(order.id)).payments;
    const forcing = { paymentId: open!.id, reason: "bank_statement" };
    await approveAct(second.ctx, await ask(asking.ctx, { kind: "mark_paid", input: forcing }));
    expect(record.may?.((await orderCard(finance, order.id)) as never)).toBeNull();
    await approveAct(second.ctx, await ask(asking.ctx, received(order.id)));
    expect(await paymentCard(finance, open!.id)).toMatchObject({
      ...{ provider: "outside", isForced: false, canBeRefunded: true, leftGrosze: 1199 },
    });
    // Whoever pays the transaction that was open all the while gets that back, and nothing else.
    await payAtGateway(transactionId, { told: true });
    await withdrawTransaction(testContext(), { orderId: order.id, transactionId });
    await expect.poll(async () => (await recordsOf(order.id)).refunds).toHaveLength(1);
    const { payments: rows, refunds } = await recordsOf(order.id);
    expect(refunds).toMatchObject([{ reason: "second_payment", amountGrosze: 1199 }]);
    expect(rows.map(({ id, provider, status }) => [id === open!.id, provider, status])).toEqual(
      expect.arrayContaining([
        [true, "outside", "paid"],
        [false, "tpay", "refunding"],
      ]),
    );
    await sendRefunds(order.id);
    expect((await recordsOf(order.id)).order.status).toBe("paid");
    expect((await paymentCard(finance, open!.id)).leftGrosze).toBe(1199);
  });

  test("is recorded for a subscription, too, and never by whom it concerns", async () => {
    const member = await signedInMember();
    await grant(member.id, "plus");
    const [held] = await db.select().from(subscriptions).where(eq(subscriptions.userId, member.id));
    const { asking, second } = await two();
    const before = await outsideMoney(finance, {});
    const wanted = received(held!.id, {
      ...{ of: "subscription", memberId: member.id, amountGrosze: 2900 },
    });
    await approveAct(second.ctx, await ask(asking.ctx, wanted));
    const after = await outsideMoney(finance, {});
    expect(after.subscriptions).toBe(before.subscriptions + 2900);
    expect(after.receipts[0]).toMatchObject({ subscriptionId: held!.id, order: null });
    const own = await newStaff("admin");
    await grant(own.userId, "plus", "none", { ctx: second.ctx });
    const [mine] = await db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.userId, own.userId));
    const forged = received(mine!.id, { of: "subscription", memberId: member.id });
    await expect(ask(own.ctx, forged)).rejects.toMatchObject({ name: "Invalid" });
    const plain = received(mine!.id, { of: "subscription", memberId: own.userId });
    await expect(ask(own.ctx, plain)).rejects.toMatchObject({ name: "NotAllowed" });
  });

  test.each([
    ["another sum than the price", { amountGrosze: 1198 }, "not_the_price"],
    ["a day that is to come", { receivedOn: "2999-01-01" }, "outside_day"],
    ["a day of years ago", { receivedOn: "2020-01-01" }, "outside_day"],
    ["no proof", { proof: " " }, "proof"],
  ])("%s is refused", async (_, more, code) => {
    const order = await placeTestOrder(testContext());
    const { asking } = await two();
    await expect(ask(asking.ctx, received(order.id, more))).rejects.toMatchObject({ code });
  });

  test("an order that is paid for, and who may not, are refused", async () => {
    const { order } = await placeOpenOrder();
    const { asking, second } = await two();
    await expect(ask((await newStaff("support")).ctx, received(order.id))).rejects.toMatchObject({
      name: "NotAllowed",
    });
    const actId = await ask(asking.ctx, received(order.id));
    const faster = { transactionTitle: `TR-${order.id}`, paidGrosze: 1199, currency: "PLN" };
    await markPaid(testContext(), order, faster);
    await expect(approveAct(second.ctx, actId)).rejects.toMatchObject({ code: "not_payable" });
    const rows = await db.select().from(payments).where(eq(payments.orderId, order.id));
    expect(rows.map(({ provider }) => provider)).not.toContain("outside");
  });

  test("is asked for on its page, which says what will happen", async () => {
    const order = await placeTestOrder(testContext());
    const { asking } = await two();
    const { jar } = await signIn(asking.identity, undefined, { fresh: "1" });
    const place = { tab: "orders", id: order.id, act: "record-payment" };
    const address = `/admin/orders/${order.id}/record-payment`;
    expect((await call(actPage, jar.on(get(address)), place)).status).toBe(200);
    const empty = await call<{ errors: object }>(act, jar.on(post(address, {})), place);
    expect(empty.status).toBe(422);
    const typed = { amount: "11,99", receivedOn: today, proof: "Wyciąg.", reason: "cash" };
    expect(await call(act, jar.on(post(address, typed)), place)).toMatchObject({ status: 303 });
    const [asked] = await db.select().from(acts).where(eq(acts.targetId, order.id));
    expect(asked).toMatchObject({ kind: "record_payment", reason: "cash" });
  });
});
