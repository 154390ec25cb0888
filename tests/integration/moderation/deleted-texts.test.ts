import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { adultCrisisLine } from "~/copy/help-lines";
import { db } from "~/db/client.server";
import { caseParties, comments, mails, moderationCases, posts, reports } from "~/db/schema";
import { actLinksOf } from "~/services/acts/act-links.server";
import { deleteAccount } from "~/services/members/delete-account.server";
import { answerAppeal } from "~/services/moderation/answer-appeal.server";
import { appealAnswerMail } from "~/services/moderation/appeal-answer-mail";
import { caseDetail } from "~/services/moderation/case-detail.server";
import { readCasePage } from "~/services/moderation/case-page.server";
import { closeCases } from "~/services/moderation/close-cases.server";
import { decideCase } from "~/services/moderation/decide-case.server";
import { listCases } from "~/services/moderation/desk-queries.server";
import { statementOfReasonsMail } from "~/services/moderation/statement-of-reasons-mail";
import { submitAppeal } from "~/services/moderation/submit-appeal.server";
import { sendMail } from "~/services/outbox/send-mail.server";
import { deleteComment } from "~/services/posts/delete-comment.server";
import { deletePost } from "~/services/posts/delete-post.server";
import { withdrawFromGroup } from "~/services/posts/withdraw-from-group.server";
import { decisionButtons } from "~/site/moderation";
import { newSession } from "../../support/members";
import {
  authorOf,
  kinds,
  why,
  wordsOf,
  written,
  type Kind,
  type Scene,
} from "../../support/moderated-texts";
import {
  appealIn,
  caseOf,
  keysOf,
  mailsAt,
  emailOf,
  oldMember,
  reportAs,
} from "../../support/moderation";
import { untilLockIsAwaited } from "../../support/locks";
import { testContext } from "../../support/orders";
import { mailsTo } from "../../support/records";
import { screeningOf } from "../../support/screening";

const visitor = testContext("visitor");
const day = 24 * 60 * 60_000;

/** A text that somebody has reported. */
async function reported(kind: Kind, more: { reason?: string } = {}) {
  const scene = await written();
  const reporter = await oldMember(scene.clock);
  await reportAs(reporter, kind, scene[kind].id, more);
  const of = () => caseOf(scene[kind].id);
  return { ...scene, reporter, of };
}

/** Sends what was written down for an address. @returns all that came */
async function allMailsAt(to: string) {
  for (const { id } of await db.select().from(mails).where(eq(mails.recipient, to)))
    await sendMail(testContext("worker"), { mailId: id, lastAttempt: false });
  return mailsTo(to);
}

const takeBack = (scene: Scene, kind: Kind) => {
  const { ctx } = authorOf(scene, kind);
  return kind === "post" ? deletePost(ctx, scene.post.id) : deleteComment(ctx, scene.comment.id);
};

const buttonsOf = async (scene: Scene, id: string) => {
  const { ctx } = scene.first;
  return actLinksOf("reports", { ...(await caseDetail(ctx, id)), id }, ctx)
    .filter(({ part }) => part === undefined)
    .map(({ label }) => label);
};

test.each(kinds)("a reported %s that its author deletes can still be judged", async (kind) => {
  const scene = await reported(kind);
  await takeBack(scene, kind);
  const { id, deletedText } = await scene.of();
  expect(deletedText).toEqual({ ...wordsOf(scene, kind), at: expect.any(String) });
  const { content } = await caseDetail(scene.first.ctx, id);
  expect(content).toMatchObject({ state: "deleted", text: scene[kind].content });
  const { rows } = await listCases(scene.first.ctx, { author: authorOf(scene, kind).nick }, 1);
  expect(rows).toMatchObject([{ id, excerpt: expect.stringContaining(scene[kind].content) }]);
  const offered = await buttonsOf(scene, id);
  expect(offered).toEqual(
    expect.arrayContaining([decisionButtons.leave, decisionButtons.silence, decisionButtons.ban]),
  );
  const detail = await caseDetail(scene.first.ctx, id);
  const ready = actLinksOf("reports", { ...detail, id }, scene.first.ctx);
  expect(ready.filter(({ part }) => part === "saved")).toEqual([]);
  for (const refused of ["hide", "edit", "delete"] as const)
    expect(offered).not.toContain(decisionButtons[refused]);
});

test.each([
  [
    "leaving the group with everything",
    (scene: Scene) =>
      withdrawFromGroup(scene.author.ctx, { groupId: scene.group.id, texts: "remove" }),
  ],
  [
    "deleting the account",
    async (scene: Scene) => {
      const { userId } = scene.author;
      const sessionId = await newSession(userId);
      await deleteAccount(scene.author.ctx, { sessionId, texts: "remove" });
    },
  ],
] as const)("its words stay with the case after %s", async (_, leave) => {
  const scene = await reported("post");
  await leave(scene);
  expect((await scene.of()).deletedText).toMatchObject(wordsOf(scene, "post"));
});

test("nothing is kept of what nobody reported, what was decided, and what tells of its author's need", async () => {
  // A case is open, as after the program held it, and nobody has reported it.
  const unreported = await reported("post");
  const { id: unreportedCase } = await unreported.of();
  await db.delete(caseParties).where(eq(caseParties.caseId, unreportedCase));
  await takeBack(unreported, "post");

  const decided = await reported("post");
  const { id: caseId } = await decided.of();
  await decideCase(decided.first.ctx, { caseId, kind: "leave", reason: "no_breach", words: "" });
  await takeBack(decided, "post");

  const worried = await reported("post", { reason: "crisis" });
  await takeBack(worried, "post");

  const held = await reported("post");
  await db.update(posts).set({ state: "held" }).where(eq(posts.id, held.post.id));
  await takeBack(held, "post");

  const acute = await reported("post");
  await db.update(posts).set({ crisisLevel: "acute" }).where(eq(posts.id, acute.post.id));
  await takeBack(acute, "post");

  for (const { of } of [unreported, decided, worried, held, acute])
    expect((await of()).deletedText).toBeNull();
});

test("worry about its author takes nothing from what somebody else reported", async () => {
  const scene = await reported("post", { reason: "crisis" });
  await reportAs(await oldMember(scene.clock), "post", scene.post.id);
  await takeBack(scene, "post");
  expect((await scene.of()).deletedText).toMatchObject(wordsOf(scene, "post"));
});

test.each(["hide", "delete", "edit"] as const)(
  "what a moderator decided to %s stays while its author's appeal waits",
  async (kind) => {
    const scene = await reported("post");
    const { title } = scene.post;
    const more = kind === "edit" ? { edited: { title, content: "Już nic." } } : {};
    const { id: caseId } = await scene.of();
    await decideCase(scene.first.ctx, { caseId, kind, ...why, ...more });
    const [key = ""] = await keysOf(caseId, "author");
    await submitAppeal(visitor, { key, text: "To był cytat.", screening: screeningOf() });
    await withdrawFromGroup(scene.author.ctx, { groupId: scene.group.id, texts: "remove" });
    const { content, decisions, found } = await caseDetail(scene.second.ctx, caseId);
    const { edited } = decisions[0]!.undo;
    expect([content?.text, edited?.before.content]).toContain(scene.post.content);
    expect(found.deletedText === null).toBe(kind === "delete");
  },
);

test("the words go when the case closes, and its author reads them until then", async () => {
  const scene = await reported("post");
  await takeBack(scene, "post");
  const { id: caseId } = await scene.of();
  await decideCase(scene.first.ctx, { caseId, kind: "silence", days: 3, ...why });
  const [key = ""] = await keysOf(caseId, "author");
  const page = await readCasePage(visitor, key);
  expect(page.content).toEqual({ title: scene.post.title, text: scene.post.content });
  expect(page.thing).toBeNull();
  await closeCases(testContext("schedule", { now: new Date(Date.now() + 185 * day) }));
  expect(await scene.of()).toMatchObject({ state: "closed", deletedText: null });
  expect((await readCasePage(visitor, key)).content).toBeNull();
});

test("nobody is told that something was hidden which its author had deleted", async () => {
  const scene = await reported("comment");
  await takeBack(scene, "comment");
  const { id: caseId } = await scene.of();
  await decideCase(scene.first.ctx, { caseId, kind: "ban", ...why });
  const mails = await mailsAt(await emailOf(scene.other), statementOfReasonsMail.subject("abuse"));
  const said = mails.map(({ text }) => text).join();
  expect(said).toContain("zniknął już wcześniej");
  expect(said).not.toContain("Ten komentarz ukryliśmy");
});

describe("the mail that was on its way when its author deleted the text", () => {
  async function held(kind: Kind) {
    const scene = await written();
    const { id } = scene[kind];
    const table = kind === "post" ? posts : comments;
    await db.update(table).set({ state: "held" }).where(eq(table.id, id));
    const { id: caseId } = await caseOf(id);
    const email = await emailOf(authorOf(scene, kind));
    const sent = async () =>
      (await allMailsAt(email)).map(({ subject, text }) => ({ subject, text }));
    return { ...scene, caseId, sent };
  }
  const care = { kind: "hide", reason: "kept_private", words: "Jesteśmy z Tobą." } as const;

  test.each(kinds)(
    "of a held %s says that it is gone, and that nobody has to wait",
    async (kind) => {
      const scene = await held(kind);
      await decideCase(scene.first.ctx, { caseId: scene.caseId, ...care });
      await takeBack(scene, kind);
      const [mail, ...others] = await scene.sent();
      expect(others).toEqual([]);
      expect(mail?.subject).toBe("Gdyby było Ci ciężko");
      expect(mail?.text).toContain(care.words);
      expect(mail?.text).toContain(
        kind === "post" ? "Tego posta już nie ma" : "Tego komentarza już nie ma",
      );
      expect(mail?.text).toContain(adultCrisisLine.number);
      for (const untrue of ["Ktoś od nas przeczytał", "widzisz", "możesz je usunąć", "nazwane"])
        expect(mail?.text).not.toContain(untrue);
    },
  );

  test.each(["helped", "gone"] as const)(
    "of a held post is not sent where nobody has written anything to them: %s",
    async (reason) => {
      const scene = await held("post");
      await takeBack(scene, "post");
      await decideCase(scene.first.ctx, { caseId: scene.caseId, kind: "leave", reason, words: "" });
      expect((await scene.sent()).map(({ subject }) => subject)).not.toContain(
        "Ktoś od nas przeczytał Twój wpis",
      );
    },
  );

  test("of what was hidden says that it is gone, and so does the answer to an appeal", async () => {
    const scene = await reported("post");
    const { id: caseId } = await scene.of();
    await decideCase(scene.first.ctx, { caseId, kind: "hide", ...why });
    const [key = ""] = await keysOf(caseId, "author");
    await submitAppeal(visitor, { key, text: "To był cytat.", screening: screeningOf() });
    await takeBack(scene, "post");
    const { id: appealId } = await appealIn(caseId);
    await answerAppeal(scene.second.ctx, { appealId, outcome: "upheld", words: "Zostaje." });
    const mails = await allMailsAt(await emailOf(scene.author));
    expect(mails.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([statementOfReasonsMail.subject("abuse"), appealAnswerMail.subject()]),
    );
    for (const { text } of mails) {
      expect(text).toContain("Tego posta już nie ma.");
      expect(text).not.toContain("widzisz go tylko Ty");
    }
  });
});

test("a report that waited while its author deleted the text is none", async () => {
  const scene = await written();
  const reporter = await oldMember(scene.clock);
  const reporting = await db.transaction(async (tx) => {
    await tx.update(posts).set({ state: "published" }).where(eq(posts.id, scene.post.id));
    const waiting = reportAs(reporter, "post", scene.post.id).then(
      () => "reported",
      () => "refused",
    );
    await untilLockIsAwaited("%posts%");
    await tx
      .update(posts)
      .set({ state: "deleted", title: "", content: "", search: null })
      .where(eq(posts.id, scene.post.id));
    return { waiting };
  });
  expect(await reporting.waiting).toBe("refused");
  expect(await db.$count(reports, eq(reports.postId, scene.post.id))).toBe(0);
  expect(await db.$count(moderationCases, eq(moderationCases.subjectId, scene.post.id))).toBe(0);
});
