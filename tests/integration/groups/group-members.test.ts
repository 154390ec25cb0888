import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { comments, groupMembers, memberMutes, postLikes, posts, users } from "~/db/schema";
import type { ServiceContext } from "~/services/command/context.server";
import { NotAllowed } from "~/services/command/errors";
import { claimNick } from "~/services/groups/claim-nick.server";
import { joinGroup } from "~/services/groups/join-group.server";
import { leaveGroup } from "~/services/groups/leave-group.server";
import { listMuted, memberCard } from "~/services/groups/member-card.server";
import { groupDirectory, groupPage, myGroups } from "~/services/groups/queries.server";
import { setMute } from "~/services/groups/set-mute.server";
import { saveProfile } from "~/services/members/save-settings.server";
import {
  findNotificationMails,
  saveNotificationMails,
} from "~/services/notifications/mail-settings.server";
import { markRead } from "~/services/notifications/mark-read.server";
import { withdrawFromGroup } from "~/services/posts/withdraw-from-group.server";
import type { GroupScope } from "~/site/group-scopes";
import { groupTypeNumber, groupTypeOf } from "~/site/group-types";
import { newGroup, newPerson, putInto, type Person } from "../../support/community";
import { writePost } from "../../support/community-content";
import { reportAs } from "../../support/moderation";
import { testContext } from "../../support/orders";
import { outcomeOf } from "../../support/refused";

const membershipOf = async (groupId: string, { userId }: Pick<Person, "userId">) =>
  (
    await db
      .select()
      .from(groupMembers)
      .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, userId)))
  )[0];

/** What somebody does in the community as themselves: there is no account in any input. */
const ownVerbs: Record<string, (ctx: ServiceContext, groupId: string) => Promise<unknown>> = {
  claimNick: (ctx) => claimNick(ctx, "Ktoś z zewnątrz"),
  joinGroup: (ctx, groupId) => joinGroup(ctx, { groupId }),
  leaveGroup: (ctx, groupId) => leaveGroup(ctx, groupId),
  withdrawFromGroup: (ctx, groupId) => withdrawFromGroup(ctx, { groupId, texts: "remove" }),
  setMute: (ctx) => setMute(ctx, { membershipId: randomUUID(), kind: "mute" }),
  markRead: (ctx) => markRead(ctx),
  findNotificationMails: (ctx) => findNotificationMails(ctx),
  saveNotificationMails: (ctx) => saveNotificationMails(ctx, "digest"),
};

test.each(Object.entries(ownVerbs))("%s is for members alone", async (_, verb) => {
  const { id } = await newGroup();
  for (const actor of ["visitor", "worker", { kind: "identity", auth0Id: "auth0|x" }] as const)
    await expect(verb(testContext(actor), id)).rejects.toThrow(NotAllowed);
});

describe("a nick", () => {
  test("is one person's, however it is spelt", async () => {
    const [first, second] = [await newPerson({ nick: null }), await newPerson({ nick: null })];
    expect(await outcomeOf(claimNick(first.ctx, "Łucja Kowal"))).toBe("done");
    for (const alike of [
      "lucja kowal",
      "ŁUCJAKOWAL",
      "Łucja-Kowaɫ".normalize("NFD"),
      "Łuсjа Kоwal",
    ])
      expect([alike, await outcomeOf(claimNick(second.ctx, alike))]).toEqual([alike, "nick_taken"]);
    expect(await outcomeOf(claimNick(second.ctx, "Moderatorka"))).toBe("nick_reserved");
    expect(await outcomeOf(claimNick(first.ctx, "łucja kowal"))).toBe("done");
  });

  test("goes to one of many who ask at the same moment", async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => newPerson({ nick: null })));
    const outcomes = await Promise.all(
      people.map(({ ctx }) => outcomeOf(claimNick(ctx, "Wyścig"))),
    );
    expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(1);
  });

  test("is not one's own pseudonym", async () => {
    const person = await newPerson({ nick: null });
    await putInto(await newGroup({ isSensitive: true }), person, {
      pseudonym: "Zorza",
      pseudonymKey: "zorza",
    });
    expect(await outcomeOf(claimNick(person.ctx, "Zorza"))).toBe("nick_is_pseudonym");
    expect(await outcomeOf(claimNick((await newPerson({ nick: null })).ctx, "Zorza"))).toBe("done");
  });

  test("stays while groups show it, and the profile saves the rest", async () => {
    const person = await newPerson();
    const profile = { username: "nowa", fullName: null };
    expect(await outcomeOf(saveProfile(person.ctx, { ...profile, nick: person.nick }))).toBe(
      "done",
    );
    await putInto(await newGroup(), person);
    expect(await outcomeOf(saveProfile(person.ctx, { ...profile, nick: null }))).toBe(
      "nick_needed",
    );
    const other = await newPerson();
    expect(await outcomeOf(saveProfile(person.ctx, { ...profile, nick: other.nick }))).toBe(
      "nick_taken",
    );
    const [user] = await db.select().from(users).where(eq(users.id, person.userId));
    expect(user).toMatchObject({ username: "nowa", nick: person.nick });
  });
});

describe("a member's card", () => {
  test("of a closed group is seen by its members alone", async () => {
    for (const kind of [{ isSensitive: true }, { isPrivate: true }]) {
      const group = await newGroup(kind);
      const [person, fellow, stranger] = [await newPerson(), await newPerson(), await newPerson()];
      const membership = await putInto(group, person);
      await putInto(group, fellow);
      expect((await memberCard(fellow.ctx, membership.id))?.author.id).toBe(membership.id);
      expect(await memberCard(stranger.ctx, membership.id)).toBeNull();
      expect(await memberCard(testContext("visitor"), membership.id)).toBeNull();
      await leaveGroup(fellow.ctx, group.id);
      expect(await memberCard(fellow.ctx, membership.id)).toBeNull();
    }
    expect(await memberCard((await newPerson()).ctx, "nie-ma")).toBeNull();
  });

  test("mutes and blocks one person once, and lets them go from any of their groups", async () => {
    const [viewer, muted] = [await newPerson(), await newPerson()];
    const first = await putInto(await newGroup(), muted);
    const second = await putInto(await newGroup(), muted);
    await setMute(viewer.ctx, { membershipId: first.id, kind: "mute" });
    await setMute(viewer.ctx, { membershipId: first.id, kind: "mute" });
    await setMute(viewer.ctx, { membershipId: second.id, kind: "block" });
    expect(await listMuted(viewer.ctx)).toMatchObject([{ id: second.id, kind: "block" }]);
    expect((await memberCard(viewer.ctx, first.id))?.mute).toBe("block");
    await setMute(viewer.ctx, { membershipId: first.id, kind: null });
    expect(await listMuted(viewer.ctx)).toEqual([]);
  });

  test("nobody mutes themselves or somebody whom they may not see", async () => {
    const person = await newPerson();
    const own = await putInto(await newGroup(), person);
    const hidden = await putInto(await newGroup({ isSensitive: true }), await newPerson());
    await expect(setMute(person.ctx, { membershipId: own.id, kind: "mute" })).rejects.toThrow(
      "oneself",
    );
    await expect(setMute(person.ctx, { membershipId: hidden.id, kind: "block" })).rejects.toThrow(
      "membership",
    );
    expect(
      await db.select().from(memberMutes).where(eq(memberMutes.userId, person.userId)),
    ).toEqual([]);
  });

  test("a muted pseudonym has no name once one has left its group", async () => {
    const group = await newGroup({ isSensitive: true });
    const [viewer, muted] = [await newPerson(), await newPerson()];
    await putInto(group, viewer);
    const membership = await putInto(group, muted);
    await setMute(viewer.ctx, { membershipId: membership.id, kind: "mute" });
    await leaveGroup(viewer.ctx, group.id);
    expect(await listMuted(viewer.ctx)).toMatchObject([{ author: null, group: null }]);
    await setMute(viewer.ctx, { membershipId: membership.id, kind: null });
    expect(await listMuted(viewer.ctx)).toEqual([]);
  });
});

describe("lists of groups", () => {
  test("come ten at a time, each group once, and count all of them", async () => {
    const person = await newPerson();
    for (let turn = 0; turn < 13; turn += 1)
      await putInto(await newGroup({ name: "Ta sama nazwa" }), person);
    const first = await myGroups(person.ctx);
    const rest = await myGroups(person.ctx, { after: first.next ?? "" });
    expect([first.groups.length, rest.groups.length, first.total]).toEqual([10, 3, 13]);
    expect(rest.next).toBeNull();
    const slugs = [...first.groups, ...rest.groups].map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(13);
  });

  test("of the directory leave no page for the last few", async () => {
    const type = "WomenOnly";
    for (let turn = 0; turn < 15; turn += 1) await newGroup({ type: groupTypeNumber(type) });
    const all = await groupDirectory(testContext("visitor"), { type });
    expect([all.groups.length, all.total, all.next]).toEqual([15, 15, null]);
    await newGroup({ type: groupTypeNumber(type) });
    const first = await groupDirectory(testContext("visitor"), { type });
    expect([first.groups.length, first.total]).toEqual([10, 16]);
    expect(first.next).not.toBeNull();
  });

  test("are narrowed to one's own, to open ones, to those with pseudonyms and to those that are asked", async () => {
    const [open, sensitive, closed] = [
      await newGroup({ type: 8 }),
      await newGroup({ type: 8, isSensitive: true }),
      await newGroup({ type: 8, isPrivate: true }),
    ];
    const member = await newPerson();
    await putInto(closed, member);
    const type = groupTypeOf(8);
    const slugs = async (scope: GroupScope, ctx = member.ctx) =>
      (await groupDirectory(ctx, { type, scope })).groups.map(({ slug }) => slug);
    expect(await slugs("mine")).toEqual([closed.slug]);
    expect(await slugs("mine", testContext("visitor"))).toEqual([]);
    expect(await slugs("open")).toEqual([open.slug]);
    expect(await slugs("pseudonymous")).toEqual([sensitive.slug]);
    expect(await slugs("on_request")).toEqual([closed.slug]);
  });

  test("are filtered by type, and say of closed groups what outsiders may know", async () => {
    const [open, closed] = [
      await newGroup({ type: 16 }),
      await newGroup({ type: 16, isSensitive: true }),
    ];
    const member = await newPerson();
    await putInto(closed, member);
    const list = await groupDirectory(testContext("visitor"), { type: "Retirees" });
    expect(list.total).toBe(2);
    const seen = Object.fromEntries(list.groups.map((group) => [group.slug, group.memberCount]));
    expect(seen).toEqual({ [open.slug]: 0, [closed.slug]: null });
    const own = await groupDirectory(member.ctx, { type: "Retirees" });
    expect(own.groups.find(({ slug }) => slug === closed.slug)).toMatchObject({
      memberCount: 1,
      state: "active",
    });
    expect((await groupPage(testContext("visitor"), closed.slug))?.keepers).toEqual([]);
  });
});

test("the directory shows the newest post of a group to whoever may read it, and of no other", async () => {
  const [open, closed] = [
    await newGroup({ type: 14 }),
    await newGroup({ type: 14, isSensitive: true }),
  ];
  const member = await newPerson();
  const [inOpen, inClosed] = [await putInto(open, member), await putInto(closed, member)];
  const earlier = { createdAt: new Date("2026-01-01T10:00:00Z") };
  await writePost(inOpen, { title: "Dawniej", ...earlier });
  await writePost(inOpen, { title: "Teraz" });
  await writePost(inOpen, { title: "Zatrzymane", state: "held" });
  await writePost(inOpen, { title: "Trudne", isHard: true });
  await writePost(inClosed, { title: "Między nami" });
  const seen = async (ctx: Parameters<typeof groupDirectory>[0]) =>
    Object.fromEntries(
      (await groupDirectory(ctx, { type: "Students" })).groups.map(({ slug, lastPost }) => [
        slug,
        lastPost?.title ?? null,
      ]),
    );
  expect(await seen(testContext("visitor"))).toEqual({
    [open.slug]: "Teraz",
    [closed.slug]: null,
  });
  expect(await seen(member.ctx)).toEqual({ [open.slug]: "Teraz", [closed.slug]: "Między nami" });
  const own = (await myGroups(member.ctx)).groups.map(({ lastPost }) => lastPost?.title);
  expect(own.toSorted()).toEqual(["Między nami", "Teraz"]);
});

type Unwanted = { membershipId: string; postId: string };

test.each<[string, (viewer: Person, of: Unwanted) => Promise<unknown>]>([
  [
    "whose author they have muted",
    ({ ctx }, { membershipId }) => setMute(ctx, { membershipId, kind: "mute" }),
  ],
  [
    "whose author they have blocked",
    ({ ctx }, { membershipId }) => setMute(ctx, { membershipId, kind: "block" }),
  ],
  [
    "whose author they have reported",
    (viewer, { membershipId }) => reportAs(viewer, "member", membershipId),
  ],
  ["that they have reported", (viewer, { postId }) => reportAs(viewer, "post", postId)],
])("the directory shows nobody the title of a post %s", async (_why, refuse) => {
  const group = await newGroup({ type: 15 });
  const [writer, other, viewer] = [await newPerson(), await newPerson(), await newPerson()];
  const earlier = { createdAt: new Date("2026-01-01T10:00:00Z") };
  await writePost(await putInto(group, other), { title: "Spokojne", ...earlier });
  const author = await putInto(group, writer);
  await putInto(group, viewer);
  const post = await writePost(author, { title: "Obelga" });
  const seen = async (ctx: ServiceContext) =>
    (await groupDirectory(ctx, { type: groupTypeOf(15) })).groups.find(
      ({ slug }) => slug === group.slug,
    )?.lastPost?.title;
  expect(await seen(viewer.ctx)).toBe("Obelga");
  await refuse(viewer, { membershipId: author.id, postId: post.id });
  expect(await seen(viewer.ctx)).toBe("Spokojne");
  expect(await seen(testContext("visitor"))).toBe("Obelga");
});

describe("leaving", () => {
  async function withTexts() {
    const group = await newGroup({ isSensitive: true });
    const [person, fellow] = [await newPerson(), await newPerson()];
    const membership = await putInto(group, person, {
      consentVersion: "1",
      consentedAt: new Date(),
    });
    const other = await putInto(group, fellow);
    const words = { content: "moje słowa", formToken: crypto.randomUUID(), createdAt: new Date() };
    const [post] = await db
      .insert(posts)
      .values({ ...words, groupId: group.id, authorId: membership.id, title: "mój tytuł" })
      .returning();
    const [comment] = await db
      .insert(comments)
      .values({
        ...words,
        formToken: crypto.randomUUID(),
        postId: post!.id,
        authorId: membership.id,
        depth: 1,
        shownDepth: 1,
      })
      .returning();
    await db.insert(comments).values({
      ...words,
      content: "cudza odpowiedź",
      formToken: crypto.randomUUID(),
      postId: post!.id,
      authorId: other.id,
      parentId: comment!.id,
      shownUnderId: comment!.id,
      depth: 2,
      shownDepth: 2,
    });
    await db
      .insert(postLikes)
      .values({ postId: post!.id, memberId: membership.id, createdAt: new Date() });
    return { group, person, membership, post: post!, comment: comment! };
  }

  test("keeps what one wrote, if one wants", async () => {
    const { group, person, post } = await withTexts();
    expect(await withdrawFromGroup(person.ctx, { groupId: group.id, texts: "keep" })).toBe(true);
    const [kept] = await db.select().from(posts).where(eq(posts.id, post.id));
    expect(kept).toMatchObject({ title: "mój tytuł", state: "published", likeCount: 1 });
  });

  test("or takes every word and like along, and the consent, and leaves the answers of others", async () => {
    const { group, person, membership, post } = await withTexts();
    await withdrawFromGroup(person.ctx, { groupId: group.id, texts: "remove" });
    const [gone] = await db.select().from(posts).where(eq(posts.id, post.id));
    expect(gone).toMatchObject({ title: "", content: "", state: "deleted", likeCount: 0 });
    const thread = await db
      .select({ content: comments.content, state: comments.state })
      .from(comments)
      .where(eq(comments.postId, post.id))
      .orderBy(comments.depth);
    expect(thread).toEqual([
      { content: "", state: "deleted" },
      { content: "cudza odpowiedź", state: "published" },
    ]);
    expect(await membershipOf(group.id, person)).toMatchObject({
      id: membership.id,
      state: "left",
      consentVersion: null,
    });
    const [counted] = await db.execute(
      sql`select member_count, post_count from groups where id = ${group.id}`,
    );
    expect(counted).toEqual({ member_count: 1, post_count: 0 });
  });
});
