import postgres from "postgres";
import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { assessTexts } from "~/crisis/assess.server";
import { env } from "~/config/env.server";
import { db } from "~/db/client.server";
import { comments, groupMembers, groups, posts, users } from "~/db/schema";
import { serviceContext } from "~/services/command/context.server";
import { foldName } from "~/services/groups/fold-name";
import { searchCommunity } from "~/services/search/search-community.server";
import { recommendedGroups } from "~/site/groups";
import type { DemoComment } from "../../../scripts/demo-community/group";
import { count, demoGroups, namesIn, seedCommunity } from "../../../scripts/demo-community/seed";

beforeAll(async () => {
  const connection = postgres(env.DATABASE_URL, { max: 1, onnotice: () => {} });
  await seedCommunity(connection);
  await seedCommunity(connection);
  await connection.end();
});

const textsOf = (list: readonly DemoComment[]): string[] =>
  list.flatMap(([, text, answers = []]) => [text, ...textsOf(answers)]);

test("the demonstration's groups are there once, with everything that was written in them", async () => {
  const expected = demoGroups.flatMap(({ posts: written }) => written);
  expect(await db.$count(groups)).toBe(demoGroups.length);
  expect(await db.$count(posts)).toBe(expected.length);
  expect(await db.$count(comments)).toBe(
    expected.reduce((sum, post) => sum + count(post.comments), 0),
  );
  expect(expected.length).toBeGreaterThanOrEqual(60);
  expect(await db.$count(comments)).toBeGreaterThanOrEqual(150);
  expect(await db.$count(groupMembers, sql`${groupMembers.userId} is null`)).toBe(0);
  const [latest] = await db.execute<{ future: boolean }>(
    sql`select max(created_at) > now() as future from ${comments}`,
  );
  expect(latest?.future).toBe(false);
});

test("their addresses are their names", async () => {
  const [wiktor] = await db.select().from(users).where(eq(users.nick, "Wiktor"));
  expect(wiktor?.email).toBe("wiktor@glosy.konstelacja.example");
});

test("they are found at once, by any form of their words", async () => {
  const found = await searchCommunity(serviceContext("visitor"), "pies", {
    sort: "newest",
    before: null,
  });
  expect(found?.hits.map(({ title }) => title.map(({ text }) => text).join(""))).toContain(
    "Jak zagadać na spacerze z psem",
  );
});

test("its pseudonyms are nobody's nick, and nobody has two in one group", () => {
  const nicks = demoGroups
    .filter(({ pseudonyms }) => !pseudonyms)
    .flatMap((group) => namesIn(group).map(foldName));
  for (const group of demoGroups) {
    if (!group.pseudonyms) continue;
    const names = namesIn(group);
    expect(Object.keys(group.pseudonyms).sort()).toEqual(names.sort());
    expect(new Set(Object.values(group.pseudonyms)).size).toBe(names.length);
    for (const name of names) expect(nicks).not.toContain(foldName(name));
  }
});

test("nobody in it is in danger", () => {
  for (const { posts: written } of demoGroups)
    for (const post of written)
      for (const text of [post.title, post.text, ...textsOf(post.comments)])
        expect([text, assessTexts([{ text, rulesOnly: true }]).level]).toEqual([text, "none"]);
});

test("every recommendation of the landing page leads to one", () => {
  for (const { key, type, name } of recommendedGroups)
    expect(demoGroups.find(({ slug }) => slug === key)).toMatchObject({ type, name });
});
