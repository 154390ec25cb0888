import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { groupMembers, posts, reports } from "~/db/schema";
import type { ServiceContext } from "~/services/command/context.server";
import { Conflict, Invalid, NotFound } from "~/services/command/errors";
import { answerAppeal } from "~/services/moderation/answer-appeal.server";
import { readCasePage } from "~/services/moderation/case-page.server";
import { caseDetail } from "~/services/moderation/case-detail.server";
import { claimCase } from "~/services/moderation/claim-case.server";
import { closeCases } from "~/services/moderation/close-cases.server";
import { decideCase } from "~/services/moderation/decide-case.server";
import { listCases } from "~/services/moderation/desk-queries.server";
import { submitAppeal } from "~/services/moderation/submit-appeal.server";
import { writeToStaff } from "~/services/moderation/write-message.server";
import {
  appealIn,
  caseOf,
  emailOf,
  keysOf,
  mailsAt,
  reportAs,
  actsOn,
  scene,
  stateOf,
} from "../../support/moderation";
import { writePost } from "../../support/community-content";
import { testContext } from "../../support/orders";
import { sandbox } from "../../support/world";
import { screeningOf } from "../../support/screening";

const day = 24 * 60 * 60_000;
const words = "Prosimy, pisz o sprawach, nie o ludziach.";
const statementSubject = "Decyzja moderacji i jej powody";
const hide = { kind: "hide", reason: "abuse", words } as const;
const leave = { kind: "leave", reason: "no_breach", words: "" } as const;

beforeEach(() => sandbox.state.clear());

const visitor = testContext("visitor");

describe("two moderators", () => {
  test("at the same second: one decides, the other was too slow", async () => {
    const { post, reporter, author, first, second } = await scene();
    await reportAs(reporter, "post", post.id);
    const { id: caseId } = await caseOf(post.id);
    const outcomes = await Promise.allSettled([
      decideCase(first.ctx, { caseId, ...hide }),
      decideCase(second.ctx, { caseId, ...leave }),
    ]);
    const failed = outcomes.filter((outcome) => outcome.status === "rejected");
    expect(failed.map(({ reason }) => reason as unknown)).toMatchObject([
      { name: "Conflict", code: "decided" },
    ]);
    expect(await mailsAt(await emailOf(author), statementSubject)).toHaveLength(1);
  });

  test("a case that one of them took is theirs for half an hour", async () => {
    const { clock, post, reporter, first, second } = await scene();
    await reportAs(reporter, "post", post.id);
    const { id: caseId } = await caseOf(post.id);
    await claimCase(first.ctx, caseId);
    await expect(claimCase(second.ctx, caseId)).rejects.toMatchObject({
      name: "Conflict",
      code: "case_claimed",
    });
    await expect(decideCase(second.ctx, { caseId, ...hide })).rejects.toThrow("claimed");
    expect((await listCases(second.ctx, {}, 1)).rows.length).toBeGreaterThan(0);
    clock.now = new Date(clock.now.getTime() + 31 * 60_000);
    await decideCase(second.ctx, { caseId, ...hide });
    expect(await actsOn(caseId)).toEqual(["claim_case", "decide_case"]);
  });
});

describe("sanctions strike the membership", () => {
  test("silence and ban hide the text, and an appeal gives everything back", async () => {
    for (const verdict of [
      { kind: "silence", reason: "abuse", words, days: 7 },
      { kind: "ban", reason: "hate", words },
    ] as const) {
      const { membership, post, reporter, first, second } = await scene();
      await reportAs(reporter, "post", post.id);
      const { id: caseId } = await caseOf(post.id);
      await decideCase(first.ctx, { caseId, ...verdict });
      const member = async () =>
        (await db.select().from(groupMembers).where(eq(groupMembers.id, membership.id)))[0];
      expect(await stateOf(post.id)).toBe("hidden");
      expect(await member()).toMatchObject(
        verdict.kind === "ban" ? { state: "banned" } : { silencedUntil: expect.any(Date) },
      );
      const [key = ""] = await keysOf(caseId, "author");
      await submitAppeal(visitor, { key, text: "Nie ja.", screening: screeningOf() });
      const { id: appealId } = await appealIn(caseId);
      await answerAppeal(second.ctx, { appealId, outcome: "changed", ...leave, words: "Tak." });
      expect(await member()).toMatchObject({ state: "active", silencedUntil: null });
      expect(await stateOf(post.id)).toBe("published");
    }
  });

  test("whoever takes a silence back reads which other one still holds, and when none does", async () => {
    const { membership, post, reporter, first, second } = await scene();
    const other = await writePost(membership, { title: "Inny tytuł", content: "Inne słowa." });
    const cases = [];
    for (const { id } of [post, other]) {
      await reportAs(reporter, "post", id);
      const { id: caseId } = await caseOf(id);
      await decideCase(first.ctx, { caseId, kind: "silence", reason: "abuse", words, days: 7 });
      cases.push(caseId);
    }
    const [taken = "", held = ""] = cases;
    const takeBack = async (caseId: string) => {
      const [key = ""] = await keysOf(caseId, "author");
      await submitAppeal(visitor, { key, text: "Nie ja.", screening: screeningOf() });
      const { id: appealId } = await appealIn(caseId);
      await answerAppeal(second.ctx, { appealId, outcome: "changed", ...leave, words: "Tak." });
    };
    await takeBack(taken);
    const [key = ""] = await keysOf(held, "author");
    const { number } = await readCasePage(visitor, key);
    expect(await caseDetail(second.ctx, taken)).toMatchObject({
      isAuthorSilenced: true,
      otherSilences: [{ caseId: held, number, until: expect.any(Date) }],
    });
    expect((await caseDetail(second.ctx, held)).otherSilences).toEqual([]);
    await takeBack(held);
    expect((await caseDetail(second.ctx, taken)).otherSilences).toEqual([]);
  });

  test("reads it behind any number of later decisions", async () => {
    const { membership, post, reporter, first } = await scene();
    const decide = async (
      id: string,
      verdict: { kind: "silence"; days: number } | typeof leave,
    ) => {
      await reportAs(reporter, "post", id);
      const { id: caseId } = await caseOf(id);
      await decideCase(first.ctx, { caseId, reason: "abuse", words, ...verdict });
      return caseId;
    };
    const silencing = await decide(post.id, { kind: "silence", days: 7 });
    let latest = "";
    for (let number = 0; number < 11; number++) {
      const { id } = await writePost(membership, { content: `Inne słowa ${number}.` });
      latest = await decide(id, leave);
    }
    expect((await caseDetail(first.ctx, latest)).otherSilences).toMatchObject([
      { caseId: silencing },
    ]);
  });

  test("the queue shows of a member of a sensitive group the pseudonym and drawn picture alone", async () => {
    for (const isSensitive of [false, true]) {
      const { group, author, membership, post, reporter, first } = await scene({ isSensitive });
      await reportAs(reporter, "post", post.id);
      const { rows } = await listCases(first.ctx, { group: group.id }, 1);
      expect(rows.map(({ author: shown }) => shown)).toMatchObject([
        { id: membership.id, name: isSensitive ? membership.pseudonym : author.nick },
      ]);
      if (isSensitive) expect(rows[0]?.author?.picture.kind).toBe("drawn");
    }
  });

  test("whoever wrote it or reported it does not decide it", async () => {
    const { membership, post, reporter, first } = await scene();
    await reportAs(reporter, "post", post.id);
    const { id: caseId } = await caseOf(post.id);
    await db
      .update(groupMembers)
      .set({ userId: first.userId })
      .where(eq(groupMembers.id, membership.id));
    await expect(decideCase(first.ctx, { caseId, ...hide })).rejects.toThrow("own_interest");
    await expect(claimCase(first.ctx, caseId)).rejects.toThrow("own_interest");
  });
});

describe("threads", () => {
  test("of the author and of reporters never see each other", async () => {
    const { post, reporter, first, author } = await scene();
    await reportAs(reporter, "post", post.id);
    const { id: caseId } = await caseOf(post.id);
    await decideCase(first.ctx, { caseId, ...hide });
    const [[theirs = ""], [own = ""]] = [
      await keysOf(caseId, "reporter"),
      await keysOf(caseId, "author"),
    ];
    const send = (key: string, text: string) =>
      writeToStaff(visitor, {
        key,
        text,
        formToken: crypto.randomUUID(),
        screening: screeningOf(),
      });
    await send(own, "Słowa autora");
    await send(theirs, "Słowa zgłaszającej osoby");
    const pages = [await readCasePage(visitor, own), await readCasePage(visitor, theirs)];
    expect(pages.map(({ messages }) => messages.map(({ text }) => text))).toEqual([
      ["Słowa autora"],
      ["Słowa zgłaszającej osoby"],
    ]);
    expect(JSON.stringify(pages[0])).not.toContain(reporter.userId);
    expect(JSON.stringify(pages[1])).not.toContain(author.userId);
    expect(pages[1]?.decisions[0]?.words).toBe("");
  });

  test("a closed case takes neither messages nor appeals, and goes half a year later", async () => {
    const { clock, post, reporter, first } = await scene();
    await reportAs(reporter, "post", post.id);
    const { id: caseId } = await caseOf(post.id);
    await decideCase(first.ctx, { caseId, ...hide });
    const [key = ""] = await keysOf(caseId, "author");
    const schedule = testContext("schedule", clock);
    clock.now = new Date(clock.now.getTime() + 184 * day - 1000);
    await closeCases(schedule);
    expect((await readCasePage({ ...visitor, now: () => clock.now }, key)).state).toBe("decided");
    expect(await stateOf(post.id)).toBe("hidden");
    clock.now = new Date(clock.now.getTime() + 2000);
    await closeCases(schedule);
    const [gone] = await db.select().from(posts).where(eq(posts.id, post.id));
    expect(gone).toMatchObject({ state: "deleted", content: "", title: "" });
    const late: ServiceContext = { ...visitor, now: () => clock.now };
    await expect(
      submitAppeal(late, { key, text: "Późno.", screening: screeningOf() }),
    ).rejects.toThrow(Conflict);
    await expect(
      writeToStaff(late, {
        key,
        text: "?",
        formToken: crypto.randomUUID(),
        screening: screeningOf(),
      }),
    ).rejects.toThrow(Conflict);
    clock.now = new Date(clock.now.getTime() + 184 * day);
    await closeCases(schedule);
    await expect(readCasePage(late, key)).rejects.toThrow(NotFound);
    expect(await db.select().from(reports).where(eq(reports.postId, post.id))).toEqual([]);
  });
});

test("what does not fit is refused, and nothing is half done", async () => {
  const { post, reporter, first } = await scene();
  await reportAs(reporter, "post", post.id);
  const { id: caseId } = await caseOf(post.id);
  for (const verdict of [
    { ...hide, kind: "remove_picture" },
    { ...hide, reason: "no_breach" },
    { ...leave, reason: "abuse" },
    { ...hide, words: " " },
    { ...hide, words: "x".repeat(2001) },
    { ...hide, kind: "silence", days: 999 },
  ] as const)
    await expect(decideCase(first.ctx, { caseId, ...(verdict as typeof hide) })).rejects.toThrow(
      Invalid,
    );
  expect(await stateOf(post.id)).toBe("published");
  expect((await caseOf(post.id)).state).toBe("open");
  await expect(decideCase(first.ctx, { caseId: crypto.randomUUID(), ...hide })).rejects.toThrow(
    NotFound,
  );
});
