import fc from "fast-check";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { commentLikes, comments, groupMembers, groups, postLikes, posts } from "~/db/schema";

const at = new Date("2026-11-22T10:00:00Z");
let groupId = "";
let members: string[] = [];

beforeAll(async () => {
  const [group] = await db
    .insert(groups)
    .values({
      slug: "liczniki",
      name: "Liczniki",
      description: "Do sprawdzania",
      type: 0,
      isSensitive: false,
      createdAt: at,
    })
    .returning();
  groupId = group!.id;
  const rows = await db
    .insert(groupMembers)
    .values([1, 2, 3].map(() => ({ groupId, state: "active" as const, joinedAt: at })))
    .returning();
  members = rows.map(({ id }) => id);
});

/** Every counter that differs from its rows. */
const wrongCounters = () =>
  db.execute(sql`
    select 'likes' from ${posts} p where like_count <> (select count(*) from ${postLikes} where post_id = p.id)
    union all select 'comments' from ${posts} p where comment_count <>
      (select count(*) from ${comments} where post_id = p.id and state = 'published')
    union all select 'comment likes' from ${comments} c where like_count <>
      (select count(*) from ${commentLikes} where comment_id = c.id)
    union all select 'replies' from ${comments} c where reply_count <>
      (select count(*) from ${comments} r where r.shown_under_id = c.id and r.state in ('published', 'deleted'))
    union all select 'members' from ${groups} g where member_count <>
      (select count(*) from ${groupMembers} where group_id = g.id and state = 'active')
    union all select 'posts' from ${groups} g where post_count <>
      (select count(*) from ${posts} where group_id = g.id and state = 'published')`);

const states = ["published", "held", "hidden", "deleted"] as const;

type Act =
  | { kind: "post"; by: number; state: (typeof states)[number] }
  | { kind: "comment"; by: number; on: number; under: number | null }
  | { kind: "state"; of: "post" | "comment"; which: number; state: (typeof states)[number] }
  | { kind: "like"; of: "post" | "comment"; which: number; by: number }
  | { kind: "unlike"; of: "post" | "comment"; which: number; by: number }
  | { kind: "leave" | "join"; by: number }
  | { kind: "drop"; which: number };

const member = fc.integer({ min: 0, max: 2 });
const which = fc.integer({ min: 0, max: 7 });
const of = fc.constantFrom("post" as const, "comment" as const);
const state = fc.constantFrom(...states);
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ kind: fc.constant("post" as const), by: member, state }),
  fc.record({
    kind: fc.constant("comment" as const),
    by: member,
    on: which,
    under: fc.option(which),
  }),
  fc.record({ kind: fc.constant("state" as const), of, which, state }),
  fc.record({ kind: fc.constantFrom("like" as const, "unlike" as const), of, which, by: member }),
  fc.record({ kind: fc.constantFrom("leave" as const, "join" as const), by: member }),
  fc.record({ kind: fc.constant("drop" as const), which }),
);

async function perform(step: Act): Promise<void> {
  const allPosts = await db.select({ id: posts.id }).from(posts).orderBy(posts.createdAt, posts.id);
  const allComments = await db.select().from(comments).orderBy(comments.createdAt, comments.id);
  const pick = <Row>(rows: readonly Row[], index: number) => rows[index % rows.length];
  const words = { content: "słowa", formToken: crypto.randomUUID(), createdAt: at };
  switch (step.kind) {
    case "post":
      await db.insert(posts).values({
        ...words,
        groupId,
        authorId: members[step.by]!,
        title: "tytuł",
        state: step.state,
      });
      return;
    case "comment": {
      const post = pick(allPosts, step.on);
      if (!post) return;
      const siblings = allComments.filter(({ postId }) => postId === post.id);
      const parent = step.under === null ? undefined : pick(siblings, step.under);
      await db.insert(comments).values({
        ...words,
        postId: post.id,
        authorId: members[step.by]!,
        parentId: parent?.id ?? null,
        depth: (parent?.depth ?? 0) + 1,
        shownUnderId: parent ? (parent.shownDepth < 3 ? parent.id : parent.shownUnderId) : null,
        shownDepth: Math.min(3, (parent?.shownDepth ?? 0) + 1),
      });
      return;
    }
    case "state": {
      const table = step.of === "post" ? posts : comments;
      const row = pick(step.of === "post" ? allPosts : allComments, step.which);
      if (row)
        await db.execute(sql`update ${table} set state = ${step.state} where id = ${row.id}`);
      return;
    }
    case "like":
    case "unlike": {
      const row = pick(step.of === "post" ? allPosts : allComments, step.which);
      if (!row) return;
      const memberId = members[step.by]!;
      if (step.kind === "unlike") {
        const table = step.of === "post" ? postLikes : commentLikes;
        const column = step.of === "post" ? postLikes.postId : commentLikes.commentId;
        await db.execute(
          sql`delete from ${table} where ${column} = ${row.id} and member_id = ${memberId}`,
        );
      } else if (step.of === "post")
        await db
          .insert(postLikes)
          .values({ postId: row.id, memberId, createdAt: at })
          .onConflictDoNothing();
      else
        await db
          .insert(commentLikes)
          .values({ commentId: row.id, memberId, createdAt: at })
          .onConflictDoNothing();
      return;
    }
    case "leave":
    case "join":
      await db.execute(
        sql`update ${groupMembers} set state = ${step.kind === "join" ? "active" : "left"} where id = ${members[step.by]!}`,
      );
      return;
    case "drop": {
      const post = pick(allPosts, step.which);
      if (post) await db.execute(sql`delete from ${posts} where id = ${post.id}`);
    }
  }
}

describe("the counters of the community", () => {
  test("equal their rows, whatever is done in whatever order", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 25 }), async (steps) => {
        for (const step of steps) await perform(step);
        expect(await wrongCounters()).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });

  test("equal their rows after fifty likes at the same moment", async () => {
    const [post] = await db
      .insert(posts)
      .values({
        groupId,
        authorId: members[0]!,
        title: "tytuł",
        content: "słowa",
        formToken: crypto.randomUUID(),
        createdAt: at,
      })
      .returning();
    const rows = await db
      .insert(groupMembers)
      .values(
        Array.from({ length: 50 }, () => ({ groupId, state: "active" as const, joinedAt: at })),
      )
      .returning();
    await Promise.all(
      rows.flatMap(({ id }) =>
        [1, 2].map(() =>
          db
            .insert(postLikes)
            .values({ postId: post!.id, memberId: id, createdAt: at })
            .onConflictDoNothing(),
        ),
      ),
    );
    expect(await wrongCounters()).toEqual([]);
    const [liked] = await db
      .select()
      .from(posts)
      .where(sql`id = ${post!.id}`);
    expect(liked?.likeCount).toBe(50);
  });
});

describe("a sensitive group", () => {
  test("stays sensitive, whoever wants it otherwise", async () => {
    const [group] = await db
      .insert(groups)
      .values({
        slug: "wrazliwa",
        name: "Wrażliwa",
        description: "Do sprawdzania",
        type: 29,
        isSensitive: true,
        createdAt: at,
      })
      .returning();
    await expect(
      db.execute(sql`update ${groups} set is_sensitive = false where id = ${group!.id}`),
    ).rejects.toMatchObject({ cause: { code: "23514" } });
    await expect(
      db.execute(sql`update ${groups} set is_indexed = true where id = ${group!.id}`),
    ).rejects.toMatchObject({ cause: { code: "23514" } });
  });
});
