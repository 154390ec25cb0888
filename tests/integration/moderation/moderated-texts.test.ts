import { randomUUID } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { auditLog, moderationCases, moderationDecisions, notifications } from "~/db/schema";
import type { ServiceContext } from "~/services/command/context.server";
import { NotAllowed, NotFound } from "~/services/command/errors";
import { caseLinksOf } from "~/routes/admin/case-links.server";
import { caseDetail } from "~/services/moderation/case-detail.server";
import { decideCase } from "~/services/moderation/decide-case.server";
import { answerAppeal } from "~/services/moderation/answer-appeal.server";
import { readCasePage } from "~/services/moderation/case-page.server";
import { closeCases } from "~/services/moderation/close-cases.server";
import type { TextVerdict } from "~/services/moderation/decide-text.server";
import { appealTime } from "~/services/moderation/rules";
import { deleteComment } from "~/services/posts/delete-comment.server";
import { deletePost } from "~/services/posts/delete-post.server";
import {
  commentDetail,
  listComments,
  listPosts,
  postDetail,
} from "~/services/posts/desk-queries.server";
import { putInto } from "../../support/community";
import {
  type Scene,
  appeal,
  authorOf,
  back,
  decide,
  edited,
  kept,
  kinds,
  rowOf,
  textOf,
  why,
  words,
  written,
} from "../../support/moderated-texts";
import {
  caseOf,
  emailOf,
  mailsAt,
  oldMember,
  reportAs,
  scene as sceneOfReport,
} from "../../support/moderation";
import { outcomeOf } from "../../support/refused";
import { testContext } from "../../support/orders";
import { staffContext } from "../../support/staff";
import { sandbox } from "../../support/world";

const visitor = testContext("visitor");
const statementSubject = "Decyzja moderacji i jej powody";

beforeEach(() => sandbox.state.clear());

describe.each(kinds)("a %s", (kind) => {
  const ways = ["hide", "edit", "delete"] as const;
  const verdictOf = (scene: Scene, way: (typeof ways)[number]): TextVerdict =>
    way === "edit" ? edited(scene, kind) : { kind: way, ...why };

  test.each(ways)("that staff %s is a case: told, appealed against, brought back", async (way) => {
    const scene = await written();
    const text = textOf(scene, kind);
    const before = await kept(text);
    await decide(scene.first.ctx, text, verdictOf(scene, way));

    const after = await kept(text);
    expect(after).toMatchObject(
      {
        hide: { state: "hidden", content: before.content },
        edit: { state: "published", content: "I co teraz?", moderatedAt: expect.any(Date) },
        delete: { state: "deleted", content: "", search: null },
      }[way],
    );
    const found = await caseOf(text.id);
    expect(found).toMatchObject({ state: "decided", subject: kind });
    const person = authorOf(scene, kind);
    const [statement] = await mailsAt(await emailOf(person), statementSubject);
    for (const said of [words, "obraża", "Regulamin", "odwołać"])
      expect(statement?.text).toContain(said);
    expect(statement?.text).not.toContain(before.content);
    expect(
      await db
        .select({ kind: notifications.kind })
        .from(notifications)
        .where(and(eq(notifications.userId, person.userId), eq(notifications.kind, "decision"))),
    ).toHaveLength(1);
    const lines = await db.select().from(auditLog).where(eq(auditLog.targetId, found.id));
    expect(lines).toMatchObject([
      { act: "decide_case", reason: "abuse", after: { decision: way, subject: kind } },
    ]);
    for (const secret of [before.content, "I co teraz?", words])
      expect(JSON.stringify(lines)).not.toContain(secret);

    const { key, appealId } = await appeal(text);
    // Until then its author reads what it said, and nobody else does.
    expect(JSON.stringify(await readCasePage(visitor, key))).toContain(before.content);
    await expect(answerAppeal(scene.first.ctx, { appealId, ...back })).rejects.toThrow(
      "own_decision",
    );
    await answerAppeal(scene.second.ctx, { appealId, ...back });
    expect(await kept(text)).toEqual(before);
  });

  test.each(ways)("that staff %s they can take back themselves", async (way) => {
    const scene = await written();
    const text = textOf(scene, kind);
    const before = await kept(text);
    const leave = { kind: "leave", reason: "no_breach", words: "" } as const;
    await expect(decide(scene.first.ctx, text, leave)).rejects.toThrow("nothing_to_restore");
    await decide(scene.first.ctx, text, verdictOf(scene, way));
    scene.clock.now = new Date(scene.clock.now.getTime() + 60_000);
    await decide(scene.second.ctx, text, leave);
    expect(await kept(text)).toEqual(before);
    const decisions = await db
      .select()
      .from(moderationDecisions)
      .where(eq(moderationDecisions.caseId, (await caseOf(text.id)).id))
      .orderBy(asc(moderationDecisions.decidedAt));
    expect(decisions.map((each) => [each.kind, each.revertedAt !== null])).toEqual([
      [way, true],
      ["leave", false],
    ]);
    // The first one had not left yet: its author is told once, of what holds.
    expect(await mailsAt(await emailOf(authorOf(scene, kind)), statementSubject)).toHaveLength(1);
  });

  test.each(ways)("that two %s at the same second is so once", async (way) => {
    const scene = await written();
    const text = textOf(scene, kind);
    const both = await Promise.allSettled(
      [scene.first, scene.second].map(({ ctx }) => decide(ctx, text, verdictOf(scene, way))),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(both.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { name: "Conflict" },
    });
    expect(
      await db.select().from(moderationCases).where(eq(moderationCases.subjectId, text.id)),
    ).toHaveLength(1);
    expect(await mailsAt(await emailOf(authorOf(scene, kind)), statementSubject)).toHaveLength(1);
  });

  test("that was reported: the report is answered with it, and an appeal stops everything", async () => {
    const scene = await written();
    const text = textOf(scene, kind);
    const reporter = await oldMember(scene.clock);
    await putInto(scene.group, reporter);
    await reportAs(reporter, kind, text.id);
    const { id } = await caseOf(text.id);
    await decide(scene.first.ctx, text, { kind: "delete", ...why });
    expect(await caseOf(text.id)).toMatchObject({ id, state: "decided" });
    expect(await mailsAt(await emailOf(reporter), "Twoje zgłoszenie: jest decyzja")).toHaveLength(
      1,
    );
    await appeal(text);
    await expect(
      decide(scene.second.ctx, text, { kind: "leave", reason: "no_breach", words: "" }),
    ).rejects.toThrow("appealed");
  });

  test("is not for everybody, nor for whoever wrote it", async () => {
    const scene = await written();
    const text = textOf(scene, kind);
    const all = (ctx: ServiceContext) => [
      decide(ctx, text, { kind: "hide", ...why }),
      decide(ctx, text, { kind: "delete", ...why }),
      decide(ctx, text, edited(scene, kind)),
      kind === "post" ? postDetail(ctx, text.id) : commentDetail(ctx, text.id),
      kind === "post" ? listPosts(ctx, {}, 1) : listComments(ctx, {}, 1),
    ];
    const others = [visitor, scene.author.ctx, staffContext("support"), staffContext("finance")];
    for (const ctx of others)
      for (const result of await Promise.allSettled(all(ctx)))
        expect(result).toMatchObject({ status: "rejected", reason: expect.any(NotAllowed) });
    const own = staffContext("moderator", undefined, authorOf(scene, kind).userId);
    for (const result of (await Promise.allSettled(all(own))).slice(0, 3))
      expect(result).toMatchObject({ reason: { name: "NotAllowed", code: "own_interest" } });
    expect((await rowOf(text)).state).toBe("published");
    const { ctx } = scene.first;
    for (const wrong of [
      { reason: "because" as "abuse" },
      { words: " " },
      { words: "x".repeat(2001) },
    ])
      await expect(decide(ctx, text, { kind: "hide", ...why, ...wrong })).rejects.toMatchObject({
        name: "Invalid",
      });
    for (const id of ["no-id", randomUUID()])
      await expect(decide(ctx, { kind, id }, { kind: "hide", ...why })).rejects.toThrow(NotFound);
    expect(
      await db.select().from(moderationCases).where(eq(moderationCases.subjectId, text.id)),
    ).toEqual([]);
  });

  test("that its author takes back leaves nothing behind, also not what moderators kept", async () => {
    const scene = await written();
    const text = textOf(scene, kind);
    await decide(scene.first.ctx, text, edited(scene, kind));
    const takeBack = kind === "post" ? deletePost : deleteComment;
    await takeBack(authorOf(scene, kind).ctx, text.id);
    const decisions = await db
      .select({ undo: moderationDecisions.undo })
      .from(moderationDecisions)
      .where(eq(moderationDecisions.caseId, (await caseOf(text.id)).id));
    expect(decisions).toEqual([{ undo: {} }]);
    await expect(
      decide(scene.first.ctx, text, { kind: "leave", reason: "no_breach", words: "" }),
    ).rejects.toThrow(NotFound);
  });

  test("that its author has deleted is hidden by nobody, though its author may be silenced for it", async () => {
    const { author, reporter, post, first } = await sceneOfReport();
    await reportAs(reporter, "post", post.id);
    const { id: caseId } = await caseOf(post.id);
    await deletePost(author.ctx, post.id);
    const detail = await caseDetail(first.ctx, caseId);
    const offered = (await caseLinksOf(first.ctx, detail)).map(({ label }) => label);
    expect(offered).not.toContain("Ukryj");
    expect(offered).toContain("Wycisz");
    const decision = { caseId, reason: "abuse", words: "To rani." } as const;
    expect(await outcomeOf(decideCase(first.ctx, { ...decision, kind: "hide" }))).toBe("gone");
    await decideCase(first.ctx, { ...decision, kind: "silence", days: 3 });
  });

  test("that was deleted is gone for good once nobody can appeal any more", async () => {
    const scene = await written();
    const text = textOf(scene, kind);
    await decide(scene.first.ctx, text, { kind: "delete", ...why });
    const { id } = await caseOf(text.id);
    const undoOf = async () =>
      (
        await db
          .select({ undo: moderationDecisions.undo })
          .from(moderationDecisions)
          .where(eq(moderationDecisions.caseId, id))
      )[0]?.undo;
    const later = (more: number) =>
      testContext("schedule", { now: new Date(scene.clock.now.getTime() + appealTime + more) });
    await closeCases(later(-1000));
    expect(await undoOf()).toMatchObject({ deleted: { content: scene[kind].content } });
    await closeCases(later(1000));
    expect(await undoOf()).not.toHaveProperty("deleted");
    expect(await rowOf(text)).toMatchObject({ state: "deleted", content: "", moderatedAt: null });
  });
});
