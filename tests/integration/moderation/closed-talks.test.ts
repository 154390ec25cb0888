import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "~/db/client.server";
import { posts, users } from "~/db/schema";
import { closeThread } from "~/services/moderation/close-thread.server";
import { addComment } from "~/services/posts/add-comment.server";
import { findPost } from "~/services/posts/post-page.server";
import { newPerson, putInto } from "../../support/community";
import { actsOn, scene } from "../../support/moderation";
import { screeningOf } from "../../support/screening";
import { untilLockIsAwaited } from "../../support/locks";

async function kept() {
  const found = await scene();
  const keeper = await newPerson();
  await putInto(found.group, keeper, { role: "keeper" });
  return { ...found, keeper };
}

const answer = (ctx: Parameters<typeof addComment>[0], postId: string) =>
  addComment(ctx, {
    postId,
    parentId: null,
    content: `Trzymaj się (${randomUUID()}).`,
    formToken: randomUUID(),
    screening: screeningOf(),
  });

test("nobody answers a talk that a keeper has closed, and everybody again once it is reopened", async () => {
  const { keeper, reporter, post } = await kept();
  await answer(reporter.ctx, post.id);
  await closeThread(keeper.ctx, { postId: post.id, closed: true });
  await expect(answer(reporter.ctx, post.id)).rejects.toThrow("keeper_closed_talk");
  expect((await findPost(reporter.ctx, post.id))?.post.isClosed).toBe(true);
  await closeThread(keeper.ctx, { postId: post.id, closed: false });
  await answer(reporter.ctx, post.id);
});

test("an answer that was on its way when a keeper closed the talk is refused as well", async () => {
  const { keeper, reporter, post } = await kept();
  let said: Promise<unknown> = Promise.resolve();
  // Whoever writes waits for their own account, past the first look at the talk.
  await db.transaction(async (tx) => {
    await tx.select().from(users).where(eq(users.id, reporter.userId)).for("update");
    said = expect(answer(reporter.ctx, post.id)).rejects.toThrow("keeper_closed_talk");
    await untilLockIsAwaited('%"users"%for no key update%');
    await closeThread(keeper.ctx, { postId: post.id, closed: true });
  });
  await said;
});

test("closing twice is one act, and it stands in the log", async () => {
  const { keeper, post } = await kept();
  await closeThread(keeper.ctx, { postId: post.id, closed: true });
  await closeThread(keeper.ctx, { postId: post.id, closed: true });
  expect((await actsOn(post.id)).filter((act) => act === "keeper_closes_talk")).toHaveLength(1);
});

test("whoever does not look after the group closes nothing in it, its author included", async () => {
  const { author, reporter, post } = await kept();
  for (const { ctx } of [author, reporter])
    await expect(closeThread(ctx, { postId: post.id, closed: true })).rejects.toMatchObject({
      name: "NotFound",
    });
});

test("a talk that is hidden is closed by no keeper, and one that is closed can be opened though it is hidden by now", async () => {
  const { keeper, post } = await kept();
  await closeThread(keeper.ctx, { postId: post.id, closed: true });
  await db.update(posts).set({ state: "hidden" }).where(eq(posts.id, post.id));
  await closeThread(keeper.ctx, { postId: post.id, closed: false });
  await expect(closeThread(keeper.ctx, { postId: post.id, closed: true })).rejects.toThrow(
    "not_shown",
  );
  const log = (await actsOn(post.id)).filter((act) => act.endsWith("_talk"));
  expect(log).toEqual(["keeper_closes_talk", "keeper_reopens_talk"]);
});
