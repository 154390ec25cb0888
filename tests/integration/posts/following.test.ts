import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import {
  groupMembers,
  groups,
  mails,
  notificationSettings,
  notifications,
  posts,
} from "~/db/schema";
import { NotAllowed, NotFound } from "~/services/command/errors";
import { followGroup } from "~/services/groups/follow-group.server";
import { groupPage } from "~/services/groups/queries.server";
import { setMute } from "~/services/groups/set-mute.server";
import { listNotifications } from "~/services/inbox/read-notifications.server";
import { saveNotificationMails } from "~/services/notifications/mail-settings.server";
import { sendWeekDigests } from "~/services/notifications/send-week-digests.server";
import { addComment } from "~/services/posts/add-comment.server";
import { groupFeed, myFeed } from "~/services/posts/feed.server";
import { namesToCall } from "~/services/posts/names-to-call.server";
import { findNewComments, findPostPage } from "~/services/posts/post-page.server";
import { publishPost } from "~/services/posts/publish-post.server";
import { savePost } from "~/services/posts/save-post.server";
import { savedPosts } from "~/services/posts/saved-posts.server";
import { setThreadWish } from "~/services/posts/set-thread-wish.server";
import { tellFollowers } from "~/services/posts/tell-followers.server";
import { cursorBefore } from "~/services/posts/cursor";
import { notificationHref } from "~/routes/community/notification-line";
import { forgetOldVisits } from "~/services/posts/visits.server";
import { notificationText } from "~/site/notifications";
import { newGroup, newPerson, putInto } from "../../support/community";
import { writeComment, writePost } from "../../support/community-content";
import { conversation, mailsTo } from "../../support/conversation";
import { reportAs } from "../../support/moderation";
import { testContext } from "../../support/orders";
import { screeningOf } from "../../support/screening";
import { sandbox } from "../../support/world";

const minute = 60_000;
const day = 24 * 60 * minute;
const worker = testContext();

/** A post of one, somebody who reads it, and somebody who writes. */
async function thread(more: Parameters<typeof newGroup>[0] = {}) {
  const group = await newGroup(more);
  const [owner, reader, writer] = [await newPerson(), await newPerson(), await newPerson()];
  const [mine, reading, writing] = [
    await putInto(group, owner),
    await putInto(group, reader),
    await putInto(group, writer),
  ];
  const post = await writePost(mine, { title: "Pierwsze pomidory" });
  const comment = async () => {
    const written = await writeComment(writing, post);
    await tellFollowers(worker, { kind: "comment", id: written.id });
    return written;
  };
  const told = async () => (await listNotifications(reader.ctx)).notifications;
  return { group, owner, reader, writer, mine, reading, writing, post, comment, told };
}

describe("whoever follows a post", () => {
  test("hears of comments in one line, which leads to the first that they have not seen", async () => {
    const { reader, writer, post, comment, told } = await thread();
    await setThreadWish(reader.ctx, { postId: post.id, wish: "follow" });
    const first = await comment();
    await comment();
    const [line, ...others] = await told();
    expect(others).toEqual([]);
    const since = new URL(notificationHref(line!) ?? "", "http://here.invalid").searchParams;
    const { added } = (await findNewComments(
      reader.ctx,
      post.id,
      new Date(since.get("since") ?? ""),
    ))!;
    expect(added).toHaveLength(2);
    expect(line).toMatchObject({ kind: "followed_comment", comment: { id: first.id }, others: 1 });
    const text = line?.isReadable ? notificationText(line) : "";
    expect(text).toContain("2\u00a0nowe komentarze");
    expect(text).not.toContain(writer.nick);
  });

  test("hears nothing of what they wrote, of whom they have muted, or once they follow no more", async () => {
    const { reader, reading, writing, post, comment, told } = await thread();
    await setThreadWish(reader.ctx, { postId: post.id, wish: "follow" });
    const own = await writeComment(reading, post);
    await tellFollowers(worker, { kind: "comment", id: own.id });
    await setMute(reader.ctx, { membershipId: writing.id, kind: "mute" });
    await comment();
    await setMute(reader.ctx, { membershipId: writing.id, kind: null });
    await setThreadWish(reader.ctx, { postId: post.id, wish: null });
    await comment();
    expect(await told()).toEqual([]);
  });

  test.each(["left", "banned"] as const)(
    "of a closed group hears nothing once they have %s",
    async (state) => {
      const { reader, reading, post, comment } = await thread({ isSensitive: true });
      await setThreadWish(reader.ctx, { postId: post.id, wish: "follow" });
      await db.update(groupMembers).set({ state }).where(eq(groupMembers.id, reading.id));
      await comment();
      const rows = await db
        .select()
        .from(notifications)
        .where(eq(notifications.userId, reader.userId));
      expect(rows).toEqual([]);
    },
  );

  test("of an open group hears on once they have left it, and nothing once they are banned", async () => {
    const { reader, reading, post, comment, told } = await thread();
    await setThreadWish(reader.ctx, { postId: post.id, wish: "follow" });
    const becomes = (state: "left" | "banned") =>
      db.update(groupMembers).set({ state }).where(eq(groupMembers.id, reading.id));
    await becomes("left");
    await comment();
    const [line] = await told();
    expect(line).toMatchObject({ others: 0 });
    await becomes("banned");
    await comment();
    expect(await told()).toEqual([line]);
  });

  test("is told once of an answer to themselves, as of an answer", async () => {
    const { owner, writer, group, post } = await thread();
    await setThreadWish(owner.ctx, { postId: post.id, wish: "follow" });
    await db.update(groups).set({ isIndexed: false }).where(eq(groups.id, group.id));
    const { comment } = await addComment(writer.ctx, {
      postId: post.id,
      parentId: null,
      content: "U mnie dopiero kwitną.",
      formToken: crypto.randomUUID(),
      screening: screeningOf(),
    });
    await tellFollowers(worker, { kind: "comment", id: comment.id });
    const { notifications: lines } = await listNotifications(owner.ctx);
    expect(lines).toMatchObject([{ kind: "reply" }]);
  });

  test("may follow nothing that they cannot read", async () => {
    const { post } = await thread({ isPrivate: true });
    const stranger = await newPerson();
    const following = setThreadWish(stranger.ctx, { postId: post.id, wish: "follow" });
    await expect(following).rejects.toThrow(NotFound);
    await expect(savePost(stranger.ctx, { postId: post.id, saved: true })).rejects.toThrow(
      NotFound,
    );
    await expect(
      setThreadWish(testContext("visitor"), { postId: post.id, wish: "follow" }),
    ).rejects.toThrow(NotAllowed);
  });
});

test("whoever mutes a thread hears of no answer in it, and of none elsewhere less", async () => {
  const group = await newGroup();
  const { owner, post, reply, like, theirs } = await conversation(group);
  await setThreadWish(owner.ctx, { postId: post.id, wish: "mute" });
  await reply();
  await like(theirs);
  expect((await listNotifications(owner.ctx)).notifications).toEqual([]);
  await setThreadWish(owner.ctx, { postId: post.id, wish: null });
  await reply();
  expect((await listNotifications(owner.ctx)).notifications).toHaveLength(1);
});

describe("whoever follows a group", () => {
  test("hears of each new post of others, until they leave it or want no more", async () => {
    const { group, reader, reading, writer, told } = await thread();
    await followGroup(reader.ctx, { slug: group.slug, follows: true });
    const publish = async (person: typeof writer, title: string) => {
      const { postId } = await publishPost(person.ctx, {
        ...{ groupId: group.id, title, content: `${title} w ogrodzie.`, replyPreference: null },
        ...{ isHard: false, tags: [], picture: null, formToken: crypto.randomUUID() },
        screening: screeningOf(),
      });
      await tellFollowers(worker, { kind: "post", id: postId });
      return postId;
    };
    const postId = await publish(writer, "Nowa grządka");
    await publish(reader, "Moja grządka");
    expect(await told()).toMatchObject([{ kind: "followed_post", post: { id: postId } }]);
    await tellFollowers(worker, { kind: "post", id: postId });
    expect(await told()).toHaveLength(1);
    await db.update(groupMembers).set({ state: "left" }).where(eq(groupMembers.id, reading.id));
    await publish(writer, "Druga grządka");
    expect(await told()).toHaveLength(1);
    await expect(followGroup(reader.ctx, { slug: group.slug, follows: true })).rejects.toThrow(
      NotFound,
    );
  });
});

describe("saved posts", () => {
  test("are listed by when they were saved, and leave with the right to read them", async () => {
    const { reader, reading, mine, post, group } = await thread({ isSensitive: true });
    const other = await writePost(mine);
    await savePost(reader.ctx, { postId: post.id, saved: true });
    await savePost(
      { ...reader.ctx, now: () => new Date(Date.now() + minute) },
      { postId: other.id, saved: true },
    );
    const listed = async () => (await savedPosts(reader.ctx)).posts.map(({ id }) => id);
    expect(await listed()).toEqual([other.id, post.id]);
    await savePost(reader.ctx, { postId: other.id, saved: false });
    expect(await listed()).toEqual([post.id]);
    await db.update(groupMembers).set({ state: "left" }).where(eq(groupMembers.id, reading.id));
    expect(await listed()).toEqual([]);
    expect(group.isSensitive).toBe(true);
  });
});

describe("marks of what is new", () => {
  test("stand until the visit ends: on posts of others, comments and their count", async () => {
    const { group, reading, reader, writing, mine, post } = await thread();
    const clock = { now: new Date() };
    const ctx = testContext({ kind: "member", userId: reader.userId }, clock);
    const titles = async () =>
      (await myFeed(ctx)).posts.filter(({ isNew }) => isNew).map(({ title }) => title);
    const later = (by: number) => (clock.now = new Date(clock.now.getTime() + by));
    expect(await titles()).toEqual([]);
    await findPostPage(ctx, post.id);
    later(2 * 60 * minute);
    const at = { createdAt: new Date(clock.now.getTime() - 30 * minute) };
    await writePost(mine, { title: "Nowe", ...at });
    await writePost(reading, { title: "Własne", ...at });
    const added = await writeComment(writing, post, at);
    await writeComment(reading, post, at);
    expect(await titles()).toEqual(["Nowe"]);
    later(10 * minute);
    expect(await titles()).toEqual(["Nowe"]);
    const inFeed = (await groupFeed(ctx, group.slug))?.posts.find(({ id }) => id === post.id);
    expect(inFeed?.newComments).toBe(2);
    const page = await findPostPage(ctx, post.id);
    expect(
      page?.list.comments.filter((one) => one.kind === "shown" && one.isNew).map(({ id }) => id),
    ).toEqual([added.id]);
    expect((await findNewComments(ctx, post.id))?.added).toMatchObject([
      { comment: { id: added.id }, shownUnderId: null },
    ]);
    later(60 * minute);
    expect(await titles()).toEqual([]);
    expect((await findPostPage(ctx, post.id))?.post.newComments).toBe(0);
  });

  test("are told of by the look before, also while a visit goes on", async () => {
    const { reader, writing, post } = await thread();
    const clock = { now: new Date() };
    const ctx = testContext({ kind: "member", userId: reader.userId }, clock);
    await findPostPage(ctx, post.id);
    clock.now = new Date(clock.now.getTime() + 6 * minute);
    const added = await writeComment(writing, post, { createdAt: clock.now });
    clock.now = new Date(clock.now.getTime() + minute);
    const page = await findPostPage(ctx, post.id);
    expect(page?.post.newComments).toBe(1);
    const found = await findNewComments(ctx, post.id, page?.since ?? undefined);
    expect(found?.added.map(({ comment }) => comment.id)).toEqual([added.id]);
    clock.now = new Date(clock.now.getTime() + minute);
    const next = await writeComment(writing, post, { createdAt: clock.now });
    clock.now = new Date(clock.now.getTime() + minute);
    const newIn = async () =>
      (await findPostPage(ctx, post.id))?.list.comments.flatMap((one) =>
        one.kind === "shown" && one.isNew ? [one.id] : [],
      );
    expect(await newIn()).toEqual([next.id]);
    // Whoever looks again still sees what they have just been told of.
    expect(await newIn()).toEqual([next.id]);
    expect((await findPostPage(ctx, post.id))?.post.newComments).toBe(1);
  });

  test("stand on every page of a long thread, until its end was in view", async () => {
    const { reader, writing, post } = await thread();
    const clock = { now: new Date() };
    const ctx = testContext({ kind: "member", userId: reader.userId }, clock);
    await findPostPage(ctx, post.id);
    const written: string[] = [];
    for (let count = 0; count < 12; count += 1) {
      clock.now = new Date(clock.now.getTime() + 5 * minute);
      written.push((await writeComment(writing, post, { createdAt: clock.now })).id);
    }
    const look = async (after?: string | null) => {
      clock.now = new Date(clock.now.getTime() + minute);
      const page = await findPostPage(ctx, post.id, { after });
      const marked = page?.list.comments.filter((one) => one.kind === "shown" && one.isNew);
      return { next: page?.list.next, count: page?.post.newComments, marked: marked?.length };
    };
    await look();
    clock.now = new Date(clock.now.getTime() + 60 * minute);
    const first = await look();
    expect(first).toMatchObject({ count: 12, marked: 10 });
    expect(await look(first.next)).toMatchObject({ count: 12, marked: 2, next: null });
    expect(await look()).toMatchObject({ count: 12, marked: 10 });
    clock.now = new Date(clock.now.getTime() + 60 * minute);
    expect(await look()).toMatchObject({ count: 0, marked: 0 });
  });

  test("stay where the reader came only to their own comment at the end", async () => {
    const { reader, writing, post } = await thread();
    await findPostPage(reader.ctx, post.id);
    for (let count = 0; count < 10; count += 1)
      await writeComment(writing, post, { createdAt: new Date(Date.now() + count + 1) });
    const later = { now: new Date(Date.now() + minute) };
    const ctx = testContext({ kind: "member", userId: reader.userId }, later);
    const { comment } = await addComment(ctx, {
      ...{ postId: post.id, parentId: null, content: "A moje jeszcze nie." },
      ...{ formToken: crypto.randomUUID(), screening: screeningOf() },
    });
    await findPostPage(ctx, post.id, { after: cursorBefore(comment) });
    later.now = new Date(later.now.getTime() + 60 * minute);
    expect((await findPostPage(ctx, post.id))?.post.newComments).toBe(10);
  });

  test("do not count what the reader wrote themselves", async () => {
    const { reader, post } = await thread();
    await findPostPage(reader.ctx, post.id);
    await addComment(reader.ctx, {
      ...{ postId: post.id, parentId: null, content: "Moje też już są czerwone." },
      ...{ formToken: crypto.randomUUID(), screening: screeningOf() },
    });
    expect((await findPostPage(reader.ctx, post.id))?.post.newComments).toBe(0);
  });

  test("are forgotten after their time, and what is followed or saved is not", async () => {
    const { reader, post, group } = await thread();
    await myFeed(reader.ctx);
    await findPostPage(reader.ctx, post.id);
    await savePost(reader.ctx, { postId: post.id, saved: true });
    await followGroup(reader.ctx, { slug: group.slug, follows: true });
    const other = await thread();
    await putInto(other.group, reader);
    await setThreadWish(reader.ctx, { postId: other.post.id, wish: "follow" });
    await findPostPage(reader.ctx, other.post.id);
    const later = testContext("schedule", { now: new Date(Date.now() + 91 * day) });
    expect(await forgetOldVisits(later)).toBeGreaterThan(0);
    expect((await savedPosts(reader.ctx)).posts).toHaveLength(1);
    expect((await groupPage(reader.ctx, group.slug))?.membership?.follows).toBe(true);
    expect((await findPostPage(reader.ctx, other.post.id))?.reader?.wish).toBe("follow");
    const found = await findPostPage(reader.ctx, post.id);
    expect(found?.since).toBeNull();
    // A like is offered where it would be taken.
    expect((await savedPosts(reader.ctx)).posts).toMatchObject([{ id: post.id, canWrite: true }]);
    await db
      .update(groupMembers)
      .set({ state: "left" })
      .where(and(eq(groupMembers.userId, reader.userId), eq(groupMembers.groupId, group.id)));
    expect(await savedPosts(reader.ctx)).toMatchObject({
      posts: [{ id: post.id, canWrite: false }],
    });
  });
});

describe("a mail about an answer", () => {
  beforeEach(() => sandbox.state.clear());

  test("holds what was written, and leads to it", async () => {
    const { owner, reply } = await conversation(await newGroup());
    await saveNotificationMails(owner.ctx, "replies");
    await reply();
    const [mail] = await mailsTo(owner);
    expect(mail!.text).toContain("Mam tak samo.");
    expect(mail!.text).toMatch(/\/notifications\/[0-9a-f-]{36}/);
  });

  test.each<[string, (talk: Awaited<ReturnType<typeof conversation>>) => Promise<unknown>]>([
    [
      "who wrote was muted",
      ({ owner, theirs }) => setMute(owner.ctx, { membershipId: theirs.id, kind: "mute" }),
    ],
    [
      "the thread was muted",
      ({ owner, post }) => setThreadWish(owner.ctx, { postId: post.id, wish: "mute" }),
    ],
    [
      "they have left",
      ({ mine }) =>
        db.update(groupMembers).set({ state: "left" }).where(eq(groupMembers.id, mine.id)),
    ],
    [
      "they were banned",
      ({ mine }) =>
        db.update(groupMembers).set({ state: "banned" }).where(eq(groupMembers.id, mine.id)),
    ],
    [
      "the post is gone",
      ({ post }) => db.update(posts).set({ state: "hidden" }).where(eq(posts.id, post.id)),
    ],
  ])("is not sent where meanwhile %s", async (_, happens) => {
    const talk = await conversation(await newGroup());
    await saveNotificationMails(talk.owner.ctx, "replies");
    await talk.reply();
    await happens(talk);
    expect(await mailsTo(talk.owner)).toEqual([]);
  });

  test("says nothing of a post that is folded as hard to read, but that somebody is called in it", async () => {
    const { owner, mine, theirs, tell } = await conversation(await newGroup());
    await saveNotificationMails(owner.ctx, "replies");
    const content = "O tym, co w szpitalu.";
    const post = await writePost(theirs, { title: "Ciężkie", content, isHard: true });
    await tell({
      ...{ kind: "mention", recipientId: mine.id, actorId: theirs.id },
      ...{ groupId: theirs.groupId, postId: post.id },
    });
    const [mail] = await mailsTo(owner);
    expect(mail?.text).toContain("Ciężkie");
    expect(mail?.subject).toBe("Nowa wzmianka: „Ciężkie”");
    expect(mail?.text).not.toContain("Zobacz odpowiedź");
    expect(mail?.text).not.toContain("szpitalu");
  });

  test("says nothing of what was written where the group was made sensitive meanwhile", async () => {
    const group = await newGroup();
    const { owner, reply } = await conversation(group);
    await saveNotificationMails(owner.ctx, "replies");
    await reply();
    await db.update(groups).set({ isSensitive: true }).where(eq(groups.id, group.id));
    const [mail] = await mailsTo(owner);
    for (const word of ["Mam tak samo", "pomidory", group.name])
      expect(JSON.stringify(mail)).not.toContain(word);
  });
});

describe("the digest of a week", () => {
  beforeEach(() => sandbox.state.clear());
  const sunday = new Date("2026-12-06T08:00:00Z");

  async function wanting(
    more: Parameters<typeof newGroup>[0] = {},
    mails: "weekly" | "replies_and_weekly" = "weekly",
  ) {
    const group = await newGroup(more);
    const clock = { now: sunday };
    const talk = await conversation(group, clock);
    await db
      .update(posts)
      .set({ createdAt: new Date(sunday.getTime() - day), authorId: talk.theirs.id })
      .where(eq(posts.id, talk.post.id));
    await saveNotificationMails(talk.owner.ctx, mails);
    await db
      .update(notificationSettings)
      .set({ lastDigestAt: new Date(sunday.getTime() - 7 * day) })
      .where(eq(notificationSettings.userId, talk.owner.userId));
    return talk;
  }
  const send = (now = sunday) => sendWeekDigests(testContext("schedule", { now }));
  const mailOf = async (talk: Awaited<ReturnType<typeof wanting>>) => {
    await mailsTo(talk.owner);
    return mailsTo(talk.owner);
  };

  test("goes out on Sunday at nine in Warsaw, once, with what was written in open groups", async () => {
    const talk = await wanting();
    expect(await send(new Date("2026-12-06T07:59:59Z"))).toBe(0);
    expect(await send(new Date("2026-12-05T12:00:00Z"))).toBe(0);
    const sent = await Promise.all([send(), send(), send()]);
    expect(sent.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(0);
    expect(await send()).toBe(0);
    const queued = await db
      .select()
      .from(mails)
      .where(and(eq(mails.kind, "week_digest")));
    expect(queued.length).toBeGreaterThan(0);
    const [settings] = await db
      .select()
      .from(notificationSettings)
      .where(eq(notificationSettings.userId, talk.owner.userId));
    expect(settings?.weekMailId).not.toBeNull();
  });

  test("says nothing of closed groups, not even that one is in them", async () => {
    await wanting({ isSensitive: true });
    await wanting({ isPrivate: true });
    expect(await send()).toBe(0);
  });

  test("goes to whoever wants to hear of answers at once as well, and so does each answer", async () => {
    const talk = await wanting({}, "replies_and_weekly");
    expect(await send()).toBeGreaterThan(0);
    await talk.reply();
    const subjects = (await mailOf(talk)).map(({ subject }) => subject);
    expect(subjects).toHaveLength(2);
    expect(subjects.some((subject) => subject.startsWith("Nowa odpowiedź"))).toBe(true);
  });

  test("ends with the wish for it", async () => {
    const talk = await wanting();
    await send();
    await saveNotificationMails(talk.owner.ctx, "none");
    expect(await mailOf(talk)).toEqual([]);
  });
});

test("a post that stands first in its group is shown to nobody who has reported it or muted its author", async () => {
  const { group, mine, reader, writing, post } = await thread();
  const first = async () => (await groupFeed(reader.ctx, group.slug))!.posts.map(({ id }) => id);
  const other = await writePost(writing, { pinnedAt: new Date() });
  await db.update(posts).set({ pinnedAt: new Date() }).where(eq(posts.id, post.id));
  expect((await first()).sort()).toEqual([other.id, post.id].sort());
  await setMute(reader.ctx, { membershipId: mine.id, kind: "mute" });
  await reportAs(reader, "post", other.id);
  expect(await first()).toEqual([]);
});

describe("names to call", () => {
  test("are those of others in the group that begin so, for whoever may write", async () => {
    const group = await newGroup();
    const me = await newPerson({ nick: "Zofia Testowa" });
    const key = crypto.randomUUID().slice(0, 8);
    const other = await newPerson({ nick: `Żaba ${key}` });
    await putInto(group, me);
    const theirs = await putInto(group, other);
    await putInto(await newGroup(), await newPerson({ nick: `Żaba obca ${key}` }));
    // That somebody is there and only reads is theirs to say.
    expect(await namesToCall(me.ctx, { slug: group.slug, begins: "zab" })).toEqual([]);
    await writePost(theirs);
    expect(await namesToCall(me.ctx, { slug: group.slug, begins: "zab" })).toEqual([`Żaba ${key}`]);
    expect(await namesToCall(me.ctx, { slug: group.slug, begins: "%" })).toEqual([]);
    await setMute(me.ctx, { membershipId: theirs.id, kind: "mute" });
    expect(await namesToCall(me.ctx, { slug: group.slug, begins: "zab" })).toEqual([]);
    const stranger = await newPerson();
    await expect(namesToCall(stranger.ctx, { slug: group.slug, begins: "z" })).rejects.toThrow(
      NotAllowed,
    );
  });

  test("are pseudonyms alone in a sensitive group", async () => {
    const group = await newGroup({ isSensitive: true });
    const me = await newPerson();
    const other = await newPerson({ nick: `Nickowska ${crypto.randomUUID().slice(0, 8)}` });
    await putInto(group, me);
    const theirs = await putInto(group, other);
    const silent = await putInto(group, await newPerson());
    await writePost(theirs);
    expect(await namesToCall(me.ctx, { slug: group.slug, begins: "nick" })).toEqual([]);
    expect(await namesToCall(me.ctx, { slug: group.slug, begins: silent.pseudonym! })).toEqual([]);
    expect(await namesToCall(me.ctx, { slug: group.slug, begins: theirs.pseudonym! })).toEqual([
      theirs.pseudonym,
    ]);
  });
});

describe("names and tags in a text", () => {
  test("lead to those who have the name in that group, and to nobody by their nick in a sensitive one", async () => {
    const { group, mine, reader, writer, writing } = await thread();
    const content = `Hej @${writer.nick}, i @Nikt taki!`;
    const post = await writePost(mine, { content });
    const page = await findPostPage(reader.ctx, post.id);
    expect(page?.post.mentions).toEqual([{ name: writer.nick, id: writing.id }]);
    expect(group.isSensitive).toBe(false);
    const closed = await thread({ isSensitive: true });
    const told = `Hej @${closed.writer.nick} i @${closed.writing.pseudonym}`;
    const hidden = await writePost(closed.mine, { content: told });
    expect((await findPostPage(closed.reader.ctx, hidden.id))?.post.mentions).toEqual([
      { name: closed.writing.pseudonym, id: closed.writing.id },
    ]);
  });
});
