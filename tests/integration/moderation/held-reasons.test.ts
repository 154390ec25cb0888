import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { adultCrisisLine } from "~/copy/help-lines";
import { db } from "~/db/client.server";
import { moderationDecisions, posts } from "~/db/schema";
import { readCasePage } from "~/services/moderation/case-page.server";
import { decideCase } from "~/services/moderation/decide-case.server";
import { tellOfHeld } from "~/services/moderation/tell-of-held.server";
import { writeToStaff } from "~/services/moderation/write-message.server";
import { heardCrisis } from "~/site/moderation";
import { actsOn, caseOf, emailOf, keysOf, mailsAt, scene, stateOf } from "../../support/moderation";
import { testContext } from "../../support/orders";
import { screeningOf } from "../../support/screening";

const visitor = testContext("visitor");

const subject = "Twój wpis poczeka na człowieka";

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
  expect(mail!.text).toContain("Zatrzymał to automat");
  expect(mail!.text).toContain("Przeczyta to człowiek");
  expect(mail!.text).toContain(adultCrisisLine.number);
  expect(mail!.text!.indexOf(adultCrisisLine.number)).toBeLessThan(
    mail!.text!.indexOf("Sprawa dotyczy"),
  );
  for (const right of ["bezpłatnie, przez sześć miesięcy", "Rozpatrzy to człowiek", "do sądu"])
    expect(mail!.text).toContain(right);
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

test("its author may object while nobody has looked: that is an appeal, and a person decides", async () => {
  const { post, first } = await heldPost();
  await tellOfHeld(testContext("schedule"));
  const { id } = await caseOf(post.id);
  const [key = ""] = await keysOf(id, "author");
  expect(await readCasePage(visitor, key)).toMatchObject({ isUpToMachine: true });
  await writeToStaff(visitor, {
    key,
    text: "To pomyłka, to był cytat z piosenki.",
    formToken: crypto.randomUUID(),
    screening: screeningOf(),
  });
  expect(await actsOn(id)).toContain("appeal");
  await decideCase(first.ctx, { caseId: id, kind: "leave", reason: "no_breach", words: "" });
  expect(await readCasePage(visitor, key)).toMatchObject({ isUpToMachine: false });
  expect(await stateOf(post.id)).toBe("published");
});
