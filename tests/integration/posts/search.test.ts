import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { groupMembers, memberMutes, posts } from "~/db/schema";
import { loader } from "~/routes/community/search";
import { editPost } from "~/services/posts/edit-post.server";
import { publishPost } from "~/services/posts/publish-post.server";
import { indexForSearch } from "~/services/search/index-for-search.server";
import { searchCommunity } from "~/services/search/search-community.server";
import { groupTypes } from "~/site/group-types";
import type { SearchResult, SearchSort } from "~/site/search";
import { newGroup, newPerson, putInto, type Person } from "../../support/community";
import { writeComment, writePost } from "../../support/community-content";
import { testContext } from "../../support/orders";
import { call, get } from "../../support/requests";
import { screeningOf } from "../../support/screening";

type Group = Awaited<ReturnType<typeof newGroup>>;
type Membership = typeof groupMembers.$inferSelect;

const visitor = testContext("visitor");
const groups = {} as Record<"open" | "private" | "sensitive", Group>;
const memberships = {} as Record<keyof typeof groups, Membership>;
let writer: Person;
let reader: Person;
let outsider: Person;

beforeAll(async () => {
  writer = await newPerson();
  reader = await newPerson();
  outsider = await newPerson();
  groups.open = await newGroup({ name: "Opiekunowie żółwi", description: "O żółwiach i psach." });
  groups.private = await newGroup({ isPrivate: true });
  groups.sensitive = await newGroup({ isSensitive: true, type: 19 });
  for (const kind of ["open", "private", "sensitive"] as const) {
    memberships[kind] = await putInto(groups[kind], writer);
    await putInto(groups[kind], reader);
  }
});

const search = async (
  ctx: Parameters<typeof searchCommunity>[0],
  text: string,
  sort: SearchSort = "newest",
) => (await searchCommunity(ctx, text, { sort }))!;
const titles = ({ hits }: SearchResult) =>
  hits.map(({ title }) => title.map(({ text }) => text).join(""));
const marked = (pieces: readonly { text: string; isHit: boolean }[] | null) =>
  (pieces ?? []).filter(({ isHit }) => isHit).map(({ text }) => text);

describe("what is found", () => {
  test("is there in whatever form and without diacritics, with the words marked", async () => {
    await writePost(memberships.open, {
      title: "Kupiliśmy psa",
      content: "Dzieci są szczęśliwe, a żółć mnie zalewa.",
    });
    for (const question of ["pies", "psem", "zolc", "dziecko", "PSA dziecka", "szczęśliwy pies"])
      expect(titles(await search(visitor, question))).toEqual(["Kupiliśmy psa"]);
    const { hits } = await search(visitor, "pies zolc");
    expect(marked(hits[0]!.title)).toEqual(["psa"]);
    expect(marked(hits[0]!.excerpt)).toEqual(["żółć"]);
    expect(titles(await search(visitor, "pies hipopotam"))).toEqual([]);
  });

  test("is shown without the marks that set it", async () => {
    await writePost(memberships.open, {
      title: "Zupa z dyni",
      content: "Zupa krem z **imbirem**. Poza tym:\n\n- placki\n- dżem\n\n> pierwszy raz",
    });
    const { hits } = await search(visitor, "imbir dżem");
    expect(hits[0]!.excerpt!.map(({ text }) => text).join("")).toBe(
      "Zupa krem z imbirem. Poza tym: – placki – dżem pierwszy raz",
    );
    expect(marked(hits[0]!.excerpt)).toEqual(["imbirem", "dżem"]);
  });

  test("includes comments and groups", async () => {
    const post = await writePost(memberships.open, { title: "Pytanie o działkę" });
    await writeComment(memberships.open, post, { content: "Najlepszy jest kompost z liści." });
    const { hits } = await search(visitor, "kompostem");
    expect(hits).toMatchObject([{ kind: "comment", postId: post.id }]);
    const found = await search(visitor, "żółw");
    expect(found.groups.map(({ slug }) => slug)).toEqual([groups.open.slug]);
  });

  test("never is what one may not read", async () => {
    for (const kind of ["private", "sensitive"] as const)
      await writePost(memberships[kind], { title: `Tajemnica ${kind}` });
    expect(titles(await search(visitor, "tajemnica"))).toEqual([]);
    expect(titles(await search(outsider.ctx, "tajemnica"))).toEqual([]);
    expect(titles(await search(reader.ctx, "tajemnicy"))).toHaveLength(2);
    const [left] = await db
      .update(groupMembers)
      .set({ state: "left" })
      .where(sql`group_id = ${groups.private.id} and user_id = ${reader.userId}`)
      .returning();
    expect(titles(await search(reader.ctx, "tajemnica"))).toEqual(["Tajemnica sensitive"]);
    await db.update(groupMembers).set({ state: "active" }).where(eq(groupMembers.id, left!.id));
  });

  test.each(["held", "hidden", "deleted"] as const)("never is %s", async (state) => {
    const word = `słowo${state}`;
    const post = await writePost(memberships.open, { title: word, state });
    const open = await writePost(memberships.open, { title: "Inny" });
    await writeComment(memberships.open, open, { content: word, state });
    await writeComment(memberships.open, post, { content: word });
    expect(titles(await search(reader.ctx, word))).toEqual([]);
  });

  test("is nothing by somebody whom the viewer muted, and of a hard topic only the title", async () => {
    const loud = await newPerson();
    const membership = await putInto(groups.open, loud);
    const post = await writePost(membership, { title: "Krzyczący kalafior", isHard: true });
    // Its title would stand with the comment.
    await writeComment(memberships.open, post, { content: "Zgoda, brokuł." });
    expect(titles(await search(reader.ctx, "brokuł"))).toHaveLength(1);
    const { hits } = await search(reader.ctx, "kalafior");
    expect(hits).toMatchObject([{ excerpt: null }]);
    await db.insert(memberMutes).values({
      userId: reader.userId,
      targetId: membership.id,
      kind: "mute",
      createdAt: new Date(),
    });
    expect(titles(await search(reader.ctx, "kalafior"))).toEqual([]);
    expect(titles(await search(reader.ctx, "brokuł"))).toEqual([]);
    expect(titles(await search(outsider.ctx, "kalafior"))).toHaveLength(1);
  });

  test.each(["newest", "best"] as const)(
    "comes page by page, each hit once, %s first",
    async (sort) => {
      const word = `kartka${sort}`;
      for (let index = 0; index < 23; index++)
        await writePost(memberships.open, {
          title: index % 3 === 0 ? `${word} ${index}` : `Wpis ${index}`,
          content: `Treść i ${word}.`,
          createdAt: new Date(Date.parse("2026-11-01T10:00:00Z") + Math.floor(index / 2) * 1000),
        });
      const seen: string[] = [];
      let before: string | null = null;
      do {
        const page: SearchResult = (await searchCommunity(visitor, word, { sort, before }))!;
        seen.push(...page.hits.map(({ id }) => id));
        before = page.next;
      } while (before);
      expect(seen).toHaveLength(23);
      expect(new Set(seen).size).toBe(23);
      const first = (await search(visitor, word, sort)).hits[0]!;
      if (sort === "best") expect(marked(first.title)).toEqual([word]);
    },
  );
});

describe("a group whose name and description say nothing of it", () => {
  const looked: [(typeof groupTypes)[number], string][] = [
    ["GriefSupport", "żałoba żałobie żałobę żałobą zaloba wdowa"],
    ["LonelinessSupport", "samotność samotności samotna samotny samotni osamotnienie"],
    ["WorkBurnoutSupport", "wypalenie wypaleniu wypalona wypalony wypaleni"],
    ["BreakupSupport", "rozstanie rozstaniu rozstania rozstaniem"],
    ["DivorceSupport", "rozwód rozwodu rozwodzie rozwiedziona rozwiedziony"],
    ["DepressionRecovery", "depresja depresji depresję depresją"],
    ["AnxietyCoping", "lęk lęku lęki lękiem lękowy boję"],
  ];

  test.each(looked)("is found by its subject, however it is declined: %s", async (type, words) => {
    const { slug } = await newGroup({
      ...{ name: "Spokojny port", description: "Rozmowy przy herbacie.", isSensitive: true },
      ...{ type: groupTypes.indexOf(type), memberCount: 1_000_000 },
    });
    for (const word of words.split(" ")) {
      const found = await searchCommunity(reader.ctx, word, { sort: "best" });
      expect(
        found?.groups.map((one) => one.slug),
        word,
      ).toContain(slug);
    }
    const other = await searchCommunity(reader.ctx, "pomidory", { sort: "best" });
    expect(other?.groups.map((one) => one.slug)).not.toContain(slug);
  });
});

describe("questions that nobody types", () => {
  test.each([
    "' | !() & <-> :*",
    "pies' & !('kot'",
    "a",
    "i na z",
    "\u202epies",
    "%_\\",
    "🦄",
    "𝔭𝔦𝔢𝔰",
    "'); drop table posts; --",
    "x".repeat(64 * 1024),
    "słowo ".repeat(10_000),
  ])("cost nothing and break nothing: %#", async (question) => {
    const { status } = await call(loader, get(`/szukaj?${new URLSearchParams({ q: question })}`));
    expect(status).toBe(200);
  });

  test("have places that lead nowhere", async () => {
    for (const before of [
      "",
      "x",
      "0_1_2",
      `9e9_1_${"0".repeat(36)}`,
      "0_99999999999999_00000000-0000-0000-0000-000000000000",
    ])
      expect(await searchCommunity(visitor, "pies", { sort: "best", before })).toBeTruthy();
  });

  test("without a word are told so", async () => {
    const { data } = await call<{ state: string }>(loader, get("/szukaj?q=%3F%3F"));
    expect(data.state).toBe("no_words");
    const blank = await call<{ state: string }>(loader, get("/szukaj?q=%E2%80%8B+%E2%81%A0"));
    expect(blank.data).toMatchObject({ state: "empty", question: "" });
  });
});

test("texts that came without stems get them, and those that are written meanwhile keep theirs", async () => {
  const post = await writePost(memberships.open, { title: "Stary wpis o lutni", search: null });
  await writeComment(memberships.open, post, { content: "Lutnie są piękne.", search: null });
  expect(titles(await search(visitor, "lutnia"))).toEqual([]);
  await indexForSearch(testContext("schedule"));
  expect((await search(visitor, "lutnia")).hits).toHaveLength(2);
  expect(
    await db
      .select()
      .from(posts)
      .where(sql`search is null`),
  ).toEqual([]);
});

test("what is published, answered and edited is found by its words at once", async () => {
  const words = { replyPreference: null, isHard: false, tags: [] };
  const { postId } = await publishPost(reader.ctx, {
    ...words,
    groupId: groups.open.id,
    title: "O wiolonczeli",
    content: "Wiolonczela stoi w kącie.",
    picture: null,
    formToken: crypto.randomUUID(),
    screening: screeningOf(),
  });
  expect((await search(visitor, "wiolonczelami")).hits).toMatchObject([{ id: postId }]);
  await editPost(reader.ctx, {
    ...words,
    postId,
    title: "O fortepianie",
    content: "Fortepian stoi w kącie.",
    withoutPicture: false,
    alternativeText: null,
    screening: screeningOf(),
  });
  expect((await search(visitor, "wiolonczela")).hits).toEqual([]);
  expect((await search(visitor, "fortepiany")).hits).toMatchObject([{ id: postId }]);
});
