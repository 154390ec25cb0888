import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { comments, groupMembers, memberMutes, posts, users } from "~/db/schema";
import type { ServiceContext } from "~/services/command/context.server";
import { NotAllowed, NotFound } from "~/services/command/errors";
import { addComment } from "~/services/posts/add-comment.server";
import { deleteComment } from "~/services/posts/delete-comment.server";
import { deletePost } from "~/services/posts/delete-post.server";
import { editComment } from "~/services/posts/edit-comment.server";
import { editPost } from "~/services/posts/edit-post.server";
import { groupFeed } from "~/services/posts/feed.server";
import { findCommentPage, findPostPage } from "~/services/posts/post-page.server";
import { publishPost } from "~/services/posts/publish-post.server";
import { readPicture } from "~/services/posts/read-picture.server";
import { setLike } from "~/services/posts/set-like.server";
import { preparePicture, type PreparedPicture } from "~/services/pictures/prepare-picture.server";
import { newGroup, newPerson, putInto, type Person } from "../../support/community";
import { testContext } from "../../support/orders";
import { laterOn, postInput, writeComment, writePost } from "../../support/written";
import { screeningOf } from "../../support/screening";

const groupKinds = ["open", "private", "sensitive"] as const;
type GroupKind = (typeof groupKinds)[number];
const states = ["published", "held", "hidden", "deleted"] as const;
type State = (typeof states)[number];
const actors = [
  "visitor",
  "stranger",
  "member",
  "left",
  "banned",
  "banned account",
  "silenced",
  "blocked",
  "author",
  "keeper",
] as const;
type Actor = (typeof actors)[number];
/** In the order in which they can be done to the same post. */
const verbs = [
  "read",
  "read comment",
  "see picture",
  "like",
  "like comment",
  "comment",
  "answer",
  "edit",
  "edit comment",
  "delete comment",
  "delete",
  "publish",
] as const;
type Verb = (typeof verbs)[number];

const clock = laterOn();
const picture = {} as { prepared: PreparedPicture };
type World = { group: Awaited<ReturnType<typeof newGroup>>; ctx: Record<Actor, ServiceContext> };
const worlds = {} as Record<GroupKind, World>;

beforeAll(async () => {
  const bytes = await sharp({ create: { width: 4, height: 4, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  picture.prepared = await preparePicture(new File([new Uint8Array(bytes)], "a.png"));
  for (const kind of groupKinds) {
    const group = await newGroup({
      isPrivate: kind === "private",
      isSensitive: kind === "sensitive",
    });
    const people = {} as Record<Actor, Person>;
    for (const actor of actors) people[actor] = await newPerson({}, clock);
    const put = (actor: Actor, more: Parameters<typeof putInto>[2] = {}) =>
      putInto(group, people[actor], more);
    await put("author");
    await put("member");
    await put("banned account");
    await put("left", { state: "left" });
    await put("banned", { state: "banned" });
    await put("silenced", { silencedUntil: new Date(clock.now.getTime() + 1e9) });
    await put("keeper", { role: "keeper" });
    const blocked = await put("blocked");
    await db.insert(memberMutes).values({
      ...{ userId: people.author.userId, targetId: blocked.id },
      ...{ kind: "block", createdAt: clock.now },
    });
    await db
      .update(users)
      .set({ status: "banned", bannedAt: clock.now })
      .where(eq(users.id, people["banned account"].userId));
    const ctx = Object.fromEntries(
      actors.map((actor) => [actor, people[actor].ctx]),
    ) as World["ctx"];
    worlds[kind] = { group, ctx: { ...ctx, visitor: testContext("visitor", clock) } };
  }
});

/** A post with a picture and a comment by the same author, both in a state. */
async function written({ group, ctx }: World, state: State) {
  const postId = await writePost(ctx.author, group.id, {
    picture: { ...picture, alternativeText: null },
  });
  const commentId = await writeComment(ctx.author, postId);
  const [post] = await db.select().from(posts).where(eq(posts.id, postId));
  await db.update(posts).set({ state }).where(eq(posts.id, postId));
  return { postId, commentId, pictureId: post?.pictureId ?? "" };
}

type Written = Awaited<ReturnType<typeof written>>;
const words = { content: "Zmieniona treść, jak trzeba.", screening: screeningOf() };

const perform: Record<
  Verb,
  (ctx: ServiceContext, at: Written, groupId: string) => Promise<unknown>
> = {
  read: (ctx, { postId }) => findPostPage(ctx, postId),
  "read comment": (ctx, { commentId }) => findCommentPage(ctx, commentId),
  "see picture": (ctx, { pictureId }) => readPicture(ctx, pictureId, "small"),
  like: (ctx, { postId }) => setLike(ctx, { kind: "post", id: postId, liked: true }),
  "like comment": (ctx, { commentId }) =>
    setLike(ctx, { kind: "comment", id: commentId, liked: true }),
  comment: (ctx, { postId }) =>
    addComment(ctx, {
      ...words,
      content: randomUUID(),
      postId,
      parentId: null,
      formToken: randomUUID(),
    }),
  answer: (ctx, { postId, commentId: parentId }) =>
    addComment(ctx, { ...words, content: randomUUID(), postId, parentId, formToken: randomUUID() }),
  edit: (ctx, { postId }) =>
    editPost(ctx, {
      ...{ ...words, postId, title: "Inny tytuł", replyPreference: null, isHard: false, tags: [] },
      ...{ withoutPicture: false, alternativeText: null },
    }),
  "edit comment": (ctx, { commentId }) => editComment(ctx, { ...words, commentId }),
  delete: (ctx, { postId }) => deletePost(ctx, postId),
  "delete comment": (ctx, { commentId }) => deleteComment(ctx, commentId),
  publish: (ctx, _, groupId) => publishPost(ctx, postInput(groupId)),
};

const reads = new Set<Verb>(["read", "read comment", "see picture"]);
const active: readonly Actor[] = [
  "member",
  "banned account",
  "silenced",
  "blocked",
  "author",
  "keeper",
];

/** The rule in words of its own: what a post in a state lets somebody do. */
function allowed(kind: GroupKind, state: State, actor: Actor, verb: Verb): boolean {
  const isIn = active.includes(actor);
  const writes = isIn && actor !== "banned account" && actor !== "silenced";
  const isAuthor = actor === "author";
  if (verb === "publish") return writes;
  if (verb === "delete") return isAuthor && state !== "deleted";
  if (verb === "delete comment") return isAuthor;
  if (state === "deleted") return false;
  if (!isAuthor && (state !== "published" || !(kind === "open" || isIn))) return false;
  if (reads.has(verb)) return true;
  if (verb === "edit") return isAuthor && state !== "hidden";
  if (verb === "edit comment") return isAuthor;
  if (verb === "like comment") return writes && actor !== "blocked";
  return writes && actor !== "blocked" && state === "published";
}

describe.each(groupKinds)("in a group that is %s", (kind) => {
  describe.each(states)("a post that is %s", (state) => {
    test.each(actors)("lets the %s do what the rule says, and no more", async (actor) => {
      const world = worlds[kind];
      await db.execute(sql`truncate rate_limits`);
      const at = await written(world, state);
      for (const verb of verbs) {
        const outcome = await perform[verb](world.ctx[actor], at, world.group.id).catch(
          (error: unknown) => {
            if (error instanceof NotFound || error instanceof NotAllowed) return null;
            throw error;
          },
        );
        expect([verb, outcome !== null]).toEqual([verb, allowed(kind, state, actor, verb)]);
      }
    });
  });
});

test("nobody from outside gets anything out of a closed group by its feed or by guessed ids", async () => {
  for (const kind of ["private", "sensitive"] as const) {
    const { group, ctx } = worlds[kind];
    await writePost(ctx.author, group.id);
    for (const actor of ["visitor", "stranger", "left", "banned"] as const) {
      expect((await groupFeed(ctx[actor], group.slug))?.posts).toEqual([]);
      for (const id of [randomUUID(), "1", "", "'; drop table posts", "\u0000"]) {
        expect(await findPostPage(ctx[actor], id)).toBeNull();
        expect(await findCommentPage(ctx[actor], id)).toBeNull();
        expect(await readPicture(ctx[actor], id, "large")).toBeNull();
        await expect(setLike(ctx[actor], { kind: "post", id, liked: true })).rejects.toThrow(
          NotFound,
        );
      }
    }
  }
});

test("a chain of a thousand answers is read ten at a time", async () => {
  const { group, ctx } = worlds.open;
  const postId = await writePost(ctx.author, group.id);
  const [author] = await db
    .select({ id: groupMembers.id })
    .from(groupMembers)
    .innerJoin(posts, eq(posts.authorId, groupMembers.id))
    .where(eq(posts.id, postId));
  const ids = Array.from({ length: 1000 }, () => randomUUID());
  await db.insert(comments).values(
    ids.map((id, index) => ({
      ...{ id, postId, authorId: author!.id, content: `Ogniwo ${index}`, formToken: randomUUID() },
      parentId: ids[index - 1] ?? null,
      depth: index + 1,
      shownDepth: Math.min(3, index + 1),
      shownUnderId: index === 0 ? null : (ids[Math.min(index - 1, 1)] ?? null),
      createdAt: new Date(clock.now.getTime() + index),
    })),
  );
  const seen: string[] = [];
  for (let after: string | null | undefined; after !== null;) {
    const page = (await findCommentPage(ctx.member, ids[1] ?? "", { after }))!;
    expect(page.list.comments.length).toBeLessThanOrEqual(10);
    seen.push(...page.list.comments.map(({ id }) => id));
    after = page.list.next;
  }
  expect(seen).toEqual(ids.slice(2));
});

test("fifty likes, comments, edits and deletions at once leave counters that equal their rows", async () => {
  const { group, ctx } = worlds.open;
  const postId = await writePost(ctx.author, group.id);
  const people = await Promise.all(Array.from({ length: 25 }, () => newPerson({}, clock)));
  await Promise.all(people.map((person) => putInto(group, person)));
  const done = await Promise.all(
    people.flatMap((person, index) => [
      setLike(person.ctx, { kind: "post", id: postId, liked: true }).then(() =>
        index % 2 ? setLike(person.ctx, { kind: "post", id: postId, liked: false }) : undefined,
      ),
      writeComment(person.ctx, postId).then<unknown>((commentId): Promise<unknown> =>
        index % 3
          ? deleteComment(person.ctx, commentId)
          : editComment(person.ctx, { ...words, commentId }),
      ),
    ]),
  );
  expect(done).toHaveLength(50);
  const [counted] = await db.execute(sql`select
    (select like_count from posts where id = ${postId})::int as likes,
    (select count(*) from post_likes where post_id = ${postId})::int as like_rows,
    (select comment_count from posts where id = ${postId})::int as comments,
    (select count(*) from comments where post_id = ${postId} and state = 'published')::int as comment_rows`);
  expect(counted).toEqual({ likes: 13, like_rows: 13, comments: 9, comment_rows: 9 });
});
