import { and, eq, isNotNull } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import {
  comments,
  moderationCases,
  moderationDecisions,
  pictures,
  notifications,
  posts,
  reports,
} from "~/db/schema";
import { NotFound } from "~/services/command/errors";
import { answerAppeal } from "~/services/moderation/answer-appeal.server";
import { readCasePage } from "~/services/moderation/case-page.server";
import { listNotifications } from "~/services/inbox/read-notifications.server";
import { claimCase } from "~/services/moderation/claim-case.server";
import { decideCase } from "~/services/moderation/decide-case.server";
import { listCases } from "~/services/moderation/desk-queries.server";
import { subjectColumns } from "~/services/moderation/subject.server";
import { submitAppeal } from "~/services/moderation/submit-appeal.server";
import { groupFeed } from "~/services/posts/feed.server";
import { confirmReport } from "~/services/reports/confirm-report.server";
import { confirmationKey } from "~/services/reports/confirmation-key.server";
import { findReportable } from "~/services/reports/find-reportable.server";
import { notificationText } from "~/site/notifications";
import { newPerson, putInto } from "../../support/community";
import { writeComment, writePost } from "../../support/community-content";
import {
  appealIn,
  caseOf,
  emailOf,
  keysOf,
  mailsAt,
  oldMember,
  reportAs,
  actsOn,
  scene,
  stateOf,
} from "../../support/moderation";
import { testContext } from "../../support/orders";
import { newStaff } from "../../support/staff";
import { sandbox } from "../../support/world";
import { screeningOf } from "../../support/screening";
import { outcomeOf } from "../../support/refused";

const words = "Prosimy, pisz o sprawach, nie o ludziach.";
const statementSubject = "Decyzja moderacji i jej powody";
const outcomeSubject = "Twoje zgłoszenie: jest decyzja";
const hide = { kind: "hide", reason: "abuse", words } as const;
const leave = { kind: "leave", reason: "no_breach", words: "" } as const;

beforeEach(() => sandbox.state.clear());

const visitor = testContext("visitor");

/** What the newest notification of somebody says. */
async function lineOf({ ctx }: Pick<Awaited<ReturnType<typeof scene>>["author"], "ctx">) {
  const [line] = (await listNotifications(ctx)).notifications;
  return line?.isReadable ? notificationText(line) : undefined;
}

describe("from a report to the answer to an appeal", () => {
  test("each step is told to both sides, and what was taken away comes back", async () => {
    const { group, author, reporter, post, first, second } = await scene();
    expect(await reportAs(reporter, "post", post.id)).toBe("reported");
    const found = await caseOf(post.id);
    const queue = await listCases(first.ctx, { group: group.id }, 1);
    expect(queue.rows).toMatchObject([{ id: found.id, state: "open", reports: 1 }]);

    await decideCase(first.ctx, { caseId: found.id, ...hide });
    expect(await stateOf(post.id)).toBe("hidden");
    expect((await groupFeed(reporter.ctx, group.slug))?.posts).toEqual([]);

    const [statement] = await mailsAt(await emailOf(author), statementSubject);
    for (const said of [words, "obraża", "Regulamin", "odwołać", "sądu", "bez automatu"])
      expect(statement?.text).toContain(said);
    expect(statement?.text).not.toContain("Ostre słowa");
    const [told] = await mailsAt(await emailOf(reporter), outcomeSubject);
    expect(told?.text).toContain("inni już tego nie zobaczą");
    expect(told?.text).not.toContain("ta osoba");
    expect(told?.text).not.toContain(words);
    const notices = await db
      .select({ kind: notifications.kind })
      .from(notifications)
      .where(eq(notifications.userId, author.userId));
    expect(notices).toEqual([{ kind: "decision" }]);
    expect(await lineOf(author)).toBe(`Ukryliśmy Twój post „${post.title}”. Zobacz dlaczego.`);

    const [key = ""] = await keysOf(found.id, "author");
    expect(statement?.text).toContain(`/cases/${key}`);
    const page = await readCasePage(visitor, key);
    expect(page).toMatchObject({
      side: "author",
      state: "decided",
      content: { text: "Ostre słowa." },
    });
    expect(JSON.stringify(page)).not.toContain("To boli.");
    await submitAppeal(visitor, { key, text: "To był cytat.", screening: screeningOf() });
    await submitAppeal(visitor, { key, text: "To był cytat.", screening: screeningOf() });
    const appeal = await appealIn(found.id);
    await expect(
      answerAppeal(first.ctx, { appealId: appeal.id, outcome: "changed", ...leave, words: "Tak." }),
    ).rejects.toThrow("own_decision");
    await expect(claimCase(first.ctx, found.id)).rejects.toThrow("own_decision");
    await claimCase(second.ctx, found.id);
    await answerAppeal(second.ctx, {
      appealId: appeal.id,
      outcome: "changed",
      ...leave,
      words: "Masz rację, to cytat.",
    });
    expect(await stateOf(post.id)).toBe("published");
    expect(await lineOf(author)).toMatch(/^Piszemy do Ciebie/);
    const [answer] = await mailsAt(await emailOf(author), "Odpowiedź na Twoje odwołanie");
    expect(answer?.text).toContain("Masz rację, to cytat.");
    expect(await mailsAt(await emailOf(reporter), outcomeSubject)).toHaveLength(2);
    expect(await actsOn(found.id)).toEqual([
      "decide_case",
      "appeal",
      "claim_case",
      "answer_appeal",
    ]);
  });

  test("a reporter who is not signed in hears of it, and may appeal against what stays", async () => {
    const { post, first, second, clock } = await scene();
    const email = `ktos.${crypto.randomUUID()}@example.com`;
    await reportAs({ ctx: visitor }, "post", post.id, { email });
    const [report] = await db.select().from(reports).where(eq(reports.postId, post.id));
    await expect(caseOf(post.id)).rejects.toThrow();
    await confirmReport(visitor, confirmationKey(report!.id));
    const found = await caseOf(post.id);
    await decideCase(first.ctx, { caseId: found.id, ...leave });
    expect((await mailsAt(email, outcomeSubject)).at(-1)?.text).toContain("zostaje tak, jak jest");
    const [key = ""] = await keysOf(found.id, "reporter");
    const page = await readCasePage(visitor, key);
    expect(page).toMatchObject({
      side: "reporter",
      content: null,
      report: { details: "To boli." },
    });
    await submitAppeal(visitor, { key, text: "To nadal boli.", screening: screeningOf() });
    const appeal = await appealIn(found.id);
    await answerAppeal(second.ctx, { appealId: appeal.id, outcome: "changed", ...hide });
    expect(await stateOf(post.id)).toBe("hidden");
    // The author had no say in that appeal, and has one of their own.
    const [own = ""] = await keysOf(found.id, "author");
    await submitAppeal(visitor, { key: own, text: "Nie zgadzam się.", screening: screeningOf() });
    const theirs = await appealIn(found.id);
    expect(theirs.id).not.toBe(appeal.id);
    await expect(
      answerAppeal(second.ctx, { appealId: theirs.id, outcome: "upheld", words: "Nie." }),
    ).rejects.toThrow("own_decision");
    clock.now = new Date(clock.now.getTime() + 1000);
    await answerAppeal(first.ctx, { appealId: theirs.id, outcome: "upheld", words: "Zostaje." });
    expect(await stateOf(post.id)).toBe("hidden");
  });
});

describe("reports of one thing", () => {
  test("are one case, and fifty at once hide it once", async () => {
    const { author, post } = await scene();
    const people = await Promise.all(Array.from({ length: 50 }, () => oldMember()));
    const outcomes = await Promise.all(people.map((person) => reportAs(person, "post", post.id)));
    expect(new Set(outcomes)).toEqual(new Set(["reported"]));
    const cases = await db
      .select()
      .from(moderationCases)
      .where(eq(moderationCases.subjectId, post.id));
    expect(cases).toMatchObject([{ state: "open", urgency: 1 }]);
    expect(await stateOf(post.id)).toBe("hidden");
    const decisions = await db
      .select()
      .from(moderationDecisions)
      .where(eq(moderationDecisions.caseId, cases[0]!.id));
    expect(decisions).toMatchObject([{ isAutomated: true, isInterim: true }]);
    expect(await keysOf(cases[0]!.id, "reporter")).toHaveLength(50);
    expect((await mailsAt(await emailOf(author), statementSubject)).at(-1)?.text).toContain(
      "system ukrył",
    );
  });

  test("by new accounts do not hide it, and three by others do", async () => {
    const { post } = await scene();
    for (let index = 0; index < 4; index++) await reportAs(await newPerson(), "post", post.id);
    for (let index = 0; index < 2; index++) await reportAs(await oldMember(), "post", post.id);
    expect(await stateOf(post.id)).toBe("published");
    await reportAs(await oldMember(), "post", post.id);
    expect(await stateOf(post.id)).toBe("hidden");
  });

  test.each(["post", "comment", "picture"] as const)(
    "who began to write before a %s was hidden is heard in the same case, until that is decided",
    async (kind) => {
      const { membership, first } = await scene();
      const [picture] = await db
        .insert(pictures)
        .values({ width: 10, height: 10, createdAt: new Date() })
        .returning();
      const post = await writePost(membership, { pictureId: picture!.id });
      const comment = await writeComment(membership, post);
      const { id } = { post, comment, picture: picture! }[kind];
      for (let index = 0; index < 3; index++) await reportAs(await oldMember(), kind, id);
      await reportAs({ ctx: visitor }, kind, id, {
        email: `ktos.${crypto.randomUUID()}@example.com`,
      });
      const late = await newPerson();
      expect(await findReportable(late.ctx, kind, id)).toMatchObject({
        postId: kind === "post" ? null : post.id,
      });
      // What stands in a post that is hidden was seen with it.
      if (kind === "post") await reportAs(late, "comment", comment.id);
      expect(await reportAs(late, kind, id)).toBe("reported");
      expect(await keysOf((await caseOf(id)).id, "reporter")).toHaveLength(4);
      const away = kind === "picture" ? "remove_picture" : "hide";
      await decideCase(first.ctx, { ...hide, caseId: (await caseOf(id)).id, kind: away });
      expect(await findReportable(late.ctx, kind, id)).toBeNull();
      await expect(reportAs(await newPerson(), kind, id)).rejects.toThrow(NotFound);
      // A report that was confirmed too late opens another case. Nobody new saw what it is about.
      const [slow] = await db
        .select()
        .from(reports)
        .where(and(eq(reports[subjectColumns[kind]], id), isNotNull(reports.reporterEmail)));
      await confirmReport(visitor, confirmationKey(slow!.id));
      const cases = await db
        .select()
        .from(moderationCases)
        .where(eq(moderationCases.subjectId, id));
      expect(cases.map(({ state }) => state).toSorted()).toEqual(["decided", "open"]);
      await expect(reportAs(await newPerson(), kind, id)).rejects.toThrow(NotFound);
    },
  );

  test("do not hide again what a moderator has let stay, until it is changed", async () => {
    const { post, first } = await scene();
    for (let index = 0; index < 3; index++) await reportAs(await oldMember(), "post", post.id);
    await decideCase(first.ctx, { caseId: (await caseOf(post.id)).id, ...leave });
    expect(await stateOf(post.id)).toBe("published");
    for (let index = 0; index < 3; index++) await reportAs(await oldMember(), "post", post.id);
    expect(await stateOf(post.id)).toBe("published");
    await db
      .update(posts)
      .set({ editedAt: new Date(Date.now() + 5000) })
      .where(eq(posts.id, post.id));
    await reportAs(await oldMember(), "post", post.id);
    expect(await stateOf(post.id)).toBe("hidden");
  });

  test("of a crisis come first, then what is hidden, then by age", async () => {
    const { group, membership, clock } = await scene();
    const { ctx } = await newStaff("moderator", clock);
    const [usual, hidden] = [await writePost(membership), await writePost(membership)];
    await reportAs(await oldMember(), "post", usual.id);
    for (let index = 0; index < 3; index++) await reportAs(await oldMember(), "post", hidden.id);
    const held = await writePost(membership, { state: "held" });
    const crisis = await writeComment(membership, usual);
    await reportAs(await oldMember(), "comment", crisis.id, { reason: "crisis" });
    const { rows } = await listCases(ctx, { group: group.id }, 1);
    const subjects = await Promise.all([held, crisis, hidden, usual].map(({ id }) => caseOf(id)));
    expect(new Set(rows.slice(0, 2).map(({ id }) => id))).toEqual(
      new Set(subjects.slice(0, 2).map(({ id }) => id)),
    );
    expect(rows.slice(2).map(({ id }) => id)).toEqual(subjects.slice(2).map(({ id }) => id));
  });

  test("of one's own text, of what is gone and with 64 KiB are no cases", async () => {
    const { author, reporter, post } = await scene();
    expect(await outcomeOf(reportAs(author, "post", post.id))).toBe("own_content");
    await db.update(posts).set({ state: "deleted" }).where(eq(posts.id, post.id));
    await expect(reportAs(reporter, "post", post.id)).rejects.toThrow(NotFound);
    await expect(caseOf(post.id)).rejects.toThrow();
  });
});

test("what is held is a case by itself, and is told to others once somebody lets it through", async () => {
  const { membership, post, first, author, reporter, group } = await scene();
  const theirs = await putInto(group, await newPerson());
  const answered = await writePost(theirs);
  const comment = await writeComment(membership, answered, { state: "held" });
  const found = await caseOf(comment.id);
  expect(found).toMatchObject({ urgency: 2, state: "open", inPostId: answered.id });
  await decideCase(first.ctx, {
    caseId: found.id,
    kind: "leave",
    reason: "helped",
    words: "Jesteśmy.",
  });
  const [now] = await db.select().from(comments).where(eq(comments.id, comment.id));
  expect(now?.state).toBe("published");
  const told = await db
    .select({ kind: notifications.kind })
    .from(notifications)
    .where(and(eq(notifications.commentId, comment.id), eq(notifications.kind, "reply")));
  expect(told).toHaveLength(1);
  const [mail] = await mailsAt(await emailOf(author), "Ktoś od nas przeczytał Twój wpis");
  expect(mail?.text).toContain("Jesteśmy.");
  expect([post.id, reporter.userId]).toHaveLength(2);
});
