import { eq, sql } from "drizzle-orm";
import { setTimeout } from "node:timers/promises";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { db } from "~/db/client.server";
import { caseParties, moderationCases, posts } from "~/db/schema";
import type { Refusal } from "~/forms/refusal";
import { action, headers, loader } from "~/routes/community/case";
import { CaseView } from "~/routes/community/case-view";
import { action as report } from "~/routes/community/report";
import { message as writing } from "~/services/acts/definitions/reports.server";
import { openStaffAct } from "~/services/acts/open-staff-act.server";
import type { CasePage } from "~/services/moderation/case-page.server";
import { closeCases } from "~/services/moderation/close-cases.server";
import { decideCase } from "~/services/moderation/decide-case.server";
import { tellOfHeld } from "~/services/moderation/tell-of-held.server";
import { writeToAuthor, writeToParty } from "~/services/moderation/write-message.server";
import { actsOn, appealIn, caseOf, keysOf, reportAs, scene } from "../../support/moderation";
import { testContext } from "../../support/orders";
import { newMember, signIn } from "../../support/members";
import { call, get, post } from "../../support/requests";

vi.mock("@remix-run/react", async (load) => ({
  ...(await load<object>()),
  useRouteLoaderData: () => undefined,
}));

const day = 24 * 60 * 60_000;
const words = "Prosimy, pisz o sprawach, nie o ludziach.";
const details = "Ta osoba mnie wyzywa.";

/** A case that was decided, with the keys of both its parties. */
async function decided() {
  const all = await scene();
  await reportAs(all.reporter, "post", all.post.id, { details });
  const { id: caseId } = await caseOf(all.post.id);
  await decideCase(all.first.ctx, { caseId, kind: "hide", reason: "abuse", words });
  const [author = ""] = await keysOf(caseId, "author");
  const [reporter = ""] = await keysOf(caseId, "reporter");
  return { ...all, caseId, keys: { author, reporter } };
}

const look = (key: string) =>
  call<CasePage>(loader, get(`/cases/${encodeURIComponent(key)}`), { key });
const send = (key: string, form: Record<string, string>) =>
  call<Refusal>(action, post(`/cases/${encodeURIComponent(key)}`, form), { key });
const appeal = { intent: "appeal", appeal: "To był cytat." };
const message = () => ({ message: "Kiedy odpowiecie?", formToken: crypto.randomUUID() });

describe("the page of a case", () => {
  test("whoever writes to a party once it is closed reads what was done in the case", async () => {
    const { caseId, first } = await decided();
    const [party] = await db.select().from(caseParties).where(eq(caseParties.caseId, caseId));
    const opened = await openStaffAct(first.ctx, { isFresh: true }, writing, party!.id);
    expect(opened.target).toEqual({ kind: "case", id: caseId });
  });

  test("is there for a key that is somebody's, and for no other", async () => {
    const { caseId, keys } = await decided();
    const [party] = await db.select().from(caseParties).where(eq(caseParties.caseId, caseId));
    const wrong = [
      "",
      "x",
      keys.author.toLowerCase(),
      `${keys.author}x`,
      keys.author.slice(0, -1),
      party!.id,
      party!.keyHash,
      caseId,
      "' or 1=1 --",
      "\u0000",
      "a".repeat(5_000),
    ];
    for (const key of wrong) {
      expect((await look(key)).status).toBe(404);
      expect((await send(key, appeal)).status).toBe(404);
      expect((await send(key, message())).status).toBe(404);
    }
    expect((await look(keys.author)).status).toBe(200);
    expect((await look(keys.author)).data).toMatchObject({ appeal: null, messages: [] });
  });

  test("opens signed out as well as signed in as somebody else, and leaves its key nowhere", async () => {
    const { keys } = await decided();
    const { jar } = await signIn(await newMember());
    const address = `/cases/${keys.author}`;
    for (const request of [get(address), jar.on(get(address))])
      expect((await call(loader, request, { key: keys.author })).status).toBe(200);
    expect(headers()).toEqual({ "Referrer-Policy": "no-referrer", "Cache-Control": "no-store" });
    expect((await send(keys.author, appeal)).status).toBe(303);
  });

  test("shows each side its own, whoever's key the other has", async () => {
    const { keys, post: text } = await decided();
    const [author, reporter] = [await look(keys.author), await look(keys.reporter)];
    expect(author.data).toMatchObject({ side: "author", content: { text: text.content } });
    expect(reporter.data).toMatchObject({ side: "reporter", report: { details }, content: null });
    expect(JSON.stringify(author.data)).not.toContain(details);
    expect(JSON.stringify(author.data)).not.toContain(keys.reporter);
    for (const hidden of [text.content, text.title, words, keys.author])
      expect(JSON.stringify(reporter.data)).not.toContain(hidden);
  });

  test("of what is held takes a message as an appeal, too, where its box is ticked alone", async () => {
    const { post: text } = await scene();
    await db.update(posts).set({ state: "held" }).where(eq(posts.id, text.id));
    await tellOfHeld(testContext("schedule"));
    const { id: caseId } = await caseOf(text.id);
    const [key = ""] = await keysOf(caseId, "author");
    expect((await send(key, { ...message(), intent: "message" })).status).toBe(303);
    expect(await actsOn(caseId)).not.toContain("appeal");
    const ticked = { ...message(), message: "To cytat z piosenki.", objection: "yes" };
    expect((await send(key, { ...ticked, intent: "message" })).status).toBe(303);
    expect(await actsOn(caseId)).toContain("appeal");
  });

  test("takes an appeal from the side that lost something alone, and once", async () => {
    const { keys, caseId } = await decided();
    const refused = await send(keys.reporter, appeal);
    const errors = { "": "Od tej decyzji nie można się teraz odwołać." };
    expect(refused).toMatchObject({ status: 409, data: { values: appeal, errors } });
    expect((await send(keys.author, appeal)).status).toBe(303);
    expect((await send(keys.author, appeal)).status).toBe(303);
    expect((await appealIn(caseId)).text).toBe(appeal.appeal);
  });

  test("takes ten messages in an hour, and keeps the words of the next", async () => {
    const { keys } = await decided();
    for (let turn = 0; turn < 10; turn += 1)
      expect((await send(keys.author, message())).status).toBe(303);
    const next = message();
    const errors = { "": expect.stringContaining("To dużo wiadomości w krótkim czasie.") };
    expect(await send(keys.author, next)).toMatchObject({
      status: 429,
      data: { values: next, errors },
    });
  });

  test("is read to its end, but takes nothing any more once the time to appeal is over", async () => {
    const { keys, caseId } = await decided();
    const later = (days: number) =>
      testContext("schedule", { now: new Date(Date.now() + days * day) });
    await closeCases(later(185));
    const closed = await look(keys.author);
    expect(closed.data).toMatchObject({ state: "closed", appealUntil: null });
    expect(await send(keys.author, appeal)).toMatchObject({
      status: 409,
      data: { values: appeal },
    });
    const late = message();
    const refused = await send(keys.author, late);
    const errors = { "": "Ta sprawa jest zamknięta." };
    expect(refused).toMatchObject({ status: 409, data: { values: late, errors } });
    const values = { ...appeal, ...late };
    const page = { ...closed.data, key: keys.author, formToken: late.formToken };
    const shown = renderToStaticMarkup(createElement(CaseView, { page, form: { values, errors } }));
    for (const kept of [appeal.appeal, late.message]) expect(shown).toContain(kept);
    expect(shown).not.toContain("<form");
    await closeCases(later(370));
    expect(await db.$count(moderationCases, eq(moderationCases.id, caseId))).toBe(0);
    expect((await look(keys.author)).status).toBe(404);
  });

  test("takes nothing from staff either once it is closed, whichever party they write to", async () => {
    const { caseId, first } = await decided();
    const parties = await db.select().from(caseParties).where(eq(caseParties.caseId, caseId));
    await closeCases(testContext("schedule", { now: new Date(Date.now() + 185 * day) }));
    const text = "Jak się masz?";
    const refused = { name: "Conflict", code: "case_closed" };
    for (const { id } of parties)
      await expect(writeToParty(first.ctx, { partyId: id, text })).rejects.toMatchObject(refused);
    await expect(writeToAuthor(first.ctx, { caseId, text })).rejects.toMatchObject(refused);
    expect(parties).toHaveLength(2);
  });

  test("keeps the words of a message that is sent just as it closes", async () => {
    const { keys, caseId } = await decided();
    const late = message();
    const sent = await db.transaction(async (tx) => {
      const closing = { state: "closed", closedAt: new Date() } as const;
      await tx.update(moderationCases).set(closing).where(eq(moderationCases.id, caseId));
      const sending = send(keys.author, late);
      await setTimeout(500);
      return { sending };
    });
    expect(await sent.sending).toMatchObject({ status: 409, data: { values: late } });
    expect((await look(keys.author)).data.messages).toEqual([]);
  });

  test("refuses an appeal one moment after six months, though no job has closed it", async () => {
    const { keys, caseId } = await decided();
    await db.execute(
      sql`update moderation_decisions set decided_at = now() - interval '184 days' where case_id = ${caseId}`,
    );
    expect((await look(keys.author)).data.appealUntil).toBeNull();
    expect((await send(keys.author, appeal)).status).toBe(409);
  });
});

describe("64 KiB of text", () => {
  const long = "Ała! ".repeat(14_000);

  test("in a report comes back whole with what to do, and is nowhere else", async () => {
    const { reporter, post: text } = await scene();
    const form = { reason: "abuse", email: "ktos@example.com", details: long };
    const params = { kind: "post", id: text.id };
    const answer = await call<Refusal>(report, post("/report", form), params);
    expect(answer).toMatchObject({ status: 413, data: { values: form } });
    expect(answer.data.errors[""]).toContain("Skróć");
    expect(await db.$count(moderationCases, eq(moderationCases.subjectId, text.id))).toBe(0);
    const short = { ...form, details: "a".repeat(2_001) };
    expect(await call<Refusal>(report, post("/report", short), params)).toMatchObject({
      status: 422,
      data: { values: short, errors: { details: expect.any(String) } },
    });
    expect(await reportAs(reporter, "post", text.id)).toBe("reported");
  });

  test.each<Record<string, string>>([
    { ...appeal, appeal: long },
    { message: long, formToken: crypto.randomUUID() },
  ])("on the page of a case comes back whole", async (form) => {
    const { keys } = await decided();
    expect(await send(keys.author, form)).toMatchObject({ status: 413, data: { values: form } });
  });
});
