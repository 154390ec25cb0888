import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "~/db/client.server";
import { mails, payments } from "~/db/schema";
import type { Field } from "~/forms/fields";
import { Invalid } from "~/services/command/errors";
import { resendPause } from "~/config/limits";
import { orderCard } from "~/services/desk/order-card.server";
import { cancel, record, sendLink } from "~/services/acts/definitions/unpaid-orders.server";
import { actLinksOf } from "~/services/acts/act-links.server";
import { declineAct } from "~/services/acts/decide-act.server";
import { openStaffAct } from "~/services/acts/open-staff-act.server";
import { staffActOf } from "~/services/acts/staff-acts.server";
import { formatIsoDate, formatPreciseTime } from "~/copy/format";
import { ask } from "../../support/acts";
import { cancelOrder } from "~/services/payments/cancel-order.server";
import { markPaid } from "~/services/payments/mark-paid.server";
import { scheduleRefund } from "~/services/payments/refund-order.server";
import { sendPaymentLink } from "~/services/payments/send-payment-link.server";
import { auditOf } from "../../support/desk";
import { sendQueuedMails } from "../../support/order-page";
import { placeOpenOrder, placePaidOrder, placeTestOrder, testContext } from "../../support/orders";
import { mailsTo, recordsOf } from "../../support/records";
import { afterUndoTime, newStaff, staffContext } from "../../support/staff";

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

test("what would be refused is not offered, and its page says why and from when", async () => {
  const { order } = await placeOpenOrder();
  const card = async () => (await orderCard(support, order.id)) as never;
  await sendPaymentLink(support, because(order.id));
  const next = formatPreciseTime(new Date(clock.now.getTime() + resendPause));
  expect(sendLink.may?.(await card())).toMatchObject({
    ...{ code: "too_soon", text: expect.stringContaining(`można wysłać o ${next}.`) as string },
  });
  const other = await placeOpenOrder();
  const otherCard = async () => (await orderCard(support, other.order.id)) as never;
  await newStaff("admin");
  const [asking, agreeing] = [await newStaff("finance"), await newStaff("admin")];
  const actId = await ask(asking.ctx, {
    kind: "record_payment",
    input: {
      ...{ of: "order", id: other.order.id, amountGrosze: other.order.priceGrosze },
      ...{ receivedOn: formatIsoDate(new Date()), proof: "Wyciąg nr 7.", reason: "bank_transfer" },
    },
  });
  for (const act of [cancel, sendLink, record])
    expect(act.may?.(await otherCard()), act.title).toMatchObject({ code: "outside_waits" });
  const reason = because(other.order.id);
  for (const verb of [cancelOrder, sendPaymentLink])
    await expect(verb(support, reason)).rejects.toMatchObject({ code: "outside_waits" });
  const named = await refusedOn(other.order.id, "payment-link");
  expect(named).toContain("czeka na zgodę drugiej osoby, najpóźniej do");
  expect(actLinksOf("orders", await otherCard(), support).map(({ act }) => act)).toContain(
    "cancel",
  );
  await declineAct(agreeing.ctx, { actId, reason: "not_justified" });
  for (const act of [cancel, sendLink, record])
    expect(act.may?.(await otherCard()), act.title).toBeNull();
});

const refusedOn = async (orderId: string, act: string) => {
  const { preview } = await openStaffAct(
    support,
    { isFresh: true },
    staffActOf("orders", act)!,
    orderId,
  );
  return preview.impossible;
};

test("an act offers only reasons that fit it, and says of a payment only what is there to be withdrawn", async () => {
  const { order } = await placeOpenOrder();
  const reasonsOf = ({ fields }: { fields: readonly Field[] }) =>
    fields
      .flatMap((field) => (field.kind === "choice" ? field.options : []))
      .map((one) => one.value);
  expect(reasonsOf(sendLink)).toEqual(["buyer_asked", "gateway_error", "reminder"]);
  for (const act of [cancel, sendLink]) expect(reasonsOf(act)).not.toContain("bank_statement");
  const odd = { orderId: order.id, reason: "bank_statement" as const };
  for (const verb of [cancelOrder, sendPaymentLink])
    await expect(verb(support, odd)).rejects.toThrow(Invalid);
  const effects = async () => {
    const card = (await orderCard(support, order.id)) as never;
    return (await cancel.preview(card, support)).effects.join(" ");
  };
  expect(await effects()).toContain("otwarta płatność zostanie wycofana z bramki");
  await db
    .update(payments)
    .set({ status: "failed", failure: "declined" })
    .where(eq(payments.orderId, order.id));
  expect(await effects()).toContain("Nie ma otwartej płatności");
  expect(await effects()).not.toContain("zostanie wycofana");
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

test("an order that money came for is not given up but refunded, by whoever may and with its limit", async () => {
  for (const money of [
    { paidGrosze: 500, currency: "PLN" },
    { paidGrosze: 500_00, currency: "EUR" },
  ]) {
    const { order } = await placeOpenOrder();
    await markPaid(testContext(), order, { transactionTitle: `TR-${order.id}`, ...money });
    const refusalOf = async () => cancel.may?.((await orderCard(support, order.id)) as never);
    const press = () => cancelOrder(support, because(order.id));
    expect(await refusalOf()).toMatchObject({ code: "holds_money" });
    await expect(press()).rejects.toMatchObject({ code: "holds_money" });
    expect(await recordsOf(order.id)).toMatchObject({
      order: { status: "awaiting_payment" },
      refunds: [],
    });
    if (money.currency !== "PLN") continue;
    // What staff have scheduled can be taken back: until it begins, the money is here.
    const refund = { orderId: order.id, reason: "wrong_order" } as const;
    await scheduleRefund((await newStaff("finance", clock)).ctx, refund);
    expect(await refusalOf()).toMatchObject({ code: "holds_money" });
    await expect(press()).rejects.toMatchObject({ code: "act_pending" });
    await afterUndoTime(order.id, clock);
    expect(await refusalOf()).toBeNull();
    await press();
    expect((await recordsOf(order.id)).order.status).toBe("cancelled");
    expect(await refusalOf()).toMatchObject({ code: "not_cancellable" });
  }
});
