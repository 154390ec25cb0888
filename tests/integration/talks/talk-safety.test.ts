import { randomUUID } from "node:crypto";
import { and, eq, like, sql } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { dailyMessages } from "~/config/limits";
import { env } from "~/config/env.server";
import { formatIsoDate } from "~/copy/format";
import { db } from "~/db/client.server";
import {
  crisisCounts,
  modelSpending,
  talkConsents,
  talkDays,
  talkMessages,
  talks,
  textStreams,
} from "~/db/schema";
import { wholeForm, type Refusal } from "~/forms/refusal";
import { paths } from "~/paths";
import { action as begin, loader as beginning } from "~/routes/mentor/new-talk";
import { action as consent } from "~/routes/mentor/consent";
import { action as send } from "~/routes/mentor/talk";
import type { TalkViewPage } from "~/routes/mentor/talk-view";
import { loader as overview } from "~/routes/mentor/talks";
import { Conflict, NotAllowed, TooManyRequests } from "~/services/command/errors";
import { giveConsent } from "~/services/talks/consent.server";
import { hearUnsent } from "~/services/talks/hear-unsent.server";
import { lowerLevel } from "~/services/talks/lower-level.server";
import { talkPage } from "~/services/talks/queries.server";
import { sendMessage, startTalk } from "~/services/talks/send-message.server";
import { writeReply } from "~/services/talks/write-reply.server";
import { sandboxConsent } from "../../support/mentor-consent";
import { testContext } from "../../support/orders";
import { call, get, post } from "../../support/requests";
import { screeningOf } from "../../support/screening";
import { memberInside, userOf } from "../../support/settings";
import { messagesOf, write } from "../../support/talks";
import { sandbox } from "../../support/world";

async function consenting() {
  const { identity, jar } = await memberInside();
  const { id } = (await userOf(identity.id))!;
  const ctx = testContext({ kind: "member", userId: id });
  await giveConsent(ctx, { isAdult: true, consents: true });
  return { jar, id, ctx };
}
type Member = Awaited<ReturnType<typeof consenting>>;

const words = (content = "Nie wiem, od czego zacząć.") => ({
  ...{ content, formToken: randomUUID() },
  screening: screeningOf(),
});

const begun = async ({ ctx }: Member) =>
  (await startTalk(ctx, { style: 5, isEphemeral: false, ...words() })).talkId;

/** Today, and on the next day as well, should that begin meanwhile. */
const usedUp = ({ id }: Member) =>
  db
    .insert(talkDays)
    .values(
      [0, 24].map((hours) => ({
        ...{ userId: id, used: dailyMessages },
        day: formatIsoDate(new Date(Date.now() + hours * 3_600_000)),
      })),
    )
    .onConflictDoUpdate({
      target: [talkDays.userId, talkDays.day],
      set: { used: dailyMessages },
    });

const says = ({ jar }: Member, id: string, message: string) =>
  call<Refusal<TalkViewPage>>(
    send,
    jar.on(post(paths.talk(id), { message, formToken: randomUUID() })),
    { id },
  );

const readerSays = (fault: string) => sandbox.faults.arm({ service: "model", fault, times: 1 });

let me: Member;
beforeAll(async () => {
  me = await consenting();
});

describe("the daily limit does not stop help", () => {
  test("in a talk: what only a reader hears brings it first, and it lasts", async () => {
    const id = await begun(me);
    await usedUp(me);
    const calm = await says(me, id, "Dobranoc.");
    expect([calm.status, calm.data.page.talk.isAcute]).toEqual([429, false]);
    readerSays("second_reader_acute");
    const heard = await says(me, id, "Oddałem kotu siostrze, już nic mi nie będzie potrzebne.");
    expect(heard.status).toBe(429);
    expect(heard.data).toMatchObject({
      page: { talk: { isAcute: true } },
      errors: { [wholeForm]: "⛔ Osiągnięto dzienny limit wiadomości. Spróbuj jutro." },
    });
    expect(await talkPage(me.ctx, id)).toMatchObject({ isAcute: true });
    expect(await db.$count(talkMessages, eq(talkMessages.talkId, id))).toBe(1);
  });

  test("before one: also where a vendor declines the words", async () => {
    const before = await db.$count(talks, eq(talks.userId, me.id));
    readerSays("refusal");
    const form = { mentorStyle: "1", message: "Dziękuję za wszystko.", formToken: randomUUID() };
    const heard = await call<Refusal>(begin, me.jar.on(post(paths.newTalk(), form)));
    expect(heard).toMatchObject({ status: 429, data: { page: { helpFor: "oneself" } } });
    expect(await db.$count(talks, eq(talks.userId, me.id))).toBe(before);
  });

  test("nor is anybody's talk but one's own touched", async () => {
    const other = await consenting();
    const id = await begun(other);
    readerSays("second_reader_acute");
    expect(
      await hearUnsent(me.ctx, { talkId: id, screening: screeningOf(), content: "Żegnaj." }),
    ).toBe("oneself");
    expect(await talkPage(other.ctx, id)).toMatchObject({ isAcute: false });
    await expect(
      hearUnsent(testContext("visitor"), {
        talkId: id,
        screening: screeningOf(),
        content: "Żegnaj.",
      }),
    ).rejects.toBeInstanceOf(NotAllowed);
  });
});

describe("whoever is worried about somebody else", () => {
  const worry = "kolega grozi, że skoczy, co robić";
  const sent = (message: string, more = {}) => ({ message, formToken: randomUUID(), ...more });
  const says2 = (mine: Member, id: string, fields: Record<string, string>) =>
    call<Refusal<TalkViewPage>>(send, mine.jar.on(post(paths.talk(id), fields)), { id });

  test("is shown what to do, and goes on in a talk that is led as before", async () => {
    const mine = await consenting();
    const id = await begun(mine);
    const first = await says2(mine, id, sent(worry));
    expect([first.status, first.data.step]).toEqual([422, "helpForAnother"]);
    expect((await says2(mine, id, sent(worry, { helpSeen: "another" }))).status).toBe(303);
    expect(await talkPage(mine.ctx, id)).toMatchObject({ isAcute: false });
    const [talk] = await db.select().from(talks).where(eq(talks.id, id));
    expect(talk).toMatchObject({ crisisLevel: "concern", everAcuteAt: null });
    expect((await messagesOf(id)).at(-1)).toMatchObject({ crisisLevel: "concern" });
  });

  test("is in danger where they say so themselves, whatever the form says", async () => {
    const mine = await consenting();
    const id = await begun(mine);
    const own = "Kolega grozi, że skoczy, a ja skoczę za nim.";
    expect((await says2(mine, id, sent(own))).data.step).toBe("help");
    expect((await says2(mine, id, sent(own, { helpSeen: "another" }))).status).toBe(303);
    expect(await talkPage(mine.ctx, id)).toMatchObject({ isAcute: true });
  });

  test("is known by a reader, too, and its talk steps back for nobody", async () => {
    const mine = await consenting();
    const id = await begun(mine);
    const [message] = await messagesOf(id);
    readerSays("second_reader_acute_other");
    await write(message!.id);
    expect(await talkPage(mine.ctx, id)).toMatchObject({ isAcute: false });
    expect((await messagesOf(id))[0]).toMatchObject({ crisisLevel: "concern" });
  });

  test("is shown what to do also where no message is left today", async () => {
    const mine = await consenting();
    const id = await begun(mine);
    await usedUp(mine);
    const refused = await says2(mine, id, sent(worry, { helpSeen: "another" }));
    expect(refused.status).toBe(429);
    expect(refused.data.page).toMatchObject({ isForAnother: true, talk: { isAcute: false } });
    expect(await talkPage(mine.ctx, id)).toMatchObject({ isAcute: false });
    readerSays("second_reader_acute_other");
    const form = { mentorStyle: "1", ...sent("Ona dziś oddała psa.") };
    const before = await call<Refusal>(begin, mine.jar.on(post(paths.newTalk(), form)));
    expect(before).toMatchObject({ status: 429, data: { page: { helpFor: "another" } } });
  });
});

test("a form sent twice at once begins one talk and is one message, also the last of the day", async () => {
  const mine = await consenting();
  const day = formatIsoDate(new Date());
  await db.insert(talkDays).values({ userId: mine.id, day, used: dailyMessages - 1 });
  const form = { style: 1, isEphemeral: false, ...words() };
  const [first, second] = await Promise.all([startTalk(mine.ctx, form), startTalk(mine.ctx, form)]);
  expect(second).toEqual(first);
  expect(await db.$count(talks, eq(talks.userId, mine.id))).toBe(1);
  expect(await db.$count(talkMessages, eq(talkMessages.talkId, first.talkId))).toBe(1);
});

describe("a consent to older words", () => {
  test("asks again before the next message, and lets read what was said", async () => {
    const mine = await consenting();
    const id = await begun(mine);
    const older = { version: "2020-01-01" };
    await db.update(talkConsents).set(older).where(eq(talkConsents.userId, mine.id));
    expect(await talkPage(mine.ctx, id)).toMatchObject({ consent: "outdated" });
    await expect(sendMessage(mine.ctx, { talkId: id, ...words() })).rejects.toBeInstanceOf(
      Conflict,
    );
    await expect(
      startTalk(mine.ctx, { style: 1, isEphemeral: false, ...words() }),
    ).rejects.toBeInstanceOf(Conflict);
    const { status, data: kept } = await says(mine, id, "Halo?");
    expect({ status, kept }).toMatchObject({ status: 409, kept: { values: { message: "Halo?" } } });
    const first = { mentorStyle: "1", message: "Halo?", formToken: randomUUID() };
    const begins = call<Refusal>(begin, mine.jar.on(post(paths.newTalk(), first)));
    expect(await begins).toMatchObject({ status: 409, data: { values: { message: "Halo?" } } });
    expect((await call(beginning, mine.jar.on(get(paths.newTalk())))).location).toBe(paths.talks());
    const told = await call<{ consent: string }>(overview, mine.jar.on(get(paths.talks())));
    expect(told.data.consent).toBe("outdated");
    const both = { adult: "on", consents: "on" };
    await call(consent, mine.jar.on(post(paths.talkConsent(), both)));
    expect((await says(mine, id, "Halo?")).status).toBe(303);
    const given = await db.select().from(talkConsents).where(eq(talkConsents.userId, mine.id));
    expect(given).toMatchObject([{ version: sandboxConsent, withdrawnAt: null }]);
  });
});

describe("reading for safety", () => {
  const caps = { forms: env.MODEL_READER_DAY_CAP_USD, day: env.MODEL_DAY_CAP_USD };
  const ofTalks = env.MODEL_TALK_READER_DAY_CAP_USD;
  afterEach(() => {
    env.MODEL_READER_DAY_CAP_USD = caps.forms;
    env.MODEL_DAY_CAP_USD = caps.day;
    env.MODEL_TALK_READER_DAY_CAP_USD = ofTalks;
  });
  const spent = async () =>
    (await db.select().from(modelSpending).where(like(modelSpending.scope, "%eaders %")))
      .filter(({ microUsd }) => microUsd > 0)
      .map(({ scope }) => scope.split(" ")[0])
      .sort();

  test("of talks goes on when all else is spent, and takes from no form", async () => {
    const mine = await consenting();
    await db.delete(modelSpending);
    const id = await begun(mine);
    const [message] = await db.select().from(talkMessages).where(eq(talkMessages.talkId, id));
    env.MODEL_READER_DAY_CAP_USD = 0;
    readerSays("second_reader_acute");
    await writeReply(testContext(), { messageId: message!.id, lastAttempt: true });
    expect(await talkPage(mine.ctx, id)).toMatchObject({
      isAcute: true,
      messages: [{ answering: { state: "complete" } }],
    });
    expect(await spent()).toEqual(["replyReaders", "talkReaders"]);
    env.MODEL_DAY_CAP_USD = 0;
    readerSays("second_reader_acute");
    expect(
      await hearUnsent(mine.ctx, { talkId: id, screening: screeningOf(), content: "Żegnaj." }),
    ).toBe("oneself");
  });

  test("cannot be spent by one whose messages are all given back", async () => {
    const mine = await consenting();
    const id = await begun(mine);
    const send = async () => {
      await db.delete(talkDays).where(eq(talkDays.userId, mine.id));
      return sendMessage(mine.ctx, { talkId: id, ...words() });
    };
    for (let sent = 1; sent < 40; sent++) await send();
    await expect(send()).rejects.toBeInstanceOf(TooManyRequests);
    // Said as what it is: of the day's five there are some left.
    const refused = await says(mine, id, "Jestem.");
    expect(refused.status).toBe(429);
    expect(refused.data).toMatchObject({ values: { message: "Jestem." } });
    expect(refused.data.page.talk.dailyLimit.left).toBeGreaterThan(0);
    const said = refused.data.errors[wholeForm];
    expect(said).toMatch(/^W ciągu doby było tu zbyt wiele prób wysłania/);
    expect(said).not.toContain("dzienny limit");
  });
});

test("a break is due after an hour without one, in whatever talks, and not after one", async () => {
  const mine = await consenting();
  const start = Date.now();
  const minutes = (count: number) => new Date(start + count * 60_000);
  const at = (count: number) =>
    testContext({ kind: "member", userId: mine.id }, { now: minutes(count) });
  const { talkId } = await startTalk(at(0), { style: 1, isEphemeral: false, ...words() });
  const due = async (count: number) => (await talkPage(at(count), talkId)).breakDue;
  expect(await due(29)).toEqual({ at: minutes(60), isNow: false });
  expect(await due(31)).toBeNull();
  await sendMessage(at(29), { talkId, ...words() });
  await startTalk(at(55), { style: 2, isEphemeral: false, ...words() });
  expect(await due(59)).toEqual({ at: minutes(60), isNow: false });
  expect(await due(61)).toEqual({ at: minutes(60), isNow: true });
  await sendMessage(at(90), { talkId, ...words() });
  expect(await due(91)).toEqual({ at: minutes(150), isNow: false });
});

describe("the reading of a message", () => {
  const armed = (fault: string, times: number) =>
    sandbox.faults.arm({ service: "model", fault, times });
  const readings = () =>
    sandbox.state.modelCalls.newest(({ task }) => task === "second_reader").length;

  test.each(["second_reader_acute", "refusal"])(
    "is one and counts once (%s), however often its answer is tried, and is no argument with its member",
    async (fault) => {
      await db.delete(crisisCounts);
      const mine = await consenting();
      const id = await begun(mine);
      const [message] = await messagesOf(id);
      const faults = [armed("stream_reset", 9), armed(fault, 1)];
      await expect(write(message!.id)).rejects.toMatchObject({ kind: "unavailable" });
      for (const each of faults) sandbox.faults.lift(each.id);
      expect(await talkPage(mine.ctx, id)).toMatchObject({ isAcute: true });
      await lowerLevel(mine.ctx, id);
      const before = readings();
      await write(message!.id);
      expect(readings()).toBe(before);
      expect(await talkPage(mine.ctx, id)).toMatchObject({
        isAcute: false,
        messages: [{ answering: { state: "complete" } }],
      });
      expect(await messagesOf(id)).toMatchObject([{ heardLevel: "acute", crisisLevel: "acute" }]);
      expect(await db.select().from(crisisCounts)).toMatchObject([{ level: "acute", count: 1 }]);
    },
  );

  test("is tried again where nobody has read it, and kept where nothing was heard", async () => {
    const mine = await consenting();
    const id = await begun(mine);
    const [message] = await messagesOf(id);
    const faults = [armed("stream_reset", 9), armed("second_reader_nonsense", 9)];
    await expect(write(message!.id)).rejects.toMatchObject({ kind: "unavailable" });
    for (const each of faults) sandbox.faults.lift(each.id);
    expect(await messagesOf(id)).toMatchObject([{ heardLevel: null }]);
    await write(message!.id);
    expect(await messagesOf(id)).toMatchObject([{ heardLevel: "none", replyState: "complete" }]);
  });

  test("that comes after the answer still ends with its job", async () => {
    const mine = await consenting();
    const id = await begun(mine);
    const [message] = await messagesOf(id);
    const late = armed("second_reader_acute_late", 1);
    let isWritten = false;
    const writing = write(message!.id).finally(() => (isWritten = true));
    const ended = and(eq(textStreams.subjectId, message!.id), eq(textStreams.state, "complete"));
    await expect.poll(() => db.$count(textStreams, ended)).toBe(1);
    expect(isWritten).toBe(false);
    sandbox.faults.lift(late.id);
    await writing;
    expect(await messagesOf(id)).toMatchObject([{ heardLevel: "acute", replyState: "complete" }]);
  });
});

describe("bad days of the mentor", () => {
  test("an answer that breaks off in its middle is tried again, and what was shown of it begins anew", async () => {
    const mine = await consenting();
    const id = await begun(mine);
    const [message] = await db.select().from(talkMessages).where(eq(talkMessages.talkId, id));
    readerSays("stream_reset");
    await expect(
      writeReply(testContext(), { messageId: message!.id, lastAttempt: false }),
    ).rejects.toMatchObject({ kind: "unavailable" });
    await writeReply(testContext(), { messageId: message!.id, lastAttempt: false });
    const { messages } = await talkPage(mine.ctx, id);
    const [{ answering } = { answering: null }] = messages;
    const reply = answering && "reply" in answering ? answering.reply : "";
    expect(reply.split("To odpowiedź demonstracyjna")).toHaveLength(2);
    expect(reply).toMatch(/[.!?…]$/);
  });

  test("fifty sends at once into one talk are the day's messages, one number each, and one answer is written at a time", async () => {
    const mine = await consenting();
    // Of one day, whatever the time is.
    const ctx = testContext({ kind: "member", userId: mine.id }, { now: new Date() });
    const id = await begun({ ...mine, ctx });
    const sends = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) =>
        sendMessage(ctx, { talkId: id, ...words(`Wiadomość ${index}.`) }),
      ),
    );
    expect(sends.filter(({ status }) => status === "fulfilled")).toHaveLength(dailyMessages - 1);
    for (const sent of sends)
      if (sent.status === "rejected") expect(sent.reason).toBeInstanceOf(TooManyRequests);
    const kept = await messagesOf(id);
    expect(kept.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
    const jobs = () =>
      db.execute<{ key: string }>(sql`
        select key from graphile_worker.jobs
        where key in ${kept.map((each) => `write_reply:${each.id}`)}`);
    const states = async () => (await messagesOf(id)).map(({ replyState }) => replyState);
    for (const [turn, message] of kept.entries()) {
      // Only whose turn it is has a job, and a job before its turn writes nothing.
      expect((await jobs()).map(({ key }) => key)).toContain(`write_reply:${message.id}`);
      expect(await jobs()).toHaveLength(turn + 1);
      expect((await states()).slice(turn)).toEqual(kept.slice(turn).map(() => "waiting"));
      const silent = readerSays("hold");
      const writing = write(message.id);
      await expect.poll(async () => (await states())[turn]).toBe("writing");
      const next = kept[turn + 1];
      if (next) await expect(write(next.id)).rejects.toThrow();
      sandbox.faults.lift(silent.id);
      await writing;
      expect((await states())[turn]).toBe("complete");
    }
    const said = (await messagesOf(id)).map(({ repliedAt }) => repliedAt!.getTime());
    expect(said).toEqual(said.toSorted((a, b) => a - b));
  });
});
