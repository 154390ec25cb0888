import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "~/db/client.server";
import { mails } from "~/db/schema";
import { resendPause } from "~/config/limits";
import { orderCard } from "~/services/desk/order-card.server";
import { cancel, sendLink } from "~/services/acts/definitions/unpaid-orders.server";
import { cancelOrder } from "~/services/payments/cancel-order.server";
import { markPaid } from "~/services/payments/mark-paid.server";
import { sendPaymentLink } from "~/services/payments/send-payment-link.server";
import { auditOf } from "../../support/desk";
import { sendQueuedMails } from "../../support/order-page";
import { placeOpenOrder, placePaidOrder, placeTestOrder, testContext } from "../../support/orders";
import { mailsTo, recordsOf } from "../../support/records";
import { staffContext } from "../../support/staff";

const clock = { now: new Date() };
const support = staffContext("support", clock);
const because = (orderId: string) => ({ orderId, reason: "buyer_asked" as const });

test("whoever has not paid yet is sent the way back to their order, and not too often", async () => {
  const { order } = await placeOpenOrder();
  expect(sendLink.may?.((await orderCard(support, order.id)) as never)).toBeNull();
  const send = () => sendPaymentLink(support, because(order.id));
  const tries = await Promise.allSettled([send(), send()]);
  expect(tries.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  await expect(send()).rejects.toMatchObject({ code: "too_soon" });
  await sendQueuedMails(order.id);
  const [mail] = mailsTo(order.email);
  expect(mail?.subject).toMatch(/^Link do płatności za zamówienie K-/);
  expect(mail?.text).toContain(`tr_crc=${order.token}`);
  expect(mail?.text).toContain("11,99");
  expect((await auditOf(order.id)).map(({ act, reason }) => [act, reason])).toEqual([
    ["send_payment_link", "buyer_asked"],
  ]);
  const { timeline } = await orderCard(support, order.id);
  expect(timeline.map(({ code }) => code)).toContain("payment_link");
  // A link that has waited is not sent to who has paid meanwhile.
  clock.now = new Date(Date.now() + resendPause + 1_000);
  await send();
  const money = { transactionTitle: `TR-${order.id}`, paidGrosze: 1199, currency: "PLN" };
  await markPaid(testContext(), order, money);
  await sendQueuedMails(order.id);
  const sent = await db
    .select()
    .from(mails)
    .where(and(eq(mails.orderId, order.id), eq(mails.kind, "payment_link")));
  expect(sent.map(({ status }) => status).sort()).toEqual(["accepted", "refused"]);
  clock.now = new Date();
});

test("no link goes to who has paid, and none by who may not", async () => {
  const paid = await placePaidOrder();
  await expect(sendPaymentLink(support, because(paid.id))).rejects.toMatchObject({
    code: "no_link_to_send",
  });
  expect(sendLink.may?.((await orderCard(support, paid.id)) as never)).not.toBeNull();
  const open = await placeTestOrder(testContext());
  await expect(sendPaymentLink(staffContext("moderator"), because(open.id))).rejects.toMatchObject({
    name: "NotAllowed",
  });
});

test("an order of anything is given up by staff while nobody has paid, and what came short goes back", async () => {
  const { order } = await placeOpenOrder();
  const short = { transactionTitle: `TR-${order.id}`, paidGrosze: 500, currency: "PLN" };
  await markPaid(testContext(), order, short);
  const card = await orderCard(support, order.id);
  expect(cancel.may?.(card as never)).toBeNull();
  const { effects } = await cancel.preview(card as never, support);
  expect(effects.join(" ")).toContain("wróci do kupującej osoby");
  await cancelOrder(support, because(order.id));
  const records = await recordsOf(order.id);
  expect(records.order.status).toBe("cancelled");
  expect(records.refunds).toMatchObject([{ amountGrosze: 500, reason: "underpaid" }]);
  expect(cancel.may?.((await orderCard(support, order.id)) as never)).not.toBeNull();
});
