import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { env } from "~/config/env.server";
import { db } from "~/db/client.server";
import { mails, orders } from "~/db/schema";
import { action as confirmation } from "~/routes/orders/confirmation";
import { loader as document } from "~/routes/orders/document";
import { loader as status } from "~/routes/orders/success";
import { paths } from "~/paths";
import { fulfilOrder } from "~/services/fulfilment/fulfil-order.server";
import { saveConfirmation } from "~/services/fulfilment/save-confirmation.server";
import type { OrderView } from "~/services/orders/order-page.server";
import { sendMail } from "~/services/outbox/send-mail.server";
import { refundLateOrder } from "~/services/payments/refund-late-order.server";
import { withdrawOrder } from "~/services/payments/withdraw-order.server";
import { placeDeliveredOrder, placePaidOrder, testContext } from "../../support/orders";
import { recordsOf } from "../../support/records";
import { call, get, post } from "../../support/requests";
import { staffContext } from "../../support/staff";
import { faultsHaveStruck, hold } from "../../support/work";
import { sandbox } from "../../support/world";
import { eventOf, mailById, postReport } from "../../support/mail-reports";
import { correctEmail } from "~/services/fulfilment/correct-email.server";
import { confirmAddress } from "~/services/fulfilment/corrected-address.server";

const worker = testContext();
const buyer = testContext("buyer");
const later = testContext("buyer", { now: new Date(Date.now() + 11 * 60_000) });

/** An order whose document is rendered, and whose mail nobody has sent. */
async function readyOrder() {
  const order = await placePaidOrder(worker);
  await fulfilOrder(worker, { orderId: order.id, lastAttempt: false });
  return order;
}

const open = (token: string, headers: Record<string, string> = {}) =>
  call(document, new Request(new URL(paths.orderDocument(token), env.APP_URL), { headers }), {
    token,
  });

const pageOf = async (token: string) =>
  (await call<{ order: OrderView }>(status, get(paths.paymentSuccess(token)))).data.order;

const rowOf = async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0];

/** The one that delivers: a withdrawal writes another. */
const mailOf = async (orderId: string) =>
  (await recordsOf(orderId)).mails.find(({ kind }) => kind === "document");

test("a document opens once the mail with its confirmation was taken, and not before", async () => {
  const { id, token } = await readyOrder();
  expect((await pageOf(token)).documents).toEqual([]);
  expect((await open(token)).status).toBe(404);
  expect(await rowOf(id)).toMatchObject({ openedAt: null });
  await sendMail(worker, { mailId: (await mailOf(id))!.id, lastAttempt: true });
  expect((await pageOf(token)).documents).toHaveLength(1);
  expect((await open(token)).status).toBe(200);
  expect(await rowOf(id)).toMatchObject({ openedAt: expect.any(Date) as Date });
  expect((await recordsOf(id)).events).toContain("document_opened");
});

test("without a mail its buyer saves the confirmation, reads, and has nothing to withdraw from then", async () => {
  const { id, token } = await readyOrder();
  expect((await pageOf(token)).options).toMatchObject({
    canSaveConfirmation: true,
    isConfirmed: false,
    withdrawal: "open",
  });
  const saved = await call(confirmation, post(paths.orderConfirmation(token), {}), { token });
  expect(saved.status).toBe(200);
  expect((await pageOf(token)).options).toMatchObject({ withdrawal: "open", isConfirmed: true });
  expect((await open(token)).status).toBe(200);
  expect((await pageOf(token)).options.withdrawal).toBe("lost");
  await expect(withdrawOrder(buyer, { token, name: null })).rejects.toMatchObject({
    code: "withdrawal_lost",
  });
  await expect(refundLateOrder(later, token)).rejects.toMatchObject({ code: "not_late" });
  expect((await recordsOf(id)).refunds).toEqual([]);
});

test("a mail that came back opens nothing and leaves the right; its buyer saves the confirmation instead", async () => {
  const { id, token } = await placeDeliveredOrder();
  const bounced = { bouncedAt: new Date(), bounceKind: "hard" } as const;
  await db.update(mails).set(bounced).where(eq(mails.orderId, id));
  expect((await open(token)).status).toBe(404);
  const page = await pageOf(token);
  expect(page).toMatchObject({ documents: [], options: { canSaveConfirmation: true } });
  expect(page.options.withdrawal).toBe("open");
  await saveConfirmation(buyer, token);
  expect((await open(token)).status).toBe(200);
  await expect(withdrawOrder(buyer, { token, name: null })).rejects.toMatchObject({
    code: "withdrawal_lost",
  });
});

test("what was opened stays open and bought, should its mail come back later", async () => {
  const { id, token } = await placeDeliveredOrder();
  expect((await open(token)).status).toBe(200);
  const bounced = { bouncedAt: new Date(), bounceKind: "hard" } as const;
  await db.update(mails).set(bounced).where(eq(mails.orderId, id));
  expect((await open(token)).status).toBe(200);
  await expect(withdrawOrder(buyer, { token, name: null })).rejects.toMatchObject({
    code: "withdrawal_lost",
  });
});

test("the confirmation says who sold what and for how much, what is lost by opening it, and the terms", async () => {
  const { token, number } = await readyOrder();
  const { bytes, fileName } = await saveConfirmation(buyer, token);
  const text = bytes.toString();
  expect(fileName).toBe(`potwierdzenie-umowy-K-${number}.html`);
  for (const part of ["11,99", "NIP", "z chwilą otwarcia dokumentu", "14 dni", "Regulamin"])
    expect(text.replace(/\u00a0/g, " ")).toContain(part);
  expect(text).not.toContain("tą wiadomością");
});

test("whoever withdraws first has no document, and whoever reads first no right", async () => {
  const { id, token } = await readyOrder();
  await saveConfirmation(buyer, token);
  const [opened, withdrawn] = await Promise.allSettled([
    open(token),
    withdrawOrder(buyer, { token, name: null }),
  ]);
  const wasRead = opened.status === "fulfilled" && opened.value.status === 200;
  expect(wasRead).toBe(withdrawn.status === "rejected");
  expect((await recordsOf(id)).refunds).toHaveLength(wasRead ? 0 : 1);
});

test("a look in advance, a preview and HEAD open nothing", async () => {
  const order = await placeDeliveredOrder();
  for (const header of ["Sec-Purpose", "Purpose", "X-Moz"])
    expect((await open(order.token, { [header]: "prefetch" })).status).toBe(403);
  for (const program of ["facebookexternalhit/1.1", "WhatsApp/2.23.20.0", "TelegramBot"]) {
    const answer = await open(order.token, { "User-Agent": program });
    expect(answer.status).toBe(403);
    // The server's own page of this status speaks of a form that comes from elsewhere.
    expect(await answer.response?.text()).toContain("Otwórz ten adres w przeglądarce");
  }
  expect((await open(order.token, { "X-Head": "1" })).status).toBe(200);
  expect(await rowOf(order.id)).toMatchObject({ openedAt: null });
  const browser =
    "Mozilla/5.0 (Linux; Android 10; CUBOT NOTE 20) AppleWebKit/537.36 Chrome/126 Mobile Safari/537.36";
  expect((await open(order.token, { "User-Agent": browser })).status).toBe(200);
  expect(await rowOf(order.id)).toMatchObject({ openedAt: expect.any(Date) as Date });
});

test("there is nothing to save for what the mail has brought, or what is not ready", async () => {
  const delivered = await placeDeliveredOrder();
  const unwritten = await placePaidOrder(worker);
  for (const { token } of [delivered, unwritten])
    await expect(saveConfirmation(buyer, token)).rejects.toMatchObject({
      code: "nothing_to_confirm",
    });
});

test("an order is stopped only once the mail that is under way has ended, and one that is stopped is not sent", async () => {
  const { id, token } = await readyOrder();
  const { id: mailId } = (await mailOf(id))!;
  await db.update(mails).set({ claimedAt: new Date() }).where(eq(mails.id, mailId));
  const refused = expect(withdrawOrder(buyer, { token, name: null })).rejects.toMatchObject({
    code: "withdrawal_lost",
  });
  await sendMail(worker, { mailId, lastAttempt: true });
  await refused;
  expect((await recordsOf(id)).refunds).toEqual([]);

  const stopped = await readyOrder();
  await withdrawOrder(buyer, { token: stopped.token, name: null });
  await sendMail(worker, { mailId: (await mailOf(stopped.id))!.id, lastAttempt: true });
  const mail = (await recordsOf(stopped.id)).mails.find(({ kind }) => kind === "document");
  expect(mail).toMatchObject({ status: "refused", lastError: "nothing_to_send" });
});

test("a mail that a dead process left behind holds nobody up for longer than a minute", async () => {
  const { id, token } = await readyOrder();
  await db.update(mails).set({ claimedAt: worker.now() }).where(eq(mails.orderId, id));
  await withdrawOrder(later, { token, name: null });
  expect((await recordsOf(id)).refunds).toHaveLength(1);
});

const isLost = (token: string) =>
  expect(withdrawOrder(buyer, { token, name: null })).rejects.toMatchObject({
    code: "withdrawal_lost",
  });

test("what the provider left unanswered is asked again, with the same key, before an order is stopped", async () => {
  const { id, token } = await readyOrder();
  const attempt = { mailId: (await mailOf(id))!.id, lastAttempt: false };
  for (const fault of ["reset_after_accepting", "server_error"]) {
    sandbox.faults.arm({ service: "resend", fault });
    await expect(sendMail(worker, attempt)).rejects.toMatchObject({ kind: "unavailable" });
  }
  const refused = isLost(token);
  await sendMail(worker, attempt);
  await refused;
  expect(await recordsOf(id)).toMatchObject({ order: { status: "completed" }, refunds: [] });
});

test("what an answer says was not taken holds nobody up", async () => {
  const { id, token } = await readyOrder();
  sandbox.faults.arm({ service: "resend", fault: "server_error" });
  const attempt = { mailId: (await mailOf(id))!.id, lastAttempt: false };
  await expect(sendMail(worker, attempt)).rejects.toMatchObject({ kind: "unavailable" });
  await withdrawOrder(buyer, { token, name: null });
  expect((await recordsOf(id)).refunds).toHaveLength(1);
});

test("a mail that is reported delivered after its order was stopped is written down", async () => {
  const { id, token } = await readyOrder();
  const attempt = { mailId: (await mailOf(id))!.id, lastAttempt: false };
  sandbox.faults.arm({ service: "resend", fault: "reset_after_accepting" });
  await expect(sendMail(worker, attempt)).rejects.toMatchObject({ kind: "unavailable" });
  await withdrawOrder(later, { token, name: null });
  await sendMail(worker, attempt);
  expect(await mailById(attempt.mailId)).toMatchObject({ status: "refused" });
  await postReport(eventOf("email.delivered", attempt.mailId));
  expect((await recordsOf(id)).events).toContain("delivered_after_stop");
});

test("a mail that was taken at the address before it was corrected ends the right, and lets its buyer read", async () => {
  const { id, token } = await readyOrder();
  const goOn = hold("resend");
  const work = sendMail(worker, { mailId: (await mailOf(id))!.id, lastAttempt: false });
  await faultsHaveStruck();
  const email = `anna.${id}@example.com`;
  const corrected = await correctEmail(buyer, { token, email });
  const refused = isLost(corrected);
  goOn();
  await work;
  await refused;
  await expect(refundLateOrder(later, corrected)).rejects.toMatchObject({ code: "not_late" });
  expect((await open(corrected)).status).toBe(200);
});

test("a mail to a corrected address is waited for like the first one, and not sent once it was withdrawn", async () => {
  const bounced = { bouncedAt: new Date(), bounceKind: "hard" } as const;
  const corrected = async () => {
    const { id, token } = await placeDeliveredOrder();
    await db.update(mails).set(bounced).where(eq(mails.orderId, id));
    const email = `anna.${id}@example.com`;
    const changed = await correctEmail(buyer, { token, email });
    const pending = (await recordsOf(id)).mails.find(({ kind }) => kind === "document_corrected");
    return { id, token: changed, attempt: { mailId: pending!.id, lastAttempt: false } };
  };
  const first = await corrected();
  const goOn = hold("resend");
  const work = sendMail(worker, first.attempt);
  await faultsHaveStruck();
  const refused = isLost(first.token);
  goOn();
  await work;
  await refused;
  expect((await recordsOf(first.id)).refunds).toEqual([]);

  const second = await corrected();
  await withdrawOrder(buyer, { token: second.token, name: null });
  await sendMail(worker, second.attempt);
  expect((await recordsOf(second.id)).mails).toContainEqual(
    expect.objectContaining({ kind: "document_corrected", status: "refused" }),
  );
});

test("a confirmed address opens nothing before the mail with the confirmation was taken there", async () => {
  const { id, token: former } = await placeDeliveredOrder();
  const bounced = { bouncedAt: new Date(), bounceKind: "hard" } as const;
  await db.update(mails).set(bounced).where(eq(mails.orderId, id));
  const email = `anna.${id}@example.com`;
  const support = staffContext("support");
  const token = await correctEmail(support, { orderId: id, reason: "buyer_wrote", email });
  const send = async (kind: string) => {
    const found = (await recordsOf(id)).mails.find((mail) => mail.kind === kind);
    await sendMail(worker, { mailId: found!.id, lastAttempt: false });
  };
  await send("document_corrected");
  await confirmAddress(buyer, former);
  expect((await open(token)).status).toBe(404);
  expect((await pageOf(token)).options).toMatchObject({
    ...{ withdrawal: "open", canSaveConfirmation: true },
  });
  await send("document_again");
  expect((await open(token)).status).toBe(200);
  await isLost(token);
});
