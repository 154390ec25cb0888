import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { conversations, messageAttachments, messages, supportThreads } from "~/db/schema";
import type { Refusal } from "~/forms/refusal";
import { loader as filePage } from "~/routes/account/support-attachment";
import { action as openAction, loader as supportPage } from "~/routes/account/support";
import { action as writeAction, loader as threadPage } from "~/routes/account/support-thread";
import type { SupportView } from "~/routes/account/support-page";
import { permissions } from "~/services/access/permissions";
import type { Actor } from "~/services/access/actor";
import type { ServiceContext } from "~/services/command/context.server";
import { Conflict, NotAllowed, NotFound } from "~/services/command/errors";
import { deleteAccount } from "~/services/members/delete-account.server";
import { exportAccount } from "~/services/members/export-account.server";
import { orderNumber } from "~/services/orders/order-number";
import { deleteOldThreads } from "~/services/support/delete-threads.server";
import { readOwnSupport, readOwnThread } from "~/services/support/member-queries.server";
import { readOwnAttachment } from "~/services/support/own-attachment.server";
import { markThreadRead } from "~/services/support/read-thread.server";
import { setThreadMail } from "~/services/support/set-thread-mail.server";
import { writeInThread } from "~/services/support/write-in-thread.server";
import type { Identity } from "../../../sandbox/auth0/cast";
import type { CookieJar } from "../../support/members";
import { placePaidOrder, testContext } from "../../support/orders";
import { call, get } from "../../support/requests";
import { screeningOf } from "../../support/screening";
import { tooLongMessage } from "~/forms/kinds/written";
import { newTicket, openTicketOf, signedInPerson } from "../../support/support";

const path = "/profile/settings/support";
const screening = screeningOf();
const text = (name: string) => new File(["Wydruk z banku\n"], name, { type: "text/plain" });

const close = (id: string) =>
  db
    .update(supportThreads)
    .set({ closedAt: new Date(), dueAt: null })
    .where(eq(supportThreads.id, id));

function send(
  jar: CookieJar,
  address: string,
  fields: Record<string, string>,
  files: readonly File[] = [new File([], "")],
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const file of files) body.append("attachments", file);
  const request = new Request(new URL(address, "http://shop.test"), { method: "POST", body });
  const [, id] = /support\/([^/?]+)$/.exec(address) ?? [];
  const handler = id ? writeAction : openAction;
  return call<Refusal<SupportView>>(handler, jar.on(request), id ? { id } : {});
}

const pageOf = async (jar: CookieJar, query = "") =>
  (await call<SupportView>(supportPage, jar.on(get(path + query)))).data;

describe("the page of a member", () => {
  test("leads from an empty form to an open thread, and on in it, with files", async () => {
    const person = await signedInPerson();
    const { jar, identity } = person;
    const order = await placePaidOrder(testContext("buyer"), { email: identity.email });
    const number = orderNumber(order.number);
    expect(await pageOf(jar)).toMatchObject({ open: null, orders: [{ number }] });

    const empty = await send(jar, path, { subject: " ", content: "", formToken: randomUUID() });
    expect(empty.status).toBe(422);
    expect(empty.data.errors).toEqual({
      "": "Wypełnij wszystkie wymagane pola.",
      subject: "Wpisz temat.",
      content: "Napisz, w czym możemy pomóc.",
    });
    const family = "👨‍👩‍👧‍👦";
    const long = {
      subject: family.repeat(25),
      content: family.repeat(900),
      formToken: randomUUID(),
    };
    expect((await send(jar, path, long)).data.errors).toMatchObject({
      subject: tooLongMessage(120),
      content: tooLongMessage(5_000),
    });

    const words = { subject: "<b>Zwrot</b>", content: "Kiedy oddacie?\n\nAnna", about: number };
    const form = { ...words, formToken: randomUUID() };
    const four = await send(
      jar,
      path,
      form,
      [1, 2, 3, 4].map((each) => text(`${each}.txt`)),
    );
    expect(four.data.errors.attachments).toContain("najwyżej 3");
    const picture = await send(jar, path, form, [new File(["GIF89a"], "wydruk.pdf")]);
    expect(picture.data.errors.attachments).toContain("nie jest w żadnym z przyjmowanych");

    const sent = await send(jar, path, form, [text("../wydruk.txt")]);
    expect(sent).toMatchObject({ status: 303, location: `${path}?done=ticket-created` });
    const { open: thread } = await pageOf(jar);
    expect(thread).toMatchObject({ subject: "<b>Zwrot</b>", order: number, isOverdue: false });
    expect(thread?.messages).toMatchObject([
      { author: "member", text: "Kiedy oddacie?\n\nAnna", attachments: [{ name: "wydruk.txt" }] },
    ]);
    const promised = thread!.dueAt!.getTime() - thread!.createdAt.getTime();
    expect(promised).toBe(24 * 3_600_000);

    const here = `${path}/${thread!.id}`;
    const nothing = await send(jar, here, { content: " \n", formToken: randomUUID() });
    expect(nothing.data.errors.content).toBe("Wiadomość nie może być pusta.");
    const more = { content: "I jeszcze jedno.", formToken: randomUUID() };
    for (let times = 0; times < 2; times += 1)
      expect(await send(jar, here, more)).toMatchObject({
        ...{ status: 303, location: `${path}?done=ticket-message-sent` },
      });
    const after = (await pageOf(jar)).open;
    expect(after?.messages.map(({ text: said }) => said)).toEqual([words.content, more.content]);
    // The page that the browser brought back still has its token, and says something else by now.
    const other = { ...more, content: "I jeszcze drugie." };
    expect((await send(jar, here, other)).status).toBe(303);
    expect((await send(jar, here, more, [text("wyciag.txt")])).status).toBe(303);
    const all = (await pageOf(jar)).open?.messages.map(({ text: said }) => said);
    expect(all).toEqual([words.content, more.content, other.content, more.content]);
    const second = await send(jar, path, { ...form, about: "", content: "Inna sprawa." });
    expect(second).toMatchObject({ status: 409, data: { values: { content: "Inna sprawa." } } });
    // From the first message that nobody has answered.
    expect(after?.dueAt).toEqual(thread?.dueAt);

    const file = { id: thread!.messages[0]!.id, position: "0" };
    const own = await call(filePage, jar.on(get(`${path}/files/${file.id}/0`)), file);
    expect(own.headers.get("Content-Disposition")).toBe('attachment; filename="zalacznik.txt"');
    expect(await own.response?.text()).toBe("Wydruk z banku\n");
  });

  test("stops for help before it sends anything, and says where it was heard", async () => {
    const { jar, userId } = await signedInPerson();
    const words = {
      subject: "Konto",
      content: "Zabiję się jeszcze tej nocy.",
      formToken: randomUUID(),
    };
    const stopped = await send(jar, path, words);
    expect(stopped).toMatchObject({ status: 422, data: { step: "help" } });
    const own = eq(supportThreads.userId, userId);
    expect(await db.$count(supportThreads, own)).toBe(0);
    expect((await send(jar, path, { ...words, helpSeen: "1" })).status).toBe(303);
    expect(await db.select().from(supportThreads).where(own)).toMatchObject([
      { crisisLevel: "acute" },
    ]);
  });

  test("closes to whoever is not signed in, and gives their words back", async () => {
    const { jar } = await signedInPerson();
    const answer = await call(supportPage, get(path));
    expect(answer.status).toBe(303);
    const id = await openTicketOf(await signedInPerson());
    expect((await call(threadPage, jar.on(get(`${path}/${id}`)), { id })).status).toBe(404);
    const stray = await send(jar, `${path}/${id}`, { content: "Hej", formToken: randomUUID() });
    expect(stray.status).toBe(404);
    expect(JSON.stringify(stray.data)).toContain("Hej");
  });

  test("apologises once the day has passed", async () => {
    const clock = { now: new Date() };
    const person = await signedInPerson(clock);
    const threadId = await openTicketOf(person);
    clock.now = new Date(clock.now.getTime() + 24 * 3_600_000 - 1);
    expect((await readOwnThread(person.ctx, { threadId })).isOverdue).toBe(false);
    clock.now = new Date(clock.now.getTime() + 1);
    expect((await readOwnThread(person.ctx, { threadId })).isOverdue).toBe(true);
  });

  test("shows fifty messages and the way to the older ones, ten closed threads and the rest", async () => {
    const clock = { now: new Date() };
    const person = await signedInPerson(clock);
    const { ctx, sessionId } = person;
    const threadId = await openTicketOf(person);
    const [conversation] = await db
      .select()
      .from(conversations)
      .where(eq(conversations.subjectId, threadId));
    const start = Date.now();
    await db.insert(messages).values(
      Array.from({ length: 60 }, (_, index) => ({
        conversationId: conversation!.id,
        authorKind: "staff" as const,
        visibility: "everybody" as const,
        body: `Odpowiedź ${index}`,
        crisisLevel: "none" as const,
        idempotencyKey: randomUUID(),
        createdAt: new Date(start + 1_000 * (index + 1)),
      })),
    );
    const newest = await readOwnThread(ctx, { threadId });
    expect(newest.messages.map(({ text: said }) => said).slice(-1)).toEqual(["Odpowiedź 59"]);
    expect(newest.messages).toHaveLength(50);
    const older = await readOwnThread(ctx, { threadId, before: newest.olderThan! });
    expect(older.messages.map(({ text: said }) => said)).toEqual([
      newTicket.content,
      ...Array.from({ length: 10 }, (_, index) => `Odpowiedź ${index}`),
    ]);
    expect(older.olderThan).toBeNull();
    const nowhere = await readOwnThread(ctx, { threadId, before: "' or 1=1" });
    expect(nowhere.messages).toEqual([]);

    await close(threadId);
    for (let times = 0; times < 10; times += 1) {
      clock.now = new Date(clock.now.getTime() + 1_000);
      await close(await openTicketOf(person));
    }
    const first = await readOwnSupport(ctx, { sessionId, page: 1 });
    expect(first.earlier).toMatchObject({ total: 11, pages: 2 });
    expect(first.earlier.rows).toHaveLength(10);
    expect((await readOwnSupport(ctx, { sessionId, page: 2 })).earlier.rows).toMatchObject([
      { id: threadId },
    ]);
  });
});

describe("one open ticket", () => {
  test("comes of one form sent fifty times at once, and of fifty forms", async () => {
    const person = await signedInPerson();
    const formToken = randomUUID();
    // As many as a member may send in an hour.
    const same = await Promise.all(
      Array.from({ length: 15 }, () => openTicketOf(person, { formToken })),
    );
    expect(new Set(same).size).toBe(1);
    const other = await signedInPerson();
    const each = await Promise.allSettled(Array.from({ length: 15 }, () => openTicketOf(other)));
    const opened = each.filter(({ status }) => status === "fulfilled");
    expect(opened).toHaveLength(1);
    for (const result of each)
      if (result.status === "rejected") expect(result.reason).toBeInstanceOf(Conflict);
    for (const { userId } of [person, other]) {
      const own = await db.select().from(supportThreads).where(eq(supportThreads.userId, userId));
      expect(own).toHaveLength(1);
      const of = eq(conversations.subjectId, own[0]!.id);
      const [conversation] = await db.select().from(conversations).where(of);
      expect(await db.$count(messages, eq(messages.conversationId, conversation!.id))).toBe(1);
    }
  });

  test("is answered with a second one's words, when it was opened elsewhere meanwhile", async () => {
    const person = await signedInPerson();
    await openTicketOf(person);
    const late = { subject: "Drugie", content: "Z drugiej karty", formToken: randomUUID() };
    const answer = await send(person.jar, path, late);
    expect(answer.status).toBe(409);
    expect(answer.data.values).toMatchObject({ content: "Z drugiej karty" });
    expect(answer.data.errors[""]).toContain("Masz już otwarte zgłoszenie");
  });

  test("follows a closed one, which takes no word and can be referred to", async () => {
    const person = await signedInPerson();
    const first = await openTicketOf(person);
    await close(first);
    const words = { content: "Jeszcze tu", formToken: randomUUID() };
    const answer = await send(person.jar, `${path}/${first}`, words);
    expect(answer).toMatchObject({ status: 409, data: { values: { content: "Jeszcze tu" } } });
    const second = await openTicketOf(person, { about: first });
    const page = await readOwnThread(person.ctx, { threadId: second });
    expect(page.refersTo).toMatchObject({ id: first });

    const stranger = await signedInPerson();
    const order = await placePaidOrder(testContext("buyer"), { email: person.identity.email });
    for (const about of [first, second, orderNumber(order.number), "K-1 or 1=1", "abc"])
      await expect(openTicketOf(stranger, { about })).rejects.toThrow(Conflict);
  });
});

/** Each verb of a member's threads, called with everything that an input can say about somebody else. */
const verbs: Record<
  string,
  (ctx: ServiceContext, of: { sessionId: string; threadId: string; messageId: string }) => unknown
> = {
  openTicket: (ctx, { sessionId }) => openTicketOf({ ctx, sessionId }),
  writeInThread: (ctx, { threadId }) =>
    writeInThread(ctx, { threadId, content: "Hej", formToken: randomUUID(), screening }),
  setThreadMail: (ctx, { threadId }) => setThreadMail(ctx, { threadId, wantsMail: false }),
  markThreadRead: (ctx, { threadId }) => markThreadRead(ctx, threadId),
  readOwnSupport: (ctx, { sessionId }) => readOwnSupport(ctx, { sessionId, page: 1 }),
  readOwnThread: (ctx, { threadId }) => readOwnThread(ctx, { threadId }),
  readOwnAttachment: async (ctx, { messageId }) => {
    const file = await readOwnAttachment(ctx, { messageId, position: "0" });
    if (!file) throw new NotFound("file");
  },
};

describe("nobody else", () => {
  let owner: Identity;
  let theirs: { sessionId: string; threadId: string; messageId: string; userId: string };
  beforeAll(async () => {
    const person = await signedInPerson();
    owner = person.identity;
    const file = { name: "a.txt", contentType: "text/plain", bytes: Buffer.from("a") };
    const files = [{ ...file, text: "a", digest: "a" }];
    const threadId = await openTicketOf(person, { files });
    const [{ id } = { id: "" }] = (await readOwnThread(person.ctx, { threadId })).messages;
    theirs = { ...person, threadId, messageId: id };
  });

  const strangers: ((userId: string) => Actor)[] = [
    () => ({ kind: "visitor" }),
    () => ({ kind: "buyer" }),
    () => ({ kind: "worker" }),
    (userId) => ({ kind: "staff", userId, permissions }),
  ];

  test.each(Object.entries(verbs))("gets through with %s", async (name, verb) => {
    for (const actorFor of strangers) {
      const ctx = testContext(actorFor(theirs.userId));
      await expect((async () => verb(ctx, theirs))()).rejects.toThrow(NotAllowed);
    }
    const other = await signedInPerson();
    const bySession = name === "openTicket" || name === "readOwnSupport";
    await expect((async () => verb(other.ctx, theirs))()).rejects.toThrow(
      bySession ? NotAllowed : NotFound,
    );
    expect(owner.email).toBeTruthy();
  });
});

describe("threads go", () => {
  test("with their author's account: words, files and all", async () => {
    const person = await signedInPerson();
    const file = { name: "a.txt", contentType: "text/plain", bytes: Buffer.from("a") };
    const threadId = await openTicketOf(person, { files: [{ ...file, text: "a", digest: "a" }] });
    const { messages: said } = await readOwnThread(person.ctx, { threadId });
    expect((await exportAccount(person.ctx, person)).support).toMatchObject([
      { subject: newTicket.subject, messages: [{ text: newTicket.content, files: ["a.txt"] }] },
    ]);
    await deleteAccount(person.ctx, { sessionId: person.sessionId });
    expect(await db.$count(supportThreads, eq(supportThreads.id, threadId))).toBe(0);
    expect(await db.$count(messages, eq(messages.id, said[0]!.id))).toBe(0);
    const left = eq(messageAttachments.messageId, said[0]!.id);
    expect(await db.$count(messageAttachments, left)).toBe(0);
  });

  test("a year after the last word or the closing, and not before", async () => {
    const clock = { now: new Date() };
    const person = await signedInPerson(clock);
    const threadId = await openTicketOf(person);
    const there = () => db.$count(supportThreads, eq(supportThreads.id, threadId));
    const year = 365 * 24 * 3_600_000;
    const on = (time: number) => testContext("schedule", { now: new Date(time) });
    await deleteOldThreads(on(clock.now.getTime() + year - 1));
    expect(await there()).toBe(1);
    await deleteOldThreads(on(clock.now.getTime() + year));
    expect(await there()).toBe(0);
  });
});
