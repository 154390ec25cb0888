import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { moderationCases } from "~/db/schema";
import { caseDetail } from "~/services/moderation/case-detail.server";
import { decideText } from "~/services/moderation/decide-text.server";
import { reopenUndoneEdits } from "~/services/moderation/reopen-undone-edits.server";
import { urgencies } from "~/site/moderation";
import { editComment } from "~/services/posts/edit-comment.server";
import { editPost } from "~/services/posts/edit-post.server";
import { findCommentPage, findPostPage } from "~/services/posts/post-page.server";
import {
  edited,
  kinds,
  textOf,
  written,
  wordsOf,
  type Kind,
  type Scene,
} from "../../support/moderated-texts";
import { caseOf } from "../../support/moderation";
import { testContext } from "../../support/orders";
import { screeningOf } from "../../support/screening";

const screening = screeningOf();

/** A text that staff have changed, and what its author makes of it a minute later. */
async function changed(kind: Kind) {
  const scene = await written();
  await decideText(scene.first.ctx, { text: textOf(scene, kind), ...edited(scene, kind) });
  const before = scene.clock.now;
  const write = (words: { title: string; content: string }) => {
    scene.clock.now = new Date(scene.clock.now.getTime() + 60_000);
    return kind === "post"
      ? editPost(scene.author.ctx, {
          ...{ postId: scene.post.id, ...words, screening },
          ...{ replyPreference: null, isHard: true, tags: ["sen"] },
          ...{ withoutPicture: false, alternativeText: null },
        })
      : editComment(scene.other.ctx, {
          commentId: scene.comment.id,
          content: words.content,
          screening,
        });
  };
  const look = () =>
    reopenUndoneEdits(testContext("schedule", { now: new Date(before.getTime() + 3_600_000) }));
  const cases = async () =>
    (
      await db
        .select({ state: moderationCases.state })
        .from(moderationCases)
        .where(eq(moderationCases.subjectId, scene[kind].id))
    ).map(({ state }) => state);
  return { scene, write, look, cases };
}

const isMarked = async (scene: Scene, kind: Kind) =>
  kind === "post"
    ? (await findPostPage(scene.other.ctx, scene.post.id))?.post.isModerated
    : (await findCommentPage(scene.author.ctx, scene.comment.id))?.comment;

describe.each(kinds)("a %s that staff changed", (kind) => {
  test("is a case again once its author puts the old words back, once, and the mark stays", async () => {
    const { scene, write, look, cases } = await changed(kind);
    await look();
    expect(await cases()).toEqual(["decided"]);
    const old = wordsOf(scene, kind);
    await write({ ...old, content: `  ${old.content.toUpperCase()} ` });
    await Promise.all([look(), look()]);
    await look();
    expect((await cases()).sort()).toEqual(["decided", "open"]);
    expect(await caseOf(scene[kind].id)).toMatchObject({ state: "open", subject: kind });
    const mark = await isMarked(scene, kind);
    if (kind === "post") expect(mark).toBe(true);
    else expect(mark).toMatchObject({ kind: "shown", isModerated: true });
  });

  test.each([
    ["with a sign that nobody sees", (old: string) => old.replace("a", "a\u200b"), true],
    ["with more after them", (old: string) => `${old} 500 600 700`, true],
    ["as other words", () => "I co teraz, kochani?", false],
  ])("is a case again %s, above the usual, and it says why", async (_, rewrite, isBack) => {
    const { scene, write, look } = await changed(kind);
    const { id: before } = await caseOf(scene[kind].id);
    const old = wordsOf(scene, kind);
    await write({ ...old, content: rewrite(old.content) });
    await look();
    const again = await caseOf(scene[kind].id);
    expect(again).toMatchObject({ state: "open", urgency: urgencies.toCheck });
    // What was taken out, by whom and why stands in the new case, too.
    expect((await caseDetail(scene.second.ctx, again.id)).takenOut).toMatchObject({
      ...{ caseId: before, kind: "edit", reason: "abuse", byKeeper: false },
      ...{ by: scene.first.identity.email, before: old },
    });
    expect((await caseDetail(scene.second.ctx, again.id)).undoes).toEqual({
      ...{ caseId: before, isBack },
    });
    expect((await caseDetail(scene.second.ctx, before)).undoes).toBeNull();
  });

  test("keeps its mark after other words", async () => {
    const { scene, write } = await changed(kind);
    await write({ ...wordsOf(scene, kind), content: "I co teraz, kochani?" });
    const mark = await isMarked(scene, kind);
    if (kind === "post") expect(mark).toBe(true);
    else expect(mark).toMatchObject({ isModerated: true, isEdited: true });
  });
});
