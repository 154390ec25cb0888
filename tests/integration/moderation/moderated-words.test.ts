import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { moderationCases, moderationDecisions } from "~/db/schema";
import { answerAppeal } from "~/services/moderation/answer-appeal.server";
import { readCasePage } from "~/services/moderation/case-page.server";
import { decideCase } from "~/services/moderation/decide-case.server";
import { textVersion } from "~/services/moderation/decide-text.server";
import { editPost } from "~/services/posts/edit-post.server";
import { findPostPage } from "~/services/posts/post-page.server";
import { putInto } from "../../support/community";
import {
  appeal,
  back,
  decide,
  edited,
  rowOf,
  textOf,
  why,
  wordsOf,
  written,
} from "../../support/moderated-texts";
import { caseOf, oldMember, reportAs } from "../../support/moderation";
import { testContext } from "../../support/orders";
import { screeningOf } from "../../support/screening";

const visitor = testContext("visitor");

describe("words that moderators change", () => {
  test("are marked for every reader, also where their author has changed them since", async () => {
    const scene = await written();
    await decide(scene.first.ctx, textOf(scene, "post"), edited(scene, "post"));
    const page = await findPostPage(scene.other.ctx, scene.post.id);
    expect(page?.post).toMatchObject({ text: "I co teraz?", isModerated: true, isEdited: false });
    await editPost(scene.author.ctx, {
      postId: scene.post.id,
      title: scene.post.title,
      content: "I co teraz, kochani?",
      ...{
        replyPreference: null,
        isHard: false,
        tags: [],
        withoutPicture: false,
        alternativeText: null,
      },
      screening: screeningOf(),
    });
    const own = await findPostPage(scene.other.ctx, scene.post.id);
    expect(own?.post).toMatchObject({ isModerated: true, isEdited: true });
    // An appeal does not overwrite what the author has said since.
    const { appealId } = await appeal(scene.post);
    await answerAppeal(scene.second.ctx, { appealId, ...back });
    expect((await rowOf(textOf(scene, "post"))).content).toBe("I co teraz, kochani?");
  });

  test("are not written over what was faster, nor twice the same", async () => {
    const scene = await written();
    const text = textOf(scene, "post");
    await decide(scene.first.ctx, text, edited(scene, "post"));
    await expect(
      decide(scene.second.ctx, text, edited(scene, "post", "Coś innego")),
    ).rejects.toThrow("text_changed");
    const now = { title: scene.post.title, content: "I co teraz?" };
    await decide(scene.second.ctx, text, {
      kind: "edit",
      ...why,
      edited: { ...now, content: "I co?" },
      version: textVersion(now),
    });
    // What is kept is what the author wrote, not what the first moderator did.
    const { key } = await appeal(text);
    const { decisions } = await readCasePage(visitor, key);
    expect(decisions.at(-1)?.edited).toEqual({
      before: wordsOf(scene, "post"),
      after: { title: scene.post.title, content: "I co?" },
    });
    const untouched = await written();
    await expect(
      decide(untouched.first.ctx, textOf(untouched, "post"), {
        ...edited(untouched, "post"),
        edited: wordsOf(untouched, "post"),
      }),
    ).rejects.toThrow("nothing_changed");
  });

  test("stay changed where the post is hidden and shown again", async () => {
    const scene = await written();
    const text = textOf(scene, "post");
    await decide(scene.first.ctx, text, edited(scene, "post"));
    scene.clock.now = new Date(scene.clock.now.getTime() + 1000);
    await decide(scene.first.ctx, text, { kind: "hide", ...why });
    await decide(scene.first.ctx, text, { kind: "leave", reason: "no_breach", words: "" });
    expect(await rowOf(text)).toMatchObject({ state: "published", content: "I co teraz?" });
    await decide(scene.first.ctx, text, { kind: "leave", reason: "no_breach", words: "" });
    expect((await rowOf(text)).content).toBe(scene.post.content);
  });

  test("whoever has had their appeal can appeal against what comes after it", async () => {
    const scene = await written();
    const text = textOf(scene, "post");
    await decide(scene.first.ctx, text, { kind: "hide", ...why });
    const { appealId, caseId } = await appeal(text);
    await answerAppeal(scene.second.ctx, { appealId, outcome: "upheld", words: "Zostaje." });
    scene.clock.now = new Date(scene.clock.now.getTime() + 1000);
    await decide(scene.first.ctx, text, { kind: "delete", ...why });
    const later = await caseOf(text.id);
    expect(later.id).not.toBe(caseId);
    const again = await appeal(text);
    await answerAppeal(scene.second.ctx, { appealId: again.appealId, ...back });
    // The first decision goes on.
    expect(await rowOf(text)).toMatchObject({ state: "hidden", content: scene.post.content });
  });

  test("a deleted post that was banned for is not what ends the ban", async () => {
    const scene = await written();
    const reporter = await oldMember(scene.clock);
    await putInto(scene.group, reporter);
    await reportAs(reporter, "post", scene.post.id);
    await decideCase(scene.first.ctx, {
      caseId: (await caseOf(scene.post.id)).id,
      kind: "ban",
      ...why,
    });
    scene.clock.now = new Date(scene.clock.now.getTime() + 1000);
    await decide(scene.first.ctx, textOf(scene, "post"), { kind: "delete", ...why });
    const decisions = await db
      .select({ kind: moderationDecisions.kind, revertedAt: moderationDecisions.revertedAt })
      .from(moderationDecisions)
      .innerJoin(moderationCases, eq(moderationCases.id, moderationDecisions.caseId))
      .where(eq(moderationCases.subjectId, scene.post.id));
    expect(decisions).toEqual(
      expect.arrayContaining([
        { kind: "ban", revertedAt: null },
        { kind: "delete", revertedAt: null },
      ]),
    );
  });
});
