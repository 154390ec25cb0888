import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "~/db/client.server";
import { auditLog, payments, staffNotes, users } from "~/db/schema";
import { action as act, loader as actPage } from "~/routes/admin/act";
import { loader as ordersPage } from "~/routes/admin/orders";
import { Conflict, Invalid, NotAllowed, NotFound } from "~/services/command/errors";
import { orderCard } from "~/services/desk/order-card.server";
import { memberCard } from "~/services/members/desk-queries.server";
import type { NotedTarget } from "~/services/notes/acts";
import { addNote, deleteNote, deleteOldNotes } from "~/services/notes/staff-notes.server";
import { paymentCard } from "~/services/payments/desk-queries.server";
import { newMember, signIn } from "../../support/members";
import { placeDeliveredOrder, placePaidOrder, testContext } from "../../support/orders";
import { call, get, post } from "../../support/requests";
import { newStaff, staffContext } from "../../support/staff";

const paymentOf = async (orderId: string) => {
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, orderId));
  return payment!.id;
};

const newMemberId = async () => {
  const { email } = await newMember();
  const [member] = await db.select().from(users).where(eq(users.email, email));
  return member!.id;
};

test("support and finance write notes about orders and payments, support about members", async () => {
  const { id: orderId } = await placePaidOrder();
  const order: NotedTarget = { kind: "order", id: orderId };
  const payment: NotedTarget = { kind: "payment", id: await paymentOf(orderId) };
  const member: NotedTarget = { kind: "member", id: await newMemberId() };
  const [support, finance] = [staffContext("support"), staffContext("finance")];
  for (const ctx of [support, finance])
    for (const target of [order, payment]) await addNote(ctx, { target, text: " Dzwoniła. " });
  await addNote(support, { target: member, text: "Prosi o kontakt listem." });
  expect((await orderCard(finance, orderId)).notes).toMatchObject([
    { text: "Dzwoniła.", act: null, reason: null },
    { text: "Dzwoniła." },
  ]);
  expect((await paymentCard(support, payment.id)).notes).toHaveLength(2);
  expect((await memberCard(support, member.id)).notes).toMatchObject([
    { text: "Prosi o kontakt listem." },
  ]);
  const strangers = [staffContext("moderator"), testContext("buyer"), testContext("visitor")];
  for (const ctx of strangers)
    for (const target of [order, payment, member]) {
      await expect(addNote(ctx, { target, text: "x" })).rejects.toThrow(NotAllowed);
      await expect(deleteNote(ctx, { target, noteId: orderId })).rejects.toThrow(NotAllowed);
    }
  await expect(addNote(finance, { target: member, text: "x" })).rejects.toThrow(NotAllowed);
  for (const wrong of ["", " \n", "\u200b", "a".repeat(2_001)])
    await expect(addNote(support, { target: order, text: wrong })).rejects.toThrow(Invalid);
  for (const id of ["x", crypto.randomUUID()])
    await expect(addNote(support, { target: { kind: "order", id }, text: "x" })).rejects.toThrow(
      NotFound,
    );
});

test("notes are kept for a year, go with what they are about, and the log does not repeat them", async () => {
  const { id } = await placePaidOrder();
  const target: NotedTarget = { kind: "order", id };
  const ctx = staffContext("support");
  const texts = async () => (await orderCard(ctx, id)).notes.map(({ text }) => text);
  await addNote(ctx, { target, text: "Dzwoniła w tej sprawie." });
  const [note] = (await orderCard(ctx, id)).notes;
  const elsewhere: NotedTarget = { kind: "payment", id: await paymentOf(id) };
  const noteId = note!.id;
  await expect(deleteNote(ctx, { target: elsewhere, noteId })).rejects.toThrow(Conflict);
  expect(await texts()).toHaveLength(1);
  const later = { ...ctx, now: () => new Date(ctx.now().getTime() + 1000) };
  await addNote(later, { target, text: "Już dobrze." });
  await expect(deleteNote(ctx, { target, noteId })).rejects.toThrow(Conflict);
  const newer = (await orderCard(ctx, id)).notes.at(-1);
  await deleteNote(ctx, { target, noteId: newer!.id });
  await deleteNote(ctx, { target, noteId });
  await expect(deleteNote(ctx, { target, noteId })).rejects.toThrow(Conflict);
  const rows = await db.select().from(auditLog).where(eq(auditLog.targetId, id));
  expect(rows.map((row) => row.act)).toEqual([
    "add_note",
    "add_note",
    "delete_note",
    "delete_note",
  ]);
  expect(JSON.stringify(rows)).not.toContain("Dzwoniła");
  await addNote(ctx, { target, text: "Stara." });
  await deleteOldNotes(testContext("schedule", { now: new Date(Date.now() + 366 * 86_400_000) }));
  expect(await texts()).toEqual([]);
  const memberId = await newMemberId();
  await addNote(ctx, { target: { kind: "member", id: memberId }, text: "Odchodzi." });
  await db.delete(users).where(eq(users.id, memberId));
  expect(await db.$count(staffNotes, eq(staffNotes.targetId, memberId))).toBe(0);
});

test("beside a coded reason there is room for words, which stay with the row and not in the log", async () => {
  const { id } = await placeDeliveredOrder();
  const { jar } = await signIn((await newStaff("support")).identity, undefined, { fresh: "1" });
  const where = `/admin/orders/${id}/delete-content`;
  const params = { tab: "orders", id, act: "delete-content" };
  const page = await call<{ fields: { name: string }[] }>(actPage, jar.on(get(where)), params);
  expect(page.data.fields.map(({ name }) => name)).toEqual(["reason", "note"]);
  const send = (form: Record<string, string>) => call(act, jar.on(post(where, form)), params);
  const words = "Prosi o to mama kupującej osoby.";
  expect((await send({ note: words })).status).toBe(422);
  expect((await orderCard(staffContext("support"), id)).notes).toEqual([]);
  expect((await send({ reason: "buyer_wrote", note: words })).status).toBe(303);
  const shown = await call<Awaited<ReturnType<typeof ordersPage>>>(
    ordersPage,
    jar.on(get(`/admin/orders/${id}`)),
    { id },
  );
  expect(shown.data.desk.order?.notes).toMatchObject([
    { text: words, act: "delete_content", reason: "buyer_wrote" },
  ]);
  const { notes, timeline } = await orderCard(staffContext("support"), id);
  expect(notes).toHaveLength(1);
  expect(JSON.stringify(timeline)).not.toContain("mama");
  expect((await send({ reason: "buyer_wrote", note: "Drugi raz." })).status).toBe(409);
  expect((await orderCard(staffContext("support"), id)).notes).toHaveLength(1);
});
