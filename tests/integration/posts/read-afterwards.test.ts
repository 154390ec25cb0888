import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { comments, groupMembers, moderationCases, posts } from "~/db/schema";
import { readAfterwards } from "~/services/posts/read-afterwards.server";
import { sensitiveGroupConsent } from "~/site/sensitive-group-consent";
import { newGroup, newPerson, putInto } from "../../support/community";
import { writeComment, writePost } from "../../support/community-content";
import { testContext } from "../../support/orders";
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
