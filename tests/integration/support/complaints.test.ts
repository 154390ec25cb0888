import { randomUUID } from "node:crypto";
import { and, eq, inArray, like, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { singleApproverLimit } from "~/config/limits";
import { db } from "~/db/client.server";
import {
  complaints,
  emailCorrections,
  mails,
  orders,
  payments,
  refunds,
  supportThreads,
} from "~/db/schema";
import type { Refusal } from "~/forms/refusal";
import { pendingWork } from "~/routes/admin/pending-work.server";
import { action as act } from "~/routes/admin/act";
import { action as openAction, loader as complaintPage } from "~/routes/orders/complaint";
import { loader as complaintFile } from "~/routes/orders/complaint-attachment";
import { action as writeAction } from "~/routes/orders/complaint-message";
import type { ComplaintView } from "~/routes/orders/complaint-page";
import { action as ownAction } from "~/routes/orders/own-complaint";
import { inTransaction, type ServiceContext } from "~/services/command/context.server";
import { Invalid, NotAllowed, NotFound } from "~/services/command/errors";
import { openContent } from "~/services/acts/open-content.server";
import { pressedUpon } from "~/services/access/pressed-upon.server";
import {
  accept as acceptComplaint,
  remake as remakeAct,
} from "~/services/acts/definitions/complaints.server";
import { approveAct, declineAct } from "~/services/acts/decide-act.server";
import { actRefusals } from "~/services/acts/acts";
import { actEffects, agreementCard } from "~/services/acts/definitions/agreements.server";
import { refundOrRequestApproval } from "~/services/acts/definitions/refunds.server";
import { openStaffAct } from "~/services/acts/open-staff-act.server";
import { givingBack, pendingActs } from "~/services/acts/pending-acts.server";
import { deferredActs, rowActs } from "~/services/acts/registry.server";
import { type ActRule, isStaffAct } from "~/services/acts/staff-act.server";
import { staffActOf } from "~/services/acts/staff-acts.server";
import { formatIsoDate } from "~/copy/format";
import { takeBackAct } from "~/services/acts/take-back-act.server";
import { postMessage } from "~/services/conversations/post-message.server";
import { correctEmail } from "~/services/fulfilment/correct-email.server";
import { confirmAddress, takeBackCorrection } from "~/services/fulfilment/corrected-address.server";
import { deleteAccount } from "~/services/members/delete-account.server";
import { exportAccount } from "~/services/members/export-account.server";
import { orderNumber } from "~/services/orders/order-number";
import { newOrderToken } from "~/services/orders/order-token";
import { sendMail } from "~/services/outbox/send-mail.server";
import { personCard } from "~/services/people/person-card.server";
import { acceptOverdueComplaints } from "~/services/support/accept-overdue-complaints.server";
import { answerThread, versionOf } from "~/services/support/answer-thread.server";
import { complaintsAbout } from "~/services/support/complaints-about.server";
import { readComplaints } from "~/services/support/complaint-page.server";
import {
  declineComplaint,
  planAcceptance,
  remakeForComplaint,
} from "~/services/support/decide-complaint.server";
import { deleteOldThreads } from "~/services/support/delete-threads.server";
import { countComplaints, threadCard } from "~/services/support/desk-queries.server";
import { closeThread, deleteThread } from "~/services/support/manage-thread.server";
import { readComplaintAttachment } from "~/services/support/own-attachment.server";
import { openComplaint } from "~/services/support/open-complaint.server";
import { ask, delay } from "../../support/acts";
import { auditOf, conflict } from "../../support/desk";
import { signIn } from "../../support/members";
import { placePaidOrder, placeTestOrder, testContext } from "../../support/orders";
import { mailsTo, recordsOf } from "../../support/records";
import { scheduleRefund } from "~/services/payments/refund-order.server";
import { completeRefund } from "~/services/payments/send-refund.server";
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
  const version = await versionOf(staff.ctx, threadId);
  const request = jar.on(post(`/admin/support/${threadId}/${name}`, { version, ...fields }));
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

  test("lets them reach every older message and their own files, and nobody else", async () => {
    const order = await placePaidOrder();
    const file = new File(["mój plik"], "moj.txt", { type: "text/plain" });
    await send(openAction, order.token, words, [file]);
    const { open } = await pageOf(order.token);
    const messageId = open!.messages[0]!.id;
    const said = Array.from({ length: 60 }, (_, index) => `Wiadomość ${index}.`);
    for (const [index, body] of said.entries()) {
      const now = new Date(Date.now() + (index + 1) * 1000);
      await inTransaction(testContext("buyer", { now }), (tx) =>
        postMessage(tx, {
          ...{ subject: { kind: "support", id: open!.id }, author: { kind: "visitor" }, body },
          idempotencyKey: randomUUID(),
        }),
      );
    }
    const other = await placePaidOrder();
    await send(openAction, other.token, words);
    const newest = (await pageOf(order.token)).open!;
    expect(newest.messages).toHaveLength(50);
    const older = async (token: string) =>
      (
        await call<ComplaintView>(
          complaintPage,
          get(`/orders/${token}/complaint?before=${newest.olderThan}`),
          { token },
        )
      ).data.open!;
    expect(
      [...(await older(order.token)).messages, ...newest.messages].map(({ text }) => text),
    ).toEqual([words.content, ...said]);
    // Of another order's it is the beginning of nothing.
    expect((await older(other.token)).messages).toHaveLength(1);

    const fileOf = (token: string, id = messageId, position = "0") =>
      call(complaintFile, get(`/orders/${token}/complaint/files/${id}/${position}`), {
        ...{ token, id, position },
      });
    const answer = await fileOf(order.token);
    expect(await answer.response!.text()).toBe("mój plik");
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "text/plain; charset=utf-8",
      "content-disposition": 'attachment; filename="zalacznik.txt"',
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    });
    for (const [token, id, position] of [
      [other.token, messageId, "0"],
      [order.token, messageId, "1"],
      [order.token, "x", "0"],
      ["nothing", messageId, "0"],
    ] as const)
      expect((await fileOf(token, id, position)).status).toBe(404);
    const stranger = await signedInPerson();
    const number = orderNumber(order.number);
    const of = { sessionId: stranger.sessionId, number };
    await expect(
      readComplaintAttachment(stranger.ctx, of, { messageId, position: "0" }),
    ).rejects.toThrow(NotFound);
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

/** The last message of an order's newest complaint. */
async function lastWords(token: string) {
  const { open, closed } = await pageOf(token);
  return (open ?? closed[0])?.messages.at(-1)?.text;
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

  test("give back what is left in its own currency, and call all of it a refund", async () => {
    const clock = { now: new Date("2026-05-04T10:00:00Z") };
    const all = { remedy: "reduction", askedGrosze: 1199 } as const;
    const reduced = await complain(clock, all);
    const foreign = await complain(clock);
    const [payment] = await db
      .select()
      .from(payments)
      .where(eq(payments.orderId, foreign.order.id));
    await db.insert(payments).values({
      ...{ ...payment!, id: randomUUID(), transactionTitle: randomUUID() },
      ...{ amountGrosze: 2000, paidGrosze: 2000, currency: "EUR", status: "underpaid" },
    });
    const scheduled = await complain(clock, all);
    const gone = await complain(clock);
    const end = { now: new Date("2026-05-18T22:00:00Z") };
    const finance = (await newStaff("finance", end)).ctx;
    const part = { reason: "goodwill", amountGrosze: 500 } as const;
    await scheduleRefund(finance, { orderId: scheduled.order.id, ...part });
    await scheduleRefund(finance, { orderId: gone.order.id, reason: "goodwill" });
    await acceptOverdueComplaints(testContext("schedule", end));

    expect(await complaintOf(reduced.threadId)).toMatchObject({
      ...{ decision: "refund", refundGrosze: 1199, byLaw: true },
    });
    expect(await lastWords(foreign.order.token)).toMatch(/Zlecamy zwrot: 11,99\szł i 20,00\sEUR\./);
    expect(await complaintOf(foreign.threadId)).toMatchObject({ refundGrosze: 1199 });
    // What staff had scheduled begins with it, and is no part of it.
    expect(await complaintOf(scheduled.threadId)).toMatchObject({
      ...{ decision: "refund", refundGrosze: 699 },
    });
    expect(await lastWords(scheduled.order.token)).toMatch(
      /6,99\szł\. Tyle zostało z Twojej wpłaty/,
    );
    const { refunds } = await recordsOf(scheduled.order.id);
    expect(refunds.map(({ status, amountGrosze }) => [status, amountGrosze])).toEqual([
      ["requested", 500],
      ["requested", 699],
    ]);
    expect(await complaintOf(gone.threadId)).toMatchObject({ decision: "refund", refundGrosze: 0 });
    expect(await lastWords(gone.order.token)).toContain("był już zlecony i właśnie ruszył");
  });

  test("leave to staff what they press until the last moment, and nothing after it", async () => {
    const clock = { now: new Date("2026-05-04T10:00:00Z") };
    const end = Date.parse("2026-05-18T22:00:00Z");
    const moment = { now: new Date(end - 5_000) };
    const staff = await newStaff("support", moment);
    const [timely, takenBack, late] = [
      await complain(clock),
      await complain(clock),
      await complain(clock),
    ];
    const accept = async ({ threadId }: typeof timely) =>
      acceptComplaint.perform(
        staff.ctx,
        threadId,
        { text: "Masz rację.", amount: "5,00" },
        {
          version: await versionOf(staff.ctx, threadId),
          ...{ form: { formData: new FormData(), values: {}, tooLarge: false } },
        },
      );
    await accept(timely);
    await accept(takenBack);
    moment.now = new Date(end + 1_000);
    // The law has decided, though its job has not come yet.
    await expect(accept(late)).rejects.toMatchObject(conflict("complaint_overdue"));
    await expect(decline(late.threadId, staff.ctx)).rejects.toMatchObject(
      conflict("complaint_overdue"),
    );
    const [pressed] = await pressedUpon(staff.ctx, "thread", [takenBack.threadId]);
    await takeBackAct(staff.ctx, pressed!.id);
    const schedule = testContext("schedule", moment);
    await acceptOverdueComplaints(schedule);
    expect(await complaintOf(timely.threadId)).toMatchObject({ decision: null });
    for (const { threadId } of [takenBack, late])
      expect(await complaintOf(threadId)).toMatchObject({ byLaw: true, refundGrosze: 1199 });
    await afterUndoTime(timely.threadId, { now: new Date(end + 25_000) });
    await acceptOverdueComplaints(schedule);
    expect(await complaintOf(timely.threadId)).toMatchObject({
      ...{ decision: "reduction", byLaw: false, refundGrosze: 500 },
      decidedAt: new Date(end - 5_000),
    });
    const { refunds, mails } = await recordsOf(timely.order.id);
    expect(refunds).toHaveLength(1);
    expect(mails.filter(({ kind }) => kind === "complaint_decision")).toHaveLength(1);
  });

  test("end for each, however many before it cannot be accepted, and staff see why", async () => {
    const clock = { now: new Date("2026-05-04T10:00:00Z") };
    const { order } = await complain(clock);
    // A hundred more that are due at the same moment, none of which can be decided.
    await db.execute(sql`insert into orders overriding system value
      select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'number', 900000 + n,
        'token', 'starving' || n, 'submission_key', 'starving' || n))).*
      from orders o, generate_series(1, 100) n where o.id = ${order.id}`);
    await db.execute(sql`insert into support_threads
      (kind, order_id, subject, crisis_level, created_at, due_at, delete_at)
      select 'complaint', o.id, 'Nie da się', 'none', t.created_at, t.due_at, t.delete_at
      from orders o, support_threads t where o.token like 'starving%' and t.order_id = ${order.id}`);
    await db.execute(sql`insert into complaints (thread_id, remedy)
      select id, 'remake' from support_threads where subject = 'Nie da się'`);
    await db.execute(sql`create function refuse_decision() returns trigger language plpgsql as $$
      begin
        if exists (select from support_threads where id = new.thread_id and subject = 'Nie da się') then raise 'no'; end if;
        return new;
      end $$`);
    await db.execute(sql`create trigger refuse_decision before update of decision on complaints
      for each row execute function refuse_decision()`);
    clock.now = new Date("2026-05-04T23:00:00Z");
    const under = await complain(clock);
    await db.insert(mails).values({
      ...{ orderId: under.order.id, kind: "document", recipient: "a@b.pl", subject: "Dokument" },
      ...{ idempotencyKey: randomUUID(), claimedAt: new Date("2026-05-19T21:59:50Z") },
      createdAt: new Date("2026-05-19T21:59:50Z"),
    });
    const next = await complain(clock);
    const staff = await newStaff("support", { now: new Date("2026-05-19T22:05:00Z") });
    const before = await countComplaints(staff.ctx);
    try {
      expect(await acceptOverdueComplaints(at("2026-05-19T22:00:01Z"))).toBe(2);
    } finally {
      await db.execute(sql`drop trigger refuse_decision on complaints`);
      await db.execute(sql`drop function refuse_decision`);
    }
    expect(await complaintOf(next.threadId)).toMatchObject({ byLaw: true });
    expect((await countComplaints(staff.ctx)).failing).toEqual([
      { why: "mail_under_way", count: 1 },
      { why: "unexpected", count: 100 },
    ]);
    expect(before.failing.map(({ count }) => count)).toEqual([0, 0]);
    const waits = await pendingWork(staff.ctx, ["answer_messages"]);
    expect(waits.find(({ label }) => label.includes("nie udało się uznać"))).toMatchObject({
      ...{ count: 101, note: expect.stringContaining("błąd programu, zapisany w\u00a0logu: 100") },
    });
    // Staff may do what the program cannot, and nothing else.
    await expect(decline(under.threadId, staff.ctx)).rejects.toMatchObject(
      conflict("complaint_overdue"),
    );
    const granted = async () => ({
      ...{ threadId: under.threadId, text: "Oddajemy." },
      version: await versionOf(staff.ctx, under.threadId),
    });
    await expect(remakeForComplaint(staff.ctx, await granted())).rejects.toMatchObject(
      conflict("complaint_due_whole"),
    );
    const part = { ...(await granted()), amountGrosze: 100 };
    await expect(inTransaction(staff.ctx, (tx) => planAcceptance(tx, part))).rejects.toMatchObject(
      conflict("complaint_due_whole"),
    );
    await db.update(mails).set({ status: "accepted" }).where(eq(mails.orderId, under.order.id));
    expect(await acceptOverdueComplaints(at("2026-05-19T22:05:00Z"))).toBe(101);
    expect(await complaintOf(under.threadId)).toMatchObject({
      ...{ byLaw: true, acceptanceFailure: null },
    });
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

const decline = async (threadId: string, ctx: ServiceContext) =>
  declineComplaint(ctx, {
    ...{ threadId, text: "Dokument jest zgodny z odpowiedziami." },
    version: await versionOf(ctx, threadId),
  });

test("what staff say goes to the address from before, without the key, while a corrected one is unconfirmed", async () => {
  const order = await placePaidOrder();
  await send(openAction, order.token, words);
  const threadId = (await pageOf(order.token)).open!.id;
  const former = order.email!;
  const [corrected, formerToken] = [`inny.${randomUUID()}@example.com`, newOrderToken("Smart-")];
  await db.insert(emailCorrections).values({
    ...{ orderId: order.id, oldEmail: former, newEmail: corrected, byStaff: true },
    correctedAt: new Date(),
  });
  await db
    .update(orders)
    .set({ email: corrected, formerToken, isAddressUnconfirmed: true })
    .where(eq(orders.id, order.id));
  const staff = await newStaff("support");
  await answerThread(staff.ctx, {
    ...{ threadId, text: "Który to plik?", version: await versionOf(staff.ctx, threadId) },
  });
  await declineComplaint(staff.ctx, {
    ...{ threadId, text: "Sprawdziliśmy, jest Twój." },
    version: await versionOf(staff.ctx, threadId),
  });
  for (const { id } of await db.select().from(mails).where(eq(mails.recipient, former)))
    await sendMail(testContext(), { mailId: id, lastAttempt: true });
  expect(await db.$count(mails, eq(mails.recipient, corrected))).toBe(0);
  const said = mailsTo(former).map(({ text }) => text ?? "");
  expect(said.some((text) => text.includes("Który to plik?"))).toBe(true);
  const decided = said.find((text) => text.includes("jest Twój"));
  expect(decided).toContain(formerToken);
  expect(decided).not.toContain(order.token);
});

const handOver = async (recipient: string) => {
  for (const { id } of await db.select().from(mails).where(eq(mails.recipient, recipient)))
    await sendMail(testContext(), { mailId: id, lastAttempt: false });
  return mailsTo(recipient)
    .filter(({ text }) => /reklamac/.test(text ?? ""))
    .map(({ text }) => text ?? "");
};

describe("what waits to be mailed about a complaint", () => {
  const answered = async () => {
    const order = await placePaidOrder();
    await send(openAction, order.token, words);
    const threadId = (await pageOf(order.token)).open!.id;
    const staff = await newStaff("support");
    const version = await versionOf(staff.ctx, threadId);
    await answerThread(staff.ctx, { threadId, text: "Który to plik?", version });
    return { order, threadId, staff, former: order.email!, email: `nowy.${randomUUID()}@x.pl` };
  };

  test("goes to the address that the buyer corrected, and goes with its thread", async () => {
    const { order, threadId, staff, former, email } = await answered();
    await decline(threadId, staff.ctx);
    const token = await correctEmail(testContext("buyer"), { token: order.token, email });
    expect(await handOver(former)).toEqual([]);
    const said = await handOver(email);
    expect(said).toHaveLength(3);
    for (const text of said) expect(text).toContain(token);
    for (const part of ["Który to plik?", "zgodny z odpowiedziami", "do nas dotarła"])
      expect(said.some((text) => text.includes(part))).toBe(true);
    const answers = eq(mails.kind, "support_answer");
    const left = () => db.$count(mails, and(answers, inArray(mails.recipient, [former, email])));
    expect(await left()).toBe(2);
    await db
      .update(supportThreads)
      .set({ deleteAt: new Date(0) })
      .where(eq(supportThreads.id, threadId));
    await deleteOldThreads(testContext("schedule"));
    expect(await left()).toBe(0);
  });

  test("waits with the former key for one that staff gave, and comes there once it is confirmed", async () => {
    const { order, threadId, staff, former, email } = await answered();
    const corrected = { orderId: order.id, reason: "buyer_wrote", email } as const;
    const token = await correctEmail(staff.ctx, corrected);
    expect(
      await db.$count(mails, and(eq(mails.recipient, email), like(mails.kind, "%ompl%"))),
    ).toBe(0);
    const card = await threadCard(staff.ctx, threadId);
    expect(card.author.email).toBe(former);
    expect((await remakeAct.preview(card, staff.ctx)).effects).toContain(
      `Na ${former} wyjdzie odpowiedź z uzasadnieniem.`,
    );
    await confirmAddress(testContext("buyer"), order.token);
    expect(await handOver(former)).toEqual([]);
    const said = await handOver(email);
    expect(said).toHaveLength(2);
    for (const text of said) expect(text).toContain(token);
  });

  test("comes to the old address again, with its key, where the correction is taken back", async () => {
    const { order, staff, former, email } = await answered();
    const token = await correctEmail(staff.ctx, {
      ...{ orderId: order.id, reason: "buyer_wrote", email },
    });
    await takeBackCorrection(testContext("buyer"), order.token);
    const said = await handOver(former);
    expect(said).toHaveLength(2);
    for (const text of said) {
      expect(text).toContain(`/orders/${order.token}/complaint`);
      expect(text).not.toContain(token);
    }
    expect(await handOver(email)).toEqual([]);
  });

  test("is joined to nobody else by an address that is not confirmed, nor is its money's notice sent there", async () => {
    const { order, threadId, staff, former, email } = await answered();
    await correctEmail(staff.ctx, { orderId: order.id, reason: "buyer_wrote", email });
    const other = await placePaidOrder(testContext("buyer"), { email });
    expect(await complaintsAbout(staff.ctx, { address: email, orderIds: [] })).toEqual([]);
    const seen = await personCard(staff.ctx, { kind: "order", id: other.id });
    expect(seen.orders?.map(({ id }) => id)).toEqual([other.id]);
    expect(seen.complaints).toEqual([]);
    expect((await threadCard(staff.ctx, threadId)).memberOrders).toEqual([]);
    await refundAsStaff({ orderId: order.id, reason: "complaint", amountGrosze: 100 });
    const [refund] = await db.select().from(refunds).where(eq(refunds.orderId, order.id));
    await completeRefund(testContext(), refund!, null);
    const notice = (await recordsOf(order.id)).mails.filter(({ kind }) => kind === "refund_notice");
    expect(notice).toMatchObject([{ recipient: former }]);
  });
});

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
    await expect(
      declineComplaint(staff.ctx, { threadId, text: " ", version: "1" }),
    ).rejects.toThrow(Invalid);
    const close = () => closeThread(staff.ctx, { threadId, reason: "settled", version: "1" });
    await expect(close()).rejects.toMatchObject(conflict("complaint_undecided"));
    const both = await Promise.allSettled([
      decline(threadId, staff.ctx),
      decline(threadId, staff.ctx),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await auditOf(threadId)).toMatchObject([{ act: "decline_complaint" }]);
  });

  test("is not made past what was written since it was looked at, and nothing typed is lost", async () => {
    const staff = await newStaff("support");
    const { order, threadId } = await complain({ now: new Date() });
    const version = await versionOf(staff.ctx, threadId);
    const write = (content: string) =>
      writeInComplaint(testContext("buyer"), {
        ...{ order: { token: order.token }, screening, content, formToken: randomUUID() },
      });
    await write("Jednak jest gorzej.");
    const text = "Plik nie jest pusty.\n\nOla";
    for (const name of ["accept", "remake", "decline"]) {
      const past = await press(staff, threadId, name, { text, version });
      const values = { text, version: await versionOf(staff.ctx, threadId) };
      expect(past).toMatchObject({ status: 409, data: { values } });
      expect(JSON.stringify(past.data)).toContain("ktoś napisał, odkąd je widzisz");
    }
    // Pressed, and written past in the half minute: it comes to nothing, and says why.
    await press(staff, threadId, "accept", { text });
    await write("I jeszcze to.");
    await afterUndoTime(threadId);
    expect((await complaintOf(threadId)).decision).toBeNull();
    expect(await auditOf(threadId)).toMatchObject([{ act: "fail_act" }]);

    await press(staff, threadId, "remake", { text });
    const seen = await versionOf(staff.ctx, threadId);
    await write("Dziękuję, ale adres się zmienił.");
    const closing = { reason: "settled", version: seen };
    expect((await press(staff, threadId, "close", closing)).status).toBe(409);
    expect((await threadOf(threadId)).closedAt).toBeNull();
    expect((await press(staff, threadId, "close", { reason: "settled" })).status).toBe(303);
  });

  test("excludes what else would change its order, and the other way round, and both pages show it", async () => {
    const order = await placePaidOrder();
    await send(openAction, order.token, words);
    const threadId = (await pageOf(order.token)).open!.id;
    const [staff, agreeing] = [await newStaff("admin"), await newStaff("admin")];
    const orderId = order.id;
    const refund = { kind: "refund_order", input: { orderId, reason: "complaint" } };
    const version = await versionOf(staff.ctx, threadId);
    const answer = { threadId, text: "Masz rację, Anno.", version };
    const accept = { kind: "accept_complaint", input: answer };
    const taken = { orderId, reason: "buyer_wrote", declaredOn: formatIsoDate(new Date()) };
    const withdrawal = { kind: "withdraw_for_buyer", input: { ...taken, way: "mail" } };
    const correction = {
      orderId,
      reason: "buyer_wrote",
      email: `nowy.${randomUUID()}@example.com`,
    };
    const others = [
      withdrawal,
      { kind: "correct_email", input: correction },
      { kind: "delete_content", input: { orderId, reason: "buyer_wrote" } },
    ];
    const named = conflict("act_pending");
    const impossible = async (name: "refund" | "withdraw") => {
      const act = staffActOf("orders", name)!;
      return (await openStaffAct(staff.ctx, { isFresh: true }, act, orderId)).preview.impossible;
    };

    await delay(staff.ctx, accept);
    const upon = (await pendingActs(staff.ctx, "order", [orderId])).get(orderId);
    expect(upon).toMatchObject([{ kind: "accept_complaint" }]);
    for (const other of others) await expect(delay(staff.ctx, other)).rejects.toMatchObject(named);
    await expect(
      refundOrRequestApproval(staff.ctx, { orderId, reason: "complaint" }),
    ).rejects.toMatchObject(named);
    expect(await impossible("refund")).toContain("„Uznanie reklamacji");
    const asked = await ask(staff.ctx, refund);
    await expect(approveAct(agreeing.ctx, asked)).rejects.toMatchObject(named);
    await declineAct(staff.ctx, { actId: asked, reason: "taken_back" });
    await takeBackAct(staff.ctx, upon![0]!.id);

    await delay(staff.ctx, others[1]!);
    await expect(delay(staff.ctx, accept)).rejects.toMatchObject(named);
    const [correcting] = (await pendingActs(staff.ctx, "order", [orderId])).get(orderId)!;
    await takeBackAct(staff.ctx, correcting!.id);

    // What waits for a colleague excludes what gives back the same money.
    const actId = await ask(staff.ctx, accept);
    expect((await pendingActs(staff.ctx, "order", [orderId])).get(orderId)).toMatchObject([
      { id: actId, runsAt: null },
    ]);
    for (const other of [refund, withdrawal])
      await expect(ask(staff.ctx, other)).rejects.toMatchObject(named);
    expect(await impossible("withdraw")).toContain("chodzi o te same pieniądze");
    const said = async () =>
      (await actEffects(agreeing.ctx, await agreementCard(agreeing.ctx, actId))).join(" ");
    const before = await said();
    expect(before).toContain(answer.text);
    expect(before).toContain(orderNumber(order.number));
    expect(before).toContain("zamówienie się zatrzyma");
    await declineAct(agreeing.ctx, { actId, reason: "not_justified" });
    expect(await said()).not.toContain(answer.text);

    const refunding = await ask(staff.ctx, refund);
    for (const other of [accept, withdrawal])
      await expect(ask(staff.ctx, other)).rejects.toMatchObject(named);
    expect(await impossible("refund")).toBe(actRefusals.already_requested.text);
    await declineAct(staff.ctx, { actId: refunding, reason: "taken_back" });
    const last = await ask(staff.ctx, accept);
    await scheduleRefund(agreeing.ctx, { orderId, reason: "goodwill" });
    expect((await agreementCard(agreeing.ctx, last)).stale).toMatchObject({ code: "too_much" });
  });

  test("names its order, as does every act that moves money", () => {
    const moving = deferredActs.filter(
      ({ act, byTwo }) =>
        givingBack.includes(act.code) ||
        byTwo?.permission === "approve_refunds" ||
        byTwo?.permission === "approve_payments",
    );
    expect(moving.length).toBeGreaterThan(5);
    const names = { orderId: randomUUID(), threadId: randomUUID(), paymentId: randomUUID() };
    const input = { ...names, id: randomUUID(), of: "order" };
    for (const { act, targetOf, orderOf } of moving)
      expect(orderOf !== undefined || targetOf(input).kind === "order", act.code).toBe(true);
    for (const [tab, acts] of Object.entries(rowActs))
      for (const [name, row] of Object.entries<ActRule>(acts))
        if (
          isStaffAct(row) &&
          row.deferred &&
          moving.includes(row.deferred) &&
          row.target !== "member"
        )
          expect(row.orderOf !== undefined || row.target === "order", `${tab} ${name}`).toBe(true);
  });

  test("of a part is a reduction, and of much money takes two people", async () => {
    const staff = await newStaff("support");
    const { order, threadId } = await complain({ now: new Date() });
    const version = await versionOf(staff.ctx, threadId);
    const input = { threadId, text: "W części masz rację.", amountGrosze: 300, version };
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
    const version = await versionOf(staff.ctx, threadId);
    await remakeForComplaint(staff.ctx, { threadId, text: "Napiszemy od nowa.", version });
    await closeThread(staff.ctx, {
      ...{ threadId, reason: "settled", version: await versionOf(staff.ctx, threadId) },
    });
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
