import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { strongestOf } from "~/documents/sentences";
import { orders } from "~/db/schema";
import { action } from "~/routes/orders/order-form";
import type { Refusal } from "~/forms/refusal";
import { correctEmail } from "~/services/fulfilment/correct-email.server";
import { expireOrders } from "~/services/payments/expire-orders.server";
import { getOrderPage } from "~/services/orders/order-page.server";
import { requestDocumentAgain } from "~/services/fulfilment/request-document-again.server";
import { startPayment } from "~/services/payments/start-payment.server";
import { withdrawOrder } from "~/services/payments/withdraw-order.server";
import { checkLedger } from "~/services/payments/check-ledger.server";
import { checkOrderPayment, reconcilePayments } from "~/services/payments/check-payment.server";
import { panelChecksum } from "../../../sandbox/tpay/notification";
import { deliver, genuine, notificationFields, notifyPaid } from "../../support/notifications";
import { deliverOrder, testContext } from "../../support/orders";
import { mailsTo, recordsOf } from "../../support/records";
import { refundAsStaff, sendRefunds } from "../../support/refunds";
import { call, post } from "../../support/requests";
import { sandbox } from "../../support/world";
import { outcomeOf } from "../../support/refused";

const path = "/horoscope/special";
const ctx = testContext();
const address = () => `zofia.${randomUUID()}@example.com`;

const submit = (more: Record<string, string> = {}) => {
  const form = {
    formToken: randomUUID(),
    zodiacSign: "lew",
    theme: "love",
    consent: "on",
    ageConsent: "on",
  };
  return call<Refusal>(action, post(path, { ...form, ...more }));
};

/** An order without an address, whose buyer has been sent to the gateway's own form. */
async function orderByLink() {
  const { status, location } = await submit();
  expect(status).toBe(303);
  const link = new URL(location ?? "");
  const token = link.searchParams.get("crc") ?? "";
  const [order] = await db.select().from(orders).where(eq(orders.token, token));
  if (!order) throw new Error("the link names no order");
  return { order, link };
}

/** Follows the link to the gateway and pays there. */
async function payByLink(link: URL, email: string, { told = true } = {}): Promise<string> {
  if (!told) sandbox.faults.arm({ service: "notifications", fault: "drop" });
  const page = await fetch(link, { redirect: "manual" });
  const payment = page.headers.get("location") ?? "";
  expect(page.status).toBe(303);
  const paid = await fetch(new URL(`${payment}/accept`, sandbox.url), {
    method: "POST",
    body: new URLSearchParams({ email }),
    redirect: "manual",
  });
  expect(paid.headers.get("location")).toContain("/payment/success?tr_crc=Spec_Horo-");
  return payment.split("/").at(-1) ?? "";
}

const isPaid = (orderId: string) =>
  expect.poll(async () => (await recordsOf(orderId)).order.status).toBe("paid");

async function fulfilled(orderId: string) {
  await deliverOrder(ctx, { orderId, lastAttempt: true });
  return recordsOf(orderId);
}

describe("with an address", () => {
  test("it is ordered under its own prefix, type and scope, and delivered there", async () => {
    const email = address();
    const { location } = await submit({ email });
    expect(location).toContain(`${sandbox.url}/pay/`);
    const [order] = await db.select().from(orders).where(eq(orders.email, email));
    expect(order).toMatchObject({
      orderType: "SpecialHoroscope",
      priceGrosze: 1199,
      answers: { zodiacSign: "lew", theme: "love", scope: "custom" },
      summary: [
        { label: "Twój znak zodiaku", value: "Lew" },
        { label: "Temat", value: "Miłość" },
      ],
    });
    expect(order?.token).toMatch(/^Spec_Horo-[\w-]{32}$/);
    const { transactions } = await recordsOf(order?.id ?? "");
    // The gateway may know the buyer by another address: what was asked for in the form stays.
    await notifyPaid(order ?? { token: "", email }, transactions[0]?.title ?? "", {
      tr_email: address(),
    });
    const done = await fulfilled(order?.id ?? "");
    expect(done.order).toMatchObject({ status: "completed", email });
    expect(done.files).toMatchObject([{ fileName: "horoskop-specjalny.pdf" }]);
    expect(done.delivered).toHaveLength(1);
    // Nothing in it rests on words of the buyer's own, so its mail may begin with the document's.
    const { sentences } = done.files[0]!;
    expect(sentences!.length).toBeGreaterThan(2);
    const sentence = strongestOf(sentences!);
    expect(done.delivered[0]?.text?.split("\n\n")[1]).toBe(sentence);
    expect(done.files[0]).toMatchObject({ figure: "leo", skyAt: null });
  });
});

describe("without an address", () => {
  test("the buyer is sent to the gateway's form by a signed link, and no transaction is made before", async () => {
    const { order, link } = await orderByLink();
    expect(order.email).toBeNull();
    expect(link.href).toMatch(new RegExp(`^${sandbox.url}/panel\\?`));
    const of = (name: string) => link.searchParams.get(name) ?? "";
    expect(of("amount")).toBe("11.99");
    expect(of("md5sum")).toBe(
      panelChecksum({ id: of("id"), amount: of("amount"), crc: order.token }, "demo"),
    );
    const { payments, transactions } = await recordsOf(order.id);
    expect(transactions).toEqual([]);
    expect(payments).toMatchObject([{ status: "pending", paymentUrl: link.href }]);
    link.searchParams.set("amount", "0.01");
    expect((await fetch(link)).status).toBe(400);
  });

  test("it is delivered to the address that it was paid with", async () => {
    const { order, link } = await orderByLink();
    const email = address();
    await payByLink(link, email);
    await isPaid(order.id);
    const { order: done, delivered, payments } = await fulfilled(order.id);
    expect(done).toMatchObject({ status: "completed", email });
    expect(delivered).toHaveLength(1);
    expect(payments).toMatchObject([{ status: "paid", paidGrosze: 1199 }]);
  });

  test.each(["", "nikt", "a@b", `${"a".repeat(260)}@example.com`])(
    "and paid with %j, it waits on its page and is not held up",
    async (tr_email) => {
      const { order } = await orderByLink();
      await notifyPaid(order, `TR-${order.id}`, { tr_email });
      const { order: done, files, mails } = await fulfilled(order.id);
      expect(done).toMatchObject({ status: "completed", email: null, failure: null });
      expect(files).toHaveLength(1);
      expect(mails).toEqual([]);
      const page = await getOrderPage(ctx, order.token);
      expect(page?.options).toMatchObject({ canCorrectEmail: false, resend: "not_possible" });
      expect(await outcomeOf(requestDocumentAgain(ctx, { token: order.token }))).toBe(
        "not_possible",
      );
      const input = { token: order.token, email: address() };
      expect(await outcomeOf(correctEmail(ctx, input))).toBe("not_correctable");
    },
  );

  test("a forged notification neither pays for it nor gives it an address", async () => {
    const { order } = await orderByLink();
    const { body, headers } = genuine(
      notificationFields(order, "TR-FORGED", { tr_email: "zly@example.com" }),
    );
    const altered = body.replace("zly%40", "gorszy%40");
    expect(altered).not.toBe(body);
    expect((await deliver({ body: altered, headers })).text).not.toBe("TRUE");
    expect((await recordsOf(order.id)).order).toMatchObject({
      status: "awaiting_payment",
      email: null,
    });
  });

  test("a link that is paid twice is delivered once, and the second payment goes back", async () => {
    const { order, link } = await orderByLink();
    const [first, second] = [address(), address()];
    await payByLink(link, first);
    await isPaid(order.id);
    const returned = await payByLink(link, second);
    await expect.poll(async () => (await recordsOf(order.id)).refunds).toHaveLength(1);
    await sendRefunds(order.id);
    const { order: done, payments, delivered } = await fulfilled(order.id);
    expect(done).toMatchObject({ status: "completed", email: first });
    expect(delivered).toHaveLength(1);
    expect(mailsTo(second)).toEqual([]);
    expect(payments.map(({ status }) => status).sort()).toEqual(["paid", "refunded"]);
    expect(sandbox.state.transactions.get(returned)?.status).toBe("refund");
  });

  test("a bank's refusal is known as of any other order, once nobody who followed the link is still paying", async () => {
    const { order, link } = await orderByLink();
    const follow = async () => {
      const opened = await fetch(link, { redirect: "manual" });
      return (opened.headers.get("location") ?? "").split("/").at(-1) ?? "";
    };
    const refuse = (id: string) => fetch(`${sandbox.url}/pay/${id}/reject`, { method: "POST" });
    const isRefused = async () => {
      expect(await checkOrderPayment(ctx, order.id)).toBe("unpaid");
      return (await getOrderPage(ctx, order.token))?.isPaymentRefused;
    };
    const [first, second] = [await follow(), await follow()];
    await refuse(first);
    expect(await isRefused()).toBe(false);
    await refuse(second);
    expect(await isRefused()).toBe(true);
    for (const id of [first, second])
      expect(sandbox.state.transactions.get(id)?.status).toBe("canceled");
    // What was tried before says nothing about another try.
    const next = new URL(await startPayment(ctx, order));
    expect(await isRefused()).toBe(false);
    await payByLink(next, address());
    await isPaid(order.id);
  });

  test("a second payment never gives a delivered order an address", async () => {
    const { order, link } = await orderByLink();
    await notifyPaid(order, `TR-${order.id}`, { tr_email: "" });
    await fulfilled(order.id);
    await payByLink(link, address());
    await expect.poll(async () => (await recordsOf(order.id)).refunds).toHaveLength(1);
    expect((await recordsOf(order.id)).order).toMatchObject({ status: "completed", email: null });
  });

  test("its whole price can be returned", async () => {
    const { order, link } = await orderByLink();
    const transaction = await payByLink(link, address());
    await isPaid(order.id);
    await fulfilled(order.id);
    await refundAsStaff({ orderId: order.id, reason: "complaint" });
    expect((await recordsOf(order.id)).refunds).toMatchObject([{ amountGrosze: 1199 }]);
    await sendRefunds(order.id);
    expect((await recordsOf(order.id)).order.status).toBe("refunded");
    expect(sandbox.state.transactions.get(transaction)?.status).toBe("refund");
  });

  test("a withdrawal is taken without a mail, and a payment after it goes back", async () => {
    const { order, link } = await orderByLink();
    await withdrawOrder(ctx, { token: order.token, name: null });
    expect((await recordsOf(order.id)).mails).toEqual([]);
    await payByLink(link, address());
    await expect.poll(async () => (await recordsOf(order.id)).refunds).toHaveLength(1);
    await sendRefunds(order.id);
    expect((await recordsOf(order.id)).order.status).toBe("refunded");
  });
});

describe("a payment by link that nobody reported", () => {
  const later = (minutes: number) =>
    testContext("schedule", { now: new Date(Date.now() + minutes * 60_000) });

  test.each([
    ["the buyer's return", (orderId: string) => checkOrderPayment(ctx, orderId)],
    ["the reconciler", () => reconcilePayments(later(6))],
    ["the ledger check", () => checkLedger(testContext("schedule"))],
  ])("is found by %s, with its address", async (_by, look) => {
    const { order, link } = await orderByLink();
    const email = address();
    await payByLink(link, email, { told: false });
    await look(order.id);
    expect((await recordsOf(order.id)).order).toMatchObject({ status: "paid", email });
  });

  test("is found before its order is given up", async () => {
    const { order, link } = await orderByLink();
    const unpaid = await orderByLink();
    await payByLink(link, address(), { told: false });
    await expireOrders(later(24 * 60 - 30));
    expect((await recordsOf(order.id)).order.status).toBe("paid");
    expect((await recordsOf(unpaid.order.id)).order.status).toBe("expired");
  });

  test("is not found while the gateway is down, and its order is not given up", async () => {
    const { order } = await orderByLink();
    sandbox.faults.arm({ service: "tpay", fault: "server_error", times: 50 });
    await expireOrders(later(24 * 60 - 30));
    expect((await recordsOf(order.id)).order.status).toBe("awaiting_payment");
  });
});
