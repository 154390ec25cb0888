import { and, eq, ne } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { auditLog, orders, payments, staff } from "~/db/schema";
import { action as act, loader as actPage } from "~/routes/admin/act";
import { approveAct } from "~/services/acts/decide-act.server";
import { listDreams } from "~/services/desk/dreams.server";
import { Conflict, Invalid, NotAllowed } from "~/services/command/errors";
import { cancelOrder } from "~/services/payments/cancel-order.server";
import { cancelPayment } from "~/services/payments/cancel-payment.server";
import { completePayment } from "~/services/payments/complete-payment.server";
import { orderTimeline } from "~/services/orders/order-timeline.server";
import { deletePayment, restorePayment } from "~/services/payments/delete-payment.server";
import { listPayments, paymentCard } from "~/services/payments/desk-queries.server";
import { addNote } from "~/services/notes/staff-notes.server";
import type { PaymentReason } from "~/services/payments/acts";
import { markPaid } from "~/services/payments/mark-paid.server";
import { retryPayment } from "~/services/payments/retry-payment.server";
import { exportOf } from "~/services/acts/definitions/exports.server";
import type { PaymentFilters } from "~/services/payments/payment-filters";
import { paymentStats } from "~/services/payments/payment-stats.server";
import { signIn } from "../../support/members";
import {
  payAtGateway,
  placeOpenOrder,
  placePaidOrder,
  placeTestOrder,
  testContext,
} from "../../support/orders";
import { recordsOf } from "../../support/records";
import { call, get, post } from "../../support/requests";
import { afterUndoTime, newStaff, staffContext } from "../../support/staff";
import { ask as askColleague } from "../../support/acts";
import { sandbox } from "../../support/world";

const worker = testContext();
const finance = staffContext("finance");
const because = (paymentId: string, reason: PaymentReason = "clean_up") => ({ paymentId, reason });

async function paymentOf(orderId: string) {
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, orderId));
  if (!payment) throw new Error("no payment");
  return payment;
}

const auditedOf = async (id: string) =>
  (await db.select().from(auditLog).where(eq(auditLog.targetId, id)).orderBy(auditLog.id)).map(
    ({ act, reason }) => [act, reason],
  );

const found = async (filters: PaymentFilters) =>
  (await listPayments(finance, filters, 1)).rows.map(({ orderId }) => orderId);

describe("a payment is marked as completed", () => {
  beforeEach(() => db.delete(staff));

  test("on the gateway's word", async () => {
    const { order, transactionId } = await placeOpenOrder();
    await payAtGateway(transactionId, { told: false });
    const { id } = await paymentOf(order.id);
    expect(await completePayment(finance, because(id, "buyer_asked"))).toBe("paid");
    expect((await recordsOf(order.id)).order.status).toBe("paid");
    expect(await auditedOf(id)).toEqual([["complete_payment", "buyer_asked"]]);
    await expect(completePayment(finance, because(id))).rejects.toThrow(Conflict);
  });

  test("not at all where that cannot be written down", async () => {
    const { order, transactionId } = await placeOpenOrder();
    await payAtGateway(transactionId, { told: false });
    const { id } = await paymentOf(order.id);
    const nobody = staffContext("finance", undefined, "no id, so that the log refuses the row");
    await expect(completePayment(nobody, because(id))).rejects.toThrow();
    expect((await recordsOf(order.id)).order.status).toBe("awaiting_payment");
    expect(await paymentOf(order.id)).toMatchObject({ status: "pending" });
  });

  test("else only when a second administrator agrees", async () => {
    const { order } = await placeOpenOrder();
    const { id } = await paymentOf(order.id);
    const request = because(id, "bank_statement");
    expect(await completePayment(finance, request)).toBe("unpaid");
    expect((await recordsOf(order.id)).order.status).toBe("awaiting_payment");
    const asking = await newStaff("finance");
    const ask = () => askColleague(asking.ctx, { kind: "mark_paid", input: request });
    await newStaff("finance");
    await expect(ask()).rejects.toMatchObject({ code: "nobody_else" });
    const second = await newStaff("admin");
    const actId = await ask();
    await expect(approveAct((await newStaff("finance")).ctx, actId)).rejects.toThrow(NotAllowed);
    await expect(approveAct(asking.ctx, actId)).rejects.toThrow(NotAllowed);
    await approveAct(second.ctx, actId);
    expect((await recordsOf(order.id)).order.status).toBe("paid");
    expect((await auditedOf(id)).map(([name]) => name)).toEqual([
      "request_act",
      "complete_payment",
      "approve_act",
    ]);
  });

  test("from its page, which asks the colleague by itself", async () => {
    const { order } = await placeOpenOrder();
    const { id } = await paymentOf(order.id);
    await newStaff("admin");
    const { jar } = await signIn((await newStaff("finance")).identity, undefined, { fresh: "1" });
    const place = { module: "payments", id, act: "complete" };
    const address = `/admin/modules/payments/${id}/complete`;
    expect((await call(actPage, jar.on(get(address)), place)).status).toBe(200);
    const answer = await call(act, jar.on(post(address, { reason: "bank_statement" })), place);
    expect(answer).toMatchObject({
      status: 303,
      location: `/admin/modules/payments/${id}?done=completion-asked`,
    });
  });
});

describe("of two administrators at once one is told that the other was faster", () => {
  const once = async (run: () => Promise<unknown>) => {
    const tries = await Promise.allSettled([run(), run()]);
    expect(tries.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(tries.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { name: "Conflict" },
    });
  };

  test("who cancels", async () => {
    const { order, transactionId } = await placeOpenOrder();
    const { id } = await paymentOf(order.id);
    await once(() => cancelPayment(finance, because(id)));
    expect((await recordsOf(order.id)).order.status).toBe("awaiting_payment");
    expect((await paymentOf(order.id)).status).toBe("cancelled");
    expect(transactionId).not.toBe("");
    expect(await auditedOf(id)).toEqual([["cancel_payment", "clean_up"]]);
  });

  test("who puts away what money moved for, which stays", async () => {
    const order = await placePaidOrder();
    const { id } = await paymentOf(order.id);
    await once(() => deletePayment(finance, because(id)));
    expect(await found({})).not.toContain(order.id);
    expect(await found({ q: `K-${order.number}` })).toEqual([order.id]);
    expect(await found({ q: `K-${order.number}`, only: "archived" })).toEqual([order.id]);
    expect(await auditedOf(id)).toEqual([["archive_payment", "clean_up"]]);
    await once(() => restorePayment(finance, because(id)));
    expect(await found({})).toContain(order.id);
    const timeline = await orderTimeline(finance, order.id);
    expect(timeline.map(({ of, code }) => (of === "staff" ? code : of))).toEqual(
      expect.arrayContaining(["payment", "archive_payment", "restore_payment"]),
    );
  });

  test("who cancels an order that nobody paid for", async () => {
    const { order } = await placeOpenOrder();
    const support = staffContext("support");
    await once(() => cancelOrder(support, { orderId: order.id, reason: "buyer_asked" }));
    expect((await recordsOf(order.id)).order.status).toBe("cancelled");
    const paid = { orderId: (await placePaidOrder()).id, reason: "buyer_asked" } as const;
    await expect(cancelOrder(support, paid)).rejects.toMatchObject({ code: "not_cancellable" });
  });
});

test("a payment that no money moved for is removed, and its order can be paid for", async () => {
  const { order, transactionId } = await placeOpenOrder();
  const { id } = await paymentOf(order.id);
  expect(await deletePayment(finance, because(id))).toBe("deleted");
  expect((await recordsOf(order.id)).payments).toEqual([]);
  await payAtGateway(transactionId, { told: true }).catch(() => undefined);
  expect(await auditedOf(id)).toEqual([["delete_payment", "clean_up"]]);
});

test("a payment that the gateway did not open is opened anew", async () => {
  const order = await placeTestOrder(worker);
  const at = new Date();
  const [failed] = await db
    .insert(payments)
    .values({ orderId: order.id, status: "failed", amountGrosze: 1199, createdAt: at })
    .returning();
  const id = failed?.id ?? "";
  sandbox.faults.arm({ service: "tpay", fault: "server_error" });
  await expect(retryPayment(finance, because(id, "gateway_error"))).rejects.toThrow();
  expect(await auditedOf(id)).toEqual([]);
  await db.delete(payments).where(and(eq(payments.orderId, order.id), ne(payments.id, id)));
  await retryPayment(finance, because(id, "gateway_error"));
  expect(await auditedOf(id)).toEqual([["retry_payment", "gateway_error"]]);
  const { payments: all } = await recordsOf(order.id);
  expect(all.map(({ status }) => status).sort()).toEqual(["failed", "pending"]);
  await db.update(orders).set({ status: "cancelled" }).where(eq(orders.id, order.id));
  await expect(retryPayment(finance, because(id))).rejects.toThrow(Conflict);
});

test("a part of one payment goes back, and another payment of the order is left alone", async () => {
  const order = await placePaidOrder();
  const { id } = await paymentOf(order.id);
  const { jar } = await signIn((await newStaff("finance")).identity, undefined, { fresh: "1" });
  const refund = (fields: Record<string, string>) =>
    call<{ errors: Record<string, string> }>(
      act,
      jar.on(post(`/admin/modules/payments/${id}/refund`, fields)),
      { module: "payments", id, act: "refund" },
    );
  expect((await refund({ amount: "5" })).data.errors).toEqual({ reason: "Podaj powód zwrotu" });
  expect((await refund({ amount: "5", reason: "goodwill" })).location).toContain("act-delayed");
  await afterUndoTime(order.id);
  expect((await recordsOf(order.id)).refunds).toMatchObject([{ paymentId: id, amountGrosze: 500 }]);
  expect((await paymentCard(finance, id)).leftGrosze).toBe(699);
});

test("a payment that came short is not returned by itself, but with its order", async () => {
  const order = await placeTestOrder(worker);
  const paid = { transactionTitle: `TR-${order.id}`, paidGrosze: 500, currency: "PLN" };
  await markPaid(worker, order, paid);
  const { id } = await paymentOf(order.id);
  expect(await paymentCard(finance, id)).toMatchObject({ canBeRefunded: false, leftGrosze: 500 });
  const { jar } = await signIn((await newStaff("finance")).identity, undefined, { fresh: "1" });
  const refund = (tab: object, target: string) => {
    const sent = jar.on(post("/", { reason: "goodwill" }));
    return call<{ errors: object }>(act, sent, { ...tab, id: target, act: "refund" });
  };
  expect(await refund({ module: "payments" }, id)).toMatchObject({
    status: 409,
    data: { errors: { "": expect.stringMatching(/^Ta wpłata jest niższa od ceny/) as string } },
  });
  expect((await refund({ tab: "orders" }, order.id)).location).toContain("act-delayed");
});

test("the note that goes is the one on the page, whatever was written since", async () => {
  const { id } = await paymentOf((await placePaidOrder()).id);
  await addNote(finance, { target: { kind: "payment", id }, text: "Pierwsza." });
  const { jar } = await signIn((await newStaff("finance")).identity, undefined, { fresh: "1" });
  const where = `/admin/modules/payments/${id}/delete-note`;
  const params = { module: "payments", id, act: "delete-note" };
  const page = await call<{ preview: { version: string } }>(actPage, jar.on(get(where)), params);
  await addNote(finance, { target: { kind: "payment", id }, text: "Druga." });
  const remove = (version: string) => call(act, jar.on(post(where, { version })), params);
  expect((await remove(page.data.preview.version)).status).toBe(303);
  expect((await paymentCard(finance, id)).notes).toMatchObject([{ text: "Druga." }]);
  for (const version of [page.data.preview.version, "", "nic"])
    expect((await remove(version)).status).toBe(409);
  expect((await paymentCard(finance, id)).notes).toHaveLength(1);
});

test("nobody changes payments without the permission, nor without a reason", async () => {
  const { id, orderId } = await paymentOf((await placeOpenOrder()).order.id);
  const all = (ctx: typeof worker, reason: PaymentReason) => [
    () => completePayment(ctx, because(id, reason)),
    () => cancelPayment(ctx, because(id, reason)),
    () => retryPayment(ctx, because(id, reason)),
    () => deletePayment(ctx, because(id, reason)),
    () => exportOf("payments")!.file(ctx, {}, reason),
    () => exportOf("dream")!.file(ctx, {}, reason),
  ];
  for (const ctx of [staffContext("support"), staffContext("moderator"), testContext("buyer")]) {
    for (const tried of all(ctx, "clean_up")) await expect(tried()).rejects.toThrow(NotAllowed);
  }
  for (const tried of all(finance, "why not" as never))
    await expect(tried()).rejects.toThrow(Invalid);
  const cancel = { orderId, reason: "clean_up" } as const;
  await expect(cancelOrder(finance, cancel)).rejects.toThrow(NotAllowed);
  for (const read of [listPayments, listDreams])
    await expect(read(staffContext("moderator"), {}, 1)).rejects.toThrow(NotAllowed);
  await expect(paymentStats(staffContext("moderator"), {})).rejects.toThrow(NotAllowed);
});
