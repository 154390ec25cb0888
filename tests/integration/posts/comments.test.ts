import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { comments, memberMutes, notifications } from "~/db/schema";
import { NotAllowed, NotFound } from "~/services/command/errors";
import { addComment } from "~/services/posts/add-comment.server";
import { deleteComment } from "~/services/posts/delete-comment.server";
import { editComment } from "~/services/posts/edit-comment.server";
import { groupFeed, myFeed } from "~/services/posts/feed.server";
import { findCommentPage, findPostPage } from "~/services/posts/post-page.server";
import { setLike } from "~/services/posts/set-like.server";
import { newGroup, newPerson, putInto, type Person } from "../../support/community";
import { untilLockIsAwaited } from "../../support/locks";
import { testContext } from "../../support/orders";
import { laterOn, writeComment, writePost } from "../../support/written";
import { screeningOf } from "../../support/screening";
import { outcomeOf } from "../../support/refused";

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

const told = async ({ userId }: Person) =>
  (await db.select().from(notifications).where(eq(notifications.userId, userId))).map(
    ({ kind, actorCount }) => (kind === "like" ? `like ${actorCount}` : kind),
  );

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
    await db.update(comments).set({ crisisLevel: "concern" }).where(eq(comments.id, id));
    await deleteComment(ola.ctx, id);
    const [left] = await db.select().from(comments).where(eq(comments.id, id));
    expect(left).toMatchObject({ crisisLevel: "none", content: "" });
    const page = await findPostPage(ala.ctx, postId);
    expect(page?.post.commentCount).toBe(1);
    expect(page?.list.comments).toMatchObject([{ id, kind: "deleted", replyCount: 1 }]);
    expect((await findCommentPage(ala.ctx, id))?.list.comments).toMatchObject([{ id: reply }]);
    await expect(writeComment(ala.ctx, postId, { parentId: id })).rejects.toThrow(NotFound);
    await expect(
      editComment(ola.ctx, { commentId: id, content: "znów", screening: screeningOf() }),
    ).rejects.toThrow(NotFound);
  });

  test("leaves no trace when it is taken back and nobody has answered, seen before or not", async () => {
    const postId = await writePost(ala.ctx, group.id);
    const top = await writeComment(ala.ctx, postId);
    const held = { screening: screeningOf("acute") };
    for (const more of [{}, held, { parentId: top }, { ...held, parentId: top }]) {
      const id = await writeComment(ola.ctx, postId, more);
      await deleteComment(ola.ctx, id);
      for (const { ctx } of [ala, ola]) {
        const page = await findPostPage(ctx, postId);
        expect(page?.list.comments).toMatchObject([{ id: top, replyCount: 0 }]);
        expect((await findCommentPage(ctx, top))?.list.comments).toEqual([]);
        expect(await findCommentPage(ctx, id)).toBeNull();
      }
    }
  });

  test("keeps its place for an answer at whatever level below it, as long as that is there", async () => {
    const postId = await writePost(ala.ctx, group.id);
    const chain: string[] = [];
    for (let depth = 1; depth <= 4; depth += 1) {
      clock.now = new Date(clock.now.getTime() + 1000);
      chain.push(await writeComment(ola.ctx, postId, { parentId: chain.at(-1) ?? null }));
    }
    const [first = "", second = "", third = "", last = ""] = chain;
    for (const id of [first, second, third]) await deleteComment(ola.ctx, id);
    const shown = async (under: string) => (await findCommentPage(ala.ctx, under))?.list.comments;
    expect((await findPostPage(ala.ctx, postId))?.list.comments).toMatchObject([
      { id: first, kind: "deleted", replyCount: 1 },
    ]);
    expect(await shown(first)).toMatchObject([{ id: second, kind: "deleted", replyCount: 2 }]);
    expect(await shown(second)).toMatchObject([
      { id: third, kind: "deleted" },
      { id: last, kind: "shown" },
    ]);
    await deleteComment(ola.ctx, last);
    expect((await findPostPage(ala.ctx, postId))?.list.comments).toEqual([]);
  });

  test("sent twice is one; a short one may be said again elsewhere, a long one may not", async () => {
    const [one, other] = [await writePost(ala.ctx, group.id), await writePost(ala.ctx, group.id)];
    const input = {
      postId: one,
      parentId: null,
      content: "Dziękuję!",
      formToken: randomUUID(),
      screening: screeningOf(),
    };
    const [first, again] = await Promise.all([
      addComment(ola.ctx, input),
      addComment(ola.ctx, input),
    ]);
    expect(first).toEqual(again);
    const next = { ...input, formToken: randomUUID() };
    expect(await outcomeOf(addComment(ola.ctx, next))).toBe("comment_repeated");
    expect(await addComment(ola.ctx, { ...next, postId: other })).toMatchObject({
      state: "published",
    });
    const long = "Kupcie moje cudowne kamienie, a wszystko się zmieni.";
    await writeComment(ola.ctx, one, { content: long });
    expect(
      await outcomeOf(
        addComment(ola.ctx, {
          ...input,
          postId: other,
          content: long,
          formToken: randomUUID(),
        }),
      ),
    ).toBe("comment_repeated_elsewhere");
    const there = { ...input, content: long, formToken: randomUUID() };
    expect(await outcomeOf(addComment(ola.ctx, there))).toBe("comment_repeated");
  });

  test("in which a crisis is heard tells nobody and is seen by its author alone", async () => {
    const postId = await writePost(ala.ctx, group.id);
    const id = await writeComment(ola.ctx, postId, { screening: screeningOf("acute") });
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
    expect(await setLike(ola.ctx, { kind: "post", id: postId, liked: true })).toEqual({
      liked: true,
      count: 1,
    });
    expect(await setLike(ola.ctx, { kind: "post", id: postId, liked: true })).toEqual({
      liked: true,
      count: 1,
    });
    const ewa = await newPerson({}, clock);
    await putInto(group, ewa);
    expect(await setLike(ewa.ctx, { kind: "post", id: postId, liked: true })).toEqual({
      liked: true,
      count: 2,
    });
    expect(await told(ala)).toEqual(["like 2"]);
    expect((await findPostPage(ola.ctx, postId))?.post.liked).toBe(true);
    expect(await setLike(ola.ctx, { kind: "post", id: postId, liked: false })).toEqual({
      liked: false,
      count: 1,
    });
    expect(await setLike(ola.ctx, { kind: "comment", id: commentId, liked: true })).toEqual({
      liked: true,
      count: 1,
    });
    expect((await findPostPage(ola.ctx, postId))?.list.comments).toMatchObject([{ liked: true }]);
    expect((await findPostPage(ala.ctx, postId))?.list.comments).toMatchObject([{ liked: false }]);
  });
});

describe("somebody blocked", () => {
  test.each(["post", "comment"] as const)(
    "puts no new words where they had answered a %s, and may take the old ones back",
    async (answered) => {
      const owner = await newPerson({}, clock);
      await putInto(group, owner);
      const postId = await writePost((answered === "post" ? ala : owner).ctx, group.id);
      const parentId = answered === "post" ? null : await writeComment(ala.ctx, postId);
      const olas = await writeComment(ola.ctx, postId, { parentId, content: "Stare słowa." });
      const [olasMembership] = await db.query.groupMembers.findMany({
        where: (row, { eq: is }) => is(row.userId, ola.userId),
      });
      const change = { commentId: olas, content: "Nowe słowa.", screening: screeningOf() };
      await editComment(ola.ctx, { ...change, content: "Stare słowa, jeszcze raz." });
      await db.insert(memberMutes).values({
        ...{ userId: ala.userId, targetId: olasMembership!.id },
        ...{ kind: "block", createdAt: clock.now },
      });
      await expect(editComment(ola.ctx, change)).rejects.toMatchObject({ code: "blocked" });
      // What changes nothing is no new word.
      const same = { ...change, content: "Stare słowa, jeszcze raz." };
      expect(await editComment(ola.ctx, same)).toBe("saved");
      const [stored] = await db.select().from(comments).where(eq(comments.id, olas));
      expect(stored?.content).toBe("Stare słowa, jeszcze raz.");
      await deleteComment(ola.ctx, olas);
      const [gone] = await db.select().from(comments).where(eq(comments.id, olas));
      expect(gone?.state).toBe("deleted");
    },
  );

  test("puts no new words where the block comes while they are on their way", async () => {
    const postId = await writePost(ala.ctx, group.id);
    const olas = await writeComment(ola.ctx, postId, { content: "Stare słowa." });
    const [before] = await db.select().from(comments).where(eq(comments.id, olas));
    const { edit } = await db.transaction(async (tx) => {
      await tx.select().from(comments).where(eq(comments.id, olas)).for("update");
      const sent = editComment(ola.ctx, {
        ...{ commentId: olas, content: "Nowe słowa.", screening: screeningOf() },
      });
      sent.catch(() => undefined);
      await untilLockIsAwaited('%"comments"%for update%');
      await db.insert(memberMutes).values({
        ...{ userId: ala.userId, targetId: before!.authorId },
        ...{ kind: "block", createdAt: clock.now },
      });
      return { edit: sent };
    });
    await expect(edit).rejects.toMatchObject({ code: "blocked" });
    const [stored] = await db.select().from(comments).where(eq(comments.id, olas));
    expect(stored?.content).toBe("Stare słowa.");
  });

  test("neither answers, likes nor calls whoever blocked them, who does not see them", async () => {
    const postId = await writePost(ala.ctx, group.id);
    const [olasMembership] = await db.query.groupMembers.findMany({
      where: (row, { eq: is }) => is(row.userId, ola.userId),
    });
    const theirs = await writePost(ola.ctx, group.id);
    await db.insert(memberMutes).values({
      userId: ala.userId,
      targetId: olasMembership!.id,
      kind: "block",
      createdAt: clock.now,
    });
    expect((await findPostPage(ola.ctx, postId))?.post.isBlocked).toBe(true);
    expect((await findPostPage(ala.ctx, theirs))?.post.isBlocked).toBe(false);
    const answer = await writeComment(ola.ctx, theirs);
    expect((await findCommentPage(ola.ctx, answer))?.post.isBlocked).toBe(false);
    await expect(writeComment(ola.ctx, postId)).rejects.toThrow(NotAllowed);
    await expect(setLike(ola.ctx, { kind: "post", id: postId, liked: true })).rejects.toThrow(
      NotAllowed,
    );
    await writePost(ola.ctx, group.id, { content: `Hej @${ala.nick}!` });
    expect(await told(ala)).toEqual([]);
    expect((await myFeed(ala.ctx)).posts.map(({ id }) => id)).toEqual([postId]);
    expect(
      (await groupFeed(testContext("visitor"), group.slug))?.posts.map(({ id }) => id),
    ).toContain(theirs);
  });
});
