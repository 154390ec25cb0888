import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { mails, orders } from "~/db/schema";
import { action as correctEmailAction } from "~/routes/orders/correct-email";
import type { Refusal } from "~/forms/refusal";
import { paths } from "~/paths";
import { correctEmail } from "~/services/fulfilment/correct-email.server";
import { deleteContentNow } from "~/services/orders/delete-content.server";
import { openDocument } from "~/services/orders/open-bought.server";
import { getOrderPage } from "~/services/orders/order-page.server";
import { findOrder } from "~/services/orders/queries.server";
import { refundLateOrder } from "~/services/payments/refund-late-order.server";
import { requestDocumentAgain } from "~/services/fulfilment/request-document-again.server";
import { notifyPaid } from "../../support/notifications";
import { orderPageOf, placeDeliveredOrder, press, sendQueuedMails } from "../../support/order-page";
import {
  deliverOrder,
  placeOpenOrder,
  placePaidOrder,
  payAtGateway,
  testContext,
} from "../../support/orders";
import { mailsTo, recordsOf } from "../../support/records";
import { sendRefunds } from "../../support/refunds";
import { call, post } from "../../support/requests";
import { faultsHaveStruck, hold } from "../../support/work";
import { sandbox } from "../../support/world";
import { outcomeOf } from "../../support/refused";
import { termsFile } from "../../support/terms-file";

const minute = 60_000;
const ctx = testContext();
const buyer = testContext("buyer");
const fulfil = (orderId: string, lastAttempt = false) =>
  deliverOrder(ctx, { orderId, lastAttempt });
const later = (minutes: number) =>
  testContext("buyer", { now: new Date(Date.now() + minutes * minute) });
const newAddress = () => `nowy.${crypto.randomUUID()}@example.com`;

describe("send again", () => {
  test("waits two minutes, brings the same document, and stops after three times", async () => {
    const order = await placeDeliveredOrder();
    expect(await press(order.token, "resend")).toBe("resend-too_soon");
    expect((await orderPageOf(order.token)).options.resend).toBe("too_soon");
    for (const [index, minutes] of [3, 6, 9].entries()) {
      await requestDocumentAgain(later(minutes), { token: order.token });
      const tooEarly = await outcomeOf(
        requestDocumentAgain(later(minutes + 1), { token: order.token }),
      );
      expect(tooEarly).toBe(index < 2 ? "too_soon" : "too_often");
      await sendQueuedMails(order.id);
      expect(mailsTo(order.email)).toHaveLength(2 + index);
    }
    expect(await outcomeOf(requestDocumentAgain(later(60), { token: order.token }))).toBe(
      "too_often",
    );
    const { mails, delivered, jobs } = await recordsOf(order.id);
    expect(mails.map(({ kind }) => kind).sort()).toEqual([
      "document",
      "document_again",
      "document_again",
      "document_again",
    ]);
    expect(new Set(mails.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(4);
    expect(new Set(delivered.map(({ attachments }) => attachments[0]?.size)).size).toBe(1);
    expect(jobs.filter(({ task }) => task === "send_mail")).toHaveLength(mails.length);
  });

  test("keeps the time of the first delivery on the page", async () => {
    const order = await placeDeliveredOrder();
    const { mailedAt } = await orderPageOf(order.token);
    await requestDocumentAgain(later(3), { token: order.token });
    await sendQueuedMails(order.id, later(3));
    const page = await orderPageOf(order.token);
    expect(page.mailedAt).toEqual(mailedAt);
    expect(page.options.resent).toMatchObject([{ recipient: order.email }]);
  });

  test("pressed twice at once sends one mail", async () => {
    const order = await placeDeliveredOrder();
    const answers = await Promise.all(
      [1, 2, 3].map(() => outcomeOf(requestDocumentAgain(later(3), { token: order.token }))),
    );
    expect(answers.sort()).toEqual(["done", "too_soon", "too_soon"]);
  });

  test("sends nothing once the content is deleted, also when it was asked for before", async () => {
    const order = await placeDeliveredOrder();
    await requestDocumentAgain(later(3), { token: order.token });
    await deleteContentNow(buyer, order.token);
    await sendQueuedMails(order.id);
    expect(mailsTo(order.email)).toHaveLength(1);
    expect(await outcomeOf(requestDocumentAgain(later(9), { token: order.token }))).toBe(
      "not_possible",
    );
    expect((await orderPageOf(order.token)).options.resend).toBe("not_possible");
  });

  test("whose answer from the provider was lost is one mail", async () => {
    const order = await placeDeliveredOrder();
    await requestDocumentAgain(later(3), { token: order.token });
    sandbox.faults.arm({ service: "resend", fault: "reset_after_accepting" });
    await expect(sendQueuedMails(order.id)).rejects.toThrow("resend unavailable");
    await sendQueuedMails(order.id);
    expect(mailsTo(order.email)).toMatchObject([{ requests: 2, conflicts: 0 }, {}]);
  });
});

describe("a mistyped address", () => {
  test("is replaced before delivery: the document goes to the new one only", async () => {
    const order = await placePaidOrder();
    const email = newAddress();
    await correctEmail(buyer, { token: order.token, email });
    await fulfil(order.id);
    await sendQueuedMails(order.id);
    expect(mailsTo(email)).toHaveLength(1);
    const [notice, ...others] = mailsTo(order.email);
    expect(others).toEqual([]);
    expect(notice?.attachments).toEqual([]);
    for (const words of [order.token, "Lustro", email, "payment"])
      expect(`${notice?.subject} ${notice?.html} ${notice?.text}`).not.toContain(words);
    expect(notice?.text).toContain(`K-${order.number}`);
  });

  test("is replaced after delivery: the document is sent once more, the request to resend stays", async () => {
    const order = await placeDeliveredOrder();
    const email = newAddress();
    const token = await correctEmail(buyer, { token: order.token, email });
    await sendQueuedMails(order.id);
    expect(mailsTo(email)).toMatchObject([
      { attachments: [{ filename: "lustro-emocji.pdf" }, termsFile] },
    ]);
    expect((await orderPageOf(token)).email).toBe(email);
    await requestDocumentAgain(later(3), { token });
    await sendQueuedMails(order.id, later(3));
    expect(mailsTo(email)).toHaveLength(2);
  });

  test("is replaced while the mail is on its way: the new address gets it as well", async () => {
    const order = await placePaidOrder();
    const email = newAddress();
    const goOn = hold("resend");
    const work = fulfil(order.id);
    await faultsHaveStruck();
    await correctEmail(buyer, { token: order.token, email });
    goOn();
    await work;
    expect(mailsTo(email)).toHaveLength(1);
    const records = await recordsOf(order.id);
    expect(records.order.status).toBe("completed");
    expect(records.mails.filter(({ kind }) => kind === "document")).toHaveLength(2);
  });

  test("is replaced after a failed attempt: the next one writes to the new address", async () => {
    const order = await placePaidOrder();
    sandbox.faults.arm({ service: "resend", fault: "server_error" });
    await expect(fulfil(order.id)).rejects.toThrow("resend");
    const email = newAddress();
    await correctEmail(buyer, { token: order.token, email });
    await fulfil(order.id);
    expect(mailsTo(email)).toMatchObject([{ conflicts: 0 }]);
    expect(mailsTo(order.email)).toEqual([]);
  });

  test("leaves whoever read the first mail without a key; the gateway is still heard by the old one", async () => {
    const { order, transactionId } = await placeOpenOrder();
    await payAtGateway(transactionId, { told: true });
    await expect.poll(async () => (await recordsOf(order.id)).order.status).toBe("paid");
    await fulfil(order.id);
    const email = newAddress();
    const answer = await call(correctEmailAction, post(paths.orderEmail(order.token), { email }), {
      token: order.token,
    });
    const token =
      new URL(answer.location ?? "", "http://shop.test").searchParams.get("tr_crc") ?? "";
    expect(token).toMatch(/^[\w-]{32,}$/);
    expect(token).not.toBe(order.token);
    expect((await orderPageOf(token)).email).toBe(email);

    // Everything that a token opens.
    expect(await getOrderPage(buyer, order.token)).toBeNull();
    expect(await openDocument(buyer, order.token)).toBeNull();
    expect(await findOrder(buyer, order.token)).toBeNull();
    expect(await outcomeOf(requestDocumentAgain(later(3), { token: order.token }))).toBe(
      "not_possible",
    );
    expect(await deleteContentNow(buyer, order.token)).toBe(false);
    expect(await outcomeOf(refundLateOrder(buyer, order.token))).toBe("not_late");

    await sendQueuedMails(order.id);
    const told = mailsTo(email);
    expect(told).not.toEqual([]);
    for (const { html, text } of told) {
      expect(`${html} ${text}`).toContain(token);
      expect(`${html} ${text}`).not.toContain(order.token);
    }
    // A report that comes late, with the token that the gateway was given.
    const { transactions } = await recordsOf(order.id);
    const title = transactions[0]?.title ?? "";
    expect(await notifyPaid(order, title)).toMatchObject({ status: 200, text: "TRUE" });
    expect(await notifyPaid({ ...order, token }, title)).toMatchObject({ status: 200 });
  });

  test("that no mail program took brings a failed order back to work", async () => {
    const order = await placePaidOrder(ctx, { email: "nie-adres" });
    await fulfil(order.id);
    expect((await recordsOf(order.id)).order.failure).toBe("mail_refused");
    const email = newAddress();
    await correctEmail(buyer, { token: order.token, email });
    expect((await recordsOf(order.id)).jobs.map(({ task }) => task)).toContain("fulfil_order");
    await fulfil(order.id);
    expect((await recordsOf(order.id)).order).toMatchObject({ status: "completed", failure: null });
    expect(mailsTo(email)).toHaveLength(1);
  });

  test("can be corrected once, by two requests at once as well", async () => {
    const order = await placePaidOrder();
    const answers = await Promise.all(
      [1, 2].map(() => outcomeOf(correctEmail(buyer, { token: order.token, email: newAddress() }))),
    );
    const [token = "", ...others] = answers.filter((answer) => answer !== "not_correctable");
    expect([answers.length, others]).toEqual([2, []]);
    expect((await orderPageOf(token)).options.canCorrectEmail).toBe(false);
  });

  test("of an order that is not paid, or whose content is gone, stays", async () => {
    const { order } = await placeOpenOrder();
    const input = { token: order.token, email: newAddress() };
    expect(await outcomeOf(correctEmail(buyer, input))).toBe("not_correctable");
    const gone = await placeDeliveredOrder();
    await deleteContentNow(buyer, gone.token);
    expect(await outcomeOf(correctEmail(buyer, { ...input, token: gone.token }))).toBe(
      "not_correctable",
    );
  });

  test.each([
    ["", "Podaj nowy adres e-mail."],
    ["ala", "Podaj poprawny adres e-mail, na przykład anna@example.com."],
    ["SAME", "To ten sam adres, który już mamy."],
  ])("typed as %j is refused with a sentence", async (typed, message) => {
    const order = await placePaidOrder();
    const email = typed === "SAME" ? (order.email ?? "").toUpperCase() : typed;
    const answer = await call<Refusal<unknown>>(
      correctEmailAction,
      post(paths.orderEmail(order.token), { email }),
      { token: order.token },
    );
    expect(answer).toMatchObject({ status: 422, data: { errors: { email: message } } });
  });

  test("takes a control that the form parser keeps for itself for nothing", async () => {
    const order = await placePaidOrder();
    const fields = { email: newAddress(), __state__: "not JSON", __intent__: "not JSON" };
    const { status } = await call(correctEmailAction, post(paths.orderEmail(order.token), fields), {
      token: order.token,
    });
    expect(status).toBe(303);
  });
});

describe("ten minutes without delivery", () => {
  async function lateOrder() {
    const { order, transactionId } = await placeOpenOrder();
    await payAtGateway(transactionId, { told: true });
    await expect.poll(async () => (await recordsOf(order.id)).order.status).toBe("paid");
    return { order, transactionId };
  }
  const makeLate = (orderId: string) =>
    db
      .update(orders)
      .set({ paidAt: new Date(Date.now() - 11 * minute) })
      .where(eq(orders.id, orderId));

  test("bring an apology and the money back at one press", async () => {
    const { order, transactionId } = await lateOrder();
    expect((await orderPageOf(order.token)).options.late).toBe(false);
    expect(await press(order.token, "refund")).toBe("refund-not_late");
    await makeLate(order.id);
    expect((await orderPageOf(order.token)).options.late).toBe(true);
    expect(await press(order.token, "refund")).toBe("refund-refunding");
    expect(await press(order.token, "refund")).toBe("refund-refunding");
    await fulfil(order.id);
    await sendRefunds(order.id);
    const records = await recordsOf(order.id);
    expect(records.order).toMatchObject({ status: "refunded", answers: null });
    expect(records.refunds).toMatchObject([{ reason: "late", actor: "buyer", amountGrosze: 1199 }]);
    expect(records).toMatchObject({ modelCalls: [], delivered: [], files: [] });
    expect(sandbox.state.transactions.get(transactionId)?.refunds).toHaveLength(1);
  });

  test("do not bring it where the document was delivered meanwhile", async () => {
    const { order } = await lateOrder();
    await makeLate(order.id);
    await fulfil(order.id);
    expect(await press(order.token, "refund")).toBe("refund-delivered");
    expect((await recordsOf(order.id)).refunds).toEqual([]);
  });

  test("never end in a refund and a delivery that nobody noticed", async () => {
    const { order } = await lateOrder();
    await makeLate(order.id);
    const goOn = hold("resend");
    const work = fulfil(order.id);
    await faultsHaveStruck();
    const refused = expect(refundLateOrder(buyer, order.token)).rejects.toMatchObject({
      code: "delivered",
    });
    goOn();
    await work;
    await refused;
    expect(await recordsOf(order.id)).toMatchObject({
      order: { status: "completed" },
      refunds: [],
    });
  });

  test("are told of a delivery after all, where nobody heard for a minute how its mail ended", async () => {
    const { order } = await lateOrder();
    await makeLate(order.id);
    const goOn = hold("resend");
    const work = fulfil(order.id);
    await faultsHaveStruck();
    const longAgo = new Date(buyer.now().getTime() - 60_000);
    await db.update(mails).set({ claimedAt: longAgo }).where(eq(mails.orderId, order.id));
    await refundLateOrder(buyer, order.token);
    goOn();
    await work;
    const records = await recordsOf(order.id);
    expect(records.order).toMatchObject({ status: "failed", failure: "refund_requested" });
    expect(records.events).toContain("delivered_after_stop");
    expect((await orderPageOf(order.token)).mailedAt).not.toBeNull();
  });
});
