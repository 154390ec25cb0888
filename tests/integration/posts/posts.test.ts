import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { Screening } from "~/crisis/assess.server";
import { db } from "~/db/client.server";
import { groupMembers, notifications, pictures, posts } from "~/db/schema";
import { Invalid, NotAllowed, NotFound } from "~/services/command/errors";
import { addComment } from "~/services/posts/add-comment.server";
import { deletePost } from "~/services/posts/delete-post.server";
import { editPost } from "~/services/posts/edit-post.server";
import { groupFeed, myFeed, type Feed } from "~/services/posts/feed.server";
import { findPostPage } from "~/services/posts/post-page.server";
import { publishPost } from "~/services/posts/publish-post.server";
import { setLike } from "~/services/posts/set-like.server";
import { newGroup, newPerson, putInto, type Person } from "../../support/community";
import { caseOf } from "../../support/moderation";
import { testContext } from "../../support/orders";
import { laterOn, postInput, writePost } from "../../support/written";
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

const change = (postId: string, more: object = {}) => ({
  postId,
  title: "Inny tytuł",
  content: "Inna treść posta",
  replyPreference: null,
  isHard: false,
  tags: [],
  withoutPicture: false,
  alternativeText: null,
  screening: screeningOf(),
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
    // A token is no key to what somebody else has sent with it.
    const { postId } = await publishPost(ola.ctx, input);
    expect(outcomes.map((outcome) => outcome.postId)).not.toContain(postId);
  });

  test("is refused kindly when the same person says the same again", async () => {
    const { content } = postInput(group.id);
    const other = await newGroup();
    await putInto(other, ala);
    await writePost(ala.ctx, group.id, { content });
    expect(await outcomeOf(publishPost(ala.ctx, postInput(other.id, { content })))).toBe(
      "post_repeated",
    );
    await writePost(ola.ctx, group.id, { content });
  });

  test("is kept without characters that nobody sees, and not at all without words", async () => {
    const id = await writePost(ala.ctx, group.id, {
      title: "A\u202eb\u0000c",
      content: `x\u2066yzzz e${"\u0316".repeat(200)}`,
    });
    expect((await findPostPage(ala.ctx, id))?.post).toMatchObject({
      title: "Abc",
      text: `xyzzz e${"\u0316".repeat(6)}`,
    });
    for (const wrong of [
      { title: "ab" },
      { title: "👨‍👩‍👧" },
      { content: "\u200b\u200b\u200b\u200b\u200b" },
      { content: "a".repeat(10_001) },
    ])
      await expect(publishPost(ala.ctx, postInput(group.id, wrong))).rejects.toThrow(Invalid);
  });

  test("in which a crisis is heard is seen by its author alone, and stays held when it is changed", async () => {
    const { postId, state } = await publishPost(
      ala.ctx,
      postInput(group.id, { screening: screeningOf("acute") }),
    );
    expect(state).toBe("held");
    expect((await findPostPage(ala.ctx, postId))?.post.state).toBe("held");
    expect(await findPostPage(ola.ctx, postId)).toBeNull();
    expect(await findPostPage(testContext("visitor"), postId)).toBeNull();
    await expect(setLike(ola.ctx, { kind: "post", id: postId, liked: true })).rejects.toThrow(
      NotFound,
    );
    expect(await editPost(ala.ctx, change(postId))).toBe("held");
    const published = await writePost(ala.ctx, group.id);
    expect(await editPost(ala.ctx, change(published, { screening: screeningOf("acute") }))).toBe(
      "held",
    );
    expect(await findPostPage(ola.ctx, published)).toBeNull();
  });

  test("that is held stands in the feeds of whoever wrote it, in its place, and in nobody else's", async () => {
    const tick = () => (clock.now = new Date(clock.now.getTime() + 60_000));
    const keeper = await newPerson({}, clock);
    await putInto(group, keeper, { role: "keeper" });
    const ids: string[] = [];
    for (let count = 0; count < 7; count += 1) {
      tick();
      const screening = screeningOf(count === 0 || count === 5 ? "acute" : "none");
      ids.unshift((await publishPost(ala.ctx, postInput(group.id, { screening }))).postId);
    }
    const held = [ids[1], ids[6]];
    const pagesOf = async (read: (before: string | null) => Promise<Feed | null>) => {
      const first = await read(null);
      const second = first?.next ? await read(first.next) : null;
      return [...(first?.posts ?? []), ...(second?.posts ?? [])];
    };
    for (const [who, sees] of [
      [ala, ids],
      [ola, ids.filter((id) => !held.includes(id))],
      [keeper, ids.filter((id) => !held.includes(id))],
    ] as const) {
      const mine = await pagesOf((before) => myFeed(who.ctx, { before }));
      expect(mine.map(({ id }) => id)).toEqual(sees);
      const ofGroup = await pagesOf((before) => groupFeed(who.ctx, group.slug, { before }));
      expect(ofGroup.map(({ id }) => id)).toEqual(sees);
    }
    expect((await groupFeed(testContext("visitor"), group.slug))?.posts[1]?.id).toBe(ids[2]);
    expect((await myFeed(ala.ctx)).posts[1]).toMatchObject({ state: "held", isNew: false });
    const other = await newGroup();
    await putInto(other, ala);
    expect((await groupFeed(ala.ctx, other.slug))?.posts).toEqual([]);
    await db.update(groupMembers).set({ state: "left" }).where(eq(groupMembers.userId, ala.userId));
    expect((await myFeed(ala.ctx)).posts).toEqual([]);
    expect((await groupFeed(ala.ctx, group.slug))?.posts.map(({ state }) => state)).not.toContain(
      "held",
    );
  });

  test("that a moderator has let through is held anew only for new words", async () => {
    const words = { title: "Inny tytuł", content: "Inna treść posta" };
    const acute = { screening: screeningOf("acute") };
    const id = await writePost(ala.ctx, group.id, words);
    await db.update(posts).set({ crisisLevel: "acute" }).where(eq(posts.id, id));
    expect(await editPost(ala.ctx, change(id, { ...acute, isHard: true }))).toBe("saved");
    expect(await findPostPage(ola.ctx, id)).not.toBeNull();
    expect(await editPost(ala.ctx, change(id, { ...acute, content: "Nowe słowa" }))).toBe("held");
  });

  test("that was taken back keeps nothing of what was heard in it", async () => {
    const outcome = await publishPost(
      ala.ctx,
      postInput(group.id, { screening: screeningOf("acute"), isHard: true }),
    );
    const { postId } = outcome as { postId: string };
    await deletePost(ala.ctx, postId);
    const [left] = await db.select().from(posts).where(eq(posts.id, postId));
    expect(left).toMatchObject({ crisisLevel: "none", isHard: false, title: "", content: "" });
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

  test("of its tags or of what its picture shows is one of its words", async () => {
    const words = { title: "Inny tytuł", content: "Inna treść posta" };
    const id = await writePost(ala.ctx, group.id, words);
    const open = { level: "none", suspectedAbove: "none" } as Screening;
    expect(await editPost(ala.ctx, change(id, { tags: ["kot"], screening: open }))).toBe("saved");
    const now = async () => (await db.select().from(posts).where(eq(posts.id, id)))[0]!;
    expect(await now()).toMatchObject({
      crisisSuspectedAbove: "none",
      editedAt: expect.any(Date) as Date,
    });
    const acute = { tags: ["kot", "skok"], screening: screeningOf("acute") };
    expect(await editPost(ala.ctx, change(id, acute))).toBe("held");

    const [picture] = await db
      .insert(pictures)
      .values({ width: 1, height: 1, createdAt: new Date() })
      .returning();
    const shown = await writePost(ala.ctx, group.id, { ...words, content: "Jestem w drodze." });
    await db.update(posts).set({ pictureId: picture!.id }).where(eq(posts.id, shown));
    const described = {
      title: "Most",
      alternativeText: "Most nad rzeką",
      screening: screeningOf("acute"),
    };
    expect(await editPost(ala.ctx, change(shown, described))).toBe("held");
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
    // Whoever has left is called by nobody.
    await db.update(groupMembers).set({ state: "left" }).where(eq(groupMembers.id, membership.id));
    await writePost(ala.ctx, sensitive.id, { content: "Hej @Cicha Woda, jesteś tu jeszcze?" });
    expect(await told(ola)).toEqual(["mention", "mention"]);
  });
});

describe("a new member", () => {
  test("writes two posts and ten comments on the first day, and no links", async () => {
    const ewa = await newPerson();
    await putInto(group, ewa);
    expect(
      await outcomeOf(
        publishPost(ewa.ctx, postInput(group.id, { content: "Zobacz www.sklep.pl dzisiaj" })),
      ),
    ).toBe("new_member_link");
    const mine = await writePost(ewa.ctx, group.id);
    expect(
      await outcomeOf(editPost(ewa.ctx, change(mine, { content: "https://sklep.example" }))),
    ).toBe("new_member_link");
    const attempts = await Promise.all(
      [1, 2, 3].map(() => outcomeOf(publishPost(ewa.ctx, postInput(group.id)))),
    );
    expect(attempts.filter((outcome) => outcome === "new_member_posts")).toHaveLength(2);
    const comment = () =>
      outcomeOf(
        addComment(ewa.ctx, {
          postId: mine,
          parentId: null,
          content: randomUUID(),
          formToken: randomUUID(),
          screening: screeningOf(),
        }),
      );
    const answers = await Promise.all(Array.from({ length: 12 }, comment));
    expect(answers.filter((outcome) => outcome === "new_member_comments")).toHaveLength(2);
  });

  test("reaches a moderator in danger of life, however much they have written", async () => {
    const ewa = await newPerson();
    await putInto(group, ewa);
    const screening = screeningOf("acute");
    const mine = await writePost(ewa.ctx, group.id);
    const words = () => `Zobacz www.pomoc.example ${randomUUID()}`;
    const sent = await Promise.all(
      Array.from({ length: 14 }, () =>
        publishPost(ewa.ctx, postInput(group.id, { content: words(), screening })),
      ),
    );
    expect(new Set(sent.map(({ state }) => state))).toEqual(new Set(["held"]));
    expect((await caseOf(sent[13]!.postId)).state).toBe("open");
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        addComment(ewa.ctx, {
          ...{ postId: mine, parentId: null, content: words() },
          ...{ formToken: randomUUID(), screening },
        }),
      ),
    );
    expect(new Set(answers.map(({ state }) => state))).toEqual(new Set(["held"]));
    expect(await editPost(ewa.ctx, change(mine, { content: words(), screening }))).toBe("held");
  });
});
