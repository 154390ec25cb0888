import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { adultCrisisLine } from "~/copy/help-lines";
import { db } from "~/db/client.server";
import { moderationDecisions, posts } from "~/db/schema";
import { decideCase } from "~/services/moderation/decide-case.server";
import { tellOfHeld } from "~/services/moderation/tell-of-held.server";
import { heardCrisis } from "~/site/moderation";
import { caseOf, emailOf, mailsAt, scene, stateOf } from "../../support/moderation";
import { testContext } from "../../support/orders";

const subject = "Decyzja moderacji i jej powody";

async function heldPost() {
  const { post, author, first } = await scene();
  await db.update(posts).set({ state: "held" }).where(eq(posts.id, post.id));
  return { post, first, email: await emailOf(author) };
}

test("whoever writes something that a program holds back has its reasons, once", async () => {
  const { post, email } = await heldPost();
  await Promise.all([1, 2, 3].map(() => tellOfHeld(testContext("schedule"))));
  const [mail, ...others] = await mailsAt(email, subject);
  expect(others).toEqual([]);
  expect(mail!.text).toContain("Zatrzymał je automat");
  expect(mail!.text).toContain("Przeczyta je człowiek");
  expect(mail!.text).toContain(adultCrisisLine.number);
  expect(mail!.text).not.toContain("Ostre słowa");
  const { id } = await caseOf(post.id);
  expect(
    await db.select().from(moderationDecisions).where(eq(moderationDecisions.caseId, id)),
  ).toMatchObject([{ reason: heardCrisis, isAutomated: true, isInterim: true, kind: "hide" }]);
});

test("and it is shown as ever when a moderator leaves it", async () => {
  const { post, first } = await heldPost();
  await tellOfHeld(testContext("schedule"));
  const { id } = await caseOf(post.id);
  await decideCase(first.ctx, { caseId: id, kind: "leave", reason: "helped", words: "" });
  expect(await stateOf(post.id)).toBe("published");
});
