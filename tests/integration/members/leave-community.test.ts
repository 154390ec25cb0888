import { strFromU8, unzipSync } from "fflate";
import sharp from "sharp";
import { eq, inArray, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { comments, groupMembers, memberMutes, postLikes, posts, reports } from "~/db/schema";
import { action, loader } from "~/routes/account/delete-account";
import { memberCard } from "~/services/groups/member-card.server";
import { deleteAccount } from "~/services/members/delete-account.server";
import { exportAccount } from "~/services/members/export-account.server";
import { inTransaction } from "~/services/command/context.server";
import { decideCase } from "~/services/moderation/decide-case.server";
import { submitAppeal } from "~/services/moderation/submit-appeal.server";
import { writeToStaff } from "~/services/moderation/write-message.server";
import { preparePicture } from "~/services/pictures/prepare-picture.server";
import { storePicture } from "~/services/pictures/store-picture.server";

import { packExport } from "~/services/members/pack-export.server";
import { findPostPage } from "~/services/posts/post-page.server";
import { newGroup, newPerson, putInto } from "../../support/community";
import { writePost } from "../../support/community-content";
import { findEverywhere } from "../../support/find-everywhere";
import { signIn, newSession } from "../../support/members";
import { call, get, post } from "../../support/requests";
import { caseOf, keysOf, reportAs, scene } from "../../support/moderation";
import { testContext } from "../../support/orders";
import { screeningOf } from "../../support/screening";
import { memberInside, userOf } from "../../support/settings";
import type { LeftBehind } from "~/services/members/member-states";

/** Somebody who wrote, liked, muted and was reported in an ordinary group and in a sensitive one, beside somebody else. */
async function inTwoGroups() {
  const mark = crypto.randomUUID().replaceAll("-", "").slice(0, 10);
  const [person, other] = [await newPerson(), await newPerson()];
  const ids: string[] = [];
  const written: string[] = [];
  for (const isSensitive of [false, true]) {
    const group = await newGroup({ isSensitive });
    const name = `Cień${mark}`;
    const own = await putInto(group, person, {
      ...(isSensitive ? { pseudonym: name, pseudonymKey: name.toLowerCase() } : {}),
      request: `prośba ${mark}`,
    });
    const fellow = await putInto(group, other);
    ids.push(own.id);
    const values = () => ({ formToken: crypto.randomUUID(), createdAt: new Date() });
    const [mine] = await db
      .insert(posts)
      .values({
        ...values(),
        groupId: group.id,
        authorId: own.id,
        title: `tytuł ${mark}`,
        content: `treść ${mark}`,
        tags: [`tag${mark}`],
      })
      .returning();
    written.push(mine!.id);
    const [theirs] = await db
      .insert(posts)
      .values({
        ...values(),
        groupId: group.id,
        authorId: fellow.id,
        title: "cudzy tytuł",
        content: "cudza treść",
      })
      .returning();
    const [comment] = await db
      .insert(comments)
      .values({
        ...values(),
        postId: theirs!.id,
        authorId: own.id,
        content: `komentarz ${mark}`,
        depth: 1,
        shownDepth: 1,
      })
      .returning();
    await db.insert(comments).values({
      ...values(),
      postId: theirs!.id,
      authorId: fellow.id,
      content: "cudza odpowiedź",
      parentId: comment!.id,
      shownUnderId: comment!.id,
      depth: 2,
      shownDepth: 2,
    });
    await db
      .insert(postLikes)
      .values({ postId: theirs!.id, memberId: own.id, createdAt: new Date() });
    const mute = { kind: "mute", createdAt: new Date() } as const;
    await db.insert(memberMutes).values([
      { ...mute, userId: person.userId, targetId: fellow.id },
      { ...mute, userId: other.userId, targetId: own.id },
    ]);
    await db.insert(reports).values({
      postId: theirs!.id,
      reason: "other",
      details: `zgłoszenie ${mark}`,
      reporterId: person.userId,
      createdAt: new Date(),
    });
  }
  return { mark, person, other, ids, written };
}

async function gone(texts: LeftBehind) {
  const scene = await inTwoGroups();
  const sessionId = await newSession(scene.person.userId);
  await deleteAccount(scene.person.ctx, { sessionId, texts });
  return scene;
}

const thread = () => db.select({ content: comments.content, state: comments.state }).from(comments);

describe("somebody who deletes the account", () => {
  test("takes every word along, and what others answered stays", async () => {
    const { mark, person, ids } = await gone("remove");
    // A report is the reporter's word about others; it stays with whoever decides about it, without their name.
    expect(await findEverywhere(mark)).toEqual(["reports.details"]);
    expect(await findEverywhere(person.userId, person.nick)).toEqual([]);
    expect(await thread()).toEqual(
      expect.arrayContaining([
        { content: "", state: "deleted" },
        { content: "cudza odpowiedź", state: "published" },
      ]),
    );
    expect(await db.$count(postLikes, inArray(postLikes.memberId, ids))).toBe(0);
    expect(await db.$count(memberMutes, inArray(memberMutes.targetId, ids))).toBe(0);
  });

  test("or leaves the words to a deleted account that nothing leads back from", async () => {
    const { person, ids, written } = await gone("keep");
    const kept = await db.select().from(posts).where(inArray(posts.id, written));
    expect(kept.map(({ state }) => state)).toEqual(["published", "published"]);
    const left = await db.select().from(groupMembers).where(inArray(groupMembers.id, ids));
    for (const membership of left)
      expect(membership).toMatchObject({ userId: null, request: null, state: "left" });
    expect(await findEverywhere(person.userId, person.nick)).toEqual([]);
    expect(await db.$count(postLikes, inArray(postLikes.memberId, ids))).toBe(0);
  });

  test("shows no change under a pseudonym, which would tell whose it was", async () => {
    const scene = await inTwoGroups();
    const { mark, person, other, ids, written } = scene;
    const [open, sensitive] = [written[0]!, written[1]!];
    const seen = async (postId: string) => {
      const { author } = (await findPostPage(other.ctx, postId))!.post;
      const card = await memberCard(other.ctx, author.id);
      return { author, card };
    };
    const [nick, pseudonym] = [await seen(open), await seen(sensitive)];
    expect(pseudonym.author.name).toBe(`Cień${mark}`);
    expect(pseudonym.card?.mute).toBe("mute");
    await deleteAccount(person.ctx, { sessionId: await newSession(person.userId), texts: "keep" });
    expect(await seen(sensitive)).toEqual(pseudonym);
    const after = await seen(open);
    expect(after.author).toMatchObject({ name: "Konto usunięte", isDeleted: true });
    expect(after.author.picture).not.toEqual(nick.author.picture);
    expect(await findEverywhere(`Cień${mark}`)).toEqual(["group_members.pseudonym"]);
    expect(await db.$count(memberMutes, inArray(memberMutes.targetId, ids))).toBe(1);
  });

  test("takes a pseudonym along under which nothing is left", async () => {
    const person = await newPerson();
    const membership = await putInto(await newGroup({ isSensitive: true }), person);
    const { id } = await writePost(membership);
    await db.update(posts).set({ state: "deleted" }).where(eq(posts.id, id));
    const sessionId = await newSession(person.userId);
    await deleteAccount(person.ctx, { sessionId, texts: "keep" });
    expect(await findEverywhere(membership.pseudonym!)).toEqual([]);
  });

  test("leaves no membership behind in which nothing was written", async () => {
    const person = await newPerson();
    const membership = await putInto(await newGroup(), person);
    await deleteAccount(person.ctx, { sessionId: await newSession(person.userId) });
    expect(await db.$count(groupMembers, eq(groupMembers.id, membership.id))).toBe(0);
  });

  test("is asked about the words, if there are any", async () => {
    const { identity, jar } = await memberInside();
    await signIn(identity, jar, { fresh: "1" });
    const form = { confirmation: "usuwam" };
    const before = await call<{ hasWritten: boolean }>(loader, jar.on(get("/profile/settings")));
    expect(before.data.hasWritten).toBe(false);
    const user = await userOf(identity.id);
    const group = await newGroup();
    const own = await putInto(group, { userId: user!.id });
    await db.insert(posts).values({
      groupId: group.id,
      authorId: own.id,
      title: "Zostaję",
      content: "Niech zostanie.",
      formToken: crypto.randomUUID(),
      createdAt: new Date(),
    });
    const asked = await call<{ errors: object }>(action, jar.on(post("/", form)));
    expect(asked).toMatchObject({ status: 422, data: { errors: { texts: expect.any(String) } } });
    const done = await call(action, jar.on(post("/", { ...form, texts: "keep" })));
    expect(done.status).toBe(303);
    const [kept] = await db.execute(
      sql`select state, title from posts where author_id = ${own.id}`,
    );
    expect(kept).toEqual({ state: "published", title: "Zostaję" });
  });
});

test("an export has the pictures of one's posts, and one's cases with all that was written in them", async () => {
  const { post, author, reporter, first } = await scene();
  const prepared = await preparePicture(
    new File(
      [
        new Uint8Array(
          await sharp({ create: { width: 30, height: 20, channels: 3, background: "blue" } })
            .png()
            .toBuffer(),
        ),
      ],
      "niebo.png",
    ),
  );
  const pictureId = await inTransaction(author.ctx, (tx) => storePicture(tx, prepared, "Niebo"));
  await db.update(posts).set({ pictureId }).where(eq(posts.id, post.id));
  await reportAs(reporter, "post", post.id, { details: "Słowa tego, kto zgłosił" });
  const { id: caseId } = await caseOf(post.id);
  const words = "Słowa decyzji";
  await decideCase(first.ctx, { caseId, kind: "hide", reason: "abuse", words });
  const [key = ""] = await keysOf(caseId, "author");
  const screening = screeningOf();
  const visitor = testContext("visitor");
  await submitAppeal(visitor, { key, text: "Słowa odwołania", screening });
  const said = { text: "Słowa wiadomości", formToken: crypto.randomUUID(), screening };
  await writeToStaff(visitor, { key, ...said });

  const account = await exportAccount(author.ctx, { sessionId: await newSession(author.userId) });
  const files = unzipSync(packExport(account, "zip"));
  const name = `zdjecia/${pictureId}.webp`;
  expect(Object.keys(files).sort()).toEqual(["dane.json", "dane.txt", name].sort());
  expect(await sharp(files[name]).metadata()).toMatchObject({ format: "webp", width: 30 });
  for (const part of ["dane.json", "dane.txt"]) {
    const text = strFromU8(files[part]!);
    for (const own of [words, "Słowa odwołania", "Słowa wiadomości", name])
      expect(text, part).toContain(own);
    expect(text, part).not.toContain("Słowa tego, kto zgłosił");
  }
  const json = JSON.parse(strFromU8(packExport(account, "json"))) as {
    pictures: Record<string, string>;
  };
  expect(json.pictures[name]).toMatch(/^data:image\/webp;base64,/);
  const theirs = await exportAccount(reporter.ctx, {
    sessionId: await newSession(reporter.userId),
  });
  expect(theirs.community.cases).toMatchObject([
    { side: "reporter", report: { details: "Słowa tego, kto zgłosił" } },
  ]);
  expect(JSON.stringify(theirs.community.cases)).not.toContain(words);
});

test("an export has all of one's own in groups, and nothing of anybody else", async () => {
  const { mark, person, other } = await inTwoGroups();
  const account = await exportAccount(person.ctx, { sessionId: await newSession(person.userId) });
  const json = Buffer.from(packExport(account!, "json")).toString();
  const { community } = account!;
  expect(community.memberships.map(({ pseudonym }) => pseudonym)).toContain(`Cień${mark}`);
  expect([
    community.posts.length,
    community.comments.length,
    community.likes.posts.length,
    community.muted.length,
    community.reports.length,
  ]).toEqual([2, 2, 2, 2, 2]);
  for (const own of ["tytuł", "treść", "komentarz", "prośba", "zgłoszenie"])
    expect(json).toContain(`${own} ${mark}`);
  const others = await db
    .select({ id: groupMembers.id, pseudonym: groupMembers.pseudonym })
    .from(groupMembers)
    .where(eq(groupMembers.userId, other.userId));
  const foreign = [
    other.userId,
    other.nick,
    "cudz",
    ...others.flatMap(({ id, pseudonym }) => [id, pseudonym ?? id]),
  ];
  for (const word of foreign) expect(json).not.toContain(word);
  expect(json).toContain(person.nick);
});
