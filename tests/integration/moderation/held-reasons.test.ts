import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { adultCrisisLine } from "~/copy/help-lines";
import { db } from "~/db/client.server";
import { comments, moderationCases, moderationDecisions, posts } from "~/db/schema";
import { NotAllowed, NotFound } from "~/services/command/errors";
import { caseDetail } from "~/services/moderation/case-detail.server";
import { readCasePage } from "~/services/moderation/case-page.server";
import { decideCase } from "~/services/moderation/decide-case.server";
import { findOwnCase } from "~/services/moderation/own-case.server";
import { tellOfHeld } from "~/services/moderation/tell-of-held.server";
import { writeToAuthor, writeToStaff } from "~/services/moderation/write-message.server";
import { addComment } from "~/services/posts/add-comment.server";
import { heardCrisis } from "~/site/moderation";
import { actsOn, caseOf, emailOf, keysOf, mailsAt, scene, stateOf } from "../../support/moderation";
import { testContext } from "../../support/orders";
import { screeningOf } from "../../support/screening";

const visitor = testContext("visitor");

const subject = "Twój wpis poczeka na człowieka";

async function heldPost() {
  const { post, author, first } = await scene();
  await db.update(posts).set({ state: "held" }).where(eq(posts.id, post.id));
  return { post, first, email: await emailOf(author) };
}

test("whoever writes something that a program holds back has its reasons, once", async () => {
  const { post, email } = await heldPost();
  await Promise.all([1, 2, 3].map(() => tellOfHeld(testContext("schedule"))));
  const [mail, ...others] = await mailsAt(email, subject);
  expect(others).toEqual([]);
  expect(mail!.text).toContain("Zatrzymał to automat");
  expect(mail!.text).toContain("Przeczyta to człowiek");
  expect(mail!.text).toContain(adultCrisisLine.number);
  expect(mail!.text!.indexOf(adultCrisisLine.number)).toBeLessThan(
    mail!.text!.indexOf("Sprawa dotyczy"),
  );
  for (const right of ["bezpłatnie, przez sześć miesięcy", "Rozpatrzy to człowiek", "do sądu"])
    expect(mail!.text).toContain(right);
  expect(mail!.text).not.toContain("Ostre słowa");
  const { id } = await caseOf(post.id);
  expect(
    await db.select().from(moderationDecisions).where(eq(moderationDecisions.caseId, id)),
  ).toMatchObject([{ reason: heardCrisis, isAutomated: true, isInterim: true, kind: "hide" }]);
});

test("and it is shown as ever when a moderator leaves it", async () => {
  const { post, first } = await heldPost();
  await tellOfHeld(testContext("schedule"));
  const { id } = await caseOf(post.id);
  await decideCase(first.ctx, { caseId: id, kind: "leave", reason: "helped", words: "" });
  expect(await stateOf(post.id)).toBe("published");
});

test("its author may object while nobody has looked: that is an appeal, and a person decides", async () => {
  const { post, first } = await heldPost();
  await tellOfHeld(testContext("schedule"));
  const { id } = await caseOf(post.id);
  const [key = ""] = await keysOf(id, "author");
  expect(await readCasePage(visitor, key)).toMatchObject({ isUpToMachine: true });
  await writeToStaff(visitor, {
    key,
    text: "To pomyłka, to był cytat z piosenki.",
    formToken: crypto.randomUUID(),
    screening: screeningOf(),
    isObjection: true,
  });
  expect(await actsOn(id)).toContain("appeal");
  await decideCase(first.ctx, { caseId: id, kind: "leave", reason: "no_breach", words: "" });
  expect(await readCasePage(visitor, key)).toMatchObject({ isUpToMachine: false });
  expect(await stateOf(post.id)).toBe("published");
});

describe("the way from what others do not see to its case", () => {
  test("is open to its author alone, from the moment that there is one", async () => {
    const { post, author, reporter, first } = await scene();
    const of = { kind: "post", id: post.id } as const;
    expect(await findOwnCase(author.ctx, of)).toEqual({ key: null, isHeld: false });
    await db.update(posts).set({ state: "held" }).where(eq(posts.id, post.id));
    expect(await findOwnCase(author.ctx, of)).toEqual({ key: null, isHeld: true });
    await tellOfHeld(testContext("schedule"));
    const { id: caseId } = await caseOf(post.id);
    const keys = await keysOf(caseId, "author");
    expect(await findOwnCase(author.ctx, of)).toEqual({ key: keys[0], isHeld: true });
    await expect(findOwnCase(reporter.ctx, of)).rejects.toThrow(NotFound);
    for (const nobody of [first.ctx, visitor])
      await expect(findOwnCase(nobody, of)).rejects.toThrow(NotAllowed);
    await decideCase(first.ctx, { caseId, kind: "hide", reason: "kept_private", words: "Tak." });
    expect(await findOwnCase(author.ctx, of)).toEqual({ key: keys[0], isHeld: false });
    for (const state of ["published", "deleted"] as const) {
      await db.update(posts).set({ state }).where(eq(posts.id, post.id));
      expect(await findOwnCase(author.ctx, of)).toEqual({ key: keys[0], isHeld: false });
      const { isGone, thing } = await readCasePage(visitor, keys[0]!);
      expect({ isGone, isThere: thing !== null }).toEqual({
        isGone: state === "deleted",
        isThere: state === "published",
      });
      await expect(findOwnCase(reporter.ctx, of)).rejects.toThrow(NotFound);
    }
  });

  test("of a comment and of words held anew does not lead to what is over", async () => {
    const { post, author, first } = await scene();
    const { comment } = await addComment(author.ctx, {
      ...{ postId: post.id, parentId: null, formToken: crypto.randomUUID() },
      ...{ content: "Nie mam dziś siły na nic.", screening: screeningOf("acute") },
    });
    const of = { kind: "comment", id: comment.id } as const;
    await tellOfHeld(testContext("schedule"));
    const { id: caseId } = await caseOf(comment.id);
    const [key] = await keysOf(caseId, "author");
    expect(await findOwnCase(author.ctx, of)).toEqual({ key, isHeld: true });
    await decideCase(first.ctx, { caseId, kind: "leave", reason: "helped", words: "" });
    await db.update(comments).set({ state: "held" }).where(eq(comments.id, comment.id));
    expect(await findOwnCase(author.ctx, of)).toEqual({ key: null, isHeld: true });
  });
});

describe("what somebody writes who was held for care", () => {
  async function told() {
    const held = await heldPost();
    await tellOfHeld(testContext("schedule"));
    const { id: caseId } = await caseOf(held.post.id);
    const [key = ""] = await keysOf(caseId, "author");
    const write = (text: string, level?: "acute") =>
      writeToStaff(visitor, {
        ...{ key, text, formToken: crypto.randomUUID(), screening: screeningOf(level) },
      });
    return { ...held, caseId, key, write };
  }
  const waits = async (caseId: string) =>
    (await db.select().from(moderationCases).where(eq(moderationCases.id, caseId)))[0]!
      .awaitsAnswerSince !== null;

  test("is a message, and no appeal unless they say so", async () => {
    const { caseId, write } = await told();
    await write("Nie mogę spać. Odpiszcie proszę.");
    expect(await actsOn(caseId)).not.toContain("appeal");
    expect(await waits(caseId)).toBe(true);
  });

  test("is not answered by a decision where danger is heard in it, but by words", async () => {
    const { caseId, first, write } = await told();
    await write("Mam obok tabletki i zaraz je wezmę.", "acute");
    expect(await caseDetail(first.ctx, caseId)).toMatchObject({ hasUnansweredCry: true });
    await decideCase(first.ctx, { caseId, kind: "leave", reason: "helped", words: "" });
    expect(await waits(caseId)).toBe(true);
    const { hasUnansweredCry, threads } = await caseDetail(first.ctx, caseId);
    expect(hasUnansweredCry).toBe(true);
    expect(threads.flatMap(({ messages }) => messages)).toMatchObject([{ isCry: true }]);
    await writeToAuthor(first.ctx, { caseId, text: "Jestem. Zadzwoń pod 112." });
    expect(await waits(caseId)).toBe(false);
    expect(await caseDetail(first.ctx, caseId)).toMatchObject({ hasUnansweredCry: false });
  });

  test("is answered by a decision where nothing of that is heard", async () => {
    const { caseId, first, write } = await told();
    await write("Kiedy to przeczytacie?");
    await decideCase(first.ctx, { caseId, kind: "leave", reason: "helped", words: "" });
    expect(await waits(caseId)).toBe(false);
  });

  test("goes to staff at once where danger is heard in it, also after a message that waits", async () => {
    const { first, write } = await told();
    const urgent = "Pilne: ktoś może być w niebezpieczeństwie";
    const to = await emailOf(first);
    await write("Kiedy to przeczytacie?");
    expect(await mailsAt(to, urgent)).toEqual([]);
    await write("Mam obok tabletki i zaraz je wezmę.", "acute");
    const [mail] = await mailsAt(to, urgent);
    expect(mail?.text).toContain("Słychać zagrożenie życia");
    expect(mail?.text).not.toContain("tabletki");
  });
});
