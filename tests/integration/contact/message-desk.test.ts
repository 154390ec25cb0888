import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { operator } from "~/config/operator.server";
import { db } from "~/db/client.server";
import { contactMessages, conversations, mailComplaints, mails, messages } from "~/db/schema";
import type { Refusal } from "~/forms/refusal";
import { action as act, loader as actPage } from "~/routes/admin/act";
import { loader as messagesPage } from "~/routes/admin/messages";
import { auditOf } from "~/services/audit/queries.server";
import { closeMessage } from "~/services/contact/close-message.server";
import { deleteContactMessages } from "~/services/contact/delete-contact-messages.server";
import { listContactMessages, messageCard } from "~/services/contact/desk-queries.server";
import { replyToMessage } from "~/services/contact/reply-to-message.server";
import { sendContactMessage } from "~/services/contact/send-contact-message.server";
import { Invalid, NotAllowed, NotFound } from "~/services/command/errors";
import { sendMail } from "~/services/outbox/send-mail.server";
import { findEverywhere } from "../../support/find-everywhere";
import { mailById } from "../../support/mail-reports";
import { signIn } from "../../support/members";
import { testContext } from "../../support/orders";
import { mailsTo } from "../../support/records";
import { call, get, post } from "../../support/requests";
import { newStaff, staffContext } from "../../support/staff";
import { screeningOf } from "../../support/screening";

type MessagesPage = Awaited<ReturnType<typeof messagesPage>>;

const words =
  "Dzień dobry,\nmój list jest o kimś innym. Marta\n\nPS Dziękuję za to, że czytacie, i czekam na odpowiedź.";

async function messageFrom(level: "none" | "concern" = "none") {
  const email = `marta.${crypto.randomUUID()}@example.com`;
  await sendContactMessage(testContext("visitor"), {
    email,
    message: words,
    screening: screeningOf(level),
  });
  const [message] = await db.select().from(contactMessages).where(eq(contactMessages.email, email));
  if (!message) throw new Error("no message");
  return message;
}

const repliesTo = (messageId: string) =>
  db
    .select({ mailId: messages.mailId })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(eq(conversations.subjectId, messageId), eq(messages.authorKind, "staff")));

describe("the list of messages", () => {
  test("is found by state, urgency, address and day, and shows how each begins", async () => {
    const calm = await messageFrom();
    const urgent = await messageFrom("concern");
    const ctx = staffContext("support");
    const idsOf = async (filters: Parameters<typeof listContactMessages>[1]) =>
      (await listContactMessages(ctx, filters, 1)).rows.map(({ id }) => id);
    const part = calm.email.slice(0, 20).toUpperCase();
    const { rows } = await listContactMessages(ctx, { email: part, state: "new" }, 1);
    expect(rows).toMatchObject([
      { id: calm.id, length: words.length, isUrgent: false, beginning: words.slice(0, 80) },
    ]);
    expect(rows[0]?.beginning).not.toContain("odpowiedź");
    expect(await idsOf({ isUrgent: true })).toEqual([urgent.id]);
    expect(await idsOf({ email: "_" })).toEqual([]);
    expect(await idsOf({ from: "2100-01-01" })).toEqual([]);
    await closeMessage(ctx, { messageId: calm.id, reason: "settled" });
    expect(await idsOf({ state: "closed" })).toContain(calm.id);
    expect(await idsOf({ state: "new" })).not.toContain(calm.id);
  });

  test("is for whoever answers messages, and knows no id that is none", async () => {
    const { id } = await messageFrom();
    for (const ctx of [staffContext("finance"), staffContext("moderator"), testContext("buyer")]) {
      await expect(listContactMessages(ctx, {}, 1)).rejects.toThrow(NotAllowed);
      await expect(messageCard(ctx, id)).rejects.toThrow(NotAllowed);
    }
    for (const wrong of ["abc", "1' or 1=1", crypto.randomUUID()])
      await expect(messageCard(staffContext("support"), wrong)).rejects.toThrow(NotFound);
    const { jar } = await signIn((await newStaff("support")).identity);
    const hostile = "?state=%00&urgent=x&email=%27%3B&from=9999-99-99&page=x";
    expect((await call(messagesPage, jar.on(get(`/admin/messages${hostile}`)))).status).toBe(200);
  });

  test("has the words for whoever answers, and the answer's form beside them, at once", async () => {
    const { id } = await messageFrom();
    const { jar } = await signIn((await newStaff("support")).identity);
    const page = await call<MessagesPage>(messagesPage, jar.on(get(`/admin/messages/${id}`)), {
      id,
    });
    expect(page.data).toMatchObject({
      message: { text: words, history: [] },
      reply: { tab: "messages", id, act: "reply", button: "Wyślij odpowiedź" },
    });
    expect(page.data?.links.map(({ act: name }) => name)).toEqual(["close", "note"]);
    expect(page.data?.reply?.effects.join(" ")).not.toContain("zasłonięta");
  });
});

describe("an answer", () => {
  test("goes out by mail with what was written, and is kept with the message", async () => {
    const message = await messageFrom();
    const ctx = staffContext("support");
    const text = "Przepraszamy.\n\nNapiszemy list od nowa.";
    await replyToMessage(ctx, { messageId: message.id, text });
    const [reply] = await repliesTo(message.id);
    await sendMail(testContext(), { mailId: reply?.mailId ?? "", lastAttempt: false });
    const [mail] = mailsTo(message.email);
    expect(mail).toMatchObject({
      subject: "Odpowiedź na Twoją wiadomość",
      replyTo: [operator.email],
    });
    expect(mail?.text).toContain("Napiszemy list od nowa.");
    expect(mail?.text).toContain("> mój list jest o kimś innym. Marta");
    expect(mail?.text).not.toContain("800");
    expect(await messageCard(ctx, message.id)).toMatchObject({
      state: "answered",
      replies: [{ text, mail: { state: "accepted" } }],
      history: [{ act: "answer_message" }],
    });
  });

  test("to words with a crisis in them has the numbers to call", async () => {
    const message = await messageFrom("concern");
    await replyToMessage(staffContext("support"), { messageId: message.id, text: "Jesteśmy." });
    const [reply] = await repliesTo(message.id);
    await sendMail(testContext(), { mailId: reply?.mailId ?? "", lastAttempt: false });
    expect(mailsTo(message.email)[0]?.text).toContain("112");
  });

  test("pressed twice is one answer, and a colleague's is seen first", async () => {
    const message = await messageFrom();
    const clock = { now: new Date() };
    const ctx = staffContext("support", clock);
    const request = { messageId: message.id, text: "Dziękujemy." };
    const both = await Promise.allSettled([
      replyToMessage(ctx, request),
      replyToMessage(ctx, request),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const other = staffContext("support", clock);
    const theirs = { ...request, text: "Coś innego." };
    await expect(replyToMessage(other, theirs)).rejects.toMatchObject({
      name: "Conflict",
      code: "answered_meanwhile",
    });
    clock.now = new Date(clock.now.getTime() + 11 * 60_000);
    await replyToMessage(other, theirs);
    expect(await repliesTo(message.id)).toHaveLength(2);
  });

  test("does not go to who complained, unless they have written since", async () => {
    const message = await messageFrom();
    const ctx = staffContext("support");
    const request = { messageId: message.id, text: "Dziękujemy." };
    const at = (offset: number) => new Date(message.receivedAt.getTime() + offset);
    const address = message.email.toLowerCase();
    await db.insert(mailComplaints).values({ address, complainedAt: at(1) });
    await expect(replyToMessage(ctx, request)).rejects.toMatchObject({
      name: "Conflict",
      code: "author_complained",
    });
    expect((await messageCard(ctx, message.id)).complainedAt).not.toBeNull();
    await db
      .update(mailComplaints)
      .set({ complainedAt: at(-1) })
      .where(eq(mailComplaints.address, address));
    await replyToMessage(ctx, request);
    const [reply] = await repliesTo(message.id);
    await sendMail(testContext(), { mailId: reply?.mailId ?? "", lastAttempt: false });
    expect((await mailById(reply?.mailId ?? ""))?.status).toBe("accepted");
  });

  test("takes a permission, words and a message", async () => {
    const { id } = await messageFrom();
    const text = "Dziękujemy.";
    for (const role of ["finance", "moderator"] as const)
      await expect(replyToMessage(staffContext(role), { messageId: id, text })).rejects.toThrow(
        NotAllowed,
      );
    const ctx = staffContext("support");
    for (const wrong of ["", "  \n ", "\u200b\u2060", "🌙".repeat(5_001)])
      await expect(replyToMessage(ctx, { messageId: id, text: wrong })).rejects.toThrow(Invalid);
    await expect(replyToMessage(ctx, { messageId: "x", text })).rejects.toThrow(NotFound);
    // As long as its form lets through: an emoji is two code units.
    await replyToMessage(ctx, { messageId: id, text: "🌙".repeat(5_000) });
    const [longest] = await repliesTo(id);
    expect(longest?.mailId).toBeTruthy();
  });

  test("that cannot go out gives the words back", async () => {
    const message = await messageFrom();
    const address = message.email.toLowerCase();
    const { jar } = await signIn((await newStaff("support")).identity);
    const where = `/admin/messages/${message.id}/reply`;
    const params = { tab: "messages", id: message.id, act: "reply" };
    expect((await call(actPage, jar.on(get(where)), params)).status).toBe(200);
    const text = "Długo pisana odpowiedź.";
    const send = (typed: string) =>
      call<Refusal>(act, jar.on(post(where, { text: typed })), params);
    const tooLong = "ż".repeat(5_001);
    const long = await send(tooLong);
    expect(long).toMatchObject({
      status: 422,
      data: { values: { text: tooLong }, errors: { text: "Skróć odpowiedź do 5000 znaków." } },
    });
    const complainedAt = new Date(Date.now() + 60_000);
    await db.insert(mailComplaints).values({ address, complainedAt });
    const refused = await send(text);
    expect(refused).toMatchObject({ status: 409, data: { values: { text } } });
    await db.delete(mailComplaints).where(eq(mailComplaints.address, address));
    expect(await send(text)).toMatchObject({
      status: 303,
      location: `/admin/messages/${message.id}?done=message-answered`,
    });
  });
});

describe("a message that is closed", () => {
  test("is so once, with a reason, and an answer opens it again", async () => {
    const { id } = await messageFrom();
    const ctx = staffContext("support");
    await closeMessage(ctx, { messageId: id, reason: "no_answer_needed" });
    await expect(closeMessage(ctx, { messageId: id, reason: "settled" })).rejects.toMatchObject({
      name: "Conflict",
      code: "message_closed",
    });
    expect(await auditOf(ctx, { kind: "message", id })).toMatchObject([
      { act: "close_message", reason: "no_answer_needed" },
    ]);
    await replyToMessage(ctx, { messageId: id, text: "Jednak odpowiemy." });
    expect((await messageCard(ctx, id)).state).toBe("answered");
  });

  test("takes a permission, a reason and a message", async () => {
    const { id } = await messageFrom();
    const request = { messageId: id, reason: "settled" } as const;
    await expect(closeMessage(staffContext("finance"), request)).rejects.toThrow(NotAllowed);
    const ctx = staffContext("support");
    await expect(closeMessage(ctx, { ...request, reason: "x" as never })).rejects.toThrow(Invalid);
    await expect(closeMessage(ctx, { ...request, messageId: "x" })).rejects.toThrow(NotFound);
    expect((await messageCard(ctx, id)).state).toBe("new");
  });
});

test("what was answered goes with its message, and its mail with it", async () => {
  const message = await messageFrom();
  const secret = `Odpowiedź ${crypto.randomUUID()}`;
  await replyToMessage(staffContext("support"), { messageId: message.id, text: secret });
  const due = new Date(message.deleteAt.getTime() + 1);
  await deleteContactMessages(testContext("schedule", { now: due }));
  expect(await findEverywhere(secret)).toEqual([]);
  const left = and(eq(mails.recipient, message.email), eq(mails.kind, "contact_reply"));
  expect(await db.$count(mails, left)).toBe(0);
});
