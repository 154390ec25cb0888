import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { orders, payments, users } from "~/db/schema";
import { loader as dreamsPage } from "~/routes/admin/dreams";
import { loader as statsPage } from "~/routes/admin/payment-stats";
import { loader as paymentsPage } from "~/routes/admin/payments";
import { listPayments, paymentCard } from "~/services/payments/desk-queries.server";
import { paymentFilters, type PaymentFilters } from "~/services/payments/payment-filters";
import { paymentTypeLabels } from "~/services/payments/payment-state";
import { paymentStats } from "~/services/payments/payment-stats.server";
import { signIn } from "../../support/members";
import { placeOpenOrder, placePaidOrder } from "../../support/orders";
import { call, get } from "../../support/requests";
import { newStaff, staffContext } from "../../support/staff";

const finance = staffContext("finance");

async function paymentOf(orderId: string) {
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, orderId));
  if (!payment) throw new Error("no payment");
  return payment;
}

const found = async (filters: PaymentFilters) =>
  (await listPayments(finance, filters, 1)).rows.map(({ orderId }) => orderId);

describe("the list of payments", () => {
  test("is narrowed down by everything that somebody may know", async () => {
    const order = await placePaidOrder();
    const q = `K-${order.number}`;
    const title = `TR-BRA-${order.number}X`;
    await db
      .update(payments)
      .set({ transactionTitle: title })
      .where(eq(payments.orderId, order.id));
    const [member] = await db
      .select()
      .from(users)
      .where(eq(users.id, (await newStaff("moderator")).userId));
    const nick = `Ktoś${order.number}`;
    await db
      .update(users)
      .set({ nick })
      .where(eq(users.id, member?.id ?? ""));
    for (const filters of [
      { q },
      { q: order.email ?? "" },
      { q: title },
      { q: title.toLowerCase() },
      { q, status: "completed" },
      { q, type: "smart_request" },
      { q, provider: "tpay" },
      { q, only: "refundable" },
      { q, dateFrom: "2020-01-01", dateTo: "2199-01-01" },
    ] as PaymentFilters[])
      expect(await found(filters)).toEqual([order.id]);
    for (const filters of [
      { q, status: "pending" },
      { q, type: "ebook" },
      { q, type: "subscription" },
      { q, type: "course" },
      { q, only: "cancellable" },
      { q, only: "archived" },
      { q, dateTo: "2020-01-01" },
      { q, user: nick },
      { q: "%" },
    ] as PaymentFilters[])
      expect(await found(filters)).toEqual([]);
    const email = member?.email.toUpperCase() ?? "";
    await db.update(orders).set({ email }).where(eq(orders.id, order.id));
    expect(await found({ q, user: nick.toUpperCase() })).toEqual([order.id]);
    const { id } = await paymentOf(order.id);
    const card = await paymentCard(finance, id);
    expect(card.account).toEqual({ id: member?.id, nick });
    expect(paymentTypeLabels[card.type]).toBe("Dokument");
  });

  test("is filtered by every type of the specification, in its words", () => {
    const type = paymentFilters.find(({ name }) => name === "type");
    expect(type && "options" in type && type.options.map(({ label }) => label)).toEqual([
      ...["Dokument", "E-book", "Subskrypcja", "Kurs"],
    ]);
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
    const hostile = "?q=%27%3B%00%25&status=x&type=9&provider=%3Cb%3E&dateFrom=1&user=%00&page=-1";
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
    // What was put away was paid nevertheless.
    const [putAway] = placed;
    await db.update(payments).set({ archivedAt: at }).where(eq(payments.orderId, putAway!.id));
    expect(await found(period)).not.toContain(putAway!.id);
    expect(await paymentStats(finance, period)).toMatchObject({
      totalPayments: 3,
      completedPayments: 2,
      pendingPayments: 1,
      totalRevenue: 2398,
      averagePaymentValue: 1199,
      byType: [
        { type: "smart_request", payments: 3, revenue: 2398 },
        { type: "ebook", payments: 0, revenue: 0 },
      ],
    });
  });
});
