import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { caseParties, moderationCases, notifications, posts, reports, staff } from "~/db/schema";
import { partyLinksOf } from "~/routes/admin/case-links.server";
import { pendingWork } from "~/routes/admin/pending-work.server";
import { keepPrivate, message, messageToAuthor } from "~/services/acts/definitions/reports.server";
import { toAuthor } from "~/services/acts/definitions/verdict-fields";
import { permissionsOf } from "~/services/access/permissions";
import { listNotifications } from "~/services/inbox/read-notifications.server";
import { caseDetail, threadOf } from "~/services/moderation/case-detail.server";
import { listMyCases, readCasePage } from "~/services/moderation/case-page.server";
import { claimCase } from "~/services/moderation/claim-case.server";
import { decideCase } from "~/services/moderation/decide-case.server";
import { countWaiting, listCases } from "~/services/moderation/desk-queries.server";
import { submitAppeal } from "~/services/moderation/submit-appeal.server";
import {
  writeToAuthor,
  writeToParty,
  writeToStaff,
} from "~/services/moderation/write-message.server";
import { confirmReport } from "~/services/reports/confirm-report.server";
import { confirmationKey } from "~/services/reports/confirmation-key.server";
import { putInto } from "../../support/community";
import { writePost } from "../../support/community-content";
import { caseOf, emailOf, keysOf, mailsAt, reportAs, scene } from "../../support/moderation";
import { testContext } from "../../support/orders";
import { screeningOf } from "../../support/screening";
import { sandbox } from "../../support/world";

const visitor = testContext("visitor");
const minute = 60_000;
const hide = { kind: "hide", reason: "abuse", words: "Pisz o sprawach, nie o ludziach." } as const;
const toUs = "Ktoś pisze w sprawie i czeka na odpowiedź";

// Whoever moderates gets a mail, so every test begins with nobody.
beforeEach(async () => {
  sandbox.state.clear();
  await db.delete(staff);
});

async function decided() {
  const all = await scene();
  await reportAs(all.reporter, "post", all.post.id);
  const { id: caseId } = await caseOf(all.post.id);
  await decideCase(all.first.ctx, { caseId, ...hide });
  const [key = ""] = await keysOf(caseId, "author");
  const write = (text: string) =>
    writeToStaff(visitor, {
      ...{ key, text, formToken: crypto.randomUUID(), screening: screeningOf() },
    });
  return { ...all, caseId, key, write };
}

const queue = async ({ first, group }: Awaited<ReturnType<typeof scene>>, state?: "unanswered") =>
  (await listCases(first.ctx, { group: group.id, ...(state && { state }) }, 1)).rows;

const noticesOf = async (userId: string) =>
  (await db.select().from(notifications).where(eq(notifications.userId, userId))).map(
    ({ kind }) => kind,
  );

describe("what staff write", () => {
  test("is told to its party here as well, and to nobody else", async () => {
    const { author, reporter, first, post } = await scene();
    await reportAs(reporter, "post", post.id);
    const { id: caseId } = await caseOf(post.id);
    await writeToAuthor(first.ctx, { caseId, text: "Jest ktoś obok Ciebie?" });
    expect(await noticesOf(author.userId)).toEqual(["case_message"]);
    expect(await noticesOf(reporter.userId)).toEqual([]);
    const { notifications: shown } = await listNotifications(author.ctx);
    expect(shown).toMatchObject([{ isReadable: true, kind: "case_message" }]);
    const parties = await db.select().from(caseParties).where(eq(caseParties.caseId, caseId));
    const ofReporter = parties.find(({ side }) => side === "reporter")!;
    await writeToParty(first.ctx, { partyId: ofReporter.id, text: "Dziękujemy." });
    expect(await noticesOf(reporter.userId)).toEqual(["case_message"]);
    expect(await noticesOf(author.userId)).toEqual(["case_message"]);
  });
});

test("among one's own cases each says where and about which words it is", async () => {
  const { author, reporter, group } = await decided();
  expect(await listMyCases(author.ctx)).toMatchObject([
    { side: "author", group: group.name, excerpt: "Tajny tytuł – Ostre słowa." },
  ]);
  // What they reported is closed to them.
  expect(await listMyCases(reporter.ctx)).toMatchObject([
    { side: "reporter", group: group.name, excerpt: "To boli." },
  ]);
});

test("whoever reported danger from an address that nobody has confirmed yet is not written to", async () => {
  const { post, first } = await scene();
  await reportAs({ ctx: visitor }, "post", post.id, {
    ...{ reason: "crisis", email: `ktos.${crypto.randomUUID()}@example.com` },
  });
  const detail = await caseDetail(first.ctx, (await caseOf(post.id)).id);
  expect(detail.threads).toMatchObject([{ report: { reach: "unconfirmed" } }]);
  expect(partyLinksOf(first.ctx, detail)).toEqual([]);
  const [report] = await db.select().from(reports).where(eq(reports.postId, post.id));
  await confirmReport(visitor, confirmationKey(report!.id));
  const confirmed = await caseDetail(first.ctx, detail.found.id);
  expect(partyLinksOf(first.ctx, confirmed)).toHaveLength(1);
});

test("times of a case are told to the minute, so that they tie no pseudonym to another", async () => {
  const { author, key } = await decided();
  await submitAppeal(visitor, { key, text: "To był cytat.", screening: screeningOf() });
  const told = JSON.stringify([await readCasePage(visitor, key), await listMyCases(author.ctx)]);
  expect(told).toMatch(/T\d{2}:\d{2}Z/);
  expect(told).not.toMatch(/T\d{2}:\d{2}:\d{2}/);
});

describe("what a party writes", () => {
  test("as a second appeal is kept beside the first, and the same words again are nothing new", async () => {
    const { caseId, key, first } = await decided();
    const appeal = (text: string) => submitAppeal(visitor, { key, text, screening: screeningOf() });
    const [one, other] = ["To był cytat.", "I nie ja to napisałam."];
    const sent = await Promise.all([appeal(one), appeal(other)]);
    expect(sent.sort()).toEqual(["appeal", "message"]);
    await Promise.all([appeal(one), appeal(other)]);
    const page = await readCasePage(visitor, key);
    expect([page.appeal?.text, ...page.messages.map(({ text }) => text)].sort()).toEqual([
      other,
      one,
    ]);
    const [thread] = (await caseDetail(first.ctx, caseId)).threads;
    expect(thread?.messages).toHaveLength(1);
  });

  test("waits in the queue, in its own filter and in the badge until somebody answers", async () => {
    const all = await decided();
    const { caseId, first, write } = all;
    const badge = async () =>
      (await pendingWork(first.ctx, permissionsOf(["moderator"]))).find(
        ({ label }) => label === "Zgłoszone treści",
      );
    expect(await queue(all)).toEqual([]);
    const before = await countWaiting(first.ctx);
    await write("Dlaczego zniknął mój post?");
    for (const state of [undefined, "unanswered"] as const)
      expect(await queue(all, state)).toMatchObject([
        { id: caseId, state: "decided", awaitsAnswer: true },
      ]);
    const { waiting, unanswered } = await countWaiting(first.ctx);
    expect([waiting, unanswered]).toEqual([before.waiting + 1, before.unanswered + 1]);
    expect(await badge()).toMatchObject({
      count: waiting,
      note: expect.stringContaining(`wiadomości bez odpowiedzi: ${unanswered}`),
    });
    const [party] = await db.select().from(caseParties).where(eq(caseParties.caseId, caseId));
    await writeToParty(first.ctx, { partyId: party!.id, text: "Już wyjaśniamy." });
    expect(await queue(all)).toEqual([]);
    expect(await countWaiting(first.ctx)).toEqual(before);
  });

  test("stands above older cases of the same urgency, and below more urgent ones", async () => {
    const all = await decided();
    const { membership, reporter, caseId, write, clock } = all;
    const caseAbout = async (reason: "abuse" | "crisis") => {
      const { id } = await writePost(membership);
      await reportAs(reporter, "post", id, { reason });
      return (await caseOf(id)).id;
    };
    const [older, urgent] = [await caseAbout("abuse"), await caseAbout("crisis")];
    await db
      .update(moderationCases)
      .set({ openedAt: new Date(clock.now.getTime() - 90 * minute) })
      .where(eq(moderationCases.id, older));
    await write("Halo?");
    expect((await queue(all)).map(({ id }) => id)).toEqual([urgent, caseId, older]);
  });

  test("is mailed once to everybody who may decide it, without a word of it, until it is answered", async () => {
    const { first, second, caseId, write } = await decided();
    await write("Tajne słowa autora");
    await write("I jeszcze jedne");
    for (const { identity } of [first, second]) {
      const [mail, ...others] = await mailsAt(identity.email, toUs);
      expect(others).toEqual([]);
      expect(mail?.text).toContain(`/admin/reports/${caseId}`);
      expect(`${mail?.text}${mail?.html}`).not.toContain("Tajne");
    }
    const [party] = await db.select().from(caseParties).where(eq(caseParties.caseId, caseId));
    await writeToParty(first.ctx, { partyId: party!.id, text: "Odpowiedź" });
    await write("A teraz?");
    expect(await mailsAt(second.identity.email, toUs)).toHaveLength(2);
  });

  test("is mailed to the one who is at it alone", async () => {
    const all = await scene();
    const { first, second, reporter, post } = all;
    await reportAs(reporter, "post", post.id);
    const { id: caseId } = await caseOf(post.id);
    await claimCase(first.ctx, caseId);
    const [key = ""] = await keysOf(caseId, "reporter");
    await writeToStaff(
      { ...visitor, now: () => all.clock.now },
      { key, text: "Kiedy?", formToken: crypto.randomUUID(), screening: screeningOf() },
    );
    expect(await mailsAt(first.identity.email, toUs)).toHaveLength(1);
    expect(await mailsAt(second.identity.email, toUs)).toEqual([]);
  });

  test("is one message, sent twice, and another with other words of the same form", async () => {
    const { key } = await decided();
    const form = { key, formToken: crypto.randomUUID(), screening: screeningOf() };
    for (const text of ["Pierwsze", "Pierwsze", "Drugie"])
      await writeToStaff(visitor, { ...form, text });
    const { messages } = await readCasePage(visitor, key);
    expect(messages.map(({ text }) => text).sort()).toEqual(["Drugie", "Pierwsze"]);
  });

  test("is answered by the decision, too", async () => {
    const all = await scene();
    await reportAs(all.reporter, "post", all.post.id);
    const { id: caseId } = await caseOf(all.post.id);
    const [key = ""] = await keysOf(caseId, "reporter");
    await writeToStaff(visitor, {
      ...{ key, text: "Kiedy?", formToken: crypto.randomUUID(), screening: screeningOf() },
    });
    expect((await caseOf(all.post.id)).awaitsAnswerSince).not.toBeNull();
    await decideCase(all.first.ctx, { caseId, ...hide });
    expect((await caseOf(all.post.id)).awaitsAnswerSince).toBeNull();
  });
});

describe("staff", () => {
  test("write first to whoever wrote it, before a decision and while it is held; the answer comes back", async () => {
    const all = await scene();
    const { post, author, first } = all;
    await db
      .update(posts)
      .set({ state: "held", crisisLevel: "acute" })
      .where(eq(posts.id, post.id));
    const { id: caseId, urgency } = await caseOf(post.id);
    expect(urgency).toBe(2);
    const detail = await caseDetail(first.ctx, caseId);
    expect(messageToAuthor.may?.(detail)).toBeNull();
    await writeToAuthor(first.ctx, { caseId, text: "Czy jest ktoś teraz przy Tobie?" });
    const [mail] = await mailsAt(await emailOf(author), "Nowa wiadomość w Twojej sprawie");
    const [key = ""] = await keysOf(caseId, "author");
    expect(mail?.text).toContain(`/cases/${key}`);
    expect((await readCasePage(visitor, key)).messages).toMatchObject([
      { fromStaff: true, text: "Czy jest ktoś teraz przy Tobie?" },
    ]);
    await writeToStaff(visitor, {
      ...{ key, text: "Siostra.", formToken: crypto.randomUUID(), screening: screeningOf() },
    });
    expect(await queue(all, "unanswered")).toMatchObject([{ id: caseId, state: "open" }]);
  });

  test("do not write in what they wrote or reported themselves", async () => {
    const { post, group, first } = await scene();
    await putInto(group, { userId: first.userId });
    const reporting = testContext({ kind: "member", userId: first.userId });
    await reportAs({ ctx: reporting }, "post", post.id);
    const { id: caseId } = await caseOf(post.id);
    await expect(writeToAuthor(first.ctx, { caseId, text: "Dzień dobry" })).rejects.toThrow(
      "own_interest",
    );
    expect(await keysOf(caseId, "author")).toEqual([]);
  });

  const said = async (preview: unknown) => JSON.stringify(await preview);

  test("are warned that what they write goes out word by word", async () => {
    const { post, reporter, first } = await scene();
    await reportAs(reporter, "post", post.id);
    const { id: caseId } = await caseOf(post.id);
    const warning = /słowo w słowo/;
    expect(toAuthor.hint).toMatch(warning);
    await writeToAuthor(first.ctx, { caseId, text: "Dzień dobry" });
    const detail = await caseDetail(first.ctx, caseId);
    const [thread] = detail.threads.filter(({ side }) => side === "author");
    expect(await said(messageToAuthor.preview(detail, visitor))).toMatch(warning);
    const opened = await threadOf(first.ctx, thread!.partyId);
    expect(await said(message.preview(opened, visitor))).toMatch(warning);
    expect(await said(keepPrivate.preview(detail, visitor))).toContain("Twoimi słowami");
  });
});
