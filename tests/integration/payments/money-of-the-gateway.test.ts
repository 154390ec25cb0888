import { and, eq } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { db } from "~/db/client.server";
import { acts, orders, payments, refunds } from "~/db/schema";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { refundTransaction } from "~/integrations/payments/tpay.server";
import { loader as errorPage } from "~/routes/orders/error";
import { approveAct } from "~/services/acts/decide-act.server";
import { OrderHeadline } from "~/routes/orders/order-headline";
import { getOrderPage } from "~/services/orders/order-page.server";
import * as refundEnds from "~/services/acts/definitions/refund-ends.server";
import { refund as refundOrderAct } from "~/services/acts/definitions/refunds.server";
import { orderCard } from "~/services/desk/order-card.server";
import { failOrder } from "~/services/fulfilment/end-order.server";
import { checkOrderPayment } from "~/services/payments/check-payment.server";
import { listPayments, paymentCard } from "~/services/payments/desk-queries.server";
import { dropRefund, settleRefund } from "~/services/payments/end-refund.server";
import { markPaid } from "~/services/payments/mark-paid.server";
import { paymentStateLabels, stuckAfter } from "~/services/payments/payment-state";
import { paymentStats } from "~/services/payments/payment-stats.server";
import { scheduleRefund } from "~/services/payments/refund-order.server";
import { sendRefund } from "~/services/payments/send-refund.server";
import { startPayment } from "~/services/payments/start-payment.server";
import { withdrawOrder } from "~/services/payments/withdraw-order.server";
import { ask } from "../../support/acts";
import { bookRecordsOf, placePaidBookOrder } from "../../support/books";
import { stampCopies } from "~/services/downloads/stamp-copies.server";
import { copyLoader, downloadPage } from "../../support/download-pages";
import { sendQueuedMails } from "../../support/order-page";
import { deliverOrder, payAtGateway, placeOpenOrder, testContext } from "../../support/orders";
import { recordsOf } from "../../support/records";
import { refundAsStaff, sendRefunds } from "../../support/refunds";
import { call, get } from "../../support/requests";
import { newStaff, staffContext } from "../../support/staff";
import { sandbox } from "../../support/world";

vi.mock("@remix-run/react", async (load) => ({
  ...(await load<object>()),
  useRouteLoaderData: () => undefined,
}));

const worker = testContext();
const finance = staffContext("finance");

async function paymentOf(orderId: string) {
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, orderId));
  if (!payment) throw new Error("no payment");
  return payment;
}

async function paidOrder() {
  const { order, transactionId } = await placeOpenOrder();
  await payAtGateway(transactionId, { told: true });
  await expect.poll(async () => (await recordsOf(order.id)).order.status).toBe("paid");
  return { order, transactionId };
}

/** An order that two members of staff have counted as paid, and the gateway has not. */
async function forcedOrder() {
  const { order, transactionId } = await placeOpenOrder();
  const { id } = await paymentOf(order.id);
  const input = { paymentId: id, reason: "bank_statement" };
  const second = await newStaff("admin");
  const actId = await ask((await newStaff("finance")).ctx, { kind: "mark_paid", input });
  await approveAct(second.ctx, actId);
  return { order, paymentId: id, transactionId };
}

describe("a payment is called returned when it is", () => {
  test("not while its refund waits for the gateway, which the books say, too", async () => {
    const before = await paymentStats(finance, {});
    const { order } = await paidOrder();
    await deliverOrder(worker, { orderId: order.id, lastAttempt: true });
    await refundAsStaff({ orderId: order.id, reason: "complaint" });
    const { id } = await paymentOf(order.id);
    const waiting = await paymentCard(finance, id);
    expect(paymentStateLabels[waiting.state].label).toBe("W trakcie zwrotu");
    expect(await paymentStats(finance, {})).toMatchObject({
      refundingPayments: before.refundingPayments + 1,
      refundedPayments: before.refundedPayments,
    });
    await sendRefunds(order.id);
    expect(paymentStateLabels[(await paymentCard(finance, id)).state].label).toBe("Zwrócona");
    expect((await paymentStats(finance, {})).refundedPayments).toBe(before.refundedPayments + 1);
  });
});

describe("what staff alone have counted as paid", () => {
  test("is not returned, is no revenue, and says so", async () => {
    const before = await paymentStats(finance, {});
    const { order, paymentId } = await forcedOrder();
    expect((await recordsOf(order.id)).order.status).toBe("paid");
    const refused = { code: "forced_payment" };
    const request = { orderId: order.id, reason: "complaint" } as const;
    await expect(scheduleRefund(finance, request)).rejects.toMatchObject(refused);
    const card = await orderCard(finance, order.id);
    expect(refundOrderAct.may?.(card as never)).toMatchObject(refused);
    expect(await paymentCard(finance, paymentId)).toMatchObject({
      ...{ isForced: true, canBeRefunded: false, leftGrosze: 0 },
    });
    expect((await paymentStats(finance, {})).totalRevenue).toBe(before.totalRevenue);
    const listed = await listPayments(finance, { only: "forced" }, 1);
    expect(listed.rows.map(({ id }) => id)).toContain(paymentId);
    // Nor does it go back by itself where the order comes to nothing.
    await deliverOrder(worker, { orderId: order.id, lastAttempt: false });
    const [row] = (await recordsOf(order.id)).refunds;
    expect(row).toBeUndefined();
  });

  test("is money once the gateway says so, and not a second payment", async () => {
    const { order, paymentId, transactionId } = await forcedOrder();
    await deliverOrder(worker, { orderId: order.id, lastAttempt: true });
    await payAtGateway(transactionId, { told: true });
    await expect.poll(async () => (await paymentOf(order.id)).isForced).toBe(false);
    const { refunds: none, order: done } = await recordsOf(order.id);
    expect({ none, status: done.status }).toEqual({ none: [], status: "completed" });
    expect(await paymentCard(finance, paymentId)).toMatchObject({ canBeRefunded: true });
  });

  test("goes back at that moment where its order came to nothing meanwhile", async () => {
    const { order, transactionId } = await forcedOrder();
    await failOrder(worker, order, "unexpected");
    expect((await recordsOf(order.id)).refunds).toEqual([]);
    const { title } = sandbox.state.transactions.get(transactionId)!;
    const money = { transactionTitle: title, paidGrosze: 1199, currency: "PLN" };
    expect(await markPaid(worker, order, money)).toBe("confirmed_later");
    expect(await markPaid(worker, order, money)).toBe("already_paid");
    expect((await recordsOf(order.id)).refunds).toMatchObject([
      { reason: "unexpected", amountGrosze: 1199 },
    ]);
  });
});

describe("a refund that can never succeed", () => {
  async function stuck() {
    const { order, transactionId } = await paidOrder();
    await refundAsStaff({ orderId: order.id, reason: "complaint" });
    // The gateway has not got the money: it answers 409 for ever.
    const transaction = sandbox.state.transactions.get(transactionId)!;
    sandbox.state.transactions.put({ ...transaction, amountPaid: 0 });
    const [refund] = (await recordsOf(order.id)).refunds;
    await expect(sendRefund(worker, refund!.id)).rejects.toThrow("tpay");
    // What may pass by itself waits for a person only after a quarter of an hour.
    const requestedAt = new Date(Date.now() - 2 * stuckAfter);
    await db.update(refunds).set({ requestedAt }).where(eq(refunds.id, refund!.id));
    return { order, refundId: refund!.id, paymentId: (await paymentOf(order.id)).id };
  }

  test("shows its job, is given up with a reason, and its money counts as ours again", async () => {
    const { order, refundId, paymentId } = await stuck();
    const card = await paymentCard(finance, paymentId);
    expect(card.refunds).toMatchObject([{ isStuck: true, lastError: "http_409" }]);
    expect(card.refunds[0]?.jobId).toMatch(/^\d+$/);
    const drop = () => dropRefund(finance, { paymentId, reason: "gateway_refuses" });
    for (const role of ["support", "moderator"] as const)
      await expect(
        dropRefund(staffContext(role), { paymentId, reason: "gateway_refuses" }),
      ).rejects.toMatchObject({ name: "NotAllowed" });
    const tries = await Promise.allSettled([drop(), drop()]);
    expect(tries.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(drop()).rejects.toMatchObject({ code: "no_stuck_refund" });
    const after = await paymentCard(finance, paymentId);
    expect(after).toMatchObject({ status: "paid", leftGrosze: 1199 });
    expect(after.refunds).toMatchObject([{ droppedFor: "gateway_refuses", jobId: null }]);
    expect(after.history.map(({ act }) => act)).toContain("drop_refund");
    expect((await orderCard(finance, order.id)).timeline.map(({ code }) => code)).toContain(
      "drop_refund",
    );
    await sendRefund(worker, refundId);
    expect((await recordsOf(order.id)).order.status).not.toBe("refunded");
  });

  test("is written down as sent by transfer, with proof, and its buyer is told", async () => {
    const { order, paymentId } = await stuck();
    const settle = (proof: string) => settleRefund(finance, { paymentId, proof });
    await expect(settle(" ")).rejects.toMatchObject({ name: "Invalid" });
    await settle("Wyciąg z 12 listopada, przelew nr 7.");
    await expect(settle("Jeszcze raz.")).rejects.toMatchObject({ code: "no_stuck_refund" });
    const records = await recordsOf(order.id);
    expect(records.order.status).toBe("refunded");
    expect(records.refunds).toMatchObject([
      { status: "completed", transferProof: "Wyciąg z 12 listopada, przelew nr 7." },
    ]);
    await sendQueuedMails(order.id);
    const { mails } = await recordsOf(order.id);
    expect(mails).toMatchObject([{ kind: "refund_notice" }]);
  });

  test("is neither given up nor settled once the gateway has returned its money after all", async () => {
    const { order, transactionId } = await paidOrder();
    await refundAsStaff({ orderId: order.id, reason: "complaint" });
    const [refund] = (await recordsOf(order.id)).refunds;
    const { id: paymentId } = await paymentOf(order.id);
    // An attempt whose answer was lost.
    const attempt = { status: "sending", refundedBeforeGrosze: 0, lastError: "timeout" } as const;
    await db.update(refunds).set(attempt).where(eq(refunds.id, refund!.id));
    await refundTransaction(transactionId);
    for (const end of [
      () => dropRefund(finance, { paymentId, reason: "gateway_refuses" }),
      () => settleRefund(finance, { paymentId, proof: "Przelew nr 9." }),
    ])
      await expect(end()).rejects.toMatchObject({ code: "refund_went_through" });
    await sendRefund(worker, refund!.id);
    expect((await recordsOf(order.id)).order.status).toBe("refunded");
  });

  test("that is one of two leaves the payment as the other one does", async () => {
    const { order } = await paidOrder();
    await deliverOrder(worker, { orderId: order.id, lastAttempt: true });
    await refundAsStaff({ orderId: order.id, amountGrosze: 400, reason: "goodwill" });
    await refundAsStaff({ orderId: order.id, reason: "complaint" });
    const { id: paymentId } = await paymentOf(order.id);
    const states = async () => {
      const { status, leftGrosze, canBeRefunded } = await paymentCard(finance, paymentId);
      const { refundBegunAt } = (await recordsOf(order.id)).order;
      return [status, leftGrosze, canBeRefunded, refundBegunAt !== null];
    };
    expect(await states()).toEqual(["refunding", 0, false, true]);
    const isSmall = and(eq(refunds.orderId, order.id), eq(refunds.amountGrosze, 400));
    await db.update(refunds).set({ lastError: "http_400" }).where(isSmall);
    await dropRefund(finance, { paymentId, reason: "gateway_refuses" });
    expect(await states()).toEqual(["paid", 400, true, false]);
    await sendRefunds(order.id);
    expect(await states()).toEqual(["paid", 400, true, false]);
    await refundAsStaff({ orderId: order.id, paymentId, reason: "complaint" });
    expect(await states()).toEqual(["refunding", 0, false, true]);
    await sendRefunds(order.id);
    expect(await states()).toEqual(["refunded", 0, false, true]);
    expect((await recordsOf(order.id)).order.status).toBe("refunded");
  });

  test("is not given up while it may still go through", async () => {
    const { order } = await paidOrder();
    await refundAsStaff({ orderId: order.id, reason: "complaint" });
    const { id: paymentId } = await paymentOf(order.id);
    for (const lastError of [
      null,
      "http_500",
      "http_408",
      "http_409",
      "http_425",
      "http_429",
      "timeout",
    ]) {
      await db.update(refunds).set({ lastError }).where(eq(refunds.orderId, order.id));
      for (const end of [
        () => dropRefund(finance, { paymentId, reason: "gateway_refuses" }),
        () => settleRefund(finance, { paymentId, proof: "Przelew nr 9." }),
      ])
        await expect(end()).rejects.toMatchObject({ code: "no_stuck_refund" });
    }
  });
});

test("what is owed after a withdrawal, and much by transfer, is ended by two people alone, and its buyer's page says so", async () => {
  const asking = await newStaff("finance");
  const agreeing = await newStaff("admin");
  const refused = async (orderId: string) => {
    const set = { lastError: "http_400" };
    await db.update(refunds).set(set).where(eq(refunds.orderId, orderId));
    return (await paymentOf(orderId)).id;
  };
  const agree = async (paymentId: string) => {
    const [asked] = await db.select().from(acts).where(eq(acts.targetId, paymentId));
    await approveAct(agreeing.ctx, asked!.id);
  };
  const { order } = await paidOrder();
  await withdrawOrder(testContext("buyer"), { token: order.token, name: null });
  const paymentId = await refused(order.id);
  const drop = { paymentId, reason: "gateway_refuses" } as const;
  await expect(dropRefund(asking.ctx, drop)).rejects.toMatchObject({ code: "two_people" });
  const { perform } = refundEnds.drop;
  expect(await perform(asking.ctx, paymentId, drop, {} as never)).toBe("refund-end-asked");
  expect((await recordsOf(order.id)).refunds).toMatchObject([{ status: "requested" }]);
  await agree(paymentId);
  expect((await recordsOf(order.id)).refunds).toMatchObject([
    { status: "cancelled", droppedFor: "gateway_refuses" },
  ]);
  expect((await orderCard(finance, order.id)).options.hasDroppedRefund).toBe(true);
  const page = await getOrderPage(testContext("buyer"), order.token);
  const headline = { order: page!, token: order.token, waitingFor: null };
  expect(renderToStaticMarkup(createElement(OrderHeadline, headline))).toContain(
    "Zwrot się zatrzymał",
  );

  // The same of what nobody has decided about, of an accepted complaint, and of much.
  for (const owed of [
    { reason: "overpaid" },
    { reason: "second_payment" },
    { reason: "underpaid" },
    { reason: "unexpected" },
    { reason: "goodwill", amountGrosze: 10_001 },
  ]) {
    const { order: paid } = await paidOrder();
    await refundAsStaff({ orderId: paid.id, reason: "goodwill" });
    await db.update(refunds).set(owed).where(eq(refunds.orderId, paid.id));
    const ends = { paymentId: await refused(paid.id), reason: "gateway_refuses" } as const;
    for (const end of [
      () => dropRefund(asking.ctx, ends),
      () => settleRefund(asking.ctx, { ...ends, proof: "Przelew nr 6." }),
    ])
      await expect(end(), owed.reason).rejects.toMatchObject({ code: "two_people" });
  }

  const { order: dear } = await placeOpenOrder();
  const price = { priceGrosze: 149_00 };
  await db.update(orders).set(price).where(eq(orders.id, dear.id));
  const money = { transactionTitle: `TR-${dear.id}`, paidGrosze: 149_00, currency: "PLN" };
  await markPaid(worker, dear, money);
  await withdrawOrder(testContext("buyer"), { token: dear.token, name: null });
  const settlement = { paymentId: await refused(dear.id), proof: "Przelew nr 7." };
  await expect(settleRefund(asking.ctx, settlement)).rejects.toMatchObject({ code: "two_people" });
  const asked = await refundEnds.settle.perform(
    ...([asking.ctx, settlement.paymentId, settlement, {} as never] as const),
  );
  expect(asked).toBe("refund-end-asked");
  await agree(settlement.paymentId);
  expect((await recordsOf(dear.id)).refunds).toMatchObject([
    { status: "completed", transferProof: "Przelew nr 7." },
  ]);
});

test("a card that was declined has failed, is listed as such, and another payment can be opened", async () => {
  const { order, transactionId } = await placeOpenOrder();
  await fetch(`${sandbox.url}/pay/${transactionId}/reject`, { method: "POST" });
  const address = `/payment/error?tr_crc=${order.token}&tr_error=declined`;
  expect(await call(errorPage, get(address))).toMatchObject({
    status: 200,
    data: { calm: "Płatność nie doszła" },
  });
  const shown = await getOrderPage(testContext(), order.token);
  const headline = renderToStaticMarkup(
    createElement(OrderHeadline, { order: shown!, token: order.token, waitingFor: "/" }),
  );
  expect(headline).toContain("Płatność nie doszła</h1>");
  expect(headline).toContain("Nie pobraliśmy pieniędzy.");
  expect(headline).not.toContain("bg-info-soft");
  expect(headline).toMatch(/<button[^>]*>.*Zapłać/);
  expect(headline).not.toMatch(/Sprawdzamy|drugi raz/);
  const { id, status, failure } = await paymentOf(order.id);
  expect({ status, failure }).toEqual({ status: "failed", failure: "declined" });
  expect(paymentStateLabels[(await paymentCard(finance, id)).state].label).toBe("Nieudana");
  const declined = async () =>
    (await listPayments(finance, { only: "declined" }, 1)).rows.map((row) => row.id);
  expect(await declined()).toContain(id);
  const next = await startPayment(testContext(), order);
  expect(next).not.toContain(transactionId);
  expect(await declined()).not.toContain(id);
  await payAtGateway(next.split("/").at(-1) ?? "", { told: false });
  expect(await checkOrderPayment(worker, order.id)).toBe("paid");
});

test("a book's refund ends its link at once, and its buyer is told so", async () => {
  const order = await placePaidBookOrder();
  await deliverOrder(worker, { orderId: order.id, lastAttempt: true });
  await stampCopies(worker, order.id);
  const token = (await bookRecordsOf(order.id)).link?.token;
  expect((await downloadPage(token)).status).toBe(200);
  const card = await orderCard(finance, order.id);
  const { effects } = await refundOrderAct.preview(card as never, finance);
  expect(effects.join(" ")).toContain("od razu zamknie link do e-booka");
  await refundAsStaff({ orderId: order.id, reason: "complaint" });
  const [refund] = await db.select().from(refunds).where(eq(refunds.orderId, order.id));
  expect(refund?.status).toBe("requested");
  expect(await downloadPage(token)).toMatchObject({ status: 410, data: { state: "stopped" } });
  expect((await copyLoader(token, "pdf")).status).toBe(303);
  expect((await orderCard(finance, order.id)).options.resend).toBe("not_possible");
  const { id: paymentId } = await paymentOf(order.id);
  const later = staffContext("finance", { now: new Date(Date.now() + 3_600_000) });
  await settleRefund(later, { paymentId, proof: "Przelew nr 8." });
  await sendQueuedMails(order.id);
  const mail = sandbox.state.mails
    .newest(({ to }) => to.includes(order.email ?? ""))
    .find(({ subject }) => subject.startsWith("Zwrot"));
  expect(mail?.text).toContain("wysłaliśmy przelewem");
  expect(mail?.text).toContain("link do e-booka już nie działa");
});

test("a part that went back before says nothing of a book's link, when it is told of later, too", async () => {
  const order = await placePaidBookOrder();
  await deliverOrder(worker, { orderId: order.id, lastAttempt: true });
  const hour = (count: number) => new Date(Date.now() + count * 3_600_000);
  const { id: paymentId } = await paymentOf(order.id);
  await refundAsStaff({ orderId: order.id, amountGrosze: 100, reason: "complaint" });
  await settleRefund(staffContext("finance", { now: hour(1) }), {
    paymentId,
    proof: "Przelew nr 9.",
  });
  await refundAsStaff({ orderId: order.id, reason: "complaint" }, { now: hour(2) });
  await sendQueuedMails(order.id);
  const told = sandbox.state.mails
    .newest(({ to }) => to.includes(order.email ?? ""))
    .filter(({ subject }) => subject.startsWith("Zwrot"));
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain("1,00\u00a0zł");
  expect(told[0]?.text).not.toContain("e-booka już nie działa");
});

test("a refund that was given up opens a book's link again", async () => {
  const order = await placePaidBookOrder();
  await deliverOrder(worker, { orderId: order.id, lastAttempt: true });
  await stampCopies(worker, order.id);
  const token = (await bookRecordsOf(order.id)).link?.token;
  await refundAsStaff({ orderId: order.id, reason: "complaint" });
  expect((await downloadPage(token)).status).toBe(410);
  const { id: paymentId } = await paymentOf(order.id);
  const later = staffContext("finance", { now: new Date(Date.now() + 3_600_000) });
  await dropRefund(later, { paymentId, reason: "asked_twice" });
  expect((await downloadPage(token)).status).toBe(200);
});
