import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "~/db/client.server";
import { groupMembers, moderationCases, moderationDecisions, posts } from "~/db/schema";
import { authoriseWriting } from "~/services/groups/access.server";
import { answerJoinRequest } from "~/services/groups/answer-join-request.server";
import { joinRequests } from "~/services/groups/join-requests.server";
import { memberCard } from "~/services/groups/member-card.server";
import { setMute } from "~/services/groups/set-mute.server";
import { groupWords, writeGroupWords } from "~/services/groups/write-group-words.server";
import { closeThread } from "~/services/moderation/close-thread.server";
import { decideCase } from "~/services/moderation/decide-case.server";
import { keeperOverview, nameToWelcome } from "~/services/moderation/keeper-overview.server";
import { moderateAsKeeper } from "~/services/moderation/moderate-as-keeper.server";
import { pinPost } from "~/services/moderation/pin-post.server";
import {
  silenceToTakeBack,
  takeBackAsKeeper,
} from "~/services/moderation/take-back-as-keeper.server";
import { addComment } from "~/services/posts/add-comment.server";
import { findPost } from "~/services/posts/post-page.server";
import { newPerson, putInto } from "../../support/community";
import { writeComment, writePost } from "../../support/community-content";
import {
  actsOn,
  caseOf,
  emailOf,
  mailsAt,
  oldMember,
  reportAs,
  scene,
  stateOf,
} from "../../support/moderation";
import { testContext } from "../../support/orders";
import { screeningOf } from "../../support/screening";

const hour = 3_600_000;
const day = 24 * hour;

async function kept(group?: Parameters<typeof scene>[0]) {
  const found = await scene(group);
  const keeper = await newPerson({}, found.clock);
  const keepership = await putInto(found.group, keeper, { role: "keeper" });
  return { ...found, keeper, keepership };
}
type Kept = Awaited<ReturnType<typeof kept>>;

const overview = ({ keeper, group }: Kept) => keeperOverview(keeper.ctx, group.slug);

const hide = ({ keeper }: Kept, id: string) =>
  moderateAsKeeper(keeper.ctx, {
    kind: "post",
    id,
    reason: "abuse",
    words: "To rani.",
    screening: screeningOf(),
  });

const silence = ({ keeper, membership }: Kept, days = 3) =>
  moderateAsKeeper(keeper.ctx, {
    kind: "member",
    id: membership.id,
    reason: "abuse",
    words: "Odpocznij.",
    days,
    screening: screeningOf(),
  });

const answer = ({ ctx }: Kept["keeper"], { id: postId }: { id: string }) =>
  addComment(ctx, {
    postId,
    parentId: null,
    content: `Dobrze, że jesteś (${randomUUID()}).`,
    formToken: randomUUID(),
    screening: screeningOf(),
  });

const silencedUntil = async (id: string) =>
  (await db.select().from(groupMembers).where(eq(groupMembers.id, id)))[0]!.silencedUntil;

test("nobody but a keeper of the group sees what waits for its keepers", async () => {
  const place = await kept();
  for (const { ctx } of [place.author, place.reporter, await newPerson()])
    await expect(keeperOverview(ctx, place.group.slug)).rejects.toMatchObject({ name: "NotFound" });
  await db
    .update(groupMembers)
    .set({ state: "left" })
    .where(eq(groupMembers.id, place.keepership.id));
  await expect(overview(place)).rejects.toMatchObject({ name: "NotFound" });
});

test("it tells how many wait to be let in, and since when the first does", async () => {
  const place = await kept({ isPrivate: true });
  expect((await overview(place)).requests).toEqual({ waiting: 0, since: null });
  for (const hours of [5, 2])
    await putInto(place.group, await newPerson(), {
      state: "requested",
      joinedAt: new Date(place.clock.now.getTime() - hours * hour),
    });
  const { requests } = await overview(place);
  expect(requests.waiting).toBe(2);
  expect(Date.parse(requests.since!)).toBeLessThan(place.clock.now.getTime() - 4 * hour);
});

test("a report waits there without who made it, and none about a keeper or by this one", async () => {
  const place = await kept();
  const { reporter, post, keeper, keepership, group } = place;
  const theirs = await writePost(keepership);
  await reportAs(reporter, "post", post.id);
  await reportAs(reporter, "post", theirs.id);
  const { reports } = await overview(place);
  expect(reports).toMatchObject([
    { subject: "post", reports: 1, text: { postId: post.id, title: post.title } },
  ]);
  expect(JSON.stringify(reports)).not.toContain(reporter.nick);
  const second = await writePost(place.membership, { title: "Drugi" });
  await reportAs(keeper, "post", second.id);
  expect((await keeperOverview(keeper.ctx, group.slug)).reports).toHaveLength(1);
});

test("reports are told apart by who wrote what and why, and none that has no room goes unsaid", async () => {
  const place = await kept();
  const { reporter, membership } = place;
  for (let index = 0; index < 21; index += 1) {
    const post = await writePost(membership, { content: `Wpis numer ${index}` });
    // The longest waiting are shown: of those of one moment, any.
    place.clock.now = new Date(place.clock.now.getTime() + 1000);
    await reportAs(reporter, "post", post.id, { reason: index === 0 ? "hate" : "abuse" });
  }
  const { reports, moreReports } = await overview(place);
  expect(moreReports).toBe(1);
  expect(new Set(reports.map(({ text }) => text?.excerpt)).size).toBe(20);
  expect(
    reports
      .map(({ reasons }) => reasons.join())
      .sort()
      .slice(-2),
  ).toEqual(["abuse", "hate"]);
  expect(reports[0]?.text?.author).toBe(place.author.nick);
});

test("a report is not there once staff have decided", async () => {
  const place = await kept();
  await reportAs(place.reporter, "post", place.post.id);
  await decideCase(place.first.ctx, {
    caseId: (await caseOf(place.post.id)).id,
    kind: "leave",
    reason: "no_breach",
    words: "",
  });
  expect((await overview(place)).reports).toEqual([]);
});

test("posts that nobody has answered stand there, the longest waiting first", async () => {
  const place = await kept();
  const at = (hours: number) => ({ createdAt: new Date(place.clock.now.getTime() - hours * hour) });
  const young = await writePost(place.membership, { title: "Młodszy", ...at(8) });
  const old = await writePost(place.membership, { title: "Starszy", ...at(30) });
  expect((await overview(place)).unanswered.map(({ id }) => id)).toEqual([old.id, young.id]);
});

test("what a keeper pinned or closed they can undo as long as it is so", async () => {
  const place = await kept();
  const { keeper, post } = place;
  await pinPost(keeper.ctx, { postId: post.id, pinned: true });
  await closeThread(keeper.ctx, { postId: post.id, closed: true });
  expect((await overview(place)).acts).toMatchObject([
    { act: "keeper_closes_talk", undo: { kind: "reopen", postId: post.id } },
    { act: "pin_post", undo: { kind: "unpin", postId: post.id } },
  ]);
  await pinPost(keeper.ctx, { postId: post.id, pinned: false });
  const { acts } = await overview(place);
  expect(acts.map(({ undo }) => undo?.kind ?? null)).toEqual([null, "reopen", null]);
  expect(acts.map(({ isOver }) => isOver)).toEqual([false, false, true]);
});

test("what another keeper did is not among one's own acts", async () => {
  const place = await kept();
  const other = await newPerson();
  await putInto(place.group, other, { role: "keeper" });
  await pinPost(other.ctx, { postId: place.post.id, pinned: true });
  expect((await overview(place)).acts).toEqual([]);
});

test("a keeper takes back what they hid: it is shown, its author is told, and it stands in the log", async () => {
  const place = await kept();
  const { keeper, post, author } = place;
  await hide(place, post.id);
  const [act] = (await overview(place)).acts;
  const { id: caseId } = await caseOf(post.id);
  expect(act).toMatchObject({
    act: "keeper_hides",
    post: null,
    hidden: { title: post.title, content: post.content },
    undo: { kind: "take_back", caseId },
  });
  await takeBackAsKeeper(keeper.ctx, { caseId });
  expect(await stateOf(post.id)).toBe("published");
  expect(await actsOn(post.id)).toContain("keeper_takes_back");
  expect((await overview(place)).acts.every(({ hidden }) => hidden === null)).toBe(true);
  const decisions = await db
    .select()
    .from(moderationDecisions)
    .where(eq(moderationDecisions.caseId, caseId));
  const back = decisions.find(({ kind }) => kind === "leave");
  expect(back).toMatchObject({ byKeeper: true, reason: "no_breach" });
  expect(decisions.find(({ kind }) => kind === "hide")?.revertedAt).not.toBeNull();
  const told = await mailsAt(await emailOf(author), "Opieka grupy cofa swoją decyzję");
  expect(told.map(({ text }) => text).join("\n")).toContain("znowu widzą wszyscy");
  expect((await overview(place)).acts.every(({ undo }) => undo === null)).toBe(true);
  await expect(takeBackAsKeeper(keeper.ctx, { caseId })).rejects.toThrow("not_to_take_back");
});

test("a report of what a keeper has hidden meanwhile is heard, and waits for a moderator", async () => {
  const place = await kept();
  await hide(place, place.post.id);
  await reportAs(place.reporter, "post", place.post.id);
  const cases = await db
    .select({ state: moderationCases.state })
    .from(moderationCases)
    .where(eq(moderationCases.subjectId, place.post.id));
  expect(cases.map(({ state }) => state)).toContain("open");
  expect(await stateOf(place.post.id)).toBe("hidden");
});

test("a keeper gives back a voice, but not one that staff have taken for longer meanwhile", async () => {
  const place = await kept();
  const { keeper, membership, clock } = place;
  await silence(place);
  const { id: caseId } = await caseOf(membership.id);
  const later = new Date(clock.now.getTime() + 30 * day);
  await db
    .update(groupMembers)
    .set({ silencedUntil: later })
    .where(eq(groupMembers.id, membership.id));
  await expect(takeBackAsKeeper(keeper.ctx, { caseId })).rejects.toThrow("not_to_take_back");
  expect(await silencedUntil(membership.id)).toEqual(later);
});

test("a voice that a keeper took is there again once they take it back", async () => {
  const place = await kept();
  await silence(place);
  expect(await silencedUntil(place.membership.id)).not.toBeNull();
  await takeBackAsKeeper(place.keeper.ctx, { caseId: (await caseOf(place.membership.id)).id });
  expect(await silencedUntil(place.membership.id)).toBeNull();
});

test("what a keeper hid while a report waits they may take back until staff decide", async () => {
  const place = await kept();
  const { reporter, post, keeper, first } = place;
  await reportAs(reporter, "post", post.id);
  await hide(place, post.id);
  const { id: caseId } = await caseOf(post.id);
  await takeBackAsKeeper(keeper.ctx, { caseId });
  expect(await stateOf(post.id)).toBe("published");
  expect((await caseOf(post.id)).state).toBe("open");
  await hide(place, post.id);
  await decideCase(first.ctx, { caseId, kind: "hide", reason: "abuse", words: "Zostaje ukryte." });
  await expect(takeBackAsKeeper(keeper.ctx, { caseId })).rejects.toThrow("not_to_take_back");
  expect(await stateOf(post.id)).toBe("hidden");
});

test("what many reports had hidden no keeper brings back", async () => {
  const place = await kept();
  const { post, keeper, group } = place;
  for (let reports = 0; reports < 3; reports++) {
    const somebody = await oldMember(place.clock);
    await putInto(group, somebody);
    await reportAs(somebody, "post", post.id);
  }
  expect(await stateOf(post.id)).toBe("hidden");
  await hide(place, post.id).catch(() => null);
  const { id: caseId } = await caseOf(post.id);
  expect((await overview(place)).acts.every(({ undo }) => undo === null)).toBe(true);
  await takeBackAsKeeper(keeper.ctx, { caseId }).catch(() => null);
  expect(await stateOf(post.id)).toBe("hidden");
});

test("what was held for a moderator when a keeper hid it no keeper brings back", async () => {
  const place = await kept();
  const { post, keeper } = place;
  await hide(place, post.id);
  const { id: caseId } = await caseOf(post.id);
  await db
    .update(moderationDecisions)
    .set({ undo: { state: "held" } })
    .where(eq(moderationDecisions.caseId, caseId));
  await expect(takeBackAsKeeper(keeper.ctx, { caseId })).rejects.toThrow("not_to_take_back");
  expect(await stateOf(post.id)).toBe("hidden");
});

test("nobody takes back what another keeper decided", async () => {
  const place = await kept();
  const other = await newPerson();
  await putInto(place.group, other, { role: "keeper" });
  await hide(place, place.post.id);
  const { id: caseId } = await caseOf(place.post.id);
  for (const { ctx } of [other, place.author])
    await expect(takeBackAsKeeper(ctx, { caseId })).rejects.toMatchObject({ name: "NotFound" });
  expect(await stateOf(place.post.id)).toBe("hidden");
});

test("who came this week waits for a word of a keeper, and for no second one", async () => {
  const place = await kept();
  const { keeper, group, clock } = place;
  const [fresh, older] = [await newPerson({}, clock), await newPerson()];
  const came = await putInto(group, fresh, { joinedAt: new Date(clock.now.getTime() - hour) });
  await writePost(
    await putInto(group, older, { joinedAt: new Date(clock.now.getTime() - 8 * day) }),
  );
  const names = async () => (await overview(place)).newcomers.map(({ author }) => author.name);
  // That somebody is there and only reads is theirs to say.
  expect(await names()).not.toContain(fresh.nick);
  const first = await writePost(came);
  expect(await names()).toContain(fresh.nick);
  expect(await names()).not.toContain(older.nick);
  const welcome = { slug: group.slug, membershipId: came.id };
  expect(await nameToWelcome(keeper.ctx, welcome)).toBe(fresh.nick);
  expect(await nameToWelcome(place.reporter.ctx, welcome)).toBeNull();
  await answer(keeper, first);
  expect(await names()).not.toContain(fresh.nick);
  expect(await nameToWelcome(keeper.ctx, welcome)).toBeNull();
});

test("in a sensitive group nobody is called who only reads, and whoever writes by their pseudonym", async () => {
  const place = await kept({ isSensitive: true, type: 11 });
  const { keeper, group, clock } = place;
  const at = { joinedAt: new Date(clock.now.getTime() - hour) };
  const [writes, answers, reads] = [
    await newPerson({}, clock),
    await newPerson({}, clock),
    await newPerson({}, clock),
  ];
  const [writer, answering] = [await putInto(group, writes, at), await putInto(group, answers, at)];
  const silent = await putInto(group, reads, at);
  await writePost(writer);
  const answer = await writeComment(answering, place.post);
  const { newcomers } = await overview(place);
  const { post } = place;
  expect(newcomers.find(({ author }) => author.id === answering.id)).toMatchObject({
    post: null,
    comment: { id: answer.id, title: post.title },
  });
  await db.update(posts).set({ state: "held" }).where(eq(posts.id, post.id));
  const ofHeld = (await overview(place)).newcomers.find(({ author }) => author.id === answering.id);
  expect(ofHeld).toMatchObject({ comment: null });
  await db
    .update(posts)
    .set({ state: "published", closedAt: new Date() })
    .where(eq(posts.groupId, place.group.id));
  for (const { post: own, comment } of (await overview(place)).newcomers)
    expect({ own, comment }).toEqual({ own: null, comment: null });
  const names = newcomers.map(({ author }) => author.name);
  expect(names).toEqual(expect.arrayContaining([writer.pseudonym, answering.pseudonym]));
  expect(names).not.toContain(silent.pseudonym);
  expect(await nameToWelcome(keeper.ctx, { slug: group.slug, membershipId: silent.id })).toBeNull();
  for (const { nick, userId } of [writes, answers, reads])
    expect(JSON.stringify(newcomers)).not.toMatch(new RegExp(`${nick}|${userId}`));
});

test("whoever looks after a group reads until when somebody is silenced, and gives the voice back where it is theirs", async () => {
  const place = await kept();
  const { keeper, reporter, membership, group } = place;
  const cardOf = ({ ctx }: Kept["keeper"]) => memberCard(ctx, membership.id);
  expect((await cardOf(keeper))?.silencedUntil).toBeNull();
  await silence(place);
  const until = (await silencedUntil(membership.id))!.toISOString();
  expect((await cardOf(keeper))?.silencedUntil).toBe(until);
  expect((await cardOf(reporter))?.silencedUntil).toBeNull();
  const { id: caseId } = await caseOf(membership.id);
  expect(await silenceToTakeBack(keeper.ctx, membership.id)).toBe(caseId);
  const other = await newPerson({}, place.clock);
  await putInto(group, other, { role: "keeper" });
  expect((await cardOf(other))?.silencedUntil).toBe(until);
  expect(await silenceToTakeBack(other.ctx, membership.id)).toBeNull();
});

test("of two keepers who silenced the same person neither gives the voice back alone", async () => {
  const place = await kept();
  const { group, membership, reporter, keeper } = place;
  const other = await newPerson({}, place.clock);
  await putInto(group, other, { role: "keeper" });
  await reportAs(reporter, "member", membership.id);
  await silence(place);
  await silence({ ...place, keeper: other }, 7);
  const before = await silencedUntil(membership.id);
  const { id: caseId } = await caseOf(membership.id);
  for (const { ctx } of [keeper, other])
    await expect(takeBackAsKeeper(ctx, { caseId })).rejects.toThrow("not_to_take_back");
  expect(await silencedUntil(membership.id)).toEqual(before);
});

test("two presses at once take back once", async () => {
  const place = await kept();
  await hide(place, place.post.id);
  const { id: caseId } = await caseOf(place.post.id);
  const press = () => takeBackAsKeeper(place.keeper.ctx, { caseId });
  const outcomes = await Promise.allSettled([press(), press()]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect((await actsOn(place.post.id)).filter((act) => act === "keeper_takes_back")).toHaveLength(
    1,
  );
});

test("two tabs hide once, so that its author is told one reason", async () => {
  const place = await kept();
  const outcomes = await Promise.allSettled([
    hide(place, place.post.id),
    hide(place, place.post.id),
  ]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  await expect(hide(place, place.post.id)).rejects.toThrow("nothing_to_change");
  expect((await actsOn(place.post.id)).filter((act) => act === "keeper_hides")).toHaveLength(1);
  await takeBackAsKeeper(place.keeper.ctx, { caseId: (await caseOf(place.post.id)).id });
  await hide(place, place.post.id);
  expect(await stateOf(place.post.id)).toBe("hidden");
});

test("what a keeper hid and took back many reports still hide", async () => {
  const place = await kept();
  const { post, keeper, group } = place;
  await hide(place, post.id);
  await takeBackAsKeeper(keeper.ctx, { caseId: (await caseOf(post.id)).id });
  for (let reports = 0; reports < 3; reports++) {
    const somebody = await oldMember(place.clock);
    await putInto(group, somebody);
    await reportAs(somebody, "post", post.id);
  }
  expect(await stateOf(post.id)).toBe("hidden");
});

test("what is held for its author's sake no keeper judges, nor reads the title of it", async () => {
  const place = await kept();
  const { post, keeper, reporter } = place;
  const commented = await newPerson({}, place.clock);
  const comment = await writeComment(await putInto(place.group, commented), post);
  await reportAs(reporter, "comment", comment.id);
  expect((await overview(place)).reports).toHaveLength(1);
  await db.update(posts).set({ state: "held", title: "Nie dam rady" }).where(eq(posts.id, post.id));
  expect((await overview(place)).reports).toEqual([]);
  await expect(hide(place, post.id)).rejects.toMatchObject({ name: "NotFound" });
  const ofComment = {
    kind: "comment",
    id: comment.id,
    reason: "abuse",
    words: "To rani.",
  } as const;
  await expect(
    moderateAsKeeper(keeper.ctx, { ...ofComment, screening: screeningOf() }),
  ).rejects.toMatchObject({ name: "NotFound" });
  expect(await stateOf(post.id)).toBe("held");
});

test("whoever has muted a keeper is not told apart by their welcome", async () => {
  const place = await kept();
  const { keeper, keepership, group, clock } = place;
  const fresh = await newPerson({}, clock);
  const came = await putInto(group, fresh, { joinedAt: new Date(clock.now.getTime() - hour) });
  await setMute(fresh.ctx, { membershipId: keepership.id, kind: "mute" });
  await answer(keeper, await writePost(came));
  expect((await overview(place)).newcomers.map(({ author }) => author.id)).not.toContain(came.id);
});

test("what a keeper reported, and what is closed, waits for no answer of theirs", async () => {
  const place = await kept();
  const { keeper, membership, clock } = place;
  const at = { createdAt: new Date(clock.now.getTime() - 8 * hour) };
  const [closed, reported] = [await writePost(membership, at), await writePost(membership, at)];
  expect((await overview(place)).unanswered).toHaveLength(2);
  await closeThread(keeper.ctx, { postId: closed.id, closed: true });
  await reportAs(keeper, "post", reported.id);
  expect((await overview(place)).unanswered).toEqual([]);
});

test("hiding and taking back in turns ends, so that nobody is hurt by mail", async () => {
  const place = await kept();
  const rounds = async () => {
    for (let round = 0; round < 12; round++) {
      await hide(place, place.post.id);
      const undo = (await overview(place)).acts[0]?.undo;
      if (undo?.kind === "take_back") await takeBackAsKeeper(place.keeper.ctx, undo);
    }
  };
  await expect(rounds()).rejects.toMatchObject({ name: "TooManyRequests" });
  await silence({ ...place, membership: await putInto(place.group, await newPerson()) });
});

const silenceKeeper = ({ keepership, clock }: Kept) =>
  db
    .update(groupMembers)
    .set({ silencedUntil: new Date(clock.now.getTime() + day) })
    .where(eq(groupMembers.id, keepership.id));

test("a keeper who may only read for a while is not offered what they would be refused", async () => {
  const place = await kept();
  const { keeper, post, membership, group } = place;
  await pinPost(keeper.ctx, { postId: post.id, pinned: true });
  expect((await findPost(keeper.ctx, post.id))?.isKeeper).toBe(true);
  expect((await memberCard(keeper.ctx, membership.id))?.isKept).toBe(true);
  expect((await overview(place)).silencedUntil).toBeNull();
  expect((await joinRequests(keeper.ctx, group.slug)).silencedUntil).toBeNull();
  await silenceKeeper(place);
  expect((await findPost(keeper.ctx, post.id))?.isKeeper).toBe(false);
  expect((await memberCard(keeper.ctx, membership.id))?.isKept).toBe(false);
  expect((await overview(place)).silencedUntil).not.toBeNull();
  expect((await groupWords(keeper.ctx, group.slug)).silencedUntil).not.toBeNull();
  expect((await joinRequests(keeper.ctx, group.slug)).silencedUntil).not.toBeNull();
});

test("a keeper who may only read for a while pins, closes, hides, silences and writes for the group no more", async () => {
  const place = await kept();
  const { keeper, post, group } = place;
  const { version } = await groupWords(keeper.ctx, group.slug);
  const words = { groupId: group.id, rules: "Po mojemu.", welcome: "", version };
  const { id: membershipId } = await putInto(group, await newPerson(), { state: "requested" });
  const staff = { kind: "staff", userId: keeper.userId, permissions: ["let_people_in"] } as const;
  await silenceKeeper(place);
  for (const act of [
    () => pinPost(keeper.ctx, { postId: post.id, pinned: true }),
    () => closeThread(keeper.ctx, { postId: post.id, closed: true }),
    () => writeGroupWords(keeper.ctx, words),
    () => authoriseWriting(keeper.ctx, { id: group.id }),
    () => answerJoinRequest(keeper.ctx, { membershipId, letsIn: true }),
    // Nor by another door, where they are of staff as well.
    () => answerJoinRequest(testContext(staff, place.clock), { membershipId, letsIn: true }),
    () => hide(place, post.id),
    () => silence(place),
  ])
    await expect(act()).rejects.toMatchObject({ name: "NotAllowed", code: "silenced" });
  expect(await stateOf(post.id)).toBe("published");
  expect(await silencedUntil(place.membership.id)).toBeNull();
});

test("a keeper who may only read for a while still takes back what they did to somebody", async () => {
  const place = await kept();
  await hide(place, place.post.id);
  await silenceKeeper(place);
  await takeBackAsKeeper(place.keeper.ctx, { caseId: (await caseOf(place.post.id)).id });
  expect(await stateOf(place.post.id)).toBe("published");
});

test("whoever looks after the group no more takes nothing back", async () => {
  const place = await kept();
  await hide(place, place.post.id);
  const { id: caseId } = await caseOf(place.post.id);
  await db
    .update(groupMembers)
    .set({ role: "member" })
    .where(eq(groupMembers.id, place.keepership.id));
  await expect(takeBackAsKeeper(place.keeper.ctx, { caseId })).rejects.toMatchObject({
    name: "NotFound",
  });
  expect(await stateOf(place.post.id)).toBe("hidden");
});

test("whom a keeper has muted does not wait for their welcome", async () => {
  const place = await kept();
  const { keeper, group, clock } = place;
  const came = await putInto(group, await newPerson({}, clock), {
    joinedAt: new Date(clock.now.getTime() - hour),
  });
  await writePost(came);
  const ids = async () => (await overview(place)).newcomers.map(({ author }) => author.id);
  expect(await ids()).toContain(came.id);
  await setMute(keeper.ctx, { membershipId: came.id, kind: "mute" });
  expect(await ids()).not.toContain(came.id);
});
