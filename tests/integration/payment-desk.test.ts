import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { auditLog, orders, paymentNotes, payments, reviews, staff, users } from "~/db/schema";
import { action as act, loader as actPage } from "~/routes/admin/act";
import { loader as dreamsPage } from "~/routes/admin/dreams";
import { action as exportFile } from "~/routes/admin/export-file";
import { loader as statsPage } from "~/routes/admin/payment-stats";
import { loader as paymentsPage } from "~/routes/admin/payments";
import { approveAct } from "~/services/acts/decide-act.server";
import { requestAct } from "~/services/acts/request-act.server";
import { dreamStats, listDreams, topRatedDreams } from "~/services/buyers/dream-desk.server";
import { Conflict, Invalid, NotAllowed } from "~/services/errors";
import { fulfilOrder } from "~/services/fulfilment/fulfil-order.server";
import { openContent } from "~/services/openings/open-content.server";
import { cancelOrder } from "~/services/payments/cancel-order.server";
import { cancelPayment } from "~/services/payments/cancel-payment.server";
import { completePayment } from "~/services/payments/complete-payment.server";
import { deletePayment } from "~/services/payments/delete-payment.server";
import {
  listPayments,
  paymentCard,
  paymentStats,
  type PaymentFilters,
} from "~/services/payments/desk-queries.server";
import { exportPayments } from "~/services/payments/export-payments.server";
import { addNote, deleteNote, deleteOldNotes } from "~/services/payments/payment-notes.server";
import type { PaymentReason } from "~/services/payments/payment-reasons";
import { retryPayment } from "~/services/payments/retry-payment.server";
import { signIn } from "../support/members";
import {
  payAtGateway,
  placeOpenOrder,
  placePaidOrder,
  placeTestOrder,
  testContext,
} from "../support/orders";
import { recordsOf } from "../support/records";
import { call, get, post } from "../support/requests";
import { newStaff, staffContext } from "../support/staff";

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

describe("the list of payments", () => {
  test("is narrowed down by everything that somebody may know", async () => {
    const order = await placePaidOrder();
    const q = `K-${order.number}`;
    const payment = await paymentOf(order.id);
    const [member] = await db
      .select()
      .from(users)
      .where(eq(users.id, (await newStaff("moderator")).userId));
    for (const filters of [
      { q },
      { q: order.email ?? "" },
      { q: payment.transactionTitle ?? "" },
      { q, status: "completed" },
      { q, type: "SmartRequest" },
      { q, provider: "Tpay" },
      { q, only: "refundable" },
      { q, dateFrom: "2020-01-01", dateTo: "2199-01-01" },
    ] as PaymentFilters[])
      expect(await found(filters)).toEqual([order.id]);
    for (const filters of [
      { q, status: "pending" },
      { q, type: "Ebook" },
      { q, type: "Subscription" },
      { q, only: "cancellable" },
      { q, only: "archived" },
      { q, dateTo: "2020-01-01" },
      { q, userId: member?.id },
      { q: "%" },
    ] as PaymentFilters[])
      expect(await found(filters)).toEqual([]);
    const email = member?.email.toUpperCase() ?? "";
    await db.update(orders).set({ email }).where(eq(orders.id, order.id));
    expect(await found({ q, userId: member?.id })).toEqual([order.id]);
  });

  test("ends a day at its end in Warsaw", async () => {
    const { id, number } = await placePaidOrder();
    const at = new Date("2026-03-10T22:59:59.999Z");
    await db.update(payments).set({ createdAt: at }).where(eq(payments.orderId, id));
    const q = `K-${number}`;
    expect(await found({ q, dateTo: "2026-03-10" })).toEqual([id]);
    expect(await found({ q, dateTo: "2026-03-09" })).toEqual([]);
    expect(await found({ q, dateFrom: "2026-03-11" })).toEqual([]);
  });

  test("is a list whatever its filters say, and shows what each payment allows", async () => {
    const { jar } = await signIn((await newStaff("finance")).identity);
    const hostile = "?q=%27%3B%00%25&status=x&type=9&provider=%3Cb%3E&dateFrom=1&userId=1&page=-1";
    for (const [loader, path] of [
      [paymentsPage, "/admin/modules/payments"],
      [statsPage, "/admin/modules/payments/stats"],
      [dreamsPage, "/admin/modules/dream"],
    ] as const)
      expect((await call(loader, jar.on(get(path + hostile)))).status).toBe(200);
    const open = await paymentOf((await placeOpenOrder()).order.id);
    expect(await paymentCard(finance, open.id)).toMatchObject({
      state: "pending",
      canBeCancelled: true,
      canBeRefunded: false,
    });
    const paid = await paymentOf((await placePaidOrder()).id);
    expect(await paymentCard(finance, paid.id)).toMatchObject({
      state: "completed",
      canBeCancelled: false,
      canBeRefunded: true,
      leftGrosze: 1199,
    });
  });

  test("has figures that agree with what was paid and given back", async () => {
    const at = new Date("2031-05-05T12:00:00Z");
    const period = { dateFrom: "2031-05-05", dateTo: "2031-05-05" };
    const placed = [await placePaidOrder(), await placePaidOrder(), (await placeOpenOrder()).order];
    for (const { id } of placed)
      await db.update(payments).set({ createdAt: at }).where(eq(payments.orderId, id));
    expect(await paymentStats(finance, period)).toMatchObject({
      totalPayments: 3,
      completedPayments: 2,
      pendingPayments: 1,
      totalRevenue: 2398,
      averagePaymentValue: 1199,
      byType: [
        { type: "SmartRequest", payments: 3, revenue: 2398 },
        { type: "Ebook", payments: 0, revenue: 0 },
      ],
    });
  });
});

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

  test("else only when a second administrator agrees", async () => {
    const { order } = await placeOpenOrder();
    const { id } = await paymentOf(order.id);
    const wish = because(id, "bank_statement");
    expect(await completePayment(finance, wish)).toBe("unpaid");
    expect((await recordsOf(order.id)).order.status).toBe("awaiting_payment");
    const asking = await newStaff("finance");
    const ask = () => requestAct(asking.ctx, { kind: "mark_paid", input: wish });
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
    expect(await found({ q: `K-${order.number}` })).toEqual([]);
    expect(await found({ q: `K-${order.number}`, only: "archived" })).toEqual([order.id]);
    expect(await auditedOf(id)).toEqual([["archive_payment", "clean_up"]]);
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
  await retryPayment(finance, because(id, "gateway_error"));
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
  expect((await refund({ amount: "5", reason: "goodwill" })).location).toContain("staff-refunded");
  expect((await recordsOf(order.id)).refunds).toMatchObject([{ paymentId: id, amountGrosze: 500 }]);
  expect((await paymentCard(finance, id)).leftGrosze).toBe(699);
});

test("notes are kept for a year, and the log does not repeat them", async () => {
  const { id } = await paymentOf((await placePaidOrder()).id);
  await addNote(finance, { paymentId: id, text: " Dzwoniła w tej sprawie. " });
  const { notes } = await paymentCard(finance, id);
  expect(notes).toMatchObject([{ text: "Dzwoniła w tej sprawie." }]);
  await expect(addNote(finance, { paymentId: id, text: " " })).rejects.toThrow(Invalid);
  const noteId = notes[0]?.id ?? "";
  await deleteNote(finance, { paymentId: id, noteId });
  await expect(deleteNote(finance, { paymentId: id, noteId })).rejects.toThrow(Conflict);
  const rows = await db.select().from(auditLog).where(eq(auditLog.targetId, id));
  expect(JSON.stringify(rows)).not.toContain("Dzwoniła");
  await addNote(finance, { paymentId: id, text: "Stara." });
  const later = testContext("schedule", { now: new Date(Date.now() + 366 * 86_400_000) });
  await deleteOldNotes(later);
  expect(await db.select().from(paymentNotes).where(eq(paymentNotes.paymentId, id))).toEqual([]);
});

test("nobody changes payments without the permission, nor without a reason", async () => {
  const { id, orderId } = await paymentOf((await placeOpenOrder()).order.id);
  const all = (ctx: typeof worker, reason: PaymentReason) => [
    () => completePayment(ctx, because(id, reason)),
    () => cancelPayment(ctx, because(id, reason)),
    () => retryPayment(ctx, because(id, reason)),
    () => deletePayment(ctx, because(id, reason)),
    () => exportPayments(ctx, { filters: {}, reason: reason as never }),
  ];
  for (const ctx of [staffContext("support"), staffContext("moderator"), testContext("buyer")]) {
    for (const tried of all(ctx, "clean_up")) await expect(tried()).rejects.toThrow(NotAllowed);
    await expect(addNote(ctx, { paymentId: id, text: "x" })).rejects.toThrow(NotAllowed);
    await expect(deleteNote(ctx, { paymentId: id, noteId: id })).rejects.toThrow(NotAllowed);
  }
  for (const tried of all(finance, "why not" as never))
    await expect(tried()).rejects.toThrow(Invalid);
  const cancel = { orderId, reason: "clean_up" } as const;
  await expect(cancelOrder(finance, cancel)).rejects.toThrow(NotAllowed);
  for (const read of [listPayments, listDreams])
    await expect(read(staffContext("moderator"), {}, 1)).rejects.toThrow(NotAllowed);
  await expect(paymentStats(staffContext("moderator"), {})).rejects.toThrow(NotAllowed);
});

describe("the file of payments", () => {
  const text = async (response: Response | null) => (response ? response.text() : "");
  const file = async (
    search: string,
    fields: Record<string, string>,
    role = "finance" as const,
  ) => {
    const { jar } = await signIn((await newStaff(role)).identity);
    const address = `/admin/modules/payments/export/file${search}`;
    return call(exportFile, jar.on(post(address, fields)), { module: "payments" });
  };

  test("takes a reason, stands in the log, and no cell of it is a formula", async () => {
    const order = await placePaidOrder(worker, { email: "=cmd@example.com" });
    await db
      .update(payments)
      .set({ transactionTitle: `+HYPERLINK("x";1)-${order.number}`, currency: "@SU" })
      .where(eq(payments.orderId, order.id));
    const search = `?q=K-${order.number}`;
    expect((await file(search, {})).location).toContain("brak-powodu");
    const answer = await file(search, { reason: "accounting" });
    const bytes = Buffer.from((await answer.response?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, row, ...rest] = bytes.toString("utf8").slice(1).split("\r\n");
    expect(head).toContain('"Zamówienie";"Produkt"');
    expect(row).toContain(`"K-${order.number}"`);
    expect(row).toContain('"11,99"');
    expect(row).toContain(`"'=cmd@example.com"`);
    expect(row).toContain(`"'+HYPERLINK(""x"";1)-${order.number}"`);
    expect(row).toContain(`"'@SU"`);
    expect(rest).toEqual([""]);
    const logged = await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.act, "export_payments"), eq(auditLog.reason, "accounting")));
    expect(logged.at(-1)).toMatchObject({ after: { filters: "q" } });
  });

  test("streams twenty thousand rows, each once, without gathering them", async () => {
    const order = await placeTestOrder(worker);
    await db.execute(sql`
      insert into payments (order_id, status, amount_grosze, created_at)
      select ${order.id}, 'failed', 1000 + n, '2032-01-01'::timestamptz + (n / 3) * interval '1 ms'
      from generate_series(1, 20000) n`);
    const before = process.memoryUsage().arrayBuffers;
    const { response } = await file(`?q=K-${order.number}`, { reason: "audit" });
    const lines = (await text(response)).trim().split("\r\n");
    expect(lines).toHaveLength(20_001);
    expect(new Set(lines.map((line) => line.split(";")[4])).size).toBe(20_001);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(50_000_000);
    await db.delete(payments).where(eq(payments.orderId, order.id));
  });
});

describe("the console of dreams", () => {
  async function dream(title = "Dom nad wodą") {
    const order = await placePaidOrder();
    const answers = { dream: "Śniła mi się tajna woda.", firstName: "Łucja" };
    await db
      .update(orders)
      .set({ productSlug: "dream-analysis", orderType: "DreamAnalysis", answers })
      .where(eq(orders.id, order.id));
    return { ...order, title };
  }

  test("covers every dream, counts them, and takes the best by their reviews", async () => {
    const before = await dreamStats(finance);
    const order = await dream();
    await fulfilOrder(worker, { orderId: order.id, lastAttempt: true });
    const at = new Date();
    await db.insert(reviews).values({
      ...{ orderId: order.id, productSlug: "dream-analysis", stars: 5, authorName: "Ł." },
      ...{ createdAt: at, updatedAt: at },
    });
    const support = staffContext("support");
    const line = async () =>
      (await listDreams(support, { status: "Completed" }, 1)).rows.find(
        ({ id }) => id === order.id,
      );
    expect(await line()).toMatchObject({ title: null, length: 24, state: "Completed" });
    await openContent(support, { target: { kind: "order", id: order.id }, reason: "complaint" });
    const opened = await line();
    expect(opened?.title?.length).toBeGreaterThan(0);
    expect(opened?.title?.length).toBeLessThanOrEqual(50);
    expect(await dreamStats(finance)).toMatchObject({
      totalOrders: before.totalOrders + 1,
      completedOrders: before.completedOrders + 1,
    });
    expect((await topRatedDreams(finance)).map(({ id }) => id)).toContain(order.id);
  });

  test("answers 400 in the specification's words where nothing can be done", async () => {
    const order = await dream();
    const { jar } = await signIn((await newStaff("support")).identity);
    const tried = (name: string, reason: string) =>
      call<{ errors: Record<string, string> }>(
        act,
        jar.on(post(`/admin/modules/dream/${order.id}/${name}`, { reason })),
        { module: "dream", id: order.id, act: name },
      );
    expect(await tried("regenerate", "off_topic")).toMatchObject({
      status: 400,
      data: { errors: { "": "Nie można regenerować analizy dla tego zamówienia" } },
    });
    expect(await tried("cancel", "buyer_asked")).toMatchObject({
      status: 400,
      data: {
        errors: { "": "Nie można anulować tego zamówienia (prawdopodobnie już opłacone)" },
      },
    });
  });
});
