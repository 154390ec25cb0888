import { and, eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import {
  auditLog,
  groupMembers,
  mails,
  moderationDecisions,
  notifications,
  openedPseudonyms,
  posts,
} from "~/db/schema";
import { paths } from "~/paths";
import { loader as pinLoader } from "~/routes/community/pin-post";
import { approveAct } from "~/services/acts/decide-act.server";
import { actEffects } from "~/services/acts/definitions/agreements.server";
import { actDetail } from "~/services/acts/queries.server";
import { sealAudit } from "~/services/audit/seal-audit.server";
import { verifyAudit } from "~/services/audit/verify-audit.server";
import type { ServiceContext } from "~/services/command/context.server";
import { NotAllowed, NotFound } from "~/services/command/errors";
import { setOffersToLook } from "~/services/groups/set-offers-to-look.server";
import { answerAppeal } from "~/services/moderation/answer-appeal.server";
import { caseDetail } from "~/services/moderation/case-detail.server";
import { claimCase } from "~/services/moderation/claim-case.server";
import { decideCase } from "~/services/moderation/decide-case.server";
import { decideText } from "~/services/moderation/decide-text.server";
import { countWaiting, listCases } from "~/services/moderation/desk-queries.server";
import { moderateAsKeeper } from "~/services/moderation/moderate-as-keeper.server";
import { openedAccount } from "~/services/moderation/open-pseudonym.server";
import { pinPost } from "~/services/moderation/pin-post.server";
import { submitAppeal } from "~/services/moderation/submit-appeal.server";
import { writeToParty } from "~/services/moderation/write-message.server";
import { groupFeed } from "~/services/posts/feed.server";
import { unansweredPosts } from "~/services/posts/unanswered.server";
import { newGroup, newPerson, putInto } from "../../support/community";
import { writeComment, writePost } from "../../support/community-content";
import {
  actsOn,
  appealIn,
  caseOf,
  emailOf,
  keysOf,
  reportAs,
  scene,
  stateOf,
} from "../../support/moderation";
import { testContext } from "../../support/orders";
import { call, get } from "../../support/requests";
import { memberInside, userOf } from "../../support/settings";
import { newStaff, staffContext } from "../../support/staff";
import { ask as askColleague } from "../../support/acts";
import { screeningOf } from "../../support/screening";

const words = "Prosimy, pisz łagodniej.";
const hide = { kind: "hide", reason: "abuse", words } as const;
const hour = 60 * 60_000;

/** Everything that only moderators do, on a case with an appeal. */
const verbs: Record<
  string,
  (ctx: ServiceContext, of: Awaited<ReturnType<typeof appealed>>) => Promise<unknown>
> = {
  listCases: (ctx) => listCases(ctx, {}, 1),
  countWaiting: (ctx) => countWaiting(ctx),
  caseDetail: (ctx, { caseId }) => caseDetail(ctx, caseId),
  claimCase: (ctx, { caseId }) => claimCase(ctx, caseId),
  decideCase: (ctx, { caseId }) => decideCase(ctx, { caseId, ...hide }),
  answerAppeal: (ctx, { appealId }) =>
    answerAppeal(ctx, { appealId, outcome: "upheld", words: "Zostaje." }),
  writeToParty: (ctx, { caseId }) => writeToParty(ctx, { partyId: caseId, text: "Dzień dobry" }),
  openedAccount: (ctx, { memberId }) => openedAccount(ctx, memberId),
};

async function appealed() {
  const { post, reporter, author, membership, first, group } = await scene();
  const keeper = await newPerson();
  await putInto(group, keeper, { role: "keeper" });
  await reportAs(reporter, "post", post.id);
  const { id: caseId } = await caseOf(post.id);
  await decideCase(first.ctx, { caseId, ...hide });
  const [key = ""] = await keysOf(caseId, "author");
  await submitAppeal(testContext("visitor"), { key, text: "Nie.", screening: screeningOf() });
  const { id: appealId } = await appealIn(caseId);
  return { caseId, appealId, memberId: membership.id, author, keeper };
}

describe("who may do what", () => {
  const actors = ["visitor", "worker", "author", "keeper", "finance", "support"] as const;
  test.each(Object.keys(verbs).flatMap((verb) => actors.map((actor) => ({ verb, actor }))))(
    "$verb is not for: $actor",
    async ({ verb, actor }) => {
      const of = await appealed();
      const ctx = {
        visitor: testContext("visitor"),
        worker: testContext("worker"),
        author: of.author.ctx,
        keeper: of.keeper.ctx,
        finance: staffContext("finance"),
        support: staffContext("support"),
      }[actor];
      await expect(verbs[verb]!(ctx, of)).rejects.toThrow(NotAllowed);
    },
  );
});

describe("a keeper", () => {
  async function kept() {
    const all = await scene();
    const keeper = await newPerson();
    const own = await putInto(all.group, keeper, { role: "keeper" });
    return { ...all, keeper, own };
  }
  const act = { reason: "abuse", words, screening: screeningOf() } as const;

  test("hides in their own group; the author hears why and may appeal to staff", async () => {
    const { keeper, post, first, author, group } = await kept();
    await moderateAsKeeper(keeper.ctx, { kind: "post", id: post.id, ...act });
    expect(await stateOf(post.id)).toBe("hidden");
    expect(await actsOn(post.id)).toEqual(["keeper_hides"]);
    const found = await caseOf(post.id);
    expect(found.state).toBe("decided");
    const { rows } = await listCases(
      first.ctx,
      { state: "all", group: group.id, byKeeper: true },
      1,
    );
    expect(rows.map(({ id }) => id)).toEqual([found.id]);
    const told = await db
      .select()
      .from(mails)
      .where(eq(mails.recipient, await emailOf(author)));
    expect(told.map(({ kind }) => kind)).toEqual(["statement_of_reasons"]);
    const [key = ""] = await keysOf(found.id, "author");
    await submitAppeal(testContext("visitor"), {
      key,
      text: "Dlaczego?",
      screening: screeningOf(),
    });
    const { id: appealId } = await appealIn(found.id);
    const leave = { kind: "leave", reason: "no_breach", words: "Wraca." } as const;
    await answerAppeal(first.ctx, { appealId, outcome: "changed", ...leave });
    expect(await stateOf(post.id)).toBe("published");
    // What staff have let stay a keeper does not hide again.
    await expect(
      moderateAsKeeper(keeper.ctx, { kind: "post", id: post.id, ...act }),
    ).rejects.toMatchObject({ name: "Conflict", code: "decided_by_staff" });
  });

  test("does nothing to themselves, to other keepers, or elsewhere", async () => {
    const { keeper, own, group, post, author } = await kept();
    const mine = await writePost(own);
    await expect(
      moderateAsKeeper(keeper.ctx, { kind: "post", id: mine.id, ...act }),
    ).rejects.toThrow("oneself");
    await expect(
      moderateAsKeeper(keeper.ctx, { kind: "member", id: own.id, days: 3, ...act }),
    ).rejects.toThrow("oneself");
    const colleague = await putInto(group, await newPerson(), { role: "keeper" });
    await expect(
      moderateAsKeeper(keeper.ctx, { kind: "member", id: colleague.id, days: 3, ...act }),
    ).rejects.toThrow("keeper");
    const other = await kept();
    for (const ctx of [other.keeper.ctx, author.ctx])
      await expect(moderateAsKeeper(ctx, { kind: "post", id: post.id, ...act })).rejects.toThrow(
        NotFound,
      );
    expect(await stateOf(post.id)).toBe("published");
  });

  test("silences for a week at most, and a report keeps waiting for staff", async () => {
    const { keeper, membership, post, reporter } = await kept();
    await expect(
      moderateAsKeeper(keeper.ctx, { kind: "member", id: membership.id, days: 30, ...act }),
    ).rejects.toThrow("days");
    await moderateAsKeeper(keeper.ctx, { kind: "member", id: membership.id, days: 7, ...act });
    const [now] = await db.select().from(groupMembers).where(eq(groupMembers.id, membership.id));
    expect(now?.silencedUntil?.getTime()).toBeGreaterThan(Date.now() + 6 * 24 * hour);
    await reportAs(reporter, "post", post.id);
    await moderateAsKeeper(keeper.ctx, { kind: "post", id: post.id, ...act });
    expect(await caseOf(post.id)).toMatchObject({ state: "open" });
    expect(await stateOf(post.id)).toBe("hidden");
  });

  test("pins what stands first no more once it was hidden, though it comes back", async () => {
    const { keeper, first, post } = await kept();
    await pinPost(keeper.ctx, { postId: post.id, pinned: true });
    const found = { text: { kind: "post", id: post.id }, reason: "abuse", words: "Nie." } as const;
    await decideText(first.ctx, { ...found, kind: "hide" });
    await decideText(first.ctx, { ...found, kind: "leave", reason: "no_breach" });
    const [back] = await db.select().from(posts).where(eq(posts.id, post.id));
    expect(back).toMatchObject({ state: "published", pinnedAt: null });
  });

  test("pins three posts, which stand first on the first page only", async () => {
    const { keeper, membership, post, group, reporter } = await kept();
    const others = [];
    for (let index = 1; index <= 9; index++)
      others.push(await writePost(membership, { createdAt: new Date(Date.now() + index * 1000) }));
    for (const { id } of others.slice(0, 3))
      await pinPost(keeper.ctx, { postId: id, pinned: true });
    // None gives way to the fourth by itself.
    const fourth = () => pinPost(keeper.ctx, { postId: post.id, pinned: true });
    await expect(fourth()).rejects.toThrow("pins_full");
    await pinPost(keeper.ctx, { postId: others[0]!.id, pinned: false });
    await fourth();
    const first = await groupFeed(reporter.ctx, group.slug);
    expect(first?.posts[0]).toMatchObject({ id: post.id, isPinned: true });
    expect(first?.posts.filter(({ isPinned }) => isPinned)).toHaveLength(3);
    const pinnedIds = first?.posts.filter(({ isPinned }) => isPinned).map(({ id }) => id);
    expect(pinnedIds).not.toContain(others[0]?.id);
    const next = await groupFeed(reporter.ctx, group.slug, { before: first?.next });
    const seen = [...first!.posts, ...next!.posts].map(({ id }) => id);
    expect(new Set(seen).size).toBe(10);
    expect(seen).toHaveLength(10);
    await expect(pinPost(reporter.ctx, { postId: post.id, pinned: true })).rejects.toThrow(
      NotFound,
    );
  });

  test("leads whoever may pin from the address of pinning to the post, and nobody else", async () => {
    const { jar, identity } = await memberInside();
    const group = await newGroup();
    const membership = await putInto(group, { userId: (await userOf(identity.id))!.id });
    const post = await writePost(membership);
    const open = (id: string) => call(pinLoader, jar.on(get(paths.postPinning(id))), { id });
    expect(await open(post.id)).toMatchObject({ status: 404 });
    await db.update(groupMembers).set({ role: "keeper" }).where(eq(groupMembers.id, membership.id));
    expect(await open(post.id)).toMatchObject({ status: 303, location: paths.post(post.id) });
    const elsewhere = await writePost(await putInto(await newGroup(), await newPerson()));
    expect(await open(elsewhere.id)).toMatchObject({ status: 404 });
    expect(await open("ż")).toMatchObject({ status: 404 });
  });
});

describe("the account behind a pseudonym", () => {
  test("is seen by the two who asked and agreed, for a day, and the member is told", async () => {
    const { author, membership, clock } = await scene({ isSensitive: true, type: 17 });
    const [asking, agreeing, third] = [
      await newStaff("moderator", clock),
      await newStaff("admin", clock),
      await newStaff("moderator", clock),
    ];
    const input = { membershipId: membership.id, reason: "ban_account" } as const;
    const actId = await askColleague(asking.ctx, { kind: "open_pseudonym", input });
    expect(await openedAccount(asking.ctx, membership.id)).toBeNull();
    await expect(approveAct(asking.ctx, actId)).rejects.toThrow("same_person");
    await approveAct(agreeing.ctx, actId);
    const email = await emailOf(author);
    for (const { ctx } of [asking, agreeing])
      expect(await openedAccount(ctx, membership.id)).toMatchObject({ email });
    expect(await openedAccount(third.ctx, membership.id)).toBeNull();
    const told = await db.select().from(mails).where(eq(mails.recipient, email));
    expect(told.map(({ kind }) => kind)).toEqual(["pseudonym_opened"]);
    expect(await actsOn(membership.id)).toContain("open_pseudonym");
    clock.now = new Date(clock.now.getTime() + 25 * hour);
    expect(await openedAccount(asking.ctx, membership.id)).toBeNull();
    expect(JSON.stringify(await db.select().from(openedPseudonyms))).not.toContain(email);
  });

  test("is asked for by the name that the group knows, and by no other", async () => {
    const { author, group, membership } = await scene({ isSensitive: true, type: 17 });
    const [asking, agreeing] = [await newStaff("moderator"), await newStaff("admin")];
    const input = { membershipId: membership.id, reason: "ban_account" } as const;
    const actId = await askColleague(asking.ctx, { kind: "open_pseudonym", input });
    const asked = await actDetail(agreeing.ctx, actId);
    const [whose, ...others] = await actEffects(agreeing.ctx, asked);
    expect(whose).toBe(`Chodzi o osobę „${membership.pseudonym}” z grupy „${group.name}”.`);
    expect(others).toHaveLength(2);
    for (const secret of [author.nick, await emailOf(author)])
      expect(JSON.stringify([asked, whose, others])).not.toContain(secret);
  });

  test("does not show in a case: staff see the pseudonym", async () => {
    const { author, membership, post, reporter, first } = await scene({
      isSensitive: true,
      type: 17,
    });
    await reportAs(reporter, "post", post.id);
    const detail = JSON.stringify(await caseDetail(first.ctx, (await caseOf(post.id)).id));
    expect(detail).toContain(membership.pseudonym);
    for (const secret of [author.nick, author.userId, reporter.userId, await emailOf(author)])
      expect(detail).not.toContain(secret);
  });
});

test("a post that nobody answers for six hours is shown to keepers and to those who offered", async () => {
  const { group, membership, author, reporter } = await scene({ isSensitive: true, type: 17 });
  const old = new Date(Date.now() - 7 * hour);
  const [lonely, answered, own] = [
    await writePost(membership, { createdAt: old }),
    await writePost(membership, { createdAt: old }),
    await writePost(membership, { createdAt: old }),
  ];
  const theirs = await putInto(group, await newPerson());
  await writeComment(theirs, answered);
  await writeComment(membership, own);
  await expect(unansweredPosts(reporter.ctx, group.slug)).rejects.toThrow(NotFound);
  const elsewhere = await newGroup({ type: 0 });
  await putInto(elsewhere, reporter);
  await expect(
    setOffersToLook(reporter.ctx, { slug: elsewhere.slug, offers: true }),
  ).rejects.toThrow("no_support_group");
  await setOffersToLook(reporter.ctx, { slug: group.slug, offers: true });
  const found = await unansweredPosts(reporter.ctx, group.slug);
  expect(new Set(found.posts.map(({ id }) => id))).toEqual(new Set([lonely.id, own.id]));
  await setOffersToLook(reporter.ctx, { slug: group.slug, offers: false });
  await expect(unansweredPosts(reporter.ctx, group.slug)).rejects.toThrow(NotFound);
  await expect(unansweredPosts(author.ctx, group.slug)).rejects.toThrow(NotFound);
});

test("the database gone in the middle of a decision leaves nothing half done", async () => {
  const { post, reporter, first, author } = await scene();
  await reportAs(reporter, "post", post.id);
  const { id: caseId } = await caseOf(post.id);
  // PostgreSQL goes away right before the last row of the decision.
  await db.execute(sql`create function end_connection() returns trigger language plpgsql as $$
    begin
      if new.target_id = ${sql.raw(`'${caseId}'`)} then
        raise exception 'terminating connection' using errcode = '57P01';
      end if;
      return new;
    end $$`);
  await db.execute(
    sql`create trigger end_connection before insert on audit_log for each row execute function end_connection()`,
  );
  try {
    await expect(decideCase(first.ctx, { caseId, ...hide })).rejects.toThrow();
  } finally {
    await db.execute(sql`drop trigger end_connection on audit_log`);
    await db.execute(sql`drop function end_connection()`);
  }
  expect(await stateOf(post.id)).toBe("published");
  expect(await caseOf(post.id)).toMatchObject({ state: "open" });
  const left = await Promise.all([
    db.select().from(moderationDecisions).where(eq(moderationDecisions.caseId, caseId)),
    db
      .select()
      .from(mails)
      .where(eq(mails.recipient, await emailOf(author))),
    db.select().from(notifications).where(eq(notifications.userId, author.userId)),
    db.select().from(auditLog).where(eq(auditLog.targetId, caseId)),
  ]);
  expect(left).toEqual([[], [], [], []]);
  await decideCase(first.ctx, { caseId, ...hide });
  expect(await stateOf(post.id)).toBe("hidden");
});

test("every act of staff stands in the log with its reason, and the chain verifies", async () => {
  const { caseId } = await appealed();
  await sealAudit(testContext("schedule"));
  const rows = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.targetId, caseId), eq(auditLog.actorKind, "staff")));
  expect(rows.map(({ act, reason }) => [act, reason])).toEqual([["decide_case", "abuse"]]);
  expect(await verifyAudit(testContext("schedule"))).toMatchObject({ breaks: [] });
});
