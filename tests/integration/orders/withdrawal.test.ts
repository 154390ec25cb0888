import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { formatDate, formatIsoDate } from "~/copy/format";
import { db } from "~/db/client.server";
import { mails, orders, withdrawals } from "~/db/schema";
import { paths } from "~/paths";
import { action as staffAct } from "~/routes/admin/act";
import { action, loader } from "~/routes/orders/withdraw";
import { RightGone } from "~/routes/orders/withdrawal-right-gone";
import { warsawMoment } from "~/time/warsaw-time";
import { orderCard } from "~/services/desk/order-card.server";
import { inTransaction } from "~/services/command/context.server";
import { planWithdrawal, withdrawOrder } from "~/services/payments/withdraw-order.server";
import { markPaid } from "~/services/payments/mark-paid.server";
import { transitionOrder } from "~/services/orders/transition-order.server";
import type { WithdrawalPage } from "~/services/payments/withdrawal-page.server";
import { auditOf } from "../../support/desk";
import { eventOf, mailById, postReport, transient } from "../../support/mail-reports";
import { signIn } from "../../support/members";
import { notifyPaid } from "../../support/notifications";
import { placeDeliveredOrder, sendQueuedMails } from "../../support/order-page";
import {
  deliverOrder,
  payAtGateway,
  placeOpenOrder,
  placePaidOrder,
  placeTestOrder,
  testContext,
} from "../../support/orders";
import { mailsTo, recordsOf } from "../../support/records";
import { sendRefunds } from "../../support/refunds";
import { call, get, post } from "../../support/requests";
import { newStaff, staffContext, takeWithdrawal } from "../../support/staff";

const support = staffContext("support");

type Order = { id: string; token: string };

const openPage = async ({ token }: Order) =>
  (await call<WithdrawalPage>(loader, get(paths.orderWithdrawal(token)), { token })).data;
const confirm = ({ token }: Order, name = "Łucja Żak") =>
  call(action, post(paths.orderWithdrawal(token), { name }), { token });
const statementOf = async ({ id }: Order) =>
  (await db.select().from(withdrawals).where(eq(withdrawals.orderId, id)))[0];

async function unpaidOrder() {
  const opened = await placeOpenOrder();
  const { transactions } = await recordsOf(opened.order.id);
  return { ...opened, title: transactions[0]?.title ?? "" };
}

test("an order that is not paid is cancelled, and the receipt has the statement and its time", async () => {
  const { order } = await unpaidOrder();
  const page = await openPage(order);
  expect(page).toMatchObject({ right: "open", paid: false });
  expect(await confirm(order)).toMatchObject({
    status: 303,
    location: `${paths.paymentSuccess(order.token)}&done=withdrawn`,
  });
  const records = await recordsOf(order.id);
  expect(records.order).toMatchObject({ status: "cancelled", answers: null, personName: null });
  expect(records.transactions).toMatchObject([{ status: "canceled" }]);
  const kept = await statementOf(order);
  expect(kept).toMatchObject({
    name: "Łucja Żak",
    effect: "cancelled",
    statement: page.statement,
    email: order.email,
  });

  await sendQueuedMails(order.id);
  const [receipt] = mailsTo(order.email);
  expect(receipt?.subject).toBe(`Potwierdzenie odstąpienia od umowy (K-${order.number})`);
  for (const words of [page.statement, "Łucja Żak", "o godzinie"])
    for (const body of [receipt?.text, receipt?.html])
      expect(body?.replaceAll("\u00a0", " ")).toContain(words.replaceAll("\u00a0", " "));
});

test("a payment that comes after the withdrawal goes back and starts nothing", async () => {
  const { order, title } = await unpaidOrder();
  await confirm(order);
  await notifyPaid(order, title);
  const paid = await recordsOf(order.id);
  expect(paid.order).toMatchObject({ status: "failed", failure: "withdrawn" });
  expect(paid.jobs.map(({ task }) => task)).not.toContain("fulfil_order");
  await sendRefunds(order.id).catch(() => {});
  expect(paid.refunds).toMatchObject([{ amountGrosze: 1199, reason: "withdrawn" }]);
});

test("an order that is paid and not delivered is stopped and refunded", async () => {
  const { order, transactionId } = await unpaidOrder();
  await payAtGateway(transactionId, { told: true });
  await expect.poll(async () => (await recordsOf(order.id)).order.status).toBe("paid");
  await confirm(order, "");
  await deliverOrder(testContext(), { orderId: order.id, lastAttempt: false });
  await sendRefunds(order.id);
  const records = await recordsOf(order.id);
  expect(records.order).toMatchObject({ status: "refunded", answers: null });
  expect(records).toMatchObject({ delivered: [], modelCalls: [] });
  expect(records.transactions).toMatchObject([{ refunds: [{ amount: 1199 }] }]);
  expect(await statementOf(order)).toMatchObject({ name: null, effect: "refunded" });
});

test("a payment that was too small goes back with the withdrawal", async () => {
  const { order, transactionId } = await unpaidOrder();
  await payAtGateway(transactionId, { told: true, paid: 5 });
  await expect.poll(async () => (await recordsOf(order.id)).events).toContain("underpaid");
  await confirm(order);
  await sendRefunds(order.id);
  const records = await recordsOf(order.id);
  expect(records.order.status).toBe("cancelled");
  expect(records.transactions).toMatchObject([{ refunds: [{ amount: 500 }] }]);
});

test("an order that has expired can be withdrawn from as well", async () => {
  const { order } = await unpaidOrder();
  await transitionOrder(testContext("schedule"), order.id, "expired");
  await confirm(order);
  expect(await statementOf(order)).toMatchObject({ effect: "cancelled" });
  expect((await recordsOf(order.id)).order.status).toBe("expired");
});

test("after delivery the right is lost: nothing happens, and the page knows why", async () => {
  const order = await placeDeliveredOrder();
  expect(await openPage(order)).toMatchObject({ right: "lost" });
  expect(await confirm(order)).toMatchObject({ location: paths.orderWithdrawal(order.token) });
  const records = await recordsOf(order.id);
  expect(records.order.status).toBe("completed");
  expect(records.refunds).toEqual([]);
  expect(await statementOf(order)).toBeUndefined();
});

test("where the mail with the document came back, the right is not lost, and the money goes back", async () => {
  const order = await placeDeliveredOrder();
  const bounced = { bouncedAt: new Date(), bounceKind: "hard" } as const;
  await db.update(mails).set(bounced).where(eq(mails.orderId, order.id));
  expect(await openPage(order)).toMatchObject({ right: "open" });
  expect(await confirm(order)).toMatchObject({
    location: `${paths.paymentSuccess(order.token)}&done=withdrawn`,
  });
  expect(await statementOf(order)).toMatchObject({ effect: "refunded" });
  expect((await recordsOf(order.id)).refunds).toMatchObject([{ reason: "withdrawn" }]);
});

test("where it came back after the buyer's server had taken it, the right stays lost", async () => {
  const order = await placeDeliveredOrder();
  const [{ mail } = { mail: null }] = await db
    .select({ mail: mails.id })
    .from(mails)
    .where(eq(mails.orderId, order.id));
  for (const event of [
    eventOf("email.delivered", mail!, { minute: 1 }),
    eventOf("email.bounced", mail!, { minute: 2, bounce: transient }),
  ])
    expect((await postReport(event)).status).toBe(200);
  expect(await mailById(mail!)).toMatchObject({ state: "bounced" });
  expect(await openPage(order)).toMatchObject({ right: "lost" });
  await confirm(order);
  await expect(takeWithdrawal(support, order.id)).rejects.toMatchObject({
    code: "withdrawal_lost",
  });
  expect((await recordsOf(order.id)).refunds).toEqual([]);
});

test("confirmed twice, also at once, it is one statement, one refund and one receipt", async () => {
  const order = await placePaidOrder();
  await Promise.all([confirm(order), confirm(order), confirm(order)]);
  await confirm(order);
  const { refunds, mails } = await recordsOf(order.id);
  expect(refunds).toHaveLength(1);
  expect(mails.map(({ kind }) => kind)).toEqual(["withdrawal_receipt"]);
  expect(await openPage(order)).toMatchObject({ right: "used" });
});

test("a token that nobody has leads nowhere", async () => {
  const answer = await call(loader, get("/orders/nobody/withdrawal"), { token: "nobody" });
  expect(answer.status).toBe(404);
});

test("staff take none from an order that nobody paid for, whose buyer still may", async () => {
  const order = await placeTestOrder(testContext());
  expect(await orderCard(support, order.id)).toMatchObject({
    canTakeWithdrawal: false,
    options: { withdrawal: "open" },
  });
  const { jar } = await signIn((await newStaff("support")).identity, undefined, { fresh: "1" });
  const where = { tab: "orders", id: order.id, act: "withdraw" };
  const sent = post(`/admin/orders/${order.id}/withdraw`, {
    ...{ reason: "buyer_wrote", way: "letter", declaredOn: formatIsoDate(new Date()) },
  });
  const sentence = /^Za to zamówienie nikt nie zapłacił/;
  expect(await call(staffAct, jar.on(sent), where)).toMatchObject({
    status: 409,
    data: {
      errors: { "": expect.stringMatching(sentence) as string },
      page: { preview: { impossible: expect.stringMatching(sentence) as string } },
    },
  });
  expect(await recordsOf(order.id)).toMatchObject({ order: { status: "awaiting_payment" } });
  expect(await auditOf(order.id)).toEqual([]);
  const own = { token: order.token, name: null };
  await withdrawOrder(testContext("buyer"), own);
  expect(await recordsOf(order.id)).toMatchObject({ order: { status: "cancelled" } });
});

test("a statement counts from its day: one made in time is typed in later, one made later is refused as such", async () => {
  const order = await placeDeliveredOrder();
  const bounced = { bouncedAt: new Date(), bounceKind: "hard" } as const;
  await db.update(mails).set(bounced).where(eq(mails.orderId, order.id));
  const ago = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000);
  const placed = { placedAt: ago(15), paidAt: ago(15), completedAt: ago(15) };
  await db.update(orders).set(placed).where(eq(orders.id, order.id));
  expect(await orderCard(support, order.id)).toMatchObject({
    ...{ canTakeWithdrawal: true, options: { withdrawal: "late" } },
  });
  // Its page says what is so: that the days are over, and not that the contract was delivered.
  const shown = renderToStaticMarkup(createElement(RightGone, { page: await openPage(order) }));
  const page = shown.replaceAll("\u00a0", " ");
  expect(page).toContain("Na odstąpienie jest 14 dni od zawarcia umowy");
  expect(page).toContain(formatDate(ago(1)).replaceAll("\u00a0", " "));
  expect(page).not.toContain("Zamówienie zostało dostarczone");
  expect(await confirm(order)).toMatchObject({ location: paths.orderWithdrawal(order.token) });
  // On the whole of the last day it is taken, whatever the hour of the payment was.
  const lastDay = testContext("buyer", { now: warsawMoment(formatIsoDate(ago(1)), 23.9) });
  const taken = inTransaction(lastDay, async (tx) => {
    await withdrawOrder(tx, { token: order.token, name: null });
    throw new Error("taken");
  });
  await expect(taken).rejects.toThrow("taken");
  const plan = (days: number) =>
    inTransaction(support, (tx) =>
      planWithdrawal(tx, {
        ...{ orderId: order.id, reason: "buyer_wrote", way: "letter" },
        declaredOn: formatIsoDate(ago(days)),
      }),
    );
  await expect(plan(0)).rejects.toMatchObject({ code: "withdrawal_late" });
  expect(await plan(5)).toMatchObject({ order: { id: order.id } });
});

test("staff take one where too little was paid", async () => {
  const order = await placeTestOrder(testContext());
  const paid = { transactionTitle: `TR-${order.id}`, paidGrosze: 500, currency: "PLN" };
  await markPaid(testContext(), order, paid);
  expect(await orderCard(support, order.id)).toMatchObject({ canTakeWithdrawal: true });
  await takeWithdrawal(support, order.id);
  expect(await orderCard(support, order.id)).toMatchObject({ canTakeWithdrawal: false });
});

test("a name in which a crisis is heard brings help first, and the statement is taken all the same", async () => {
  const { order } = await unpaidOrder();
  const name = "Po prostu chcę się zabić";
  const help = { status: 422, data: { step: "help", values: { name } } };
  expect(await confirm(order, name)).toMatchObject(help);
  expect(await statementOf(order)).toBeUndefined();
  const onward = post(paths.orderWithdrawal(order.token), { name, helpSeen: "helpSeen" });
  expect((await call(action, onward, { token: order.token })).status).toBe(303);
  expect(await statementOf(order)).toMatchObject({ name });
});
