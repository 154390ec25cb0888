import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { adultCrisisLine } from "~/copy/help-lines";
import { db } from "~/db/client.server";
import {
  groups,
  mails,
  moderationCases,
  pictures,
  posts,
  reports,
  users,
  type groupMembers,
} from "~/db/schema";
import {
  action as confirmAction,
  loader as confirmLoader,
} from "~/routes/community/confirm-report";
import { action, loader } from "~/routes/community/report";
import { reportRefusals } from "~/services/reports/refusals";
import type { Refusal } from "~/forms/refusal";
import type { ServiceContext } from "~/services/command/context.server";
import { NotFound } from "~/services/command/errors";
import { sendMail } from "~/services/outbox/send-mail.server";
import { deleteUnconfirmedReports } from "~/services/reports/delete-unconfirmed-reports.server";
import { groupFeed } from "~/services/posts/feed.server";
import { communityNotices } from "~/notices/community";
import { caseDetail } from "~/services/moderation/case-detail.server";
import { caseKey } from "~/services/moderation/case-key.server";
import { caseNumber, listMyCases, readCasePage } from "~/services/moderation/case-page.server";
import { findCommentPage, findPostPage } from "~/services/posts/post-page.server";
import { decideCase } from "~/services/moderation/decide-case.server";
import { reportContent } from "~/services/reports/report-content.server";
import { searchCommunity } from "~/services/search/search-community.server";
import { urgencies } from "~/site/moderation";
import { reportKinds, type ReportKind } from "~/site/reports";
import { newGroup, newPerson, putInto, type Person } from "../../support/community";
import { writeComment, writePost } from "../../support/community-content";
import { newMember, signIn } from "../../support/members";
import { testContext } from "../../support/orders";
import { caseOf } from "../../support/moderation";
import { mailsTo } from "../../support/records";
import { call, get, post as postTo } from "../../support/requests";
import { sandbox } from "../../support/world";
import { screeningOf } from "../../support/screening";
import { newStaff } from "../../support/staff";
import { outcomeOf } from "../../support/refused";

const kindsOfGroup = ["open", "private", "sensitive"] as const;
type GroupKind = (typeof kindsOfGroup)[number];
const actors = ["visitor", "outsider", "member", "left", "banned", "author"] as const;
type ActorName = (typeof actors)[number];

let author: Person;
const contexts = {} as Record<ActorName, ServiceContext>;
const things = {} as Record<GroupKind, Record<ReportKind, string>>;

/** A post with a picture, a comment, rules and welcome of the group, and their author. */
async function thingsIn(membership: typeof groupMembers.$inferSelect) {
  const [picture] = await db
    .insert(pictures)
    .values({ width: 10, height: 10, createdAt: new Date() })
    .returning();
  const post = await writePost(membership, { title: "Sekretny ogród", pictureId: picture!.id });
  const comment = await writeComment(membership, post, { content: "Sekretny komentarz" });
  const { id, groupId } = membership;
  await db
    .update(groups)
    .set({
      ...{ rules: "Sekretna zasada", rulesById: id },
      ...{ welcome: "Sekretne powitanie", welcomeById: id },
    })
    .where(eq(groups.id, groupId));
  return {
    ...{ post: post.id, comment: comment.id, picture: picture!.id, member: id },
    ...{ group_rules: groupId, group_welcome: groupId },
  };
}

beforeAll(async () => {
  author = await newPerson();
  const people = { outsider: await newPerson(), member: await newPerson() };
  const [left, banned] = [await newPerson(), await newPerson()];
  for (const kind of kindsOfGroup) {
    const group = await newGroup({
      isPrivate: kind === "private",
      isSensitive: kind === "sensitive",
    });
    things[kind] = await thingsIn(await putInto(group, author));
    await putInto(group, people.member);
    await putInto(group, left, { state: "left" });
    await putInto(group, banned, { state: "banned" });
  }
  Object.assign(contexts, {
    visitor: testContext("visitor"),
    outsider: people.outsider.ctx,
    member: people.member.ctx,
    left: left.ctx,
    banned: banned.ctx,
    author: author.ctx,
  });
});

beforeEach(() => sandbox.state.clear());

const details = "To nie jest w porządku.";
const report = (ctx: ServiceContext, kind: ReportKind, id: string, more = {}) =>
  reportContent(ctx, {
    kind,
    id,
    reason: "abuse",
    details,
    name: "Jan Nowak",
    screening: screeningOf(),
    ...more,
  });
const newEmail = () => `ktos.${crypto.randomUUID()}@example.com`;

/** Sends what was written down for an address, as the worker does. @returns what came */
async function mailsAt(to: string) {
  for (const { id } of await db.select().from(mails).where(eq(mails.recipient, to)))
    await sendMail(testContext("worker"), { mailId: id, lastAttempt: false });
  return mailsTo(to);
}

const matrix = kindsOfGroup.flatMap((group) =>
  reportKinds.flatMap((kind) => actors.map((actor) => ({ group, kind, actor }))),
);

describe("who may report what", () => {
  test.each(matrix)("$actor: $kind in the $group group", async ({ group, kind, actor }) => {
    const email = newEmail();
    const answer = report(contexts[actor], kind, things[group][kind], { email });
    // Rules are there to be read before one joins.
    const isForAll = kind === "group_rules" || (group === "open" && kind !== "group_welcome");
    const isReadable = isForAll || actor === "member" || actor === "author";
    if (!isReadable) await expect(answer).rejects.toThrow(NotFound);
    else
      expect(await outcomeOf(answer)).toBe(
        actor === "author" ? "own_content" : actor === "visitor" ? "confirm" : "reported",
      );
  });

  test.each(reportKinds)("nobody reports a %s that is not there, hidden or no id", async (kind) => {
    for (const id of [crypto.randomUUID(), "", "1", "' or 1=1"])
      await expect(report(contexts.member, kind, id)).rejects.toThrow(NotFound);
  });

  test("nor what was taken away", async () => {
    const group = await newGroup();
    const taken = await thingsIn(await putInto(group, author));
    await db.update(posts).set({ state: "hidden" }).where(eq(posts.id, taken.post));
    for (const kind of ["post", "comment", "picture"] as const)
      await expect(report(contexts.member, kind, taken[kind])).rejects.toThrow(NotFound);
  });
});

describe("a report of a member", () => {
  test("is one, however often it is sent at once, with one receipt that says nothing of it", async () => {
    const group = await newGroup({ name: "Tajemnicza grupa" });
    const { post } = await thingsIn(await putInto(group, author));
    const reporters = await Promise.all(Array.from({ length: 10 }, () => newPerson()));
    const outcomes = await Promise.all(
      reporters.flatMap(({ ctx }) =>
        Array.from({ length: 5 }, () => report(ctx, "post", post, { reason: "hate" })),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === "reported")).toHaveLength(10);
    expect(outcomes.filter((outcome) => outcome === "already")).toHaveLength(40);
    const rows = await db.select().from(reports).where(eq(reports.postId, post));
    expect(rows).toHaveLength(10);
    expect(rows.every(({ confirmedAt }) => confirmedAt !== null)).toBe(true);
    const [{ email }] = (await db.execute<{ email: string }>(
      sql`select email from users where id = ${reporters[0]!.userId}`,
    )) as unknown as [{ email: string }];
    const [receipt, ...others] = await mailsAt(email);
    expect(others).toEqual([]);
    expect(receipt!.subject).toBe("Mamy Twoje zgłoszenie");
    expect(receipt!.text).toContain("Nienawiść wobec ludzi albo grup");
    for (const secret of ["ogród", "Tajemnicza", details])
      expect(JSON.stringify(receipt)).not.toContain(secret);
  });

  test("hides all that a reported person wrote, from them alone", async () => {
    const group = await newGroup();
    const { post, comment, member } = await thingsIn(await putInto(group, author));
    const reporter = await newPerson();
    const seen = async ({ ctx }: Pick<Person, "ctx">) => [
      (await groupFeed(ctx, group.slug))?.posts.map(({ id }) => id),
      (await searchCommunity(ctx, "sekretny", { sort: "newest" }))!.hits
        .map(({ id }) => id)
        .filter((id) => id === post || id === comment),
    ];
    await report(reporter.ctx, "member", member);
    expect(await seen(reporter)).toEqual([[], []]);
    expect(await seen({ ctx: contexts.outsider })).toEqual([
      [post],
      expect.arrayContaining([post, comment]),
    ]);
  });

  test("hides it from them at once, and from nobody else", async () => {
    const group = await newGroup();
    const { post, comment } = await thingsIn(await putInto(group, author));
    const reporter = await newPerson();
    const hits = async (ctx: ServiceContext) =>
      (await searchCommunity(ctx, "sekretny", { sort: "newest" }))!.hits
        .map(({ id }) => id)
        .filter((id) => id === post || id === comment);
    await report(reporter.ctx, "comment", comment);
    expect(await hits(reporter.ctx)).toEqual([post]);
    await report(reporter.ctx, "post", post);
    expect(await hits(reporter.ctx)).toEqual([]);
    expect(await hits(contexts.outsider)).toHaveLength(2);
  });

  test("is limited", async () => {
    const group = await newGroup();
    const membership = await putInto(group, author);
    const reporter = await newPerson();
    const outcomes: string[] = [];
    for (let index = 0; index < 32; index++) {
      const { id } = await writePost(membership);
      outcomes.push(await outcomeOf(report(reporter.ctx, "post", id)));
    }
    expect(outcomes.filter((outcome) => outcome === "reports")).toHaveLength(2);
  });
});

describe("a report by an address", () => {
  /** Reports something, and takes the key out of the mail. */
  async function reportAndRead(clock?: { now: Date }) {
    const group = await newGroup();
    const { post } = await thingsIn(await putInto(group, author));
    const email = newEmail();
    expect(await report(testContext("visitor", clock), "post", post, { email })).toBe("confirm");
    const [mail] = await mailsAt(email);
    const key = /\/report\/confirm\/([\w-]+)/.exec(mail!.text ?? "")![1]!;
    const row = async () => (await db.select().from(reports).where(eq(reports.postId, post)))[0];
    return { post, email, mail: mail!, key, row };
  }

  test("counts once its sender has followed the link and said so", async () => {
    const { key, row, email, mail } = await reportAndRead();
    expect(mail.text).not.toContain(details);
    expect(await row()).toMatchObject({ confirmedAt: null, reporterId: null });
    expect(JSON.stringify(await row())).not.toContain(key);
    const address = `/report/confirm/${key}`;
    const state = async () =>
      (await call<{ state: string | null }>(confirmLoader, get(address), { key })).data.state;
    expect(await state()).toBe("open");
    expect((await row())!.confirmedAt).toBeNull();
    await Promise.all([1, 2, 3].map(() => call(confirmAction, postTo(address, {}), { key })));
    expect(await state()).toBe("confirmed");
    expect((await mailsAt(email)).map(({ subject }) => subject).sort()).toEqual([
      "Mamy Twoje zgłoszenie",
      "Potwierdź swoje zgłoszenie",
    ]);
  });

  test("that is urgent waits for moderators before its sender has followed the link, who hears of a decision after it", async () => {
    const { post } = await thingsIn(await putInto(await newGroup(), author));
    const email = newEmail();
    expect(await report(testContext("visitor"), "post", post, { email, reason: "crisis" })).toBe(
      "confirm-danger",
    );
    const { id, urgency, state } = await caseOf(post);
    expect({ urgency, state }).toEqual({ urgency: urgencies.crisis, state: "open" });
    const { ctx } = await newStaff("moderator");
    await decideCase(ctx, { caseId: id, kind: "leave", reason: "helped", words: "" });
    const [mail, ...others] = await mailsAt(email);
    expect(others).toEqual([]);
    const key = /\/report\/confirm\/([\w-]+)/.exec(mail!.text ?? "")![1]!;
    await call(confirmAction, postTo("/", {}), { key });
    const told = await mailsAt(email);
    expect(told.map(({ subject }) => subject).sort()).toEqual([
      "Mamy Twoje zgłoszenie",
      "Potwierdź swoje zgłoszenie",
      "Twoje zgłoszenie: jest decyzja",
    ]);
    const receipt = told.find(({ subject }) => subject === "Mamy Twoje zgłoszenie");
    expect(receipt!.text).toContain("zadzwoń pod 112");
    expect(receipt!.text).toContain(adultCrisisLine.number);
    expect(await caseOf(post)).toMatchObject({ id, state: "decided" });
  });

  test("that is not urgent opens no case before that", async () => {
    const { post } = await reportAndRead();
    const open = await db.select().from(moderationCases).where(eq(moderationCases.subjectId, post));
    expect(open).toEqual([]);
  });

  test("is deleted after a day without it, with its mail", async () => {
    const clock = { now: new Date() };
    const { row, email, key } = await reportAndRead(clock);
    const later = { now: new Date(clock.now.getTime() + 24 * 60 * 60_000 - 1) };
    await deleteUnconfirmedReports(testContext("schedule", later));
    expect(await row()).toBeDefined();
    later.now = new Date(later.now.getTime() + 1);
    await deleteUnconfirmedReports(testContext("schedule", later));
    expect(await row()).toBeUndefined();
    expect(await db.select().from(mails).where(eq(mails.recipient, email))).toEqual([]);
    const answer = await call<{ state: unknown }>(confirmLoader, get("/"), { key });
    expect(answer.data.state).toBeNull();
  });

  test("is one for an address and a thing, and tells nobody that it was there before", async () => {
    const { post, email, key, row } = await reportAndRead();
    const again = () =>
      report(testContext("visitor"), "post", post, { email: email.toUpperCase(), details: "Inne" });
    expect(await again()).toBe("confirm");
    expect(await row()).toMatchObject({ details: "Inne" });
    await call(confirmAction, postTo("/", {}), { key });
    expect(await again()).toBe("confirm");
    expect(await db.select().from(reports).where(eq(reports.postId, post))).toHaveLength(1);
  });

  test("cannot fill a stranger's mailbox", async () => {
    const group = await newGroup();
    const membership = await putInto(group, author);
    const email = newEmail();
    const outcomes: string[] = [];
    for (let index = 0; index < 5; index++) {
      const { id } = await writePost(membership);
      outcomes.push(await outcomeOf(report(testContext("visitor"), "post", id, { email })));
    }
    const limit = "reportConfirmations";
    expect(outcomes).toEqual(["confirm", "confirm", "confirm", limit, limit]);
  });
});

describe("after a report", () => {
  /** A member who is signed in, and whose reports count. */
  async function reporting() {
    const identity = await newMember();
    const { jar } = await signIn(identity);
    const [user] = await db
      .update(users)
      .set({ createdAt: new Date("2026-01-01") })
      .where(eq(users.auth0Id, identity.id))
      .returning();
    return { jar, email: user!.email, ctx: testContext({ kind: "member", userId: user!.id }) };
  }
  const whole = { reason: "abuse", details, reporterName: "Jan Nowak", goodFaith: "on" };

  test.each(["post", "comment", "picture"] as const)(
    "the third reporter of a %s, which that hides, is thanked, also once it is decided; others are asked until then, and told nothing after it",
    async (kind) => {
      const found = await thingsIn(await putInto(await newGroup(), author));
      const id = found[kind];
      const address = `/report/${kind}/${id}`;
      const people = [await reporting(), await reporting(), await reporting()];
      const thanks: string[] = [];
      for (const { jar } of people) {
        const sent = await call(action, jar.on(postTo(address, whole)), { kind, id });
        expect(sent.location).toMatch(/done=report-reported/);
        thanks.push(sent.headers.get("Location")!);
      }
      const other = await reporting();
      const look = (at: string, { jar } = people[2]!) =>
        call(loader, jar.on(get(at)), { kind, id });
      expect(await look(thanks[2]!)).toMatchObject({ status: 200, data: { kind, id } });
      expect(await look(address, other)).toMatchObject({ status: 200, data: { mine: null } });
      const away = kind === "picture" ? "remove_picture" : "hide";
      await decideCase((await newStaff("moderator")).ctx, {
        ...{ caseId: (await caseOf(id)).id, kind: away, reason: "abuse", words: "Nie tak." },
      });
      expect(await look(thanks[2]!)).toMatchObject({ status: 200, data: { kind, id } });
      expect((await look(address, other)).status).toBe(404);
    },
  );

  test("its number and its page are where it was sent, and the way back leads to what is left of the talk", async () => {
    const group = await newGroup();
    const found = await thingsIn(await putInto(group, author));
    const { jar } = await reporting();
    const [row] = await db
      .select({ slug: groups.slug })
      .from(groups)
      .where(eq(groups.id, group.id));
    for (const [kind, back] of [
      ["comment", `/post/${found.post}`],
      ["picture", `/post/${found.post}`],
      ["post", `/grupy/${row!.slug}`],
    ] as const) {
      const id = found[kind];
      const look = (who = jar) =>
        call<{ mine: object | null }>(loader, who.on(get(`/report/${kind}/${id}`)), { kind, id });
      expect((await look()).data.mine).toBeNull();
      await call(action, jar.on(postTo(`/report/${kind}/${id}`, whole)), { kind, id });
      const [sent] = await db
        .select({ id: reports.id })
        .from(reports)
        .where(
          eq(
            { post: reports.postId, comment: reports.commentId, picture: reports.pictureId }[kind],
            id,
          ),
        );
      const number = caseNumber(sent!.id);
      const mine = { number, href: `/cases/${caseKey(sent!.id)}`, isClosed: true };
      expect((await look()).data).toMatchObject({ mine, back });
      expect((await look((await reporting()).jar)).data.mine).toBeNull();
    }
  });

  test("one number stands in its receipt, on its page and in its case, and a link leads there", async () => {
    const { post } = await thingsIn(await putInto(await newGroup(), author));
    const { ctx, email } = await reporting();
    await report(ctx, "post", post);
    const [row] = await db.select().from(reports).where(eq(reports.postId, post));
    const key = caseKey(row!.id);
    const [receipt] = await mailsAt(email);
    const { number } = await readCasePage(testContext("visitor"), key);
    expect(receipt!.text).toContain(`/cases/${key}`);
    expect(receipt!.text).toContain(number);
    const { ctx: staffCtx } = await newStaff("moderator");
    const { threads } = await caseDetail(staffCtx, (await caseOf(post)).id);
    expect(threads.map((thread) => thread.number)).toEqual([number]);
    expect((await listMyCases(ctx)).map((mine) => mine.number)).toEqual([number]);
  });

  test("it is closed to the reporter by its address, too, and so is all that a reported person wrote", async () => {
    const group = await newGroup();
    const { post, comment, member } = await thingsIn(await putInto(group, author));
    const [ofPost, ofComment, ofMember] = [await newPerson(), await newPerson(), await newPerson()];
    await report(ofPost.ctx, "post", post);
    await report(ofComment.ctx, "comment", comment);
    await report(ofMember.ctx, "member", member);
    for (const { ctx } of [ofPost, ofMember]) expect(await findPostPage(ctx, post)).toBeNull();
    for (const { ctx } of [ofPost, ofComment, ofMember])
      expect(await findCommentPage(ctx, comment)).toBeNull();
    expect((await findPostPage(ofComment.ctx, post))?.list.comments).toEqual([]);
    for (const ctx of [contexts.outsider, author.ctx, testContext("visitor")]) {
      expect(await findPostPage(ctx, post)).not.toBeNull();
      expect(await findCommentPage(ctx, comment)).not.toBeNull();
    }
  });

  test("whoever is worried about somebody goes on seeing them, and reads what to do", async () => {
    const { post, comment, member } = await thingsIn(await putInto(await newGroup(), author));
    const { jar, ctx } = await reporting();
    for (const [kind, id] of [
      ["post", post],
      ["comment", comment],
      ["member", member],
    ] as const) {
      const sent = await call(
        action,
        jar.on(postTo(`/report/${kind}/${id}`, { reason: "crisis" })),
        {
          ...{ kind, id },
        },
      );
      expect(sent.location).toMatch(/done=report-reported-worry$/);
      const back = kind === "post" ? { back: `/post/${post}` } : {};
      expect(
        (await call(loader, jar.on(get(`/report/${kind}/${id}`)), { kind, id })).data,
      ).toMatchObject({ mine: { isClosed: false }, ...back });
    }
    expect(await findPostPage(ctx, post)).not.toBeNull();
    expect(await findCommentPage(ctx, comment)).not.toBeNull();
  });

  test("a visitor reads what is so: what is urgent is with the team at once, the rest after the link", async () => {
    for (const [reason, outcome] of [
      ["crisis", "confirm-danger"],
      ["abuse", "confirm"],
    ] as const) {
      const { post } = await thingsIn(await putInto(await newGroup(), author));
      const form = { ...whole, reason, email: newEmail() };
      const sent = await call(action, postTo(`/report/post/${post}`, form), {
        ...{ kind: "post", id: post },
      });
      expect(sent.location).toMatch(new RegExp(`done=report-${outcome}$`));
      const cases = await db
        .select()
        .from(moderationCases)
        .where(eq(moderationCases.subjectId, post));
      expect(cases).toHaveLength(reason === "crisis" ? 1 : 0);
    }
    expect(communityNotices["report-reported"].text).not.toContain("Do tego czasu");
  });
});

describe("the form", () => {
  const whole = () => ({
    reason: "illegal",
    details: "To nie tak.",
    reporterName: "Jan Nowak",
    email: newEmail(),
    goodFaith: "on",
  });
  const send = (fields: Record<string, string>, kind: string = "post", id = things.open.post) =>
    call<Refusal & { outcome?: string }>(action, postTo(`/report/${kind}/${id}`, fields), {
      kind,
      id,
    });

  test("is there for what may be read, and for nothing else", async () => {
    const open = { kind: "post", id: things.open.post };
    expect((await call(loader, get("/"), open)).status).toBe(200);
    for (const [kind, id] of [
      ["post", things.sensitive.post],
      ["group", things.open.post],
      ["comment", things.open.post],
    ])
      expect((await call(loader, get("/"), { kind: kind!, id: id! })).status).toBe(404);
  });

  test("says what is missing, and asks for words where the reason has none", async () => {
    expect(await send({})).toMatchObject({
      status: 422,
      data: {
        errors: {
          reason: "Wybierz powód zgłoszenia.",
          details: expect.any(String),
          reporterName: "Podaj imię i nazwisko.",
          email: expect.any(String),
          goodFaith: expect.any(String),
        },
      },
    });
    for (const missing of ["details", "reporterName", "email", "goodFaith"]) {
      const answer = await send({ ...whole(), [missing]: "" });
      expect(Object.keys(answer.data.errors ?? {})).toEqual([missing]);
    }
    for (const missing of ["reporterName", "email"]) {
      const { data } = await send({ ...whole(), [missing]: "\u200b" });
      expect(Object.keys(data.errors ?? {})).toEqual([missing]);
    }
    expect((await send({ ...whole(), reason: "zly" })).data.errors).toHaveProperty("reason");
  });

  test("asks for neither a name, nor words, nor an oath where somebody may be in danger", async () => {
    const { post } = await thingsIn(await putInto(await newGroup(), author));
    const { email } = whole();
    expect(await send({ reason: "crisis", email }, "post", post)).toMatchObject({ status: 303 });
    const missing = await send({ reason: "crisis" }, "post", post);
    expect(Object.keys(missing.data.errors ?? {})).toEqual(["email"]);
  });

  test("sends what is said of somebody in danger at once, and stops whoever is so themselves", async () => {
    const { post } = await thingsIn(await putInto(await newGroup(), author));
    const report = (details: string) =>
      send({ reason: "crisis", email: newEmail(), details }, "post", post);
    expect(await report("Ona napisała, że chce się zabić, boję się o nią.")).toMatchObject({
      status: 303,
    });
    expect(await report("Ja też chcę umrzeć.")).toMatchObject({ data: { step: "help" } });
    const abuse = { ...whole(), reason: "abuse", details: "Pisze, że siostra połknęła tabletki." };
    expect(await send(abuse, "post", post)).toMatchObject({ data: { step: "helpForAnother" } });
  });

  test("asks nobody who reports the abuse of a child for a name or an address", async () => {
    const { post } = await thingsIn(await putInto(await newGroup(), author));
    const { reporterName: _, email: __, ...unnamed } = whole();
    const answer = await send({ ...unnamed, email: "", reason: "child_abuse" }, "post", post);
    expect(answer).toMatchObject({
      status: 303,
      location: expect.stringContaining("done=report-anonymous"),
    });
    const [row] = await db.select().from(reports).where(eq(reports.postId, post));
    expect(row).toMatchObject({ reporterName: null, reporterEmail: null });
    expect(row!.confirmedAt).not.toBeNull();
    expect((await caseOf(post)).urgency).toBe(urgencies.child);
    expect((await send({ ...unnamed, email: "", reason: "abuse" }, "post", post)).status).toBe(422);
  });

  test("takes hostile words as words, but not more than 2,000 letters nor 64 KiB", async () => {
    const words = "<script>alert(1)</script> '; drop table reports; --";
    const answer = await send({ ...whole(), details: words });
    expect(answer).toMatchObject({
      status: 303,
      location: expect.stringMatching(/^\/report\/post\/[\w-]+\?done=report-confirm$/),
    });
    const long = { ...whole(), details: "a".repeat(2_001) };
    expect((await send(long)).data.errors).toHaveProperty("details");
    expect((await send({ ...long, details: "a".repeat(70_000) })).status).toBe(413);
  });

  test("keeps the words of whoever reports too often, or something of their own", async () => {
    const form = whole();
    const group = await newGroup();
    for (let turn = 0; turn < 3; turn += 1) {
      const { id } = await writePost(await putInto(group, await newPerson()));
      expect((await send(form, "post", id)).status).toBe(303);
    }
    expect(await send(form)).toMatchObject({
      status: 429,
      data: { values: form, errors: { "": expect.stringContaining("To dużo zgłoszeń") } },
    });
    const identity = await newMember();
    const { jar } = await signIn(identity);
    const [own] = await db.select().from(users).where(eq(users.auth0Id, identity.id));
    const { id } = await writePost(await putInto(group, { userId: own!.id }));
    const params = { kind: "post", id };
    expect(await call(action, jar.on(postTo(`/report/post/${id}`, form)), params)).toMatchObject({
      status: 422,
      data: { values: form, errors: { "": reportRefusals.own_content.text } },
    });
  });

  test("shows help first where a crisis is heard", async () => {
    const answer = await send({
      reason: "crisis",
      email: newEmail(),
      details: "Chcę się dziś zabić, mam tabletki.",
    });
    expect(answer).toMatchObject({ status: 422, data: { step: "help" } });
  });
});
