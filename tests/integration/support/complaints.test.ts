import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { singleApproverLimit } from "~/config/limits";
import { db } from "~/db/client.server";
import { complaints, payments, supportThreads } from "~/db/schema";
import type { Refusal } from "~/forms/refusal";
import { action as act } from "~/routes/admin/act";
import { action as openAction, loader as complaintPage } from "~/routes/orders/complaint";
import { action as writeAction } from "~/routes/orders/complaint-message";
import type { ComplaintView } from "~/routes/orders/complaint-page";
import { action as ownAction } from "~/routes/orders/own-complaint";
import type { ServiceContext } from "~/services/command/context.server";
import { Invalid, NotAllowed, NotFound } from "~/services/command/errors";
import { openContent } from "~/services/acts/open-content.server";
import { deleteAccount } from "~/services/members/delete-account.server";
import { exportAccount } from "~/services/members/export-account.server";
import { orderNumber } from "~/services/orders/order-number";
import { sendMail } from "~/services/outbox/send-mail.server";
import { acceptOverdueComplaints } from "~/services/support/accept-overdue-complaints.server";
import { answerThread, versionOf } from "~/services/support/answer-thread.server";
import { readComplaints } from "~/services/support/complaint-page.server";
import { declineComplaint, remakeForComplaint } from "~/services/support/decide-complaint.server";
import { deleteOldThreads } from "~/services/support/delete-threads.server";
import { countComplaints, threadCard } from "~/services/support/desk-queries.server";
import { closeThread, deleteThread } from "~/services/support/manage-thread.server";
import { openComplaint } from "~/services/support/open-complaint.server";
import { delay } from "../../support/acts";
import { auditOf, conflict } from "../../support/desk";
import { signIn } from "../../support/members";
import { placePaidOrder, placeTestOrder, testContext } from "../../support/orders";
import { mailsTo, recordsOf } from "../../support/records";
import { refundAsStaff } from "../../support/refunds";
import { call, get, post } from "../../support/requests";
import { writeInComplaint } from "~/services/support/write-in-complaint.server";
import { screeningOf } from "../../support/screening";
import { afterUndoTime, newStaff } from "../../support/staff";
import { openTicketOf, signedInPerson } from "../../support/support";

function send(
  handler: typeof openAction,
  token: string,
  fields: Record<string, string>,
  files: readonly File[] = [],
) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ formToken: randomUUID(), ...fields }))
    body.append(name, value);
  for (const file of files) body.append("attachments", file);
  const request = new Request(`http://shop.test/orders/${token}/complaint`, {
    method: "POST",
    body,
  });
  return call<Refusal<ComplaintView>>(handler, request, { token });
}

const pageOf = async (token: string) =>
  (await call<ComplaintView>(complaintPage, get(`/orders/${token}/complaint`), { token })).data;

const words = { content: "To nie mój dokument, Anna", remedy: "refund" };

const press = async (
  staff: Awaited<ReturnType<typeof newStaff>>,
  threadId: string,
  name: string,
  fields: Record<string, string>,
) => {
  const { jar } = await signIn(staff.identity, undefined, { fresh: "1" });
  const request = jar.on(post(`/admin/support/${threadId}/${name}`, fields));
  return call(act, request, { tab: "support", id: threadId, act: name });
};

describe("a complaint of a buyer without an account", () => {
  test("is opened by the order's page, decided with a refund by staff, and answered", async () => {
    const order = await placePaidOrder();
    const email = order.email ?? "";
    expect(await pageOf(order.token)).toMatchObject({ open: null, closed: [], isPaid: true });

    const empty = await send(openAction, order.token, { content: " " });
    expect(empty.data.errors).toMatchObject({
      content: "Napisz, co jest nie tak.",
      remedy: "Wybierz, czego oczekujesz.",
    });
    const file = new File(["dokument"], "moj.txt", { type: "text/plain" });
    const sent = await send(openAction, order.token, words, [file]);
    expect(sent.location).toBe(`/orders/${order.token}/complaint?done=complaint-opened`);
    const { open } = await pageOf(order.token);
    expect(open).toMatchObject({ remedy: "refund", decision: null });
    expect(open?.messages).toMatchObject([
      { author: "visitor", text: words.content, attachments: [{ name: "moj.txt" }] },
    ]);
    const again = await send(openAction, order.token, words);
    expect(again).toMatchObject({ status: 409, data: { values: { content: words.content } } });
    const more = await send(writeAction, order.token, { content: "I nie tej osoby." });
    expect(more.status).toBe(303);

    const threadId = open!.id;
    const staff = await newStaff("support");
    const card = await threadCard(staff.ctx, threadId);
    expect(card).toMatchObject({ kind: "complaint", author: { id: null, email } });
    expect(card.messages).toMatchObject([{ text: null }, { text: null }]);
    await openContent(staff.ctx, {
      target: { kind: "thread", id: threadId },
      reason: "answer_message",
    });

    const silent = await press(staff, threadId, "accept", { text: " " });
    expect(silent.status).toBe(422);
    const accepted = await press(staff, threadId, "accept", { text: "Masz rację.\n\nOla" });
    expect(accepted.location).toContain("act-delayed");
    await afterUndoTime(threadId);
    const records = await recordsOf(order.id);
    expect(records.refunds).toMatchObject([
      { amountGrosze: 1199, reason: "complaint", decidedAlone: true, actorId: staff.userId },
    ]);
    const [decided] = (await pageOf(order.token)).closed;
    expect(decided).toMatchObject({ decision: "refund", refundGrosze: 1199, byLaw: false });
    expect(decided?.messages.at(-1)).toMatchObject({ author: "staff", text: "Masz rację.\n\nOla" });

    for (const { id } of (await recordsOf(order.id)).mails.filter(({ kind }) =>
      kind.startsWith("complaint"),
    ))
      await sendMail(testContext(), { mailId: id, lastAttempt: true });
    const [decision, receipt] = mailsTo(email).filter(({ subject }) =>
      subject.includes("reklamacj"),
    );
    expect(receipt?.text).toContain("reklamacja będzie uznana");
    expect(receipt?.text).not.toContain("To nie mój dokument");
    expect(decision?.text).toContain("Masz rację.");
    expect(decision?.text).toContain("11,99");
  });

  test("stops for help first, and is kept to orders that were paid for", async () => {
    const order = await placePaidOrder();
    const despair = { content: "Zabiję się jeszcze tej nocy.", remedy: "refund" };
    const stopped = await send(openAction, order.token, despair);
    expect(stopped).toMatchObject({ status: 422, data: { step: "help" } });
    expect((await pageOf(order.token)).open).toBeNull();
    expect((await send(openAction, order.token, { ...despair, helpSeen: "1" })).status).toBe(303);
    const ofOrder = eq(supportThreads.orderId, order.id);
    expect(await db.select().from(supportThreads).where(ofOrder)).toMatchObject([
      { crisisLevel: "acute", userId: null },
    ]);

    const unpaid = await placeTestOrder(testContext("buyer"));
    expect((await send(openAction, unpaid.token, words)).status).toBe(409);
    expect((await send(openAction, "nothing", words)).status).toBe(404);
  });
});

const screening = screeningOf();
const day = 24 * 3_600_000;

/** A complaint that came at a moment. */
async function complain(
  clock: { now: Date },
  more: Partial<Parameters<typeof openComplaint>[1]> = {},
) {
  const order = await placePaidOrder();
  const threadId = await openComplaint(testContext("buyer", clock), {
    ...{ order: { token: order.token }, content: "Plik jest pusty.", remedy: "refund" },
    ...{ askedGrosze: null, screening, formToken: randomUUID(), ...more },
  });
  return { order, threadId };
}

const complaintOf = async (threadId: string) => {
  const [found] = await db.select().from(complaints).where(eq(complaints.threadId, threadId));
  return found!;
};

const threadOf = async (threadId: string) => {
  const [found] = await db.select().from(supportThreads).where(eq(supportThreads.id, threadId));
  return found!;
};

const at = (time: string) => testContext("schedule", { now: new Date(time) });

describe("fourteen days", () => {
  test("of the calendar in Warsaw, across the change of the clocks, then it is accepted once", async () => {
    // Late in the evening of 15 March; the clocks go forward on 28 March.
    const clock = { now: new Date("2026-03-15T22:30:00Z") };
    const { order, threadId } = await complain(clock);
    const end = "2026-03-29T22:00:00.000Z";
    expect((await threadOf(threadId)).dueAt?.toISOString()).toBe(end);
    expect((await pageOf(order.token)).open?.decideOn).toBe("2026-03-29");

    await acceptOverdueComplaints(at("2026-03-29T21:59:59.999Z"));
    expect((await complaintOf(threadId)).decision).toBeNull();
    // Two workers at once, and a third after them.
    await Promise.all([acceptOverdueComplaints(at(end)), acceptOverdueComplaints(at(end))]);
    await acceptOverdueComplaints(at(end));
    expect(await complaintOf(threadId)).toMatchObject({
      ...{ decision: "refund", byLaw: true, refundGrosze: 1199 },
    });
    const { refunds, jobs, events, mails } = await recordsOf(order.id);
    expect(refunds).toMatchObject([
      { amountGrosze: 1199, reason: "complaint", actor: "schedule", actorId: null },
    ]);
    expect(jobs.filter(({ task }) => task === "send_refund")).toHaveLength(1);
    expect(events.filter((event) => event === "complaint_accepted_by_law")).toHaveLength(1);
    expect(mails.filter(({ kind }) => kind === "complaint_decision")).toHaveLength(1);
    const [closed] = (await pageOf(order.token)).closed;
    expect(closed?.messages.at(-1)).toMatchObject({
      author: "system",
      text: expect.stringContaining("art. 7a ust. 2") as string,
    });
    const late = decline(threadId, (await newStaff("support")).ctx);
    await expect(late).rejects.toMatchObject(conflict("complaint_decided"));
  });

  test("give back what was asked for, and leave open what is still owed", async () => {
    const clock = { now: new Date("2026-05-04T10:00:00Z") };
    const reduced = await complain(clock, { remedy: "reduction", askedGrosze: 500 });
    const remade = await complain(clock, { remedy: "remake" });
    const returned = await complain(clock);
    await refundAsStaff({ orderId: returned.order.id, reason: "goodwill" });
    await acceptOverdueComplaints(at("2026-05-18T22:00:00Z"));
    expect((await recordsOf(reduced.order.id)).refunds).toMatchObject([{ amountGrosze: 500 }]);
    expect(await threadOf(reduced.threadId)).toMatchObject({ dueAt: null });
    expect((await threadOf(reduced.threadId)).closedAt).not.toBeNull();
    expect(await complaintOf(remade.threadId)).toMatchObject({ decision: "remake", byLaw: true });
    expect((await recordsOf(remade.order.id)).refunds).toEqual([]);
    expect((await recordsOf(returned.order.id)).refunds).toHaveLength(1);
    expect(await complaintOf(returned.threadId)).toMatchObject({ refundGrosze: 0 });
    for (const { threadId } of [remade, returned])
      expect((await threadOf(threadId)).closedAt).toBeNull();
  });

  test("are counted for staff on days 10, 12 and 13, and an answer does not stop them", async () => {
    const came = new Date("2031-06-10T08:00:00Z");
    const staff = await newStaff("support");
    const on = (days: number) =>
      countComplaints({ ...staff.ctx, now: () => new Date(came.getTime() + days * day) });
    const before = await Promise.all([9, 10, 11, 12, 13].map(on));
    const { threadId } = await complain({ now: came });
    const after = await Promise.all([9, 10, 11, 12, 13].map(on));
    const more = after.map(({ undecided, warned }, index) => [
      undecided - before[index]!.undecided,
      ...warned.map(({ count }, of) => count - before[index]!.warned[of]!.count),
    ]);
    expect(more).toEqual([
      [1, 0, 0, 0],
      [1, 1, 0, 0],
      [1, 1, 0, 0],
      [1, 1, 1, 0],
      [1, 1, 1, 1],
    ]);
    const { dueAt } = await threadOf(threadId);
    const version = await versionOf(staff.ctx, threadId);
    await answerThread(staff.ctx, { threadId, text: "Który to plik?", version });
    expect((await threadOf(threadId)).dueAt).toEqual(dueAt);
  });
});

test("after a decision the buyer may complain once more, and write on in that", async () => {
  const { order, threadId } = await complain({ now: new Date() });
  await decline(threadId, (await newStaff("support")).ctx);
  const ctx = testContext("buyer");
  const of = { order: { token: order.token }, screening };
  const again = { content: "Jednak nie.", remedy: "refund", askedGrosze: null } as const;
  const second = await openComplaint(ctx, { ...of, ...again, formToken: randomUUID() });
  await writeInComplaint(ctx, { ...of, content: "I jeszcze to.", formToken: randomUUID() });
  expect(JSON.stringify(await pageOf(order.token))).toContain("I jeszcze to.");
  expect((await threadOf(second)).closedAt).toBeNull();
});

const decline = (threadId: string, ctx: ServiceContext) =>
  declineComplaint(ctx, { threadId, text: "Dokument jest zgodny z odpowiedziami." });

describe("a decision of staff", () => {
  test("is refused to whoever placed the order, to others, twice, and without reasons", async () => {
    const staff = await newStaff("support");
    const own = await placePaidOrder(testContext("buyer"), { email: staff.identity.email });
    const demand = { content: "Moje", remedy: "refund", askedGrosze: null, screening } as const;
    const ownThread = await openComplaint(testContext("buyer"), {
      ...{ ...demand, order: { token: own.token }, formToken: randomUUID() },
    });
    await expect(decline(ownThread, staff.ctx)).rejects.toThrow(NotAllowed);
    const { threadId } = await complain({ now: new Date() });
    for (const actor of ["buyer", "visitor", "schedule"] as const)
      await expect(decline(threadId, testContext(actor))).rejects.toThrow(NotAllowed);
    await expect(decline(threadId, (await newStaff("finance")).ctx)).rejects.toThrow(NotAllowed);
    await expect(declineComplaint(staff.ctx, { threadId, text: " " })).rejects.toThrow(Invalid);
    const close = () => closeThread(staff.ctx, { threadId, reason: "settled" });
    await expect(close()).rejects.toMatchObject(conflict("complaint_undecided"));
    const both = await Promise.allSettled([
      decline(threadId, staff.ctx),
      decline(threadId, staff.ctx),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await auditOf(threadId)).toMatchObject([{ act: "decline_complaint" }]);
  });

  test("of a part is a reduction, and of much money takes two people", async () => {
    const staff = await newStaff("support");
    const { order, threadId } = await complain({ now: new Date() });
    const input = { threadId, text: "W części masz rację.", amountGrosze: 300 };
    await delay(staff.ctx, { kind: "accept_complaint", input });
    await afterUndoTime(threadId);
    expect(await complaintOf(threadId)).toMatchObject({ decision: "reduction", refundGrosze: 300 });
    expect((await recordsOf(order.id)).refunds).toMatchObject([{ amountGrosze: 300 }]);

    const dear = await complain({ now: new Date() });
    await db
      .update(payments)
      .set({ paidGrosze: singleApproverLimit + 1 })
      .where(eq(payments.orderId, dear.order.id));
    const asked = await press(staff, dear.threadId, "accept", { text: "Masz rację." });
    expect(asked.location).toContain("complaint-asked");
    expect((await complaintOf(dear.threadId)).decision).toBeNull();
  });
});

describe("a complaint is kept", () => {
  test("whatever staff press and whoever leaves, for three years", async () => {
    const clock = { now: new Date() };
    const person = await signedInPerson(clock);
    const { email } = person.identity;
    const order = await placePaidOrder(testContext("buyer"), { email });
    const number = orderNumber(order.number);
    const own = { sessionId: person.sessionId, number };
    // Beside the one open ticket.
    await openTicketOf(person);
    const form = { content: "Zły język", remedy: "remake", formToken: randomUUID() };
    const visit = person.jar.on(post(`/profile/orders/${number}/complaint`, form));
    expect(await call(ownAction, visit, { number })).toMatchObject({
      ...{ status: 303, location: `/profile/orders/${number}/complaint?done=complaint-opened` },
    });
    const { open } = await readComplaints(person.ctx, own);
    const threadId = open!.id;
    const stranger = await signedInPerson();
    const theirs = { sessionId: stranger.sessionId, number };
    await expect(readComplaints(stranger.ctx, theirs)).rejects.toThrow(NotFound);
    await expect(readComplaints(stranger.ctx, own)).rejects.toThrow(NotAllowed);
    const exported = (await exportAccount(person.ctx, person)).support;
    expect(exported).toMatchObject([{}, { complaint: { remedy: "remake", decision: null } }]);

    const staff = await newStaff("support", clock);
    const removed = deleteThread(staff.ctx, { threadId, reason: "author_asked" });
    await expect(removed).rejects.toMatchObject(conflict("complaint_is_kept"));
    await remakeForComplaint(staff.ctx, { threadId, text: "Napiszemy od nowa." });
    await closeThread(staff.ctx, { threadId, reason: "settled" });
    await deleteAccount(person.ctx, { sessionId: person.sessionId });
    expect(await complaintOf(threadId)).toMatchObject({ decision: "remake" });
    const until = new Date(clock.now);
    until.setUTCFullYear(until.getUTCFullYear() + 3);
    await deleteOldThreads(testContext("schedule", { now: new Date(until.getTime() - 1) }));
    expect(await threadOf(threadId)).toBeDefined();
    await deleteOldThreads(testContext("schedule", { now: until }));
    expect(await threadOf(threadId)).toBeUndefined();
    // Nobody has decided about it: the clock alone does not delete it.
    const waiting = await complain(clock);
    await deleteOldThreads(testContext("schedule", { now: new Date(until.getTime() + day) }));
    expect(await threadOf(waiting.threadId)).toBeDefined();
  });
});
