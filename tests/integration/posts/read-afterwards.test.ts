import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { comments, groupMembers, moderationCases, pictures, posts } from "~/db/schema";
import { erasedComment } from "~/services/posts/erase-texts.server";
import { readAfterwards } from "~/services/posts/read-afterwards.server";
import { consumeRateLimit } from "~/services/rate-limits/consume-rate-limit.server";
import { rateLimitRules } from "~/services/rate-limits/rules.server";
import { sensitiveGroupConsent } from "~/site/sensitive-group-consent";
import { newGroup, newPerson, putInto } from "../../support/community";
import { writeComment, writePost } from "../../support/community-content";
import { testContext } from "../../support/orders";
import { forgetRests } from "../../support/rests";
import { sandbox } from "../../support/world";

const ctx = testContext();
const open = { crisisLevel: "none", crisisSuspectedAbove: "none" } as const;
const questions = () =>
  sandbox.state.modelCalls.newest(({ task }) => task === "second_reader").length;
const answer = (verdict: string, times = 1) =>
  sandbox.faults.arm({ service: "model", fault: verdict, times });
const postNow = async (id: string) => (await db.select().from(posts).where(eq(posts.id, id)))[0];

async function member(consentVersion: string | null = sensitiveGroupConsent.version) {
  const group = await newGroup({ isSensitive: true });
  return putInto(group, await newPerson(), { consentVersion, consentedAt: new Date() });
}

beforeEach(async () => {
  sandbox.faults.clear();
  for (const table of [posts, comments]) await db.update(table).set({ crisisSuspectedAbove: null });
});

test("what nobody read in time is read, and then decided", async () => {
  const { id } = await writePost(await member(), open);
  expect(await readAfterwards(ctx)).toBe(1);
  expect(await postNow(id)).toMatchObject({ crisisLevel: "none", crisisSuspectedAbove: null });
  expect(await readAfterwards(ctx)).toBe(0);
});

test("a post that sounds acute waits for a moderator, and one that a moderator let through does not", async () => {
  const author = await member();
  const post = await writePost(author, open);
  const kept = await writePost(author, { ...open, moderatedAt: new Date() });
  answer("second_reader_acute", 2);
  expect(await readAfterwards(ctx)).toBe(2);
  const acute = { crisisLevel: "acute", crisisSuspectedAbove: null };
  expect(await postNow(post.id)).toMatchObject({ state: "held", ...acute });
  expect(await postNow(kept.id)).toMatchObject({ state: "published", ...acute });
  const cases = await db.select().from(moderationCases).where(eq(moderationCases.postId, post.id));
  expect(cases).toHaveLength(1);
});

test("a post that tells of another in danger stays where it can be answered", async () => {
  const { id } = await writePost(await member(), open);
  answer("second_reader_acute_other");
  expect(await readAfterwards(ctx)).toBe(1);
  expect(await postNow(id)).toMatchObject({
    state: "published",
    crisisLevel: "acute",
    crisisSuspectedAbove: null,
  });
});

test("a comment, too, and words that a vendor blocks bring quiet help", async () => {
  const author = await member();
  const comment = await writeComment(author, await writePost(author), open);
  answer("refusal");
  expect(await readAfterwards(ctx)).toBe(1);
  const [now] = await db.select().from(comments).where(eq(comments.id, comment.id));
  expect(now).toMatchObject({
    state: "published",
    crisisLevel: "concern",
    crisisSuspectedAbove: null,
  });
});

test("silence leaves it for the next run, and three silences the rest", async () => {
  const author = await member();
  for (let count = 0; count < 5; count++) await writePost(author, open);
  answer("server_error", 9);
  const asked = questions();
  expect(await readAfterwards(ctx)).toBe(0);
  expect(questions() - asked).toBeLessThanOrEqual(3);
  sandbox.faults.clear();
});

test.each([
  ["joined before the consent named it", { consentVersion: "2026-11-22" }],
  ["has left", { state: "left" as const }],
])("nothing leaves of whoever %s", async (_, change) => {
  const author = await member();
  const { id } = await writePost(author, open);
  await db.update(groupMembers).set(change).where(eq(groupMembers.id, author.id));
  const asked = questions();
  expect(await readAfterwards(ctx)).toBe(0);
  expect(questions()).toBe(asked);
  expect(await postNow(id)).toMatchObject({ crisisLevel: "none", crisisSuspectedAbove: null });
});

/** A run whose first question waits while this is done. */
async function whileReading(meanwhile: () => Promise<unknown>) {
  const { id } = sandbox.faults.arm({ service: "model", fault: "hold" });
  const run = readAfterwards(ctx);
  await expect.poll(() => sandbox.faults.list()).toEqual([]);
  await meanwhile();
  sandbox.faults.lift(id);
  await run;
}

test("consent and words are looked at anew before each question", async () => {
  const authors = [await member(), await member(), await member()];
  const texts = await Promise.all(authors.map((author) => writePost(author, open)));
  const [left] = await Promise.all([writeComment(authors[0]!, texts[0]!, open)]);
  const asked = questions();
  await whileReading(async () => {
    for (const { id } of authors)
      await db
        .update(groupMembers)
        .set({ consentVersion: null, consentedAt: null })
        .where(eq(groupMembers.id, id));
    await db.update(comments).set(erasedComment).where(eq(comments.id, left.id));
  });
  expect(questions()).toBe(asked + 1);
  for (const { id } of texts)
    expect(await postNow(id)).toMatchObject({ crisisLevel: "none", crisisSuspectedAbove: null });
});

test.each([
  ["title", { title: "Do jutra" }],
  ["tags", { tags: ["rzeka"] }],
  ["text", { content: "Inne słowa." }],
])("a verdict on old words settles no post whose %s was changed meanwhile", async (_, words) => {
  const { id } = await writePost(await member(), open);
  await whileReading(() =>
    db
      .update(posts)
      .set({ ...words, editedAt: new Date() })
      .where(eq(posts.id, id)),
  );
  expect(await postNow(id)).toMatchObject({ crisisSuspectedAbove: "none" });
  // They are others, so no attempt was made at them.
  expect(await readAfterwards(ctx)).toBe(1);
  expect(await postNow(id)).toMatchObject({ crisisSuspectedAbove: null });
});

test("what a picture shows is read, too", async () => {
  const createdAt = new Date();
  const [picture] = await db
    .insert(pictures)
    .values({ width: 1, height: 1, alternativeText: "Rzeka. ".repeat(500), createdAt })
    .returning();
  await writePost(await member(), { ...open, pictureId: picture!.id });
  expect(await readAfterwards(ctx)).toBe(1);
  const [asked] = sandbox.state.modelCalls.newest(({ task }) => task === "second_reader");
  expect(asked?.promptTokens).toBeGreaterThan(800);
});

test("texts that no reader can answer keep nobody else's waiting", async () => {
  const poison = await member();
  for (let count = 0; count < 5; count++) await writePost(poison, open);
  const other = await member();
  await writeComment(other, await writePost(other), open);
  answer("second_reader_nonsense", 99);
  const asked = questions();
  await readAfterwards(ctx);
  expect(questions() - asked).toBe(2);
  // Neither the comment nor the same post again: another of the five.
  await readAfterwards(ctx);
  expect(questions() - asked).toBe(3);
  sandbox.faults.clear();
});

test("a reader that is away ends the run, whoever wrote", async () => {
  for (let count = 0; count < 3; count++) await writePost(await member(), open);
  answer("server_error", 99);
  const down = await readAfterwards(ctx);
  const { remaining } = sandbox.faults.list()[0]!;
  expect([down, remaining]).toEqual([0, 98]);
  sandbox.faults.clear();
});

test("two runs at once ask about nothing twice", async () => {
  for (let count = 0; count < 4; count++) await writePost(await member(), open);
  const asked = questions();
  await Promise.all([readAfterwards(ctx), readAfterwards(ctx), readAfterwards(ctx)]);
  expect(questions() - asked).toBe(4);
});

test("no member's flood spends what the readers of everybody may cost", async () => {
  const flooding = await member();
  for (let count = 0; count < 3; count++) await writePost(flooding, open);
  const { max } = rateLimitRules.readingCosts;
  await consumeRateLimit(ctx, "readingCosts", flooding.userId!, max);
  const asked = questions();
  await writePost(await member(), open);
  expect(await readAfterwards(ctx)).toBe(1);
  expect(questions() - asked).toBe(1);
});

test("an old post whose words are of today is read", async () => {
  const { id } = await writePost(await member(), {
    ...open,
    createdAt: new Date(Date.now() - 90_000_000),
    editedAt: new Date(Date.now() - 60_000),
  });
  expect(await readAfterwards(ctx)).toBe(1);
  expect((await postNow(id))?.crisisSuspectedAbove).toBeNull();
});

test("after a day it is too late", async () => {
  const { id } = await writePost(await member(), {
    ...open,
    createdAt: new Date(Date.now() - 90_000_000),
  });
  const asked = questions();
  await readAfterwards(ctx);
  expect(questions()).toBe(asked);
  expect((await postNow(id))?.crisisSuspectedAbove).toBeNull();
});

/** Runs every eleven minutes, in milliseconds: as often as the same words may be read. */
const afterRuns = (count: number) => {
  const now = new Date(Date.now() + count * 660_000);
  return { ...ctx, now: () => now };
};

test("a reader that was away for three hours reads what waits once it is there", async () => {
  const { id } = await writePost(await member(), open);
  answer("server_error", 99);
  for (let run = 0; run < 17; run++) {
    forgetRests();
    expect(await readAfterwards(afterRuns(run))).toBe(0);
  }
  sandbox.faults.clear();
  forgetRests();
  expect(await readAfterwards(afterRuns(17))).toBe(1);
  expect((await postNow(id))?.crisisSuspectedAbove).toBeNull();
});

test("words that a reader has not answered twelve times are given up", async () => {
  const { id } = await writePost(await member(), open);
  answer("second_reader_nonsense", 99);
  const asked = questions();
  for (let run = 0; run < 11; run++) await readAfterwards(afterRuns(run));
  expect(await postNow(id)).toMatchObject({ crisisSuspectedAbove: "none" });
  for (let run = 11; run < 14; run++) await readAfterwards(afterRuns(run));
  expect(questions() - asked).toBe(12);
  expect(await postNow(id)).toMatchObject({ crisisLevel: "none", crisisSuspectedAbove: null });
  sandbox.faults.clear();
});
