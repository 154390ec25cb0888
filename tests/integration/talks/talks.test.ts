import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, test } from "vitest";
import { env } from "~/config/env.server";
import { formatIsoDate } from "~/copy/format";
import { helpSeenName } from "~/crisis/detour";
import { db } from "~/db/client.server";
import {
  modelCalls,
  modelSpending,
  talkConsents,
  talkDays,
  talkMemoryConsents,
  talkMessages,
  talks,
  textPieces,
  textStreams,
  users,
} from "~/db/schema";
import { wholeForm, type Refusal } from "~/forms/refusal";
import { paths } from "~/paths";
import { action as withdraw } from "~/routes/account/mentor";
import { action as consent } from "~/routes/mentor/consent";
import { action as remove } from "~/routes/mentor/delete-talk";
import { loader as events } from "~/routes/mentor/events";
import { loader as beginning } from "~/routes/mentor/new-talk";
import { action as removeMessage } from "~/routes/mentor/delete-message";
import { loader as exported } from "~/routes/mentor/export-talk";
import { Frame } from "~/routes/mentor/frame";
import { action as restore } from "~/routes/mentor/restore-talk";
import { action as send, loader as talk } from "~/routes/mentor/talk";
import type { TalkViewPage } from "~/routes/mentor/talk-view";
import { loader as overview } from "~/routes/mentor/talks";
import { talksBeside } from "~/routes/mentor/visit.server";
import { permissions } from "~/services/access/permissions";
import { inTransaction, type ServiceContext } from "~/services/command/context.server";
import { Conflict, NotAllowed, NotFound } from "~/services/command/errors";
import { removeAccount } from "~/services/members/remove-account.server";
import { turnMemoryOff, turnMemoryOn } from "~/services/talks/memory.server";
import { readWholeText } from "~/services/text-streams/read-text.server";
import { giveConsent, ownConsent, withdrawConsent } from "~/services/talks/consent.server";
import { deleteMessage } from "~/services/talks/delete-message.server";
import { deleteTalk, restoreTalk } from "~/services/talks/delete-talk.server";
import { exportTalk } from "~/services/talks/export-talk.server";
import { exportTalks } from "~/services/talks/export-talks.server";
import { lowerLevel } from "~/services/talks/lower-level.server";
import { stopReply } from "~/services/talks/stop-reply.server";
import { deleteOldTalks } from "~/services/talks/delete-old-talks.server";
import { outstandingReplies } from "~/services/talks/enqueue-reply.server";
import { dailyMessages } from "~/config/limits";
import { sendMessage, startTalk } from "~/services/talks/send-message.server";
import { listTalks, readableReply, talkPage } from "~/services/talks/queries.server";
import { beginText } from "~/services/text-streams/store-text.server";
import type { CookieJar } from "../../support/members";
import { testContext } from "../../support/orders";
import { call, get, post } from "../../support/requests";
import { screeningOf } from "../../support/screening";
import { memberInside } from "../../support/settings";
import {
  begun,
  consenting,
  firstOf,
  messagesOf,
  ordinary,
  says,
  write,
  type Member,
} from "../../support/talks";
import { sandbox } from "../../support/world";
import { untilLockIsAwaited } from "../../support/locks";

const press = ({ jar }: Pick<Member, "jar">, id: string, intent: "stop" | "misheard") =>
  call(send, jar.on(post(paths.talk(id), { intent })), { id });

const page = async ({ jar }: { jar: CookieJar }, id: string) => {
  const { status, data } = await call<{ page: TalkViewPage }>(talk, jar.on(get(paths.talk(id))), {
    id,
  });
  return { status, talk: data?.page?.talk };
};

/** Answers the message that a talk begins with, while the model does something. */
async function answered(member: Member, fault?: string, lastAttempt = false) {
  const { id } = await begun(member);
  const messageId = await firstOf(id);
  const armed = fault && sandbox.faults.arm({ service: "model", fault, times: 1 });
  await write(messageId, lastAttempt);
  if (armed) sandbox.faults.lift(armed.id);
  const [message] = await messagesOf(id);
  return { id, message: message! };
}

const leftOf = async ({ jar }: Member) => {
  const { data } = await call<{ page: { dailyLimit: { left: number } } }>(
    beginning,
    jar.on(get(paths.newTalk())),
  );
  return data.page.dailyLimit.left;
};

let me: Member;
let other: Member;
beforeAll(async () => {
  [me, other] = [await consenting(), await consenting()];
});

describe("a talk with the mentor", () => {
  test("begins once a member is 18 and consents, and not before", async () => {
    const { jar } = await memberInside();
    const asked = await call(beginning, jar.on(get(paths.newTalk())));
    expect(asked.location).toBe(paths.talks());
    expect((await begun({ jar })).status).toBe(409);
    const told = await call<{ consent: string; vendors: { name: string }[] }>(
      overview,
      jar.on(get(paths.talks())),
    );
    expect(told.data).toMatchObject({ consent: "never" });
    expect(told.data.vendors[0]?.name).toBeTruthy();
    const half = await call<Refusal>(consent, jar.on(post(paths.talkConsent(), { adult: "on" })));
    expect(half.status).toBe(422);
    expect(Object.keys(half.data.errors)).toEqual(["consents"]);
    const whole = { adult: "on", consents: "on" };
    const given = await call(consent, jar.on(post(paths.talkConsent(), whole)));
    expect(given.location).toBe(paths.newTalk());
  });

  test("is answered, remembers its style, counts, and a form sent twice is one message", async () => {
    const mine = await consenting();
    const formToken = randomUUID();
    const first = await begun(mine, ordinary, { mentorStyle: "5", formToken });
    const again = await begun(mine, ordinary, { mentorStyle: "5", formToken });
    expect([first.status, again.location]).toEqual([303, first.location]);
    const waiting = (await page(mine, first.id)).talk!;
    expect(waiting).toMatchObject({ style: 5, dailyLimit: { left: 4 } });
    expect(waiting.messages).toMatchObject([
      { content: ordinary, answering: { state: "writing", known: { text: "" } } },
    ]);
    const id = await firstOf(first.id);
    await write(id);
    await write(id);
    const { messages } = (await page(mine, first.id)).talk!;
    expect(messages).toMatchObject([{ answering: { state: "complete" } }]);
    expect(JSON.stringify(messages)).toContain("To odpowiedź demonstracyjna");
    const calls = await db
      .select()
      .from(modelCalls)
      .where(and(eq(modelCalls.subjectKind, "talk"), eq(modelCalls.subjectId, first.id)));
    // One of each, although its job ran twice.
    expect(calls.map(({ task, outcome }) => `${task} ${outcome}`).sort()).toEqual([
      "mentor answered",
      "reply_reader answered",
      "second_reader answered",
    ]);
  });

  test("begins in the style that its address names", async () => {
    type Begun = { values: { mentorStyle: string } };
    const of = async (address: string) =>
      (await call<Begun>(beginning, me.jar.on(get(address)))).data.values.mentorStyle;
    expect(await of(paths.newTalk(4))).toBe("4");
    expect(await of(paths.newTalk())).toBe("");
  });

  test("begins in the style that was chosen before the consent, and in no other word of the address", async () => {
    const { jar } = await memberInside();
    const whole = { adult: "on", consents: "on" };
    const asked = await call(beginning, jar.on(get(paths.newTalk(4))));
    expect(asked.location).toBe(paths.talks(1, "", 4));
    const told = await call(overview, jar.on(get(asked.location!)));
    expect(told.data).toMatchObject({ consent: "never", style: 4 });
    for (const forged of ["6", "//example.com", "4&to=//example.com", "4.5"]) {
      const address = `${paths.talkConsent()}?${new URLSearchParams({ style: forged })}`;
      expect((await call(consent, jar.on(post(address, whole)))).location).toBe(paths.newTalk());
    }
    const half = await call<Refusal<{ style: number }>>(
      consent,
      jar.on(post(paths.talkConsent(4), { adult: "on" })),
    );
    expect(half.data.page.style).toBe(4);
    const given = await call(consent, jar.on(post(paths.talkConsent(4), whole)));
    expect(given.location).toBe(paths.newTalk(4));
  });

  test("asks for words, a style and no more than 4,000 characters", async () => {
    const refused = [
      await begun(me, "   "),
      await begun(me, ordinary, { mentorStyle: "" }),
      await begun(me, ordinary, { mentorStyle: "6" }),
      await begun(me, "a".repeat(4_001)),
    ];
    expect(refused.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
    expect(refused[0]?.data.errors).toEqual({
      message: "Napisz wiadomość, aby rozpocząć rozmowę",
    });
  });

  test("is nobody else's", async () => {
    const { id } = await begun(me);
    const messageId = await firstOf(id);
    const params = { id };
    const jar = other.jar;
    const answers = [
      await call(talk, jar.on(get(paths.talk(id))), params),
      await says(other, id, ordinary),
      await press(other, id, "stop"),
      await call(remove, jar.on(post(paths.talkDeletion(id), {})), params),
      await press(other, id, "misheard"),
      await call(restore, jar.on(post(paths.talkRestoration(id), {})), params),
      await call(events, jar.on(get(`${paths.talkEvents(id, messageId, false)}0.0`)), params),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect(await messagesOf(id)).toMatchObject([{ replyState: "waiting" }]);
  });
});

test("nobody but a member acts in a talk, each in their own", async () => {
  const { id } = await begun(me);
  const messageId = await firstOf(id);
  const words = { content: ordinary, formToken: randomUUID(), screening: screeningOf() };
  const verbs: ((ctx: ServiceContext) => Promise<unknown>)[] = [
    (ctx) => sendMessage(ctx, { talkId: id, ...words }),
    (ctx) => stopReply(ctx, id),
    (ctx) => lowerLevel(ctx, id),
    (ctx) => deleteTalk(ctx, id),
    (ctx) => restoreTalk(ctx, id),
    (ctx) => deleteMessage(ctx, { talkId: id, messageId }),
    (ctx) => exportTalk(ctx, id),
    (ctx) => talkPage(ctx, id),
    (ctx) => readableReply(ctx, id, messageId, { showsHelp: false }),
  ];
  const ofOneself: typeof verbs = [
    (ctx) => startTalk(ctx, { style: 1, isEphemeral: false, ...words }),
    (ctx) => listTalks(ctx, 1),
    (ctx) => exportTalks(ctx),
    (ctx) => ownConsent(ctx),
    (ctx) => giveConsent(ctx, { isAdult: true, consents: true }),
    (ctx) => withdrawConsent(ctx, "delete"),
  ];
  const staff = { kind: "staff", userId: me.id, permissions } as const;
  for (const verb of [...verbs, ...ofOneself])
    for (const actor of ["visitor", "worker", staff] as const)
      await expect(verb(testContext(actor))).rejects.toBeInstanceOf(NotAllowed);
  for (const verb of verbs)
    await expect(verb(testContext({ kind: "member", userId: other.id }))).rejects.toBeInstanceOf(
      NotFound,
    );
  expect(await messagesOf(id)).toMatchObject([{ replyState: "waiting" }]);
});

test("a page of the mentor is of use without the list beside it, which says that it could not be read", async () => {
  const ctx = testContext({ kind: "member", userId: me.id });
  const list = await talksBeside({ ...ctx, db: undefined as never }, 1);
  expect(list).toBeNull();
  const props = { list, mayBegin: true, children: "Rozmowa" };
  const html = renderToStaticMarkup(createElement(Frame, props));
  expect(html).toContain("Rozmowa");
  expect(html).toContain("Nie udało się pobrać rozmów");
  expect(await talksBeside(ctx, 1)).toMatchObject({ page: 1 });
});

describe("five messages a day", () => {
  test("are five whatever is sent at once, and the sixth comes back with its words", async () => {
    const mine = await consenting();
    const { id } = await begun(mine);
    const ctx = testContext({ kind: "member", userId: mine.id });
    const sends = await Promise.allSettled(
      Array.from({ length: 10 }, () =>
        sendMessage(ctx, {
          ...{ talkId: id, content: ordinary, formToken: randomUUID() },
          screening: screeningOf(),
        }),
      ),
    );
    const taken = sends.filter(({ status }) => status === "fulfilled").length;
    expect(taken + 1).toBe(dailyMessages);
    expect(await messagesOf(id)).toHaveLength(dailyMessages);
    const sixth = await says(mine, id, "Jeszcze jedno.");
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(sixth.data).toMatchObject({
      values: { message: "Jeszcze jedno." },
      errors: { [wholeForm]: "⛔ Osiągnięto dzienny limit wiadomości. Spróbuj jutro." },
      errorType: "RATE_LIMIT_EXCEEDED",
    });
    const inCrisis = await says(mine, id, "Nie chcę już żyć, zabiję się dziś w nocy.");
    expect([inCrisis.status, inCrisis.data.step]).toEqual([422, "help"]);
  });

  test("are new at midnight in Warsaw, also on the days when the clocks change", async () => {
    const mine = await consenting();
    const { id } = await begun(mine);
    const atMoment = (moment: string) =>
      testContext({ kind: "member", userId: mine.id }, { now: new Date(moment) });
    const full = { userId: mine.id, used: dailyMessages };
    await db.insert(talkDays).values([
      { ...full, day: "2026-03-29" },
      { ...full, day: "2026-10-25" },
    ]);
    const seen = async (moment: string) => (await talkPage(atMoment(moment), id)).dailyLimit;
    expect(await seen("2026-03-28T22:59:59Z")).toMatchObject({ left: 5 });
    expect(await seen("2026-03-28T23:00:00Z")).toEqual({
      left: 0,
      renewsAt: new Date("2026-03-29T22:00:00Z"),
    });
    expect(await seen("2026-03-29T22:00:00Z")).toMatchObject({ left: 5 });
    expect(await seen("2026-10-24T22:00:00Z")).toEqual({
      left: 0,
      renewsAt: new Date("2026-10-25T23:00:00Z"),
    });
    expect(await seen("2026-10-25T23:00:00Z")).toMatchObject({ left: 5 });
  });

  test("count what was answered or stopped, and nothing that failed", async () => {
    const mine = await consenting();
    await answered(mine);
    expect(await leftOf(mine)).toBe(4);
    const unreadable = await answered(mine, "stream_garbage");
    const blocked = await answered(mine, "stream_block");
    const harmful = await answered(mine, "reply_reader_harmful");
    const failed = await answered(mine, "stream_error", true);
    expect([unreadable, blocked, harmful, failed].map(({ message }) => message)).toMatchObject([
      { replyState: "unreadable", reply: null, countedDay: null },
      { replyState: "help", reply: null, countedDay: null },
      { replyState: "help", reply: null, countedDay: null },
      { replyState: "failed", reply: null, countedDay: null },
    ]);
    expect(await leftOf(mine)).toBe(4);
    // A vendor that declines somebody's words is a sign.
    expect((await page(mine, blocked.id)).talk).toMatchObject({ isAcute: true });
  });
});

test("a talk that has cost its most says so, with the way to a new one, and the message does not count", async () => {
  const mine = await consenting();
  const { id } = await begun(mine);
  const microUsd = env.MODEL_TALK_CAP_USD * 1_000_000;
  const day = formatIsoDate(new Date());
  await db.insert(modelSpending).values({ scope: `talk ${id}`, day, microUsd });
  await write(await firstOf(id));
  expect(await leftOf(mine)).toBe(dailyMessages);
  const shown = (await page(mine, id)).talk!;
  expect(shown.messages).toMatchObject([
    { answering: { state: "full", text: expect.stringContaining("W nowej rozmowie") } },
  ]);
});

describe("an answer", () => {
  test("is tried again while no model answers, begins anew after its writer has died, and is one", async () => {
    const mine = await consenting();
    const { id } = await begun(mine);
    const messageId = await firstOf(id);
    sandbox.faults.arm({ service: "model", fault: "stream_reset", times: 1 });
    await expect(write(messageId)).rejects.toMatchObject({ kind: "unavailable" });
    expect(await messagesOf(id)).toMatchObject([{ replyState: "writing" }]);
    // What a killed worker leaves behind.
    await beginText(testContext(), { kind: "reply", id: messageId });
    const late = testContext("schedule", { now: new Date(Date.now() + 120_000) });
    const found = await outstandingReplies(late);
    expect(found.map(({ payload }) => payload.messageId)).toContain(messageId);
    await write(messageId);
    expect(await messagesOf(id)).toMatchObject([{ replyState: "complete" }]);
  });

  test("is stopped by its member, keeps what there is, counts, and the next message has its turn", async () => {
    const mine = await consenting();
    const { id } = await begun(mine);
    await says(mine, id, "I jeszcze to.");
    const queued = (await page(mine, id)).talk!;
    expect(queued.messages.map(({ answering }) => answering.state)).toEqual(["writing", "queued"]);
    await press(mine, id, "stop");
    const [first, second] = await messagesOf(id);
    expect([first, second]).toMatchObject([
      { replyState: "stopped", reply: "" },
      { replyState: "waiting" },
    ]);
    await write(first!.id);
    await write(second!.id);
    expect(await messagesOf(id)).toMatchObject([
      { replyState: "stopped" },
      { replyState: "complete" },
    ]);
    expect(await leftOf(mine)).toBe(3);
  });

  test("steps back from its style where a second reader hears an acute crisis, and the page is told at once, however slow the model is", async () => {
    const mine = await consenting();
    const { id } = await begun(mine);
    const messageId = await firstOf(id);
    const follow = async (showsHelp: boolean) => {
      const address = `${paths.talkEvents(id, messageId, showsHelp)}0.0`;
      return (await call(events, mine.jar.on(get(address)), { id })).response!.text();
    };
    const told = follow(false);
    const acute = sandbox.faults.arm({ service: "model", fault: "second_reader_acute", times: 1 });
    const silent = sandbox.faults.arm({ service: "model", fault: "hold", times: 1 });
    // Nobody lifts what holds the first answer back before the second has ended.
    await write(messageId);
    expect(await told).toContain('"ended":"changed"');
    for (const armed of [acute, silent]) sandbox.faults.lift(armed.id);
    const [message] = await messagesOf(id);
    expect(message).toMatchObject({ replyState: "complete", crisisLevel: "acute" });
    expect(message!.reply).toContain("To odpowiedź demonstracyjna");
    const calls = await db
      .select({ outcome: modelCalls.outcome })
      .from(modelCalls)
      .where(and(eq(modelCalls.subjectId, id), eq(modelCalls.task, "mentor")))
      .orderBy(modelCalls.id);
    expect(calls.map(({ outcome }) => outcome)).toEqual(["stopped", "answered"]);
    expect(await follow(true)).toContain('"ended":"complete"');
    expect((await page(mine, id)).talk).toMatchObject({ isAcute: true });
    await press(mine, id, "misheard");
    const [row] = await db.select().from(talks).where(eq(talks.id, id));
    expect(row).toMatchObject({ crisisLevel: "concern" });
  });

  test("leaves a silent model at once when its member stops it, and when its talk is gone", async () => {
    const mine = await consenting();
    const silent = async (end: (id: string) => Promise<unknown>) => {
      const { id } = await begun(mine);
      const messageId = await firstOf(id);
      const isAnswer = eq(modelCalls.task, "mentor");
      const before = await db.$count(modelCalls, isAnswer);
      // Its reading and its answer.
      const held = sandbox.faults.arm({ service: "model", fault: "hold", times: 2 });
      const writing = write(messageId);
      await expect
        .poll(() => sandbox.faults.list().some((armed) => armed.id === held.id))
        .toBe(false);
      await end(id);
      await writing;
      sandbox.faults.lift(held.id);
      const calls = await db.select().from(modelCalls).where(isAnswer).orderBy(modelCalls.id);
      expect(calls.slice(before).map(({ outcome }) => outcome)).toEqual(["stopped"]);
      return (await messagesOf(id))[0];
    };
    const stopped = await silent((id) => press(mine, id, "stop"));
    expect(stopped).toMatchObject({ replyState: "stopped", reply: "" });
    const gone = await silent((id) => db.delete(talks).where(eq(talks.id, id)));
    expect(gone).toBeUndefined();
  });
});

test("an answer is read along from before it is begun, through an attempt that fails, to its end", async () => {
  const mine = await consenting();
  const follow = async (end: "complete" | "failed") => {
    const { id } = await begun(mine);
    const messageId = await firstOf(id);
    const { response } = await call(
      events,
      mine.jar.on(get(`${paths.talkEvents(id, messageId, false)}0.0`)),
      { id },
    );
    const read = response!.text();
    const failing = sandbox.faults.arm({ service: "model", fault: "stream_reset", times: 1 });
    await expect(write(messageId)).rejects.toThrow();
    sandbox.faults.lift(failing.id);
    const last =
      end === "failed" && sandbox.faults.arm({ service: "model", fault: "stream_reset", times: 1 });
    await write(messageId, true);
    if (last) sandbox.faults.lift(last.id);
    return read;
  };
  const whole = await follow("complete");
  expect(whole).toContain("To odpowiedź demonstracyjna");
  expect(whole.match(/"ended":"\w+"/g)).toEqual(['"ended":"complete"']);
  const lost = await follow("failed");
  expect(lost.match(/"ended":"\w+"/g)).toEqual(['"ended":"failed"']);
});

test("a page that reads along does not wait for a writer that died before the end of its text", async () => {
  const mine = await consenting();
  const { id, message } = await answered(mine);
  const before = testContext("worker", { now: new Date(Date.now() - 10_000) });
  await beginText(before, { kind: "reply", id: message.id });
  const address = `${paths.talkEvents(id, message.id, false)}0.0`;
  const { response } = await call(events, mine.jar.on(get(address)), { id });
  expect(await response!.text()).toContain('"ended":"complete"');
  await write(message.id);
  const left = await readWholeText(testContext("worker"), { kind: "reply", id: message.id });
  expect(left).toMatchObject({ state: "complete" });
});

test("an answer is late by the time since its turn began, and then since its last sentence", async () => {
  const mine = await consenting();
  const start = Date.now();
  const at = (seconds: number) =>
    testContext({ kind: "member", userId: mine.id }, { now: new Date(start + seconds * 1_000) });
  const words = () => ({ content: ordinary, formToken: randomUUID(), screening: screeningOf() });
  const { talkId } = await startTalk(at(0), { style: 1, isEphemeral: false, ...words() });
  const { messageId } = await sendMessage(at(1), { talkId, ...words() });
  const silence = async (seconds: number) =>
    (await talkPage(at(seconds), talkId)).messages.map(({ answering }) =>
      answering.state === "writing" ? answering.silentMs / 1_000 : answering.state,
    );
  expect(await silence(40)).toEqual([40, "queued"]);
  await stopReply(at(100), talkId);
  expect(await silence(110)).toEqual(["stopped", 10]);
  const { id } = await beginText(at(115), { kind: "reply", id: messageId });
  expect(await silence(120)).toEqual(["stopped", 20]);
  await db
    .update(textStreams)
    .set({ pieces: 1, grewAt: at(130).now() })
    .where(eq(textStreams.id, id));
  await db.insert(textPieces).values({ streamId: id, seq: 1, text: "Już piszę. " });
  expect(await silence(135)).toEqual(["stopped", 5]);
});

test("what a second reader hears stands at each message, also where its talk is known for it", async () => {
  const mine = await consenting();
  const { id } = await answered(mine, "second_reader_concern");
  await says(mine, id, ordinary);
  const [, second] = await messagesOf(id);
  const armed = sandbox.faults.arm({ service: "model", fault: "second_reader_concern", times: 1 });
  await write(second!.id);
  sandbox.faults.lift(armed.id);
  expect((await messagesOf(id)).map(({ crisisLevel }) => crisisLevel)).toEqual([
    "concern",
    "concern",
  ]);
});

test("a crisis in a search of one's talks is met with help", async () => {
  const { jar } = await consenting();
  const asked = async (q: string) =>
    (
      await call<{ needsHelp: boolean }>(
        overview,
        jar.on(get(`${paths.talks()}?q=${encodeURIComponent(q)}`)),
      )
    ).data.needsHelp;
  expect(await asked("skończę ze sobą dziś w nocy")).toBe(true);
  expect(await asked("urząd")).toBe(false);
});

describe("a message in which rules hear an acute crisis", () => {
  test("is met with help first, once, and then sent as it is", async () => {
    const mine = await consenting();
    const words = "Nie chcę już żyć, zabiję się dziś w nocy.";
    const met = await begun(mine, words);
    expect([met.status, met.data.step]).toEqual([422, "help"]);
    expect(await db.$count(talks, eq(talks.userId, mine.id))).toBe(0);
    const { id } = await begun(mine, words, { [helpSeenName]: "1" });
    expect((await page(mine, id)).talk).toMatchObject({ isAcute: true });
  });
});

describe("what was said", () => {
  test("can be taken along, and deleted message by message with what was read of it", async () => {
    const mine = await consenting();
    const { id, message } = await answered(mine);
    const file = async (member: Member, format: string) =>
      call(exported, member.jar.on(get(`/mentor-ai/${id}/export/${format}`)), { id, format });
    const text = await (await file(mine, "txt")).response!.text();
    expect(text).toContain(`${ordinary}\n\nPsycholog AI, `);
    expect(text).toContain(message.reply);
    const json = (await (await file(mine, "json")).response!.json()) as object;
    expect(json).toMatchObject({ messages: [{ message: ordinary, reply: message.reply }] });
    const params = { id, messageId: message.id };
    const gone = (member: Member) =>
      call(removeMessage, member.jar.on(post("/mentor-ai/x/messages/y/delete", {})), params);
    expect([(await file(other, "txt")).status, (await gone(other)).status]).toEqual([404, 404]);
    expect((await gone(mine)).status).toBe(303);
    expect(await messagesOf(id)).toEqual([]);
    expect(await db.$count(textStreams, eq(textStreams.subjectId, message.id))).toBe(0);
    expect(await leftOf(mine)).toBe(4);
  });
});

test("the answer being written goes on undisturbed while a later message is deleted", async () => {
  const mine = await consenting();
  const { id } = await begun(mine);
  await says(mine, id, "I jeszcze to.");
  await says(mine, id, "A może to.");
  const [first, second, third] = await messagesOf(id);
  const ctx = testContext({ kind: "member", userId: mine.id });
  const enqueued = () =>
    db.execute(sql`select key, revision from graphile_worker.jobs
      where key in ${[first, second, third].map((each) => `write_reply:${each!.id}`)}`);
  const before = await enqueued();
  expect(before).toMatchObject([{ key: `write_reply:${first!.id}` }]);
  await db
    .update(talkMessages)
    .set({ replyState: "writing" })
    .where(eq(talkMessages.id, first!.id));
  await deleteMessage(ctx, { talkId: id, messageId: second!.id });
  expect(await enqueued()).toEqual(before);
  await deleteMessage(ctx, { talkId: id, messageId: first!.id });
  expect((await enqueued()).map(({ key }) => key)).toContain(`write_reply:${third!.id}`);
});

describe("whoever changes all talks of a member waits for one that is answered, and neither holds up the other", () => {
  type Transaction = Parameters<Parameters<typeof db.transaction>[0]>[0];
  /** Begins something while another transaction holds what it needs, which then goes on. */
  async function beside(
    run: () => Promise<unknown>,
    holds: (tx: Transaction) => Promise<unknown>,
    goesOn: (tx: Transaction) => Promise<unknown>,
  ) {
    let running: Promise<unknown> | undefined;
    await db.transaction(async (tx) => {
      await holds(tx);
      running = run();
      running.catch(() => undefined);
      await untilLockIsAwaited();
      await goesOn(tx);
    });
    await running;
  }
  const lockTalks =
    ({ id }: Member) =>
    (tx: Transaction) =>
      tx.select().from(talks).where(eq(talks.userId, id)).for("update");

  test("an account is deleted", async () => {
    const mine = await consenting();
    await begun(mine);
    const [account] = await db.select().from(users).where(eq(users.id, mine.id));
    await beside(
      () => inTransaction(testContext(), (tx) => removeAccount(tx, account!.auth0Id, "remove")),
      lockTalks(mine),
      (tx) => tx.update(talkDays).set({ used: 0 }).where(eq(talkDays.userId, mine.id)),
    );
    expect(await db.$count(talks, eq(talks.userId, mine.id))).toBe(0);
  });

  test("its memory is turned off", async () => {
    const mine = await consenting();
    await begun(mine);
    const ctx = testContext({ kind: "member", userId: mine.id });
    await turnMemoryOn(ctx);
    const ofMine = eq(talkMemoryConsents.userId, mine.id);
    await beside(
      () => turnMemoryOff(ctx, "delete"),
      lockTalks(mine),
      (tx) => tx.delete(talkMemoryConsents).where(ofMine),
    );
    expect(await db.$count(talkMemoryConsents, ofMine)).toBe(0);
  });

  test("or a message is sent while its account goes", async () => {
    const mine = await consenting();
    const { id } = await begun(mine);
    await db.delete(talkDays).where(eq(talkDays.userId, mine.id));
    const ctx = testContext({ kind: "member", userId: mine.id });
    const words = { content: ordinary, formToken: randomUUID(), screening: screeningOf() };
    const sent = beside(
      () => sendMessage(ctx, { talkId: id, ...words }),
      (tx) => tx.select().from(users).where(eq(users.id, mine.id)).for("update"),
      async (tx) => {
        await lockTalks(mine)(tx);
        await tx.delete(users).where(eq(users.id, mine.id));
      },
    );
    await expect(sent).rejects.toBeInstanceOf(Conflict);
  });
});

describe("a talk ends", () => {
  test("by its member, who can take it back for a while and not the messages", async () => {
    const mine = await consenting();
    const { id } = await begun(mine);
    const params = { id };
    const gone = await call(remove, mine.jar.on(post(paths.talkDeletion(id), {})), params);
    expect(gone.location).toContain("done=talk-deleted");
    expect((await page(mine, id)).status).toBe(404);
    await call(restore, mine.jar.on(post(paths.talkRestoration(id), {})), params);
    expect((await page(mine, id)).status).toBe(200);
    await call(remove, mine.jar.on(post(paths.talkDeletion(id), {})), params);
    await deleteOldTalks(testContext("schedule", { now: new Date(Date.now() + 121_000) }));
    expect(await db.$count(talks, eq(talks.id, id))).toBe(0);
    const late = await call(restore, mine.jar.on(post(paths.talkRestoration(id), {})), params);
    expect(late.status).toBe(404);
    expect(await leftOf(mine)).toBe(4);
  });

  test("after twelve months, and is called inactive after thirty days", async () => {
    const mine = await consenting();
    const { id } = await answered(mine);
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
    const age = (days: number) =>
      db
        .update(talks)
        .set({ lastMessageAt: ago(days) })
        .where(eq(talks.id, id));
    await age(31);
    expect((await page(mine, id)).talk).toMatchObject({ isInactive: true });
    await says(mine, id, "Wracam do tego.");
    expect((await page(mine, id)).talk).toMatchObject({ isInactive: false });
    await age(364);
    await deleteOldTalks(testContext("schedule"));
    expect(await db.$count(talks, eq(talks.id, id))).toBe(1);
    await age(366);
    await deleteOldTalks(testContext("schedule"));
    expect(await db.$count(talks, eq(talks.id, id))).toBe(0);
  });

  test("for the model at once where the consent is withdrawn; read or deleted, as its member says", async () => {
    const mine = await consenting();
    const { id } = await begun(mine);
    const messageId = await firstOf(id);
    const before = sandbox.state.modelCalls.newest(() => true).length;
    await call(withdraw, mine.jar.on(post(paths.profileMentor(), { talks: "keep" })));
    await write(messageId);
    expect(sandbox.state.modelCalls.newest(() => true).length).toBe(before);
    expect(await messagesOf(id)).toMatchObject([{ replyState: "failed", countedDay: null }]);
    expect((await page(mine, id)).talk).toMatchObject({ consent: "withdrawn" });
    expect(await says(mine, id, ordinary)).toMatchObject({
      status: 409,
      data: { values: { message: ordinary }, errors: { "": expect.stringContaining("zgoda") } },
    });
    await call(withdraw, mine.jar.on(post(paths.profileMentor(), { talks: "delete" })));
    expect(await db.$count(talks, eq(talks.userId, mine.id))).toBe(0);
  });

  test("also where it is withdrawn after a worker has taken the message up", async () => {
    const mine = await consenting();
    const { id } = await begun(mine);
    await db
      .update(talkConsents)
      .set({ withdrawnAt: new Date() })
      .where(eq(talkConsents.userId, mine.id));
    const before = sandbox.state.modelCalls.newest(() => true).length;
    await write(await firstOf(id));
    expect(sandbox.state.modelCalls.newest(() => true).length).toBe(before);
    expect(await messagesOf(id)).toMatchObject([{ replyState: "failed", countedDay: null }]);
  });

  test("and is not begun anew in a gentler voice, whatever a second reader heard before", async () => {
    const mine = await consenting();
    const { id } = await begun(mine);
    const messageId = await firstOf(id);
    const acute = sandbox.faults.arm({ service: "model", fault: "second_reader_acute", times: 1 });
    const held = sandbox.faults.arm({ service: "model", fault: "hold", times: 1 });
    let writing: Promise<void> | undefined;
    let before = 0;
    const calls = () => sandbox.state.modelCalls.newest(() => true).length;
    await db.transaction(async (tx) => {
      // What was heard is counted before the first answer steps back.
      await tx.execute(sql`lock table crisis_counts in exclusive mode`);
      writing = write(messageId);
      await expect.poll(async () => (await messagesOf(id))[0]?.crisisLevel).toBe("acute");
      await call(withdraw, mine.jar.on(post(paths.profileMentor(), { talks: "keep" })));
      before = calls();
    });
    for (const armed of [held, acute]) sandbox.faults.lift(armed.id);
    await writing;
    // The one that was held ends, and no other begins.
    expect(calls()).toBeLessThanOrEqual(before + 1);
    expect(await messagesOf(id)).toMatchObject([{ replyState: "stopped", reply: "" }]);
    const left = await readWholeText(testContext("worker"), { kind: "reply", id: messageId });
    expect(left?.text ?? "").toBe("");
  });

  test("is one of the five where it was being written when its member withdrew", async () => {
    const mine = await consenting();
    const { id } = await begun(mine);
    await db.update(talkMessages).set({ replyState: "writing" }).where(eq(talkMessages.talkId, id));
    await call(withdraw, mine.jar.on(post(paths.profileMentor(), { talks: "keep" })));
    const [message] = await messagesOf(id);
    expect(message).toMatchObject({ replyState: "stopped", reply: "" });
    expect(message?.countedDay).not.toBeNull();
  });

  test("with the account, and nothing of it is left", async () => {
    const mine = await consenting();
    const { id } = await answered(mine);
    await db.delete(users).where(eq(users.id, mine.id));
    expect(await messagesOf(id)).toEqual([]);
    expect(await db.$count(talkConsents, eq(talkConsents.userId, mine.id))).toBe(0);
    expect(await db.$count(modelCalls, eq(modelCalls.subjectId, id))).toBe(0);
  });
});

describe("a talk that nobody has named", () => {
  const listed = async ({ jar }: Member) =>
    (await call<{ list: { rows: { name: string }[] } }>(overview, jar.on(get(paths.talks())))).data
      .list.rows;

  test("is called by its first words, and forgets them with the message", async () => {
    const mine = await consenting();
    const { id } = await begun(mine);
    await write(await firstOf(id));
    await says(mine, id, "A jutro **zadzwonię**?");
    await write((await messagesOf(id))[1]!.id);
    const name = "Od tygodnia odkładam telefon do urzędu i sam nie wiem…";
    expect((await page(mine, id)).talk?.name).toBe(name);
    expect(await listed(mine)).toMatchObject([{ name }]);
    const params = { id, messageId: await firstOf(id) };
    await call(removeMessage, mine.jar.on(post("/mentor-ai/x/messages/y/delete", {})), params);
    expect(await listed(mine)).toMatchObject([{ name: "A jutro zadzwonię?" }]);
  });

  test("stands under its style where it leaves no trace or begins with a crisis", async () => {
    const mine = await consenting();
    await begun(mine, ordinary, { ephemeral: "on", mentorStyle: "3" });
    const { id } = await begun(mine);
    await db
      .update(talkMessages)
      .set({ crisisLevel: "concern" })
      .where(eq(talkMessages.talkId, id));
    expect(await listed(mine)).toMatchObject([{ name: "Psycholog AI" }, { name: "Coach AI" }]);
  });
});
