import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { mails, orders } from "~/db/schema";
import { withFlash } from "~/http/flash.server";
import { loader as orderPage } from "~/routes/orders/success";
import { loader as withdrawalPage } from "~/routes/orders/withdraw";
import { situationOf } from "~/routes/admin/order-situation";
import { OrderTimeline } from "~/routes/admin/order-timeline";
import { paths } from "~/paths";
import { correct, resend } from "~/services/acts/definitions/orders.server";
import { orderCard } from "~/services/desk/order-card.server";
import { correctEmail } from "~/services/fulfilment/correct-email.server";
import {
  confirmAddress,
  takeBackCorrection,
  type AddressQuestion,
} from "~/services/fulfilment/corrected-address.server";
import { failOrder } from "~/services/fulfilment/end-order.server";
import { planRemake } from "~/services/fulfilment/remake-order.server";
import { requestDocumentAgain } from "~/services/fulfilment/request-document-again.server";
import { saveConfirmation } from "~/services/fulfilment/save-confirmation.server";
import { deleteContentNow } from "~/services/orders/delete-content.server";
import { openDocument } from "~/services/orders/open-bought.server";
import { refundLateOrder } from "~/services/payments/refund-late-order.server";
import { withdrawOrder } from "~/services/payments/withdraw-order.server";
import { getReviewPage } from "~/services/reviews/queries.server";
import { performNow } from "../../support/acts";
import { press, sendQueuedMails } from "../../support/order-page";
import {
  deliverOrder,
  placeDeliveredOrder,
  placePaidOrder,
  testContext,
} from "../../support/orders";
import { mailsTo, recordsOf } from "../../support/records";
import { refundAsStaff } from "../../support/refunds";
import { outcomeOf } from "../../support/refused";
import { call, get } from "../../support/requests";
import { staffContext } from "../../support/staff";

const hour = 60 * 60_000;
const worker = testContext();
const support = staffContext("support");
const later = (hours: number) => testContext("buyer", { now: new Date(Date.now() + hours * hour) });
const refusedAs = (tried: () => Promise<unknown>) => outcomeOf(tried().then(() => undefined));
const newAddress = () => `${randomUUID()}@example.com`;

async function correctedByStaff(orderId: string) {
  const email = newAddress();
  const token = await correctEmail(support, { orderId, reason: "buyer_wrote", email });
  return { email, token };
}

/** The mail with what was bought came back. */
const comesBack = (orderId: string, bounceCode: string, deliveredAt: Date | null = null) =>
  db
    .update(mails)
    .set({
      ...{ bouncedAt: new Date(), bounceCode, deliveredAt },
      bounceKind: bounceCode.startsWith("Permanent") ? "hard" : "soft",
    })
    .where(eq(mails.orderId, orderId));

const stateOf = async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0];
const pageOf = (token: string) =>
  call<{ view: string; question?: AddressQuestion }>(orderPage, get(paths.paymentSuccess(token)));

describe("an address that staff corrected", () => {
  test("gets a link alone, which opens after a day without a word from the old one", async () => {
    const order = await placeDeliveredOrder();
    const { email, token } = await correctedByStaff(order.id);
    await sendQueuedMails(order.id);
    expect(mailsTo(email)).toMatchObject([{ attachments: [] }]);
    expect(mailsTo(email)[0]?.subject).toContain("Potwierdź adres zamówienia");
    expect(mailsTo(order.email)[0]?.text).toContain("nasz zespół poprawił");
    const card = await orderCard(support, order.id);
    expect(card.unconfirmedAddress?.confirmableFrom?.getTime()).toBeGreaterThan(
      Date.now() + 23 * hour,
    );
    expect(card.timeline.find(({ code }) => code === "document_corrected")?.brings).toBe(
      "question",
    );
    const said = renderToString(
      createElement(OrderTimeline, { refunds: [], lines: card.timeline }),
    );
    for (const words of [
      "bez dokumentu, na poprawiony adres",
      "do tego czasu zamówienie jest zamknięte",
    ])
      expect(said).toContain(words);
    expect(await resend.preview(card, support)).toMatchObject({
      effects: [expect.stringContaining("bez dokumentu"), expect.any(String), expect.any(String)],
    });
    expect(await openDocument(worker, token)).toBeNull();
    expect((await pageOf(token)).data).toMatchObject({
      view: "address",
      question: { email, isFormer: false, isOpenable: false },
    });
    for (const hours of [0, 23])
      expect(await outcomeOf(confirmAddress(later(hours), token))).toBe("address_waits");
    await confirmAddress(later(25), token);
    expect(await openDocument(worker, token)).not.toBeNull();
    await sendQueuedMails(order.id);
    expect(mailsTo(email)[0]?.attachments).toHaveLength(2);
    const { contentDeleteAt } = (await stateOf(order.id)) ?? {};
    expect(contentDeleteAt?.getTime()).toBeGreaterThan(Date.now() + 47 * hour);
    expect((await pageOf(order.token)).status).toBe(404);
  });

  test("opens at once where there is no old mailbox, which is asked nothing", async () => {
    const order = await placeDeliveredOrder();
    await comesBack(order.id, "Permanent/General/5.1.1");
    const before = await orderCard(support, order.id);
    expect(situationOf(before).text).toContain("Takiej skrzynki nie ma");
    const said = (await correct.preview(before, support)).effects.join(" ");
    expect(said).toContain("na nic nie czekamy");
    expect(said).not.toContain("po dobie");
    const { email, token } = await correctedByStaff(order.id);
    await sendQueuedMails(order.id);
    expect(mailsTo(email)).toMatchObject([{ attachments: [] }]);
    expect(mailsTo(email)[0]?.text).toContain("Skrzynki o poprzednim adresie nie ma");
    expect(mailsTo(order.email).filter(({ subject }) => subject.includes("adres"))).toEqual([]);
    expect(situationOf(await orderCard(support, order.id)).text).toContain("już potwierdzić");
    expect((await pageOf(token)).data).toMatchObject({
      view: "address",
      question: { email, isOpenable: true },
    });
    await confirmAddress(later(1), token);
    // The mail that came back has confirmed no contract: the one that goes now does.
    await sendQueuedMails(order.id);
    expect(mailsTo(email)[0]?.attachments).toHaveLength(2);
    expect(await openDocument(worker, token)).not.toBeNull();
  });

  test("waits a day where a mail about it came back from another mailbox", async () => {
    const order = await placeDeliveredOrder();
    await db.insert(mails).values({
      ...{ orderId: order.id, kind: "document_again", recipient: newAddress(), subject: "x" },
      ...{ idempotencyKey: randomUUID(), createdAt: new Date(), acceptedAt: new Date() },
      bouncedAt: new Date(),
      status: "accepted",
      bounceKind: "hard",
      bounceCode: "Permanent/General/5.1.1",
    });
    expect((await orderCard(support, order.id)).isMailboxGone).toBe(false);
    const { token } = await correctedByStaff(order.id);
    expect(await outcomeOf(confirmAddress(worker, token))).toBe("address_waits");
  });

  test.each([
    ["it was turned away as spam", "Permanent/General/5.7.1", false],
    ["the mailbox was full", "Transient/MailboxFull/4.2.2", false],
    ["a mail had arrived there", "Permanent/General/5.1.1", true],
  ])("waits a day where %s: somebody may read the old one", async (_, code, hasArrived) => {
    const order = await placeDeliveredOrder();
    await comesBack(order.id, code, hasArrived ? new Date() : null);
    const { token } = await correctedByStaff(order.id);
    await sendQueuedMails(order.id);
    expect(await outcomeOf(confirmAddress(worker, token))).toBe("address_waits");
    await confirmAddress(later(25), token);
  });

  test("waits no longer once the question about it came back as well", async () => {
    const order = await placeDeliveredOrder();
    const { token } = await correctedByStaff(order.id);
    await sendQueuedMails(order.id);
    expect(await outcomeOf(confirmAddress(later(1), token))).toBe("address_waits");
    const lost = { bouncedAt: new Date(), bounceCode: "Permanent/NoEmail", deliveredAt: null };
    await db
      .update(mails)
      .set({ ...lost, bounceKind: "hard" })
      .where(and(eq(mails.orderId, order.id), eq(mails.kind, "address_notice")));
    await confirmAddress(later(1), token);
  });

  test("waits as long as the old one was not told", async () => {
    const order = await placeDeliveredOrder();
    const { token } = await correctedByStaff(order.id);
    expect(await outcomeOf(confirmAddress(later(40), token))).toBe("address_waits");
  });

  test("opens at once by the old mailbox, whose page names it masked", async () => {
    const order = await placeDeliveredOrder();
    const { email, token } = await correctedByStaff(order.id);
    const { question } = (await pageOf(order.token)).data;
    expect(question).toMatchObject({ isFormer: true, isOpenable: true });
    expect(question?.email).not.toBe(email);
    expect(await press(order.token, "confirm-address")).toBe("address-confirmed");
    expect(await openDocument(worker, token)).not.toBeNull();
    expect(await openDocument(worker, order.token)).toBeNull();
    const answered = withFlash(paths.paymentSuccess(order.token), "address-confirmed");
    expect((await call<{ view: string }>(orderPage, get(answered))).data.view).toBe("answered");
  });

  test.each(["old", "new"] as const)("is taken back by the %s mailbox", async (by) => {
    const order = await placeDeliveredOrder();
    const { email, token } = await correctedByStaff(order.id);
    await sendQueuedMails(order.id);
    const pressed = by === "old" ? order.token : token;
    expect(await press(pressed, "take-back-address")).toBe("address-taken-back");
    expect(await stateOf(order.id)).toMatchObject({
      email: order.email,
      token: order.token,
      formerToken: null,
      isAddressUnconfirmed: false,
    });
    expect(await openDocument(worker, order.token)).not.toBeNull();
    expect(await openDocument(worker, token)).toBeNull();
    await confirmAddress(later(40), token);
    expect(await takeBackCorrection(worker, token)).toBeNull();
    await sendQueuedMails(order.id);
    expect(mailsTo(email)).toMatchObject([{ attachments: [] }]);
    expect(mailsTo(order.email)[0]?.attachments).toHaveLength(2);
    const again = { orderId: order.id, reason: "buyer_wrote" as const, email: newAddress() };
    expect(await outcomeOf(correctEmail(support, again))).toBe("not_correctable");
  });

  test("gets no document before delivery either, nor while it is made again", async () => {
    const first = await placePaidOrder();
    const remade = await placeDeliveredOrder();
    await performNow(support, planRemake, { orderId: remade.id, note: "wrong_facts" });
    for (const { id } of [first, remade]) {
      const { email, token } = await correctedByStaff(id);
      await deliverOrder(worker, { orderId: id, lastAttempt: true });
      expect(mailsTo(email)).toMatchObject([{ attachments: [] }]);
      expect((await stateOf(id))?.status).toBe("completed");
      expect(await openDocument(worker, token)).toBeNull();
    }
    const { email, token } = await correctedByStaff((await placePaidOrder()).id);
    expect(mailsTo(email)).toEqual([]);
    expect((await pageOf(token)).data.view).toBe("address");
  });

  test("taken back before delivery, what was bought goes to the old one", async () => {
    const order = await placePaidOrder();
    const { email } = await correctedByStaff(order.id);
    await takeBackCorrection(worker, order.token);
    await deliverOrder(worker, { orderId: order.id, lastAttempt: true });
    expect(mailsTo(email)).toEqual([]);
    expect(mailsTo(order.email)[0]?.attachments).toHaveLength(2);
  });

  test("taken back while the money goes back brings no document, nor does anything else then", async () => {
    const order = await placePaidOrder();
    const { email, token } = await correctedByStaff(order.id);
    await failOrder(worker, order, "unexpected");
    expect(await takeBackCorrection(worker, order.token)).toBe(order.token);
    await deliverOrder(worker, { orderId: order.id, lastAttempt: true });
    expect(await stateOf(order.id)).toMatchObject({ status: "failed", email: order.email });
    expect((await recordsOf(order.id)).refunds).toMatchObject([{ status: "requested" }]);
    for (const address of [email, order.email])
      expect(mailsTo(address).flatMap(({ attachments }) => attachments)).toEqual([]);
    expect(await takeBackCorrection(worker, token)).toBeNull();

    const done = await placeDeliveredOrder();
    await refundAsStaff({ orderId: done.id, reason: "complaint" });
    expect((await stateOf(done.id))?.refundBegunAt).not.toBeNull();
    expect(await orderCard(support, done.id)).toMatchObject({
      ...{ canRemake: false, options: { canCorrectEmail: false } },
    });
    for (const tried of [
      () => correctEmail(support, { orderId: done.id, reason: "buyer_wrote", email: newAddress() }),
      () => correctEmail(worker, { token: done.token, email: newAddress() }),
    ])
      expect(await refusedAs(tried)).toBe("not_correctable");
    const remake = () => performNow(support, planRemake, { orderId: done.id, note: "wrong_facts" });
    expect(await refusedAs(remake)).toBe("no_remake");
  });

  test("may do nothing else until then", async () => {
    const done = await placeDeliveredOrder();
    const link = await correctedByStaff(done.id);
    expect(await deleteContentNow(later(1), link.token)).toBe(false);
    const order = await placePaidOrder();
    const { token } = await correctedByStaff(order.id);
    const buyer = later(1);
    for (const tried of [
      () => withdrawOrder(buyer, { token, name: null }),
      () => refundLateOrder(buyer, token),
      () => saveConfirmation(buyer, token),
      () => requestDocumentAgain(buyer, { token }),
      () => correctEmail(buyer, { token, email: newAddress() }),
    ])
      expect(await refusedAs(tried)).toBe("address_unconfirmed");
    expect(await deleteContentNow(buyer, token)).toBe(false);
    const url = paths.orderWithdrawal(token);
    expect((await call(withdrawalPage, get(url), { token })).status).toBe(404);
    expect(await getReviewPage(buyer, token)).toBeNull();
    expect((await recordsOf(order.id)).refunds).toEqual([]);
    await confirmAddress(buyer, order.token);
    await withdrawOrder(buyer, { token, name: null });
  });
});
