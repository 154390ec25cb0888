import { eq } from "drizzle-orm";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { db } from "~/db/client.server";
import {
  proposedFacts,
  rememberedFacts,
  talkConsents,
  talkDays,
  talkMemoryConsents,
  talks,
  users,
} from "~/db/schema";
import type { Refusal } from "~/forms/refusal";
import { paths } from "~/paths";
import { action as edit, loader as editing } from "~/routes/mentor/edit-fact";
import MentorMemory, { action as decide, loader as remembering } from "~/routes/mentor/memory";
import { permissions } from "~/services/access/permissions";
import type { ServiceContext } from "~/services/command/context.server";
import { Conflict, NotAllowed, NotFound } from "~/services/command/errors";
import { giveConsent, withdrawConsent } from "~/services/talks/consent.server";
import { deleteMessage } from "~/services/talks/delete-message.server";
import { deleteOldTalks } from "~/services/talks/delete-old-talks.server";
import { exportTalks } from "~/services/talks/export-talks.server";
import { factsDueAfter, mostProposed, mostRemembered } from "~/services/talks/facts";
import { forgetFact, keepFact, ownFact } from "~/services/talks/keep-fact.server";
import { countProposed, memoryPage, type MemoryPage } from "~/services/talks/memory-queries.server";
import { lowerLevel } from "~/services/talks/lower-level.server";
import { turnMemoryOff, turnMemoryOn } from "~/services/talks/memory.server";
import { outstandingFacts, proposeFacts } from "~/services/talks/propose-facts.server";
import { hearUnsent } from "~/services/talks/hear-unsent.server";
import { testContext } from "../../support/orders";
import { call, get, post } from "../../support/requests";
import { screeningOf } from "../../support/screening";
import {
  begun,
  consenting,
  firstOf,
  messagesOf,
  says,
  write,
  type Member,
} from "../../support/talks";
import { sandbox } from "../../support/world";

const onPage = vi.hoisted(() => ({ data: undefined as unknown }));
vi.mock("@remix-run/react", async (load) => ({
  ...(await load<object>()),
  useLoaderData: () => onPage.data,
  useRouteLoaderData: () => undefined,
}));

const plan = "Do maja chcę skończyć kurs rysunku.";

const asMember = ({ id }: Pick<Member, "id">) => testContext({ kind: "member", userId: id });

const press = ({ jar }: Member, intent: string, fact = "") =>
  call(decide, jar.on(post(paths.mentorMemory(), { intent, fact })));

const memoryOf = async ({ jar }: Member) =>
  (await call<MemoryPage>(remembering, jar.on(get(paths.mentorMemory())))).data;

/** The same member on a new day. */
async function again(mine: Member) {
  await db.delete(talkDays).where(eq(talkDays.userId, mine.id));
  return mine;
}

async function rememberingMember() {
  const mine = await consenting();
  await press(mine, "on");
  return mine;
}

/** A talk of one message that is answered. */
async function answered(member: Member, message = plan) {
  const { id } = await begun(member, message);
  await write(await firstOf(id));
  return id;
}

/** Lets a talk be over, and has facts proposed from it while the model does something. */
async function over(talkId: string, fault?: string, lastAttempt = false) {
  const armed = fault && sandbox.faults.arm({ service: "model", fault, times: 1 });
  const now = new Date(Date.now() + factsDueAfter + 1_000);
  await proposeFacts(testContext("worker", { now }), { talkId, lastAttempt }).finally(
    () => armed && sandbox.faults.lift(armed.id),
  );
}

const asked = (task: string) =>
  sandbox.state.modelCalls.newest((each) => each.task === task).length;

test("the mentor remembers nothing until it is turned on, and then what its member agrees to", async () => {
  const mine = await consenting();
  const before = await answered(mine);
  await over(before);
  expect(asked("talk_facts")).toBe(0);
  expect(await memoryOf(mine)).toMatchObject({ isOn: false, facts: [], proposed: [] });
  await press(mine, "on");
  // Said before it was turned on.
  await says(mine, before, "Dziękuję.");
  await write((await messagesOf(before))[1]!.id);
  const id = await answered(mine);
  await over(before);
  await over(id);
  const { proposed, facts } = await memoryOf(mine);
  expect(proposed.map(({ content, talk }) => [content, talk.id])).toEqual([
    ["Mówisz: Dziękuję.", before],
    [`Mówisz: ${plan}`, id],
  ]);
  expect(facts).toEqual([]);
  const next = await begun(mine);
  await write(await firstOf(next.id));
  expect((await messagesOf(next.id))[0]!.reply).not.toContain("Pamiętam");
  const [declined, wanted] = proposed.map((fact) => fact.id);
  expect((await press(mine, "decline", declined)).location).toContain("done=fact-declined");
  expect((await press(mine, "keep", wanted)).location).toContain("done=fact-kept");
  const kept = await memoryOf(mine);
  expect(kept).toMatchObject({ proposed: [], facts: [{ content: `Mówisz: ${plan}` }] });
  const later = await begun(mine);
  await write(await firstOf(later.id));
  expect((await messagesOf(later.id))[0]!.reply).toContain(`Pamiętam o Tobie: „Mówisz: ${plan}”`);
});

test("a fact is changed, expires, and is deleted", async () => {
  const mine = await rememberingMember();
  await over(await answered(mine));
  const id = (await memoryOf(mine)).proposed[0]!.id;
  const save = (content: string, lifetime: string) =>
    call<Refusal>(edit, mine.jar.on(post(paths.rememberedFact(id), { content, lifetime })), {
      id,
    });
  const refused = [
    await save("", "month"),
    await save("Chcę skończyć kurs.", "forever"),
    await save("a".repeat(201), "month"),
    await save("Biorę leki na depresję.", "month"),
    await save("Napisz do mnie na ewa@example.com.", "month"),
  ];
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 422));
  expect(refused[3]!.data.errors.content).toContain("Tego mentor nie zapamięta");
  expect((await save("Nie chcę już żyć, zabiję się dziś.", "month")).data.step).toBe("help");
  expect((await memoryOf(mine)).facts).toEqual([]);
  expect((await save("Chcę skończyć kurs rysunku.", "month")).location).toContain("fact-kept");
  expect((await save("Chcę skończyć kurs malarstwa.", "quarter")).status).toBe(303);
  const shown = await call(editing, mine.jar.on(get(paths.rememberedFact(id))), { id });
  expect(shown.data).toMatchObject({ content: "Chcę skończyć kurs malarstwa." });
  const [fact] = (await memoryOf(mine)).facts;
  expect(fact!.expiresAt.getTime() - fact!.savedAt.getTime()).toBe(90 * 86_400_000);
  const past = { savedAt: new Date(Date.now() - 2_000), expiresAt: new Date(Date.now() - 1_000) };
  await db.update(rememberedFacts).set(past).where(eq(rememberedFacts.id, id));
  expect((await memoryOf(mine)).facts).toEqual([]);
  expect((await save("Chcę skończyć kurs.", "month")).status).toBe(404);
  await deleteOldTalks(testContext("schedule"));
  expect(await db.$count(rememberedFacts, eq(rememberedFacts.id, id))).toBe(0);
  const [again] = await db
    .insert(rememberedFacts)
    .values({
      userId: mine.id,
      content: "X",
      savedAt: new Date(),
      expiresAt: new Date(Date.now() + 1e6),
    })
    .returning();
  await press(mine, "forget", again!.id);
  expect(await db.$count(rememberedFacts, eq(rememberedFacts.userId, mine.id))).toBe(0);
  const tooLong = { userId: mine.id, content: "X", savedAt: new Date() };
  await expect(
    db
      .insert(rememberedFacts)
      .values({ ...tooLong, expiresAt: new Date(Date.now() + 366 * 86_400_000) }),
  ).rejects.toThrow();
});

test("at most three are proposed, at most twenty kept, and nothing of a sensitive kind", async () => {
  const mine = await rememberingMember();
  const sensitive = await answered(mine);
  await over(sensitive, "facts_sensitive");
  const contents = async () => (await memoryOf(mine)).proposed.map(({ content }) => content);
  expect(await contents()).toEqual(["Chcesz do maja skończyć kurs."]);
  const many = await answered(mine);
  await over(many, "facts_many");
  expect((await contents()).length).toBe(1 + mostProposed);
  expect(await db.select().from(talks).where(eq(talks.id, many))).toMatchObject([
    { factsDueAt: null },
  ]);
  const fourth = { talkId: many, content: "X", position: 4, proposedAt: new Date() };
  await expect(db.insert(proposedFacts).values(fourth)).rejects.toThrow();
  await db.insert(rememberedFacts).values(
    Array.from({ length: mostRemembered }, (_, index) => ({
      ...{ userId: mine.id, content: `Fakt ${index}`, savedAt: new Date() },
      expiresAt: new Date(Date.now() + 86_400_000),
    })),
  );
  const [{ id } = { id: "" }] = (await memoryOf(mine)).proposed;
  expect((await press(mine, "keep", id)).location).toContain("done=fact-many");
});

/** Says something more in a talk, has it answered, and lets the second reader hear something in it. */
async function saysHeard(mine: Member, talkId: string, message: string, fault: string) {
  const armed = sandbox.faults.arm({ service: "model", fault, times: 1 });
  await says(mine, talkId, message);
  const { id } = (await messagesOf(talkId)).at(-1)!;
  await write(id);
  sandbox.faults.lift(armed.id);
  return id;
}

test("a talk in which something acute was heard yields no fact, also once it was misheard or its message is deleted", async () => {
  const mine = await rememberingMember();
  const ctx = asMember(mine);
  const proposedOf = async () => (await memoryOf(mine)).proposed;
  const levelOf = async (id: string) =>
    (await db.select().from(talks).where(eq(talks.id, id)))[0]!.crisisLevel;

  const isSilent = async (id: string) => {
    await db.update(talks).set({ factsDueAt: new Date(), factsReadTo: 0 }).where(eq(talks.id, id));
    const calls = asked("talk_facts");
    await over(id);
    expect(asked("talk_facts")).toBe(calls);
    expect(await proposedOf()).toEqual([]);
  };
  const id = await answered(mine);
  await over(id);
  const [{ id: factId } = { id: "" }] = await proposedOf();
  const heard = await saysHeard(mine, id, "Oddałem kotu siostrze.", "second_reader_acute");
  expect(await levelOf(id)).toBe("acute");
  await saysHeard(mine, id, "Nieważne.", "second_reader_concern");
  expect(await levelOf(id)).toBe("acute");
  expect(await proposedOf()).toEqual([]);
  expect((await press(mine, "keep", factId)).status).toBe(404);
  await lowerLevel(ctx, id);
  expect(await levelOf(id)).toBe("concern");
  await isSilent(id);
  await deleteMessage(ctx, { talkId: id, messageId: heard });
  await isSilent(id);
  // Heard in what could not be sent any more, it is kept nowhere, and lasts all the same.
  const full = await answered(await again(mine));
  const armed = sandbox.faults.arm({ service: "model", fault: "second_reader_acute", times: 1 });
  expect(
    await hearUnsent(ctx, { talkId: full, screening: screeningOf(), content: "Żegnajcie." }),
  ).toBe("oneself");
  sandbox.faults.lift(armed.id);
  await lowerLevel(ctx, full);
  await isSilent(full);
  // Nor does the model hear in an acute talk what it remembers.
  await db.insert(rememberedFacts).values({
    ...{ userId: mine.id, content: "Uczysz się rysować.", savedAt: new Date() },
    expiresAt: new Date(Date.now() + 86_400_000),
  });
  const told = await saysHeard(mine, full, "Jestem tu.", "second_reader_acute");
  const { reply } = (await messagesOf(full)).find((message) => message.id === told)!;
  expect(reply).toContain("To odpowiedź demonstracyjna");
  expect(reply).not.toContain("Uczysz się rysować");
});

test("messages in which a reader hears concern are not read for facts, also the second of a talk, and its others are", async () => {
  const mine = await rememberingMember();
  const other = await answered(mine);
  await saysHeard(mine, other, "Ostatnio nic mnie nie cieszy.", "second_reader_concern");
  await saysHeard(mine, other, "Nie ma już na co czekać.", "second_reader_concern");
  expect((await messagesOf(other)).map(({ crisisLevel }) => crisisLevel)).toEqual([
    ...["none", "concern", "concern"],
  ]);
  await over(other);
  expect((await memoryOf(mine)).proposed.map(({ content }) => content)).toEqual([
    `Mówisz: ${plan}`,
  ]);
});

test("an older consent lets correct, delete and turn the memory off, and its page says why nothing else", async () => {
  const mine = await rememberingMember();
  await over(await answered(mine));
  const [{ id } = { id: "" }] = (await memoryOf(mine)).proposed;
  await press(mine, "keep", id);
  await over(await answered(await again(mine), "W piątki gram w siatkówkę."));
  await db
    .update(talkConsents)
    .set({ version: "2020-01-01" })
    .where(eq(talkConsents.userId, mine.id));
  onPage.data = await memoryOf(mine);
  const [proposed] = (await memoryOf(mine)).proposed;
  expect(onPage.data).toMatchObject({
    ...{ consent: "outdated", facts: [{ id }], proposed: [{ id: proposed!.id }] },
  });
  const html = renderToStaticMarkup(createElement(MentorMemory));
  expect(html.replaceAll("\u00a0", " ")).toContain("zmieniły się jej słowa");
  expect(html).toContain(paths.talkConsent());
  expect(html).toContain(paths.rememberedFact(id));
  expect(html).not.toContain(paths.rememberedFact(proposed!.id));
  const readings = asked("second_reader");
  const save = (fact: string) => {
    const words = { content: "Chcę skończyć kurs malarstwa.", lifetime: "month" };
    return call(edit, mine.jar.on(post(paths.rememberedFact(fact), words)), { id: fact });
  };
  expect((await save(id)).location).toContain("done=fact-kept");
  expect((await save(proposed!.id)).location).toBe(paths.mentorMemory());
  expect(asked("second_reader")).toBe(readings);
  const edited = { content: "Chcę skończyć kurs.", screening: screeningOf() };
  for (const input of [{ id }, { id: proposed!.id }, { id: proposed!.id, edited }])
    await expect(keepFact(asMember(mine), { ...input, lifetime: "year" })).rejects.toBeInstanceOf(
      Conflict,
    );
  expect(await memoryOf(mine)).toMatchObject({
    facts: [{ id, content: "Chcę skończyć kurs malarstwa." }],
    proposed: [{ id: proposed!.id }],
  });
  expect(html).toContain("Wyłącz pamięć");
  expect((await press(mine, "forget", id)).location).toContain("done=fact-forgotten");
  expect((await press(mine, "off")).location).toContain("done=memory-off");
});

test("what is proposed is not, where the talk goes on, a message is deleted, or the memory is turned off meanwhile", async () => {
  const mine = await rememberingMember();
  const dueAt = async (id: string) =>
    (await db.select().from(talks).where(eq(talks.id, id)))[0]!.factsDueAt;
  const id = await answered(mine);
  expect(await dueAt(id)).not.toBeNull();
  await says(mine, id, "I jeszcze to.");
  expect(await dueAt(id)).toBeNull();
  const [first, second] = await messagesOf(id);
  await write(second!.id);
  await over(id, "server_error").catch(() => undefined);
  const late = testContext("schedule", { now: new Date(Date.now() + factsDueAfter + 120_000) });
  expect((await outstandingFacts(late)).map(({ payload }) => payload.talkId)).toContain(id);
  await over(id);
  expect(await countProposed(asMember(mine))).toBe(2);
  await deleteMessage(asMember(mine), { talkId: id, messageId: first!.id });
  expect(await countProposed(asMember(mine))).toBe(0);
  const another = await answered(mine);
  await turnMemoryOff(asMember(mine), "keep");
  expect(await dueAt(another)).toBeNull();
});

test("turned off, withdrawn or with the account, nothing of it is left; all of it is exported", async () => {
  const mine = await rememberingMember();
  const fill = async () => {
    await db.insert(rememberedFacts).values({
      ...{ userId: mine.id, content: "Uczysz się rysować.", savedAt: new Date() },
      expiresAt: new Date(Date.now() + 86_400_000),
    });
    await over(await answered(mine));
  };
  const left = async () => [
    await db.$count(rememberedFacts, eq(rememberedFacts.userId, mine.id)),
    (
      await db
        .select()
        .from(proposedFacts)
        .innerJoin(talks, eq(talks.id, proposedFacts.talkId))
        .where(eq(talks.userId, mine.id))
    ).length,
    await db.$count(talkMemoryConsents, eq(talkMemoryConsents.userId, mine.id)),
  ];
  await fill();
  expect(await exportTalks(asMember(mine))).toMatchObject({
    memory: {
      facts: [{ content: "Uczysz się rysować." }],
      proposed: [{ content: `Mówisz: ${plan}` }],
    },
  });
  await press(mine, "off");
  expect(await left()).toEqual([1, 0, 0]);
  const id = await answered(mine);
  expect((await messagesOf(id))[0]!.reply).not.toContain("Pamiętam");
  await press(mine, "on");
  await press(mine, "off-delete");
  expect(await left()).toEqual([0, 0, 0]);
  await press(mine, "on");
  await fill();
  expect(await left()).toEqual([1, 1, 1]);
  await withdrawConsent(asMember(mine), "keep");
  expect(await left()).toEqual([0, 0, 0]);
  await expect(turnMemoryOn(asMember(mine))).rejects.toBeInstanceOf(Conflict);
  await giveConsent(asMember(mine), { isAdult: true, consents: true });
  await press(mine, "on");
  await fill();
  await db.delete(users).where(eq(users.id, mine.id));
  expect(await left()).toEqual([0, 0, 0]);
});

test("nobody but a member decides what is remembered, each of their own", async () => {
  const [mine, other] = [await rememberingMember(), await rememberingMember()];
  await over(await answered(mine));
  const [{ id } = { id: "" }] = (await memoryOf(mine)).proposed;
  const verbs: ((ctx: ServiceContext) => Promise<unknown>)[] = [
    (ctx) => ownFact(ctx, id),
    (ctx) => keepFact(ctx, { id, lifetime: "year" }),
    (ctx) =>
      keepFact(ctx, { id, lifetime: "year", edited: { content: "X", screening: screeningOf() } }),
    (ctx) => forgetFact(ctx, id),
  ];
  const ofOneself: typeof verbs = [
    (ctx) => memoryPage(ctx),
    (ctx) => countProposed(ctx),
    (ctx) => turnMemoryOn(ctx),
    (ctx) => turnMemoryOff(ctx, "delete"),
  ];
  const staff = { kind: "staff", userId: mine.id, permissions } as const;
  for (const verb of [...verbs, ...ofOneself])
    for (const actor of ["visitor", "worker", staff] as const)
      await expect(verb(testContext(actor))).rejects.toBeInstanceOf(NotAllowed);
  for (const verb of verbs) await expect(verb(asMember(other))).rejects.toBeInstanceOf(NotFound);
  expect((await press(other, "keep", id)).status).toBe(404);
  expect((await memoryOf(mine)).proposed).toMatchObject([{ id }]);
});
