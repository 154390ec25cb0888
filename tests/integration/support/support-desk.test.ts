import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { mails, staffNotes, supportThreads } from "~/db/schema";
import type { Refusal } from "~/forms/refusal";
import { action as act, loader as actPage, type ActPage } from "~/routes/admin/act";
import { action as threadAction } from "~/routes/account/support-thread";
import { loader as deskPage } from "~/routes/admin/support";
import { loader as filePage } from "~/routes/admin/support-attachment";
import type { ShownAct } from "~/services/acts/act-links.server";
import type { ServiceContext } from "~/services/command/context.server";
import { Conflict, Invalid, NotAllowed, NotFound } from "~/services/command/errors";
import { open as openAct } from "~/services/acts/definitions/support.server";
import { openContent } from "~/services/acts/open-content.server";
import { addNote } from "~/services/notes/staff-notes.server";
import { sendMail } from "~/services/outbox/send-mail.server";
import { answerThread, versionOf } from "~/services/support/answer-thread.server";
import {
  countWaitingThreads,
  listThreads,
  threadCard,
} from "~/services/support/desk-queries.server";
import {
  closeThread,
  deleteThread,
  handBackThread,
  takeThread,
} from "~/services/support/manage-thread.server";
import { readOwnThread } from "~/services/support/member-queries.server";
import { markThreadRead } from "~/services/support/read-thread.server";
import { setThreadMail } from "~/services/support/set-thread-mail.server";
import { writeInThread } from "~/services/support/write-in-thread.server";
import { signIn } from "../../support/members";
import { testContext } from "../../support/orders";
import { mailsTo } from "../../support/records";
import { call, get, post } from "../../support/requests";
import { screeningOf } from "../../support/screening";
import { newStaff, staffContext } from "../../support/staff";
import { newTicket, openTicketOf, signedInPerson } from "../../support/support";

const hour = 3_600_000;

type DeskPage = {
  thread: Awaited<ReturnType<typeof threadCard>>;
  open: ShownAct | null;
  reply: ShownAct | null;
};

/** A clock that goes. */
const going = {
  get now() {
    return new Date();
  },
};

const answer = async (ctx: ServiceContext, threadId: string, text: string) =>
  answerThread(ctx, { threadId, text, version: await versionOf(ctx, threadId) });

const uncover = (ctx: ServiceContext, threadId: string) =>
  openContent(ctx, { target: { kind: "thread", id: threadId }, reason: "answer_message" });

describe("a thread at the desk", () => {
  test("is uncovered, answered by mail and read, and its author sees who looked when", async () => {
    const person = await signedInPerson(going);
    const bytes = Buffer.from("a");
    const file = { name: "a.txt", contentType: "text/plain", bytes, text: "a", digest: "a" };
    const threadId = await openTicketOf(person, { files: [file] });
    const { ctx, identity } = await newStaff("support", going);
    const { jar } = await signIn(identity, undefined, { fresh: "1" });
    const params = { id: threadId };
    const visit = () => call<DeskPage>(deskPage, jar.on(get(`/admin/support/${threadId}`)), params);
    const covered = (await visit()).data;
    expect(JSON.stringify(covered)).not.toContain(newTicket.content);
    expect(covered).toMatchObject({ open: { act: "open" }, reply: null });
    const [message] = covered.thread.messages;
    const at = { id: message!.id, position: "0" };
    const download = () =>
      call(filePage, jar.on(get(`/admin/support/files/${at.id}/${at.position}`)), at);
    expect((await download()).status).toBe(404);
    const opening = { tab: "support", id: threadId, act: "open" };
    const pressed = post(`/admin/support/${threadId}/open`, { reason: "answer_message" });
    expect((await call(act, jar.on(pressed), opening)).status).toBe(303);
    const opened = (await visit()).data;
    expect(opened.thread.messages).toMatchObject([
      { text: newTicket.content, attachments: [{ name: "a.txt" }] },
    ]);
    expect(opened).toMatchObject({ open: null, reply: { version: opened.thread.version } });
    expect((await download()).status).toBe(200);
    const other = await openTicketOf(await signedInPerson(going));
    expect((await threadCard(ctx, other)).content).toBeNull();

    const reply = { tab: "support", id: threadId, act: "reply" };
    const address = `/admin/support/${threadId}/reply`;
    const page = (await call<ActPage>(actPage, jar.on(get(address)), reply)).data;
    expect(page.preview.words).toBe(newTicket.content);
    const form = { version: page.preview.version ?? "", text: "Dzień dobry!\n\nJuż wysłaliśmy." };
    const blank = await call<Refusal>(act, jar.on(post(address, { ...form, text: " " })), reply);
    expect(blank.status).toBe(422);
    expect(await call(act, jar.on(post(address, form)), reply)).toMatchObject({
      ...{ status: 303, location: `/admin/support/${threadId}?done=thread-answered` },
    });
    const own = await readOwnThread(person.ctx, { threadId });
    expect(own).toMatchObject({
      dueAt: null,
      messages: [{}, { author: "staff", text: form.text }],
    });
    expect(own.staffAccesses).toHaveLength(1);
    expect(own.unread).toEqual([own.messages[1]!.id]);
    await markThreadRead(person.ctx, threadId);
    expect((await readOwnThread(person.ctx, { threadId })).unread).toEqual([]);
    expect((await threadCard(ctx, threadId)).readAt).not.toBeNull();
    // Where older messages are shown, what came last is still the newest.
    const older = await threadCard(ctx, threadId, own.messages[1]!.id);
    expect(older.messages.map(({ author }) => author)).toEqual(["member"]);
    for (const card of [older, await threadCard(ctx, threadId)])
      expect(card.newest).toMatchObject({ author: "staff" });

    const [mail] = await db.select().from(mails).where(eq(mails.recipient, person.identity.email));
    await sendMail(testContext(), { mailId: mail!.id, lastAttempt: false });
    const [sent] = mailsTo(person.identity.email);
    expect(sent).toMatchObject({ subject: "Odpowiedź na Twoje zgłoszenie" });
    expect(sent?.text).toContain("> Już wysłaliśmy.");
    expect(sent?.text).toContain(`/profile/settings/support/${threadId}`);
    expect(sent?.text).toContain("nie można odpisać");
  });

  test("is uncovered for no reason of which its author hears nothing", async () => {
    const person = await signedInPerson();
    const target = { kind: "thread", id: await openTicketOf(person) } as const;
    const { ctx } = await newStaff("support");
    await expect(openContent(ctx, { target, reason: "court_order" })).rejects.toThrow(Invalid);
    expect(JSON.stringify(openAct.fields)).not.toContain("court_order");
  });

  test("mails nobody who did not ask for it", async () => {
    const person = await signedInPerson(going);
    const threadId = await openTicketOf(person);
    const mailed = () => db.$count(mails, eq(mails.recipient, person.identity.email));
    const here = `/profile/settings/support/${threadId}`;
    const request = person.jar.on(post(here, { intent: "mails" }));
    expect((await call(threadAction, request, { id: threadId })).status).toBe(303);
    await answer(staffContext("support", going), threadId, "Gotowe.");
    expect(await mailed()).toBe(0);
    await setThreadMail(person.ctx, { threadId, wantsMail: true });
    await answer(staffContext("support", going), threadId, "A jednak tak.");
    expect(await mailed()).toBe(1);
  });

  test("loses nothing where two answer at once: the second one reads the first, and sends again", async () => {
    const person = await signedInPerson(going);
    const threadId = await openTicketOf(person);
    const [first, second] = [await newStaff("support", going), await newStaff("support", going)];
    await uncover(first.ctx, threadId);
    const readers = (await threadCard(second.ctx, threadId)).readers.map(({ email }) => email);
    expect(readers).toEqual([first.identity.email]);
    const { jar } = await signIn(second.identity, undefined, { fresh: "1" });
    const reply = { tab: "support", id: threadId, act: "reply" };
    const address = `/admin/support/${threadId}/reply`;
    const { preview } = (await call<ActPage>(actPage, jar.on(get(address)), reply)).data;
    expect(preview.effects.join()).toContain(`${first.identity.email} ma to zgłoszenie otwarte`);
    await answer(first.ctx, threadId, "Pierwsza odpowiedź");
    const form = { version: preview.version ?? "", text: "Druga odpowiedź" };
    const refused = await call<Refusal<ActPage>>(act, jar.on(post(address, form)), reply);
    expect(refused).toMatchObject({ status: 409, data: { values: { text: "Druga odpowiedź" } } });
    const again = { ...form, version: refused.data.values.version ?? "" };
    expect((await call(act, jar.on(post(address, again)), reply)).status).toBe(303);
    const { messages } = await readOwnThread(person.ctx, { threadId });
    expect(messages.map(({ text }) => text)).toEqual([
      ...[newTicket.content, "Pierwsza odpowiedź", "Druga odpowiedź"],
    ]);

    const version = await versionOf(first.ctx, threadId);
    // The same press again is no second answer, and no refusal.
    await answerThread(second.ctx, { threadId, text: again.text, version: again.version });
    const both = [first, second].map(({ ctx }, index) =>
      answerThread(ctx, { threadId, text: `Równocześnie ${index}`, version }),
    );
    const settled = await Promise.allSettled(both);
    expect(settled.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("is answered from a list only once its places are filled in", async () => {
    const threadId = await openTicketOf(await signedInPerson(going));
    const { jar } = await signIn((await newStaff("support", going)).identity, undefined, {
      fresh: "1",
    });
    const reply = { tab: "support", id: threadId, act: "reply-settled" };
    const address = `/admin/support/${threadId}/reply-settled`;
    const page = (await call<ActPage>(actPage, jar.on(get(address)), reply)).data;
    expect(page.values.text).toContain("[co zrobiliśmy]");
    const form = { version: page.preview.version ?? "", text: page.values.text ?? "" };
    const refused = await call<Refusal>(act, jar.on(post(address, form)), reply);
    expect(refused.data.errors.text).toBe("Uzupełnij: [imię], [co zrobiliśmy].");
    const filled = { ...form, text: "Zrobione [tak]. Anna" };
    expect((await call(act, jar.on(post(address, filled)), reply)).status).toBe(303);
  });

  test("has notes and somebody who sees to it, is closed and deleted", async () => {
    const person = await signedInPerson(going);
    const threadId = await openTicketOf(person);
    const { ctx } = await newStaff("support", going);
    await addNote(ctx, { target: { kind: "thread", id: threadId }, text: "Sprawdzić w bramce" });
    expect(JSON.stringify(await readOwnThread(person.ctx, { threadId }))).not.toContain("bramce");
    expect((await threadCard(ctx, threadId)).notes).toMatchObject([{ text: "Sprawdzić w bramce" }]);
    await takeThread(ctx, threadId);
    await expect(takeThread(ctx, threadId)).rejects.toThrow(Conflict);
    expect((await threadCard(ctx, threadId)).assignee).toMatchObject({ isMe: true });
    const mine = await listThreads(ctx, { isMine: true }, 1);
    expect(mine.rows.map(({ id }) => id)).toEqual([threadId]);
    expect(mine.rows[0]?.authorName).toBe(person.identity.name);
    await handBackThread(ctx, threadId);
    await expect(handBackThread(ctx, threadId)).rejects.toThrow(Conflict);
    const version = await versionOf(ctx, threadId);
    await closeThread(ctx, { threadId, reason: "settled", version });
    await expect(closeThread(ctx, { threadId, reason: "settled", version })).rejects.toThrow(
      Conflict,
    );
    await expect(answer(ctx, threadId, "Za późno")).rejects.toThrow(Conflict);
    const words = { content: "Halo?", formToken: randomUUID(), screening: screeningOf() };
    await expect(writeInThread(person.ctx, { threadId, ...words })).rejects.toThrow(Conflict);
    const { history } = await threadCard(ctx, threadId);
    expect(history.map((line) => line.act).sort()).toEqual([
      "add_note",
      "close_thread",
      "hand_back_thread",
      "take_thread",
    ]);
    await deleteThread(ctx, { threadId, reason: "author_asked" });
    expect(await db.$count(supportThreads, eq(supportThreads.id, threadId))).toBe(0);
    expect(await db.$count(staffNotes, eq(staffNotes.targetId, threadId))).toBe(0);
    await expect(threadCard(ctx, threadId)).rejects.toThrow(NotFound);
  });

  test("is for whoever answers messages, and nobody answers their own", async () => {
    const threadId = await openTicketOf(await signedInPerson(going));
    const colleague = await newStaff("support", going);
    const verbs: ((ctx: ServiceContext) => Promise<unknown>)[] = [
      (ctx) => answerThread(ctx, { threadId, text: "Hej", version: "" }),
      (ctx) => uncover(ctx, threadId),
      (ctx) => addNote(ctx, { target: { kind: "thread", id: threadId }, text: "Hej" }),
      (ctx) => takeThread(ctx, threadId),
      (ctx) => handBackThread(ctx, threadId),
      (ctx) => closeThread(ctx, { threadId, reason: "settled", version: "1" }),
      (ctx) => deleteThread(ctx, { threadId, reason: "unwanted" }),
    ];
    const reads: typeof verbs = [
      (ctx) => threadCard(ctx, threadId),
      (ctx) => listThreads(ctx, {}, 1),
      countWaitingThreads,
    ];
    const member = testContext({ kind: "member", userId: colleague.userId });
    for (const ctx of [staffContext("finance"), staffContext("moderator"), member])
      for (const verb of [...verbs, ...reads])
        await expect((async () => verb(ctx))()).rejects.toThrow(NotAllowed);
    await db
      .update(supportThreads)
      .set({ userId: colleague.userId })
      .where(eq(supportThreads.id, threadId));
    for (const verb of verbs) await expect(verb(colleague.ctx)).rejects.toThrow(NotAllowed);
    for (const id of ["abc", randomUUID()])
      await expect(threadCard(colleague.ctx, id)).rejects.toThrow(NotFound);
  });
});

test("what is due first stands first, a crisis before it, and the rest after it", async () => {
  // Far from everything else in the table.
  const clock = { now: new Date("2040-03-01T10:00:00Z") };
  const open = async (minutes: number, level?: "concern") => {
    const person = await signedInPerson(going);
    const at = { now: new Date(clock.now.getTime() + minutes * 60_000) };
    const ctx = { ...person.ctx, now: () => at.now };
    const id = await openTicketOf(person, { level });
    await db
      .update(supportThreads)
      .set({ createdAt: ctx.now(), dueAt: new Date(ctx.now().getTime() + 24 * hour) })
      .where(eq(supportThreads.id, id));
    return id;
  };
  const [closed, answered, later, sooner, urgent] = [
    ...[await open(0), await open(1), await open(9), await open(5), await open(10, "concern")],
  ];
  const ctx = staffContext("support", clock);
  await answer(ctx, answered!, "Gotowe.");
  await closeThread(ctx, {
    ...{ threadId: closed!, reason: "settled", version: await versionOf(ctx, closed!) },
  });
  const day = { from: "2040-03-01", to: "2040-03-01" };
  const { rows } = await listThreads(ctx, day, 1);
  expect(rows.map(({ id }) => id)).toEqual([urgent, sooner, later, answered, closed]);
  const waiting = await listThreads(ctx, { ...day, state: "waiting" }, 1);
  expect(waiting.total).toBe(3);
  const before = await countWaitingThreads(ctx);
  clock.now = new Date("2040-03-02T06:05:00Z");
  expect((await countWaitingThreads(ctx)).nearlyDue).toBe(before.nearlyDue + 1);
});
