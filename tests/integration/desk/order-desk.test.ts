import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { auditLog, contentAccesses, orders } from "~/db/schema";
import { loader as ownOrders } from "~/routes/account/orders";
import { loader as documentRoute } from "~/routes/admin/order-document";
import { loader as ordersPage } from "~/routes/admin/orders";
import { action as act } from "~/routes/admin/act";
import { formatTime } from "~/copy/format";
import type { AssistReason } from "~/services/orders/acts";
import { maskedEmail } from "~/services/downloads/rules";
import { correctEmail } from "~/services/fulfilment/correct-email.server";
import { planContentDeletion } from "~/services/orders/delete-content-for-buyer.server";
import { getOrderPage } from "~/services/orders/order-page.server";
import { openedDocument, orderCard } from "~/services/desk/order-card.server";
import { listOrders } from "~/services/desk/order-list.server";
import { planRemake } from "~/services/fulfilment/remake-order.server";
import { requestDocumentAgain } from "~/services/fulfilment/request-document-again.server";
import { Conflict, Invalid, NotAllowed, NotFound } from "~/services/command/errors";
import { resend } from "~/services/acts/definitions/orders.server";
import { openStaffAct } from "~/services/acts/open-staff-act.server";
import { openContent } from "~/services/acts/open-content.server";
import { markPaid } from "~/services/payments/mark-paid.server";
import { auditOf } from "../../support/desk";
import { newMember, signIn } from "../../support/members";
import {
  deliverOrder,
  placeDeliveredOrder as delivered,
  placePaidOrder,
  placeTestOrder,
  testContext,
} from "../../support/orders";
import { recordsOf } from "../../support/records";
import { call, get, post } from "../../support/requests";
import { performNow } from "../../support/acts";
import { afterUndoTime, newStaff, staffContext, takeWithdrawal } from "../../support/staff";
import { outcomeOf } from "../../support/refused";

const worker = testContext();
const minute = 60_000;
const later = (minutes: number) => ({ now: new Date(Date.now() + minutes * minute) });
const support = (clock?: { now: Date }) => staffContext("support", clock);
const because = (orderId: string, reason: AssistReason = "buyer_wrote") => ({ orderId, reason });

const auditedOf = async (id: string) => (await auditOf(id)).map(({ act, reason }) => [act, reason]);

describe("the desk finds an order", () => {
  const found = async (filters: Parameters<typeof listOrders>[1]) =>
    (await listOrders(support(), filters, 1)).rows.map(({ id }) => id);

  test("by its number, by the link in a mail, and by both days at once", async () => {
    const order = await placeTestOrder(worker);
    for (const number of [`K-${order.number}`, ` k ${order.number}`, String(order.number)])
      expect(await found({ number })).toEqual([order.id]);
    const link = `https://konstelacja.pl/payment/success?tr_crc=${order.token}`;
    expect(await found({ number: link })).toEqual([order.id]);
    const inPlainText = link.replaceAll("-", "%2D").replaceAll("_", "%5F");
    expect(await found({ number: inPlainText })).toEqual([order.id]);
    expect(await found({ number: "K-99999999" })).toEqual([]);
    const { email } = order;
    expect(await found({ email: email ?? "", from: "2020-01-01", to: "2199-01-01" })).toEqual([
      order.id,
    ]);
    expect(await found({ email: email ?? "", to: "2020-01-01" })).toEqual([]);
    expect(await found({ email: email ?? "", product: "dream-analysis" })).toEqual([]);
    expect(await found({ email: email ?? "", status: "paid" })).toEqual([]);
  });

  test("only with the permission", async () => {
    const order = await placeTestOrder(worker);
    for (const ctx of [staffContext("moderator"), testContext("buyer")]) {
      await expect(listOrders(ctx, {}, 1)).rejects.toThrow(NotAllowed);
      await expect(orderCard(ctx, order.id)).rejects.toThrow(NotAllowed);
    }
    await expect(orderCard(support(), randomUUID())).rejects.toThrow(NotFound);
  });

  test("whatever its filters say", async () => {
    const { jar } = await signIn((await newStaff("support")).identity);
    const hostile = `?number=${"%00".repeat(30)}&email=%27%3B--@%25&product=x&status=x&from=x&page=1e9`;
    expect((await call(ordersPage, jar.on(get(`/admin/orders${hostile}`)))).status).toBe(200);
  });
});

describe("for a buyer who wrote to us, the desk", () => {
  test("sends the document again, also when the buyer's own turns are used up", async () => {
    const order = await delivered();
    for (const minutes of [5, 10, 15])
      await requestDocumentAgain(testContext("buyer", later(minutes)), { token: order.token });
    const tooOften = testContext("buyer", later(20));
    expect(await outcomeOf(requestDocumentAgain(tooOften, { token: order.token }))).toBe(
      "too_often",
    );
    expect(await outcomeOf(requestDocumentAgain(support(later(15)), because(order.id)))).toBe(
      "too_soon",
    );
    // What the page says is what the verb does, also after the buyer's last turn.
    const preview = (minutes: number) =>
      openStaffAct(support(later(minutes)), { isFresh: true }, resend, order.id);
    const { askedAt } = (await orderCard(support(), order.id)).documentMail!;
    const from = formatTime(new Date(askedAt.getTime() + 3 * minute - 1));
    expect((await preview(16)).preview.impossible).toBe(
      `Ostatnia wiadomość wyszła o ${formatTime(askedAt)}. Następną można wysłać od ${from}.`,
    );
    expect((await preview(20)).preview.impossible).toBeUndefined();
    await requestDocumentAgain(support(later(20)), because(order.id));
    expect(await auditedOf(order.id)).toEqual([["send_again", "buyer_wrote"]]);
  });

  test("corrects the address, once, and the log masks both", async () => {
    const order = await delivered();
    const email = `${randomUUID()}@example.com`;
    const request = { ...because(order.id, "mail_not_received"), email };
    const tries = await Promise.all([1, 2].map(() => outcomeOf(correctEmail(support(), request))));
    expect(tries.filter((answer) => answer === "not_correctable")).toHaveLength(1);
    expect(await auditedOf(order.id)).toEqual([["correct_email", "mail_not_received"]]);
    expect(await orderCard(support(), order.id)).toMatchObject({
      email,
      earlierEmail: order.email,
    });
    const [line] = await db.select().from(auditLog).where(eq(auditLog.targetId, order.id));
    expect([line?.before, line?.after]).toEqual([
      { email: maskedEmail(order.email ?? "") },
      { email: maskedEmail(email) },
    ]);
  });

  test("never sends it to a mailbox of the staff", async () => {
    const order = await delivered();
    const { identity } = await newStaff("moderator");
    const email = identity.email.toUpperCase().replace("@", "+zakupy@");
    expect(await outcomeOf(correctEmail(support(), { ...because(order.id), email }))).toBe(
      "staff_address",
    );
  });

  test("takes a withdrawal, but not from a contract that was performed", async () => {
    const open = await placePaidOrder();
    await takeWithdrawal(support(), open.id);
    expect((await recordsOf(open.id)).refunds).toMatchObject([{ amountGrosze: 1199 }]);
    expect(await auditedOf(open.id)).toEqual([["withdraw_for_buyer", "buyer_wrote"]]);
    const done = await delivered();
    expect(await outcomeOf(takeWithdrawal(support(), done.id))).toBe("withdrawal_lost");
  });

  test("deletes the content at once, and only once", async () => {
    const order = await delivered();
    await performNow(support(), planContentDeletion, because(order.id, "data_request"));
    const again = performNow(support(), planContentDeletion, because(order.id));
    await expect(again).rejects.toThrow(Conflict);
    expect(await orderCard(support(), order.id)).toMatchObject({
      lengths: { answers: 0, text: 0, files: 0 },
      contentDeletedAt: expect.any(Date) as Date,
      canRemake: false,
    });
    expect(await auditedOf(order.id)).toEqual([["delete_content", "data_request"]]);
  });

  test("has to be somebody who may, and to say why", async () => {
    const order = await delivered();
    const all = (ctx: typeof worker, orderId: string, reason: AssistReason) => [
      () => requestDocumentAgain(ctx, { orderId, reason }),
      () => correctEmail(ctx, { orderId, reason, email: "x@example.com" }),
      () => takeWithdrawal(ctx, orderId, reason),
      () => performNow(ctx, planContentDeletion, { orderId, reason }),
      () => performNow(ctx, planRemake, { orderId, note: reason as never }),
    ];
    for (const ctx of [staffContext("finance"), staffContext("moderator"), testContext("buyer")])
      for (const tried of all(ctx, order.id, "buyer_wrote"))
        await expect(tried()).rejects.toThrow(NotAllowed);
    for (const tried of all(support(), order.id, "because" as never))
      await expect(tried()).rejects.toThrow(Invalid);
    for (const tried of all(support(), randomUUID(), "buyer_wrote").slice(0, 4))
      await expect(tried()).rejects.toThrow(NotFound);
    expect(await auditedOf(order.id)).toEqual([]);
  });
});

describe("a document is made again", () => {
  test("free of charge, once, with a mail of its own, and nothing can be withdrawn by it", async () => {
    const order = await delivered();
    const before = await recordsOf(order.id);
    const remake = () =>
      performNow(support(), planRemake, { orderId: order.id, note: "wrong_facts" });
    const tries = await Promise.allSettled([remake(), remake()]);
    expect(tries.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const inWork = await orderCard(support(later(60)), order.id);
    expect(inWork).toMatchObject({
      status: "processing",
      left: [{ currency: "PLN", grosze: 1199 }],
    });
    expect(inWork.options).toMatchObject({ withdrawal: "lost", late: false });
    await deliverOrder(worker, { orderId: order.id, lastAttempt: true });
    await deliverOrder(worker, { orderId: order.id, lastAttempt: true });
    const after = await recordsOf(order.id);
    expect(after.order.status).toBe("completed");
    expect(after.delivered).toHaveLength(before.delivered.length + 1);
    const [again] = after.delivered.filter(({ subject }) => subject.includes("poprawiony"));
    expect(again?.text).toContain("To poprawiony tekst");
    expect(after.refunds).toEqual([]);
    await expect(remake()).rejects.toThrow(Conflict);
    expect(await auditedOf(order.id)).toEqual([["make_again", "wrong_facts"]]);
  });

  test("only while its answers are here, and once it was delivered", async () => {
    const unpaid = await placeTestOrder(worker);
    const gone = await delivered();
    await performNow(support(), planContentDeletion, because(gone.id));
    for (const { id: orderId } of [unpaid, gone])
      await expect(
        performNow(support(), planRemake, { orderId, note: "off_topic" }),
      ).rejects.toMatchObject({
        code: "no_remake",
      });
  });
});

describe("what somebody wrote", () => {
  const secret = "cisza po rozmowie";

  test("tells its buyer and its member each time that it was opened, unless a court asked", async () => {
    const member = await newMember();
    const order = await placePaidOrder(worker, { email: member.email });
    const page = async () => (await getOrderPage(testContext("buyer"), order.token))?.staffAccesses;
    expect(await page()).toEqual([]);
    const target = { kind: "order", id: order.id } as const;
    const clock = later(0);
    await openContent(support(clock), { target, reason: "court_order" });
    const complained = support(clock);
    await openContent(complained, { target, reason: "complaint" });
    await expect(openContent(complained, { target, reason: "complaint" })).rejects.toMatchObject({
      code: "order_open_already",
    });
    await openContent(support(later(20)), { target, reason: "buyer_asked" });
    const told = await page();
    expect(told?.map((at) => new Date(at).getTime())).toEqual([
      clock.now.getTime(),
      expect.any(Number) as number,
    ]);
    const { jar } = await signIn(member);
    const own = await call<{ orders: { staffAccesses: string[] }[] }>(
      ownOrders,
      jar.on(get("/profile/orders")),
    );
    expect(own.data.orders.map(({ staffAccesses }) => staffAccesses)).toEqual([told]);
  });

  test("is nowhere on the desk until it is opened, by one person and for a quarter of an hour", async () => {
    const order = await delivered();
    const opener = await newStaff("support");
    const { jar } = await signIn(opener.identity);
    const page = async () =>
      JSON.stringify(
        (await call(ordersPage, jar.on(get(`/admin/orders/${order.id}`)), { id: order.id })).data,
      );
    const place = { id: order.id, position: "0" };
    const file = () => call(documentRoute, jar.on(get("/admin/orders/x/document/0")), place);
    expect(await page()).not.toContain(secret);
    expect(await page()).not.toContain("Łucja");
    expect((await file()).status).toBe(403);

    const where = { tab: "orders", id: order.id, act: "open" };
    const address = `/admin/orders/${order.id}/open`;
    expect((await call(act, jar.on(post(address, {})), where)).status).toBe(422);
    expect((await call(act, jar.on(post(address, { reason: "complaint" })), where)).status).toBe(
      303,
    );
    expect(await page()).toContain(secret);
    expect((await file()).status).toBe(200);
    expect((await call(act, jar.on(post(address, { reason: "complaint" })), where)).status).toBe(
      409,
    );

    const colleague = await orderCard(support(), order.id);
    expect(JSON.stringify(colleague)).not.toContain(secret);
    const soon = staffContext("support", later(14), opener.userId);
    expect((await orderCard(soon, order.id)).content).not.toBeNull();
    const late = staffContext("support", later(15.1), opener.userId);
    expect(await orderCard(late, order.id)).toMatchObject({ content: null, recentAccesses: 1 });
    await expect(openedDocument(late, order.id, 0)).rejects.toThrow(NotAllowed);
    expect(await auditedOf(order.id)).toEqual([["open_content", "complaint"]]);
    const counted = await db
      .select()
      .from(contentAccesses)
      .where(eq(contentAccesses.staffId, opener.userId));
    expect(counted).toHaveLength(1);
  });

  test("is not opened by those who deal with money, nor without a reason", async () => {
    const { id } = await placeTestOrder(worker);
    const target = { kind: "order", id } as const;
    for (const role of ["finance", "moderator"] as const)
      await expect(
        openContent(staffContext(role), { target, reason: "complaint" }),
      ).rejects.toThrow(NotAllowed);
    await expect(openContent(support(), { target, reason: "curious" as never })).rejects.toThrow(
      Invalid,
    );
  });

  test("is gone for staff, too, once it was deleted", async () => {
    const order = await delivered();
    const ctx = support();
    await openContent(ctx, { target: { kind: "order", id: order.id }, reason: "complaint" });
    await performNow(ctx, planContentDeletion, because(order.id));
    const card = await orderCard(ctx, order.id);
    expect(card.content).toMatchObject({ answers: [], text: [], files: [] });
    const again = openContent(support(), {
      target: { kind: "order", id: order.id },
      reason: "complaint",
    });
    await expect(again).rejects.toMatchObject({ code: "nothing_covered" });
  });
});

test("a refund above the limit asks a colleague by itself and says so", async () => {
  const big = await placeTestOrder(worker);
  await db.update(orders).set({ priceGrosze: 25_000 }).where(eq(orders.id, big.id));
  const paid = { transactionTitle: `TR-${big.id}`, paidGrosze: 25_000, currency: "PLN" };
  await markPaid(worker, big, paid);
  await newStaff("finance");
  const { jar } = await signIn((await newStaff("support")).identity, undefined, { fresh: "1" });
  const refund = (id: string, fields: Record<string, string>) =>
    call(act, jar.on(post(`/admin/orders/${id}/refund`, fields)), {
      tab: "orders",
      id,
      act: "refund",
    });
  expect((await refund(big.id, { amount: "10" })).status).toBe(422);
  const part = await refund(big.id, { amount: "10,50", reason: "goodwill" });
  expect(part.location).toContain("act-delayed");
  await afterUndoTime(big.id);
  expect((await recordsOf(big.id)).refunds).toMatchObject([{ amountGrosze: 1_050 }]);
  expect((await refund(big.id, { amount: "999", reason: "goodwill" })).status).toBe(409);
  const whole = await refund(big.id, { reason: "complaint" });
  expect(whole.location).toContain("refund-asked");
  expect((await recordsOf(big.id)).refunds).toHaveLength(1);
  expect((await refund(big.id, { reason: "complaint" })).status).toBe(409);
});
