import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { formatIsoDate } from "~/copy/format";
import { db } from "~/db/client.server";
import {
  caseAppeals,
  caseParties,
  countedMonths,
  moderationCases,
  moderationDecisions,
  reports,
} from "~/db/schema";
import { decideCase } from "~/services/moderation/decide-case.server";
import {
  countFinishedMonths,
  monthlyFigures,
  yearlyFigures,
  type Counted,
} from "~/services/moderation/figures.server";
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

test("months before anything happened are not counted", async () => {
  expect(await db.$count(moderationCases)).toBe(0);
  expect(await countFinishedMonths(testContext("worker"))).toBe(0);
});

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

describe("a month that is over", () => {
  /** A decided case of spring 2019, and an appeal against its decision. */
  async function ofSpring() {
    const caseId = await decided();
    const [party] = await db
      .select()
      .from(caseParties)
      .where(and(eq(caseParties.caseId, caseId), eq(caseParties.side, "author")));
    const [decision] = await db
      .update(moderationDecisions)
      .set({ decidedAt: new Date("2019-03-12T10:00:00Z") })
      .where(eq(moderationDecisions.caseId, caseId))
      .returning();
    const [report] = await db
      .update(reports)
      .set({ createdAt: new Date("2019-03-31T21:59:00Z") })
      .where(
        inArray(
          reports.id,
          db
            .select({ id: sql`${caseParties.reportId}` })
            .from(caseParties)
            .where(and(eq(caseParties.caseId, caseId), isNotNull(caseParties.reportId))),
        ),
      )
      .returning();
    await db
      .update(moderationCases)
      .set({
        openedAt: new Date("2019-03-10T10:00:00Z"),
        lookedAt: new Date("2019-03-11T10:00:00Z"),
      })
      .where(eq(moderationCases.id, caseId));
    const appeal = {
      ...{ partyId: party!.id, decisionId: decision!.id, text: "Nie zgadzam się." },
      createdAt: new Date("2019-04-02T10:00:00Z"),
    };
    return { caseId, decision: decision!, report: report!, appeal };
  }

  const counted = async () => (await db.select().from(countedMonths)).map(({ month }) => month);
  const figures = async () => [
    await yearlyFigures(visitor),
    await monthlyFigures(staffContext("moderator")),
  ];
  /** What they are, once nothing that was counted before is believed. */
  const anew = async () => {
    await db.delete(countedMonths);
    return figures();
  };
  const schedule = testContext("schedule");

  test("is counted once, and comes to the same", async () => {
    const { caseId } = await ofSpring();
    const before = await anew();
    expect(await countFinishedMonths(schedule)).toBeGreaterThan(12);
    expect(await countFinishedMonths(schedule)).toBe(0);
    const months = await counted();
    expect(months).toContain("2019-03-01");
    expect(months).not.toContain(formatIsoDate(new Date()).slice(0, 8) + "01");
    expect(await figures()).toEqual(before);
    await decided();
    await db.delete(moderationCases).where(eq(moderationCases.id, caseId));
    expect(await counted()).toEqual(months);
    expect(await figures()).toEqual(await anew());
  });

  test.each<[string, (spring: Awaited<ReturnType<typeof ofSpring>>) => Promise<unknown>]>([
    ["an appeal", ({ appeal }) => db.insert(caseAppeals).values(appeal)],
    [
      "a decision that is taken back",
      async ({ caseId, decision }) => {
        const at = new Date("2019-05-02T10:00:00Z");
        await db
          .update(moderationDecisions)
          .set({ revertedAt: at })
          .where(eq(moderationDecisions.id, decision.id));
        const { id: _, ...same } = decision;
        await db
          .insert(moderationDecisions)
          .values({ ...same, caseId, kind: "leave", ground: null, decidedAt: at });
      },
    ],
    [
      "a decision of another kind",
      ({ decision }) =>
        db
          .update(moderationDecisions)
          .set({ reason: "abuse", byKeeper: true })
          .where(eq(moderationDecisions.id, decision.id)),
    ],
    ["a report that goes", ({ report }) => db.delete(reports).where(eq(reports.id, report.id))],
    [
      "a reporter who goes from the case",
      ({ report }) => db.delete(caseParties).where(eq(caseParties.reportId, report.id)),
    ],
    [
      "another first look",
      ({ caseId }) =>
        db
          .update(moderationCases)
          .set({ lookedAt: new Date("2019-06-11T10:00:00Z") })
          .where(eq(moderationCases.id, caseId)),
    ],
    [
      "an appeal with its answer",
      async ({ appeal, decision }) => {
        await db.insert(caseAppeals).values(appeal);
        await countFinishedMonths(schedule);
        await db
          .update(caseAppeals)
          .set({ outcome: "upheld", answer: "Zostaje.", answeredAt: new Date("2019-07-01") })
          .where(eq(caseAppeals.decisionId, decision.id));
      },
    ],
  ])("is counted anew after %s", async (_, change) => {
    const spring = await ofSpring();
    await db.delete(countedMonths);
    await countFinishedMonths(schedule);
    const before = await figures();
    await change(spring);
    const after = await figures();
    expect(after).not.toEqual(before);
    expect(after).toEqual(await anew());
  });
});

test("the months are for those who moderate alone", async () => {
  await expect(monthlyFigures(staffContext("finance"))).rejects.toMatchObject({
    name: "NotAllowed",
  });
  await expect(monthlyFigures(visitor)).rejects.toMatchObject({ name: "NotAllowed" });
  expect(await monthlyFigures(staffContext("moderator"))).toEqual(expect.any(Array));
});
