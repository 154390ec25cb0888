import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "~/db/client.server";
import { moderationCases } from "~/db/schema";
import { decideCase } from "~/services/moderation/decide-case.server";
import { monthlyFigures, yearlyFigures, type Counted } from "~/services/moderation/figures.server";
import { takeBackDecision } from "~/services/moderation/take-back-decision.server";
import { caseOf, oldMember, reportAs, scene } from "../../support/moderation";
import { testContext } from "../../support/orders";
import { newStaff, staffContext } from "../../support/staff";

const visitor = testContext("visitor");
const thisYear = async () => {
  const year = String(new Date().getFullYear());
  return (await yearlyFigures(visitor)).find(({ period }) => period === year);
};
const countOf = (counted: readonly Counted[] | undefined, of: string) =>
  counted?.find(({ code }) => code === of)?.count ?? 0;

async function decided() {
  const { post } = await scene();
  await reportAs(await oldMember(), "post", post.id, { reason: "hate" });
  const { id } = await caseOf(post.id);
  const { ctx } = await newStaff("moderator");
  await decideCase(ctx, { caseId: id, kind: "hide", reason: "hate", words: "To poniża ludzi." });
  return id;
}

test("a report and a decision are counted, and stay counted when their case is deleted", async () => {
  const before = await thisYear();
  const caseId = await decided();
  const after = await thisYear();
  expect(countOf(after?.notices, "hate")).toBe(countOf(before?.notices, "hate") + 1);
  expect(countOf(after?.decisions, "hide")).toBe(countOf(before?.decisions, "hide") + 1);
  expect(countOf(after?.reasons, "hate")).toBe(countOf(before?.reasons, "hate") + 1);
  expect(countOf(after?.decidedBy, "staff")).toBe(countOf(before?.decidedBy, "staff") + 1);
  expect(after?.hoursToDecision).toBe(0);
  expect(after?.hoursToLook).toBe(0);
  await db.delete(moderationCases).where(eq(moderationCases.id, caseId));
  expect(await thisYear()).toEqual(after);
});

test("what is taken back counts as a reversal, and stays counted", async () => {
  const before = await thisYear();
  const caseId = await decided();
  const { ctx } = await newStaff("moderator");
  await takeBackDecision(ctx, { caseId, reason: "wrong_decision", words: "" });
  const after = await thisYear();
  expect(countOf(after?.reversals, "hide")).toBe(countOf(before?.reversals, "hide") + 1);
  await db.delete(moderationCases).where(eq(moderationCases.id, caseId));
  expect(await thisYear()).toEqual(after);
});

test("the months are for those who moderate alone", async () => {
  await expect(monthlyFigures(staffContext("finance"))).rejects.toMatchObject({
    name: "NotAllowed",
  });
  await expect(monthlyFigures(visitor)).rejects.toMatchObject({ name: "NotAllowed" });
  expect(await monthlyFigures(staffContext("moderator"))).toEqual(expect.any(Array));
});
