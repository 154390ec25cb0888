import { and, eq, inArray, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { comments, memberMutes, posts, reports } from "~/db/schema";
import { searchCommunity } from "~/services/search/search-community.server";
import { commentSearch, postSearch } from "~/services/words/written-search";
import type { ServiceContext } from "~/services/command/context.server";
import type { SearchResult, SearchSort } from "~/site/search";
import { newGroup, newPerson, putInto, type Person } from "../../support/community";
import { writeComment, writePost } from "../../support/community-content";
import { testContext } from "../../support/orders";

/** More than are walked through. */
const newer = 20_200;
const older = 14;
const word = "codziennik";

let member: Person;
let privateGroup: Awaited<ReturnType<typeof newGroup>>;
const later = { now: new Date(Date.now() + 3_600_000) };
const visitor = testContext("visitor", later);

// A private group writes much, and all of it has the word; an open one wrote of it long ago, and little.
beforeAll(async () => {
  const open = await newGroup();
  privateGroup = await newGroup({ isPrivate: true });
  const writer = await newPerson();
  member = await newPerson({}, later);
  await putInto(privateGroup, member);
  const inOpen = await putInto(open, writer);
  const inPrivate = await putInto(privateGroup, writer);
  for (let index = 0; index < older; index++) {
    const createdAt = new Date(Date.parse("2026-01-01T10:00:00Z") + index * 1000);
    const post = await writePost(inOpen, { title: `Dawny ${word}`, createdAt });
    await writeComment(inOpen, post, { content: `Dawny ${word}.`, createdAt });
  }
  const answer = `Odpowiedź i ${word}.`;
  const search = postSearch({ title: "Wpis", content: `Treść i ${word}.`, tags: [] });
  await db.transaction(async (tx) => {
    // Without counting each of them.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`insert into posts (group_id, author_id, title, content, form_token, created_at, search)
      select ${privateGroup.id}, ${inPrivate.id}, 'Wpis ' || i, ${`Treść i ${word}.`}, gen_random_uuid(), timestamptz '2026-02-01' + i * interval '1 second', ${search}::tsvector
      from generate_series(1, ${newer}::int) i`);
    await tx.execute(sql`insert into comments (post_id, author_id, content, form_token, created_at, depth, shown_depth, search)
      select id, author_id, ${answer}, gen_random_uuid(), created_at + interval '500 milliseconds', 1, 1, ${commentSearch(answer)}::tsvector
      from posts where group_id = ${privateGroup.id}`);
  });
  await db.execute(sql`analyze posts`);
  await db.execute(sql`analyze comments`);
});

const search = async (
  ctx: ServiceContext,
  sort: SearchSort = "newest",
  before: string | null = null,
): Promise<SearchResult> => (await searchCommunity(ctx, word, { sort, before }))!;

async function all(ctx: ServiceContext, sort: SearchSort, most = Infinity) {
  const hits: SearchResult["hits"][number][] = [];
  let before: string | null = null;
  do {
    const page = await search(ctx, sort, before);
    hits.push(...page.hits);
    before = page.next;
  } while (before && hits.length < most);
  return hits;
}

describe("a word that stands in nearly every text", () => {
  test("is found in the newest, page by page, as far as anybody looks", async () => {
    const seen = await all(member.ctx, "newest", 500);
    const newest = await db.execute<{ id: string }>(sql`
      select id from (select id, created_at from posts union all select id, created_at from comments) written
      order by created_at desc, id desc limit ${seen.length}`);
    expect(seen.map(({ id }) => id)).toEqual(newest.map(({ id }) => id));
  });

  test("is ranked among the newest two hundred of a kind", async () => {
    const seen = await all(member.ctx, "best");
    const newest = async (table: typeof posts | typeof comments) =>
      (
        await db.execute<{ id: string }>(
          sql`select id from ${table} order by created_at desc, id desc limit 200`,
        )
      ).map(({ id }) => id);
    const expected = [...(await newest(posts)), ...(await newest(comments))];
    expect(seen.map(({ id }) => id).sort()).toEqual(expected.sort());
  });

  test("is found as far back as it stands in what a reader may read", async () => {
    for (const sort of ["newest", "best"] as const) {
      const seen = await all(visitor, sort);
      expect(seen).toHaveLength(2 * older);
      expect(new Set(seen.map(({ id }) => id)).size).toBe(2 * older);
    }
  });

  test("is not found in what is held, hidden, reported or by somebody who is muted", async () => {
    const [muted, fine] = [await newPerson(), await newPerson()];
    const [mutedMember, fineMember] = [
      await putInto(privateGroup, muted),
      await putInto(privateGroup, fine),
    ];
    const title = `Nowy ${word}`;
    const shown = await writePost(fineMember, { title });
    const reported = await writePost(fineMember, { title });
    const byMuted = await writePost(mutedMember, { title });
    await writePost(fineMember, { title, state: "held" });
    const hidden = await writePost(fineMember, { title, state: "hidden" });
    const content = `Zgoda, ${word}.`;
    const comment = await writeComment(fineMember, shown, { content });
    await writeComment(fineMember, shown, { content, state: "held" });
    await writeComment(mutedMember, shown, { content });
    for (const post of [reported, byMuted, hidden])
      await writeComment(fineMember, post, { content });
    await db.insert(memberMutes).values({
      ...{ userId: member.userId, targetId: mutedMember.id, kind: "mute", createdAt: new Date() },
    });
    await db.insert(reports).values({
      ...{ reporterId: member.userId, postId: reported.id, reason: "advertising", details: "" },
      createdAt: new Date(),
    });
    const { hits } = await search(member.ctx);
    const recent = await db
      .select({ id: posts.id })
      .from(posts)
      .where(
        and(
          eq(posts.title, title),
          inArray(
            posts.id,
            hits.map(({ id }) => id),
          ),
        ),
      );
    expect(recent).toEqual([{ id: shown.id }]);
    expect(
      hits
        .filter(({ postId }) => postId === shown.id)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([shown.id, comment.id].sort());
    const others = hits.filter(({ postId }) => postId !== shown.id);
    expect(others.every(({ group }) => group.slug === privateGroup.slug)).toBe(true);
    expect(hits.some(({ postId }) => [reported.id, byMuted.id, hidden.id].includes(postId))).toBe(
      false,
    );
  });
});
