import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { comments, memberMutes, notifications, posts } from "~/db/schema";
import { Conflict, Invalid, NotAllowed, NotFound } from "~/services/errors";
import { addComment } from "~/services/posts/add-comment.server";
import { deleteComment } from "~/services/posts/delete-comment.server";
import { deletePost } from "~/services/posts/delete-post.server";
import { editComment } from "~/services/posts/edit-comment.server";
import { editPost } from "~/services/posts/edit-post.server";
import { groupFeed, myFeed } from "~/services/posts/feed.server";
import { findCommentPage, findPostPage } from "~/services/posts/post-page.server";
import { publishPost } from "~/services/posts/publish-post.server";
import { setCommentLike } from "~/services/posts/set-comment-like.server";
import { setPostLike } from "~/services/posts/set-post-like.server";
import { newGroup, newPerson, putInto, type Person } from "../support/community";
import { testContext } from "../support/orders";
import { laterOn, postInput, writeComment, writePost } from "../support/written";

let group: Awaited<ReturnType<typeof newGroup>>;
let ala: Person;
let ola: Person;
let clock: { now: Date };

beforeEach(async () => {
  clock = laterOn();
  group = await newGroup();
  [ala, ola] = await Promise.all([newPerson({}, clock), newPerson({}, clock)]);
  await putInto(group, ala);
  await putInto(group, ola);
});

const change = (postId: string, more: object = {}) => ({
  postId,
  title: "Inny tytuł",
  content: "Inna treść posta",
  wish: null,
  isHard: false,
  tags: [],
  withoutPicture: false,
  alternativeText: null,
  crisisLevel: "none" as const,
  ...more,
});

const told = async ({ userId }: Person) =>
  (await db.select().from(notifications).where(eq(notifications.userId, userId))).map(
    ({ kind, actorCount }) => (kind === "like" ? `like ${actorCount}` : kind),
  );

describe("a post", () => {
  test("stands in the feed of its group and of everybody who is in it, newest first", async () => {
    const ids: string[] = [];
    for (let count = 0; count < 7; count += 1) {
      clock.now = new Date(clock.now.getTime() + 60_000);
      ids.unshift(await writePost(ala.ctx, group.id));
    }
    const first = await myFeed(ola.ctx);
    expect(first.posts.map(({ id }) => id)).toEqual(ids.slice(0, 5));
    const second = await myFeed(ola.ctx, { before: first.next });
    expect(second).toMatchObject({ next: null });
    expect(second.posts.map(({ id }) => id)).toEqual(ids.slice(5));
    const open = await groupFeed(testContext("visitor"), group.slug);
    expect(open?.posts.map(({ id }) => id)).toEqual(ids.slice(0, 5));
    expect(await groupFeed(ola.ctx, "nie-ma-takiej")).toBeNull();
    expect((await myFeed(testContext("visitor"))).posts).toEqual([]);
  });

  test("sent twice, or by ten requests at once, is one", async () => {
    const input = postInput(group.id);
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => publishPost(ala.ctx, input)),
    );
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
    expect((await groupFeed(ala.ctx, group.slug))?.posts).toHaveLength(1);
    await expect(publishPost(ola.ctx, input)).rejects.toThrow(Conflict);
  });

  test("is refused kindly when the same person says the same again", async () => {
    const { content } = postInput(group.id);
    const other = await newGroup();
    await putInto(other, ala);
    await writePost(ala.ctx, group.id, { content });
    expect(await publishPost(ala.ctx, postInput(other.id, { content }))).toBe("repeated");
    await writePost(ola.ctx, group.id, { content });
  });

  test("is kept without characters that nobody sees, and not at all without words", async () => {
    const id = await writePost(ala.ctx, group.id, {
      title: "A\u202eb\u0000c",
      content: "x\u2066yzzz",
    });
    expect((await findPostPage(ala.ctx, id))?.post).toMatchObject({ title: "Abc", text: "xyzzz" });
    for (const wrong of [
      { title: "ab" },
      { title: "👨‍👩‍👧" },
      { content: "\u200b\u200b\u200b\u200b\u200b" },
      { content: "a".repeat(10_001) },
    ])
      await expect(publishPost(ala.ctx, postInput(group.id, wrong))).rejects.toThrow(Invalid);
  });

  test("in which a crisis is heard is seen by its author alone, and stays held when it is changed", async () => {
    const outcome = await publishPost(ala.ctx, postInput(group.id, { crisisLevel: "acute" }));
    const { postId } = outcome as { postId: string };
    expect(outcome).toMatchObject({ state: "held" });
    expect((await findPostPage(ala.ctx, postId))?.post.state).toBe("held");
    expect(await findPostPage(ola.ctx, postId)).toBeNull();
    expect(await findPostPage(testContext("visitor"), postId)).toBeNull();
    expect((await groupFeed(ala.ctx, group.slug))?.posts).toEqual([]);
    await expect(setPostLike(ola.ctx, { postId, liked: true })).rejects.toThrow(NotFound);
    expect(await editPost(ala.ctx, change(postId))).toBe("held");
    const published = await writePost(ala.ctx, group.id);
    expect(await editPost(ala.ctx, change(published, { crisisLevel: "acute" }))).toBe("held");
    expect(await findPostPage(ola.ctx, published)).toBeNull();
  });

  test("is changed by its author alone, and says so", async () => {
    const id = await writePost(ala.ctx, group.id);
    await expect(editPost(ola.ctx, change(id))).rejects.toThrow(NotAllowed);
    expect(await editPost(ala.ctx, change(id))).toBe("saved");
    expect((await findPostPage(ola.ctx, id))?.post).toMatchObject({
      title: "Inny tytuł",
      isEdited: true,
    });
  });

  test("that keeps its words was not edited", async () => {
    const id = await writePost(ala.ctx, group.id, {
      title: "Inny tytuł",
      content: "Inna treść posta",
    });
    await editPost(ala.ctx, change(id, { isHard: true }));
    expect((await findPostPage(ola.ctx, id))?.post).toMatchObject({
      isHard: true,
      isEdited: false,
    });
  });

  test("goes with its words when its author takes it back, even from outside", async () => {
    const id = await writePost(ala.ctx, group.id);
    await expect(deletePost(ola.ctx, id)).rejects.toThrow(NotAllowed);
    await deletePost(ala.ctx, id);
    const [row] = await db.select().from(posts).where(eq(posts.id, id));
    expect(row).toMatchObject({ state: "deleted", title: "", content: "" });
    expect(await findPostPage(ala.ctx, id)).toBeNull();
    await expect(deletePost(ala.ctx, id)).rejects.toThrow(NotFound);
  });

  test("calls people by their nick in an ordinary group, and by nothing but the pseudonym in a sensitive one", async () => {
    await writePost(ala.ctx, group.id, { content: `Hej @${ola.nick.toUpperCase()}, co u Ciebie?` });
    expect(await told(ola)).toEqual(["mention"]);
    const sensitive = await newGroup({ isSensitive: true });
    await putInto(sensitive, ala);
    const membership = await putInto(sensitive, ola, {
      pseudonym: "Cicha Woda",
      pseudonymKey: "clchawoda",
    });
    await writePost(ala.ctx, sensitive.id, { content: `Hej @${ola.nick}, co u Ciebie?` });
    expect(await told(ola)).toEqual(["mention"]);
    await writePost(ala.ctx, sensitive.id, { content: "Hej @Cicha Woda, co u Ciebie?" });
    expect(membership.pseudonym).toBe("Cicha Woda");
    expect(await told(ola)).toEqual(["mention", "mention"]);
  });
});

describe("a new member", () => {
  test("writes two posts and ten comments on the first day, and no links", async () => {
    const ewa = await newPerson();
    await putInto(group, ewa);
    expect(
      await publishPost(ewa.ctx, postInput(group.id, { content: "Zobacz www.sklep.pl dzisiaj" })),
    ).toBe("new_member_link");
    const mine = await writePost(ewa.ctx, group.id);
    expect(await editPost(ewa.ctx, change(mine, { content: "https://sklep.example" }))).toBe(
      "new_member_link",
    );
    const attempts = await Promise.all(
      [1, 2, 3].map(() => publishPost(ewa.ctx, postInput(group.id))),
    );
    expect(attempts.filter((outcome) => outcome === "new_member_limit")).toHaveLength(2);
    const comment = () =>
      addComment(ewa.ctx, {
        postId: mine,
        parentId: null,
        content: randomUUID(),
        formToken: randomUUID(),
        crisisLevel: "none",
      });
    const answers = await Promise.all(Array.from({ length: 12 }, comment));
    expect(answers.filter((outcome) => outcome === "new_member_limit")).toHaveLength(2);
  });
});

describe("a comment", () => {
  test("answers a post or another, is shown to three levels, and says below them whom it answers", async () => {
    const postId = await writePost(ala.ctx, group.id);
    let parentId: string | null = null;
    const chain: string[] = [];
    for (let depth = 1; depth <= 5; depth += 1) {
      clock.now = new Date(clock.now.getTime() + 1000);
      const by = depth % 2 ? ola : ala;
      parentId = await writeComment(by.ctx, postId, { parentId });
      chain.push(parentId);
    }
    expect(await told(ala)).toEqual(["reply", "reply", "reply"]);
    const [first = "", second = "", ...deeper] = chain;
    const top = await findPostPage(ala.ctx, postId);
    expect(top?.list.comments.map(({ id }) => id)).toEqual([first]);
    const answers = await findCommentPage(ala.ctx, first);
    expect(answers?.list.comments).toMatchObject([{ id: second, level: 2, replyCount: 3 }]);
    const flat = await findCommentPage(ala.ctx, second);
    expect(flat?.list.comments).toMatchObject([
      { id: deeper[0], level: 3, answers: null },
      { id: deeper[1], level: 3, answers: ola.nick },
      { id: deeper[2], level: 3, answers: ala.nick },
    ]);
  });

  test("pages by ten, each once, however many there are", async () => {
    const postId = await writePost(ala.ctx, group.id);
    const member = await putInto(group, await newPerson());
    await db.insert(comments).values(
      Array.from({ length: 23 }, (_, index) => ({
        postId,
        authorId: member.id,
        depth: 1,
        shownDepth: 1,
        content: `Odpowiedź ${index}`,
        formToken: randomUUID(),
        // Several in the same millisecond.
        createdAt: new Date(clock.now.getTime() + Math.floor(index / 4)),
      })),
    );
    const seen: string[] = [];
    for (let after: string | null | undefined; after !== null;) {
      const { list } = (await findPostPage(ola.ctx, postId, { after }))!;
      seen.push(...list.comments.map(({ id }) => id));
      after = list.next;
    }
    expect(new Set(seen).size).toBe(23);
    expect(seen).toHaveLength(23);
  });

  test("keeps its place when it is taken back, without its words", async () => {
    const postId = await writePost(ala.ctx, group.id);
    const id = await writeComment(ola.ctx, postId);
    const reply = await writeComment(ala.ctx, postId, { parentId: id });
    await deleteComment(ola.ctx, id);
    const page = await findPostPage(ala.ctx, postId);
    expect(page?.post.commentCount).toBe(1);
    expect(page?.list.comments).toMatchObject([{ id, kind: "deleted", replyCount: 1 }]);
    expect((await findCommentPage(ala.ctx, id))?.list.comments).toMatchObject([{ id: reply }]);
    await expect(writeComment(ala.ctx, postId, { parentId: id })).rejects.toThrow(NotFound);
    await expect(
      editComment(ola.ctx, { commentId: id, content: "znów", crisisLevel: "none" }),
    ).rejects.toThrow(NotFound);
  });

  test("sent twice is one; a short one may be said again elsewhere, a long one may not", async () => {
    const [one, other] = [await writePost(ala.ctx, group.id), await writePost(ala.ctx, group.id)];
    const input = {
      postId: one,
      parentId: null,
      content: "Dziękuję!",
      formToken: randomUUID(),
      crisisLevel: "none" as const,
    };
    const [first, again] = await Promise.all([
      addComment(ola.ctx, input),
      addComment(ola.ctx, input),
    ]);
    expect(first).toEqual(again);
    const next = { ...input, formToken: randomUUID() };
    expect(await addComment(ola.ctx, next)).toBe("repeated");
    expect(await addComment(ola.ctx, { ...next, postId: other })).toMatchObject({
      state: "published",
    });
    const long = "Kupcie moje cudowne kamienie, a wszystko się zmieni.";
    await writeComment(ola.ctx, one, { content: long });
    expect(
      await addComment(ola.ctx, {
        ...input,
        postId: other,
        content: long,
        formToken: randomUUID(),
      }),
    ).toBe("repeated");
  });

  test("in which a crisis is heard tells nobody and is seen by its author alone", async () => {
    const postId = await writePost(ala.ctx, group.id);
    const id = await writeComment(ola.ctx, postId, { crisisLevel: "acute" });
    expect(await told(ala)).toEqual([]);
    expect((await findPostPage(ala.ctx, postId))?.list.comments).toEqual([]);
    expect((await findPostPage(ola.ctx, postId))?.list.comments).toMatchObject([
      { id, state: "held" },
    ]);
    await expect(writeComment(ala.ctx, postId, { parentId: id })).rejects.toThrow(NotFound);
  });
});

describe("a like", () => {
  test("is a state: the same request again changes nothing, and many are one line", async () => {
    const postId = await writePost(ala.ctx, group.id);
    const commentId = await writeComment(ala.ctx, postId);
    expect(await setPostLike(ola.ctx, { postId, liked: true })).toEqual({ liked: true, count: 1 });
    expect(await setPostLike(ola.ctx, { postId, liked: true })).toEqual({ liked: true, count: 1 });
    const ewa = await newPerson({}, clock);
    await putInto(group, ewa);
    expect(await setPostLike(ewa.ctx, { postId, liked: true })).toEqual({ liked: true, count: 2 });
    expect(await told(ala)).toEqual(["like 2"]);
    expect((await findPostPage(ola.ctx, postId))?.post.liked).toBe(true);
    expect(await setPostLike(ola.ctx, { postId, liked: false })).toEqual({
      liked: false,
      count: 1,
    });
    expect(await setCommentLike(ola.ctx, { commentId, liked: true })).toEqual({
      liked: true,
      count: 1,
    });
    expect((await findPostPage(ola.ctx, postId))?.list.comments).toMatchObject([{ liked: true }]);
    expect((await findPostPage(ala.ctx, postId))?.list.comments).toMatchObject([{ liked: false }]);
  });
});

describe("somebody blocked", () => {
  test("neither answers, likes nor calls whoever blocked them, who does not see them", async () => {
    const postId = await writePost(ala.ctx, group.id);
    const [olasMembership] = await db.query.groupMembers.findMany({
      where: (row, { eq: is }) => is(row.userId, ola.userId),
    });
    const theirs = await writePost(ola.ctx, group.id);
    await db
      .insert(memberMutes)
      .values({
        userId: ala.userId,
        targetId: olasMembership!.id,
        kind: "block",
        createdAt: clock.now,
      });
    await expect(writeComment(ola.ctx, postId)).rejects.toThrow(NotAllowed);
    await expect(setPostLike(ola.ctx, { postId, liked: true })).rejects.toThrow(NotAllowed);
    await writePost(ola.ctx, group.id, { content: `Hej @${ala.nick}!` });
    expect(await told(ala)).toEqual([]);
    expect((await myFeed(ala.ctx)).posts.map(({ id }) => id)).toEqual([postId]);
    expect(
      (await groupFeed(testContext("visitor"), group.slug))?.posts.map(({ id }) => id),
    ).toContain(theirs);
  });
});
