import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { groupMembers, users } from "~/db/schema";
import { answerAppeal } from "~/services/moderation/answer-appeal.server";
import { readCasePage } from "~/services/moderation/case-page.server";
import { decideCase } from "~/services/moderation/decide-case.server";
import { decideText } from "~/services/moderation/decide-text.server";
import { submitAppeal } from "~/services/moderation/submit-appeal.server";
import { takeBackDecision } from "~/services/moderation/take-back-decision.server";
import { banMember } from "~/services/members/ban-member.server";
import { testContext } from "../../support/orders";
import {
  actsOn,
  appealIn,
  caseOf,
  emailOf,
  keysOf,
  mailsAt,
  oldMember,
  reportAs,
  scene,
  stateOf,
} from "../../support/moderation";
import { newStaff } from "../../support/staff";
import { screeningOf } from "../../support/screening";

const words = "Prosimy, pisz o sprawach, nie o ludziach.";
const why = { reason: "abuse", words } as const;
const mistake = { reason: "wrong_decision", words: "Przepraszamy, to była pomyłka." } as const;
const visitor = testContext("visitor");

const memberOf = async (id: string) =>
  (await db.select().from(groupMembers).where(eq(groupMembers.id, id)))[0]!;

/** A case that somebody reported and a moderator has decided, a minute ago. */
async function decided(verdict: { kind: "hide" | "silence" | "ban"; days?: number }) {
  const made = await scene();
  await reportAs(made.reporter, "post", made.post.id);
  const { id: caseId } = await caseOf(made.post.id);
  await decideCase(made.first.ctx, { caseId, ...why, ...verdict });
  made.clock.now = new Date(made.clock.now.getTime() + 60_000);
  return { ...made, caseId };
}

describe("what a moderator decided is taken back", () => {
  test.each([{ kind: "hide" }, { kind: "silence", days: 7 }, { kind: "ban" }] as const)(
    "by whoever decided: $kind",
    async (verdict) => {
      const { caseId, post, membership, author, reporter, first } = await decided(verdict);
      expect(await stateOf(post.id)).toBe("hidden");
      await takeBackDecision(first.ctx, { caseId, ...mistake });
      expect(await stateOf(post.id)).toBe("published");
      expect(await memberOf(membership.id)).toMatchObject({ state: "active", silencedUntil: null });
      const [told] = await mailsAt(await emailOf(author), "Cofnęliśmy wcześniejszą decyzję");
      expect(told?.text).toContain("nic nie ukrywamy i niczego nie ograniczamy");
      expect(told?.text).toContain("ta decyzja była pomyłką");
      expect(told?.text).toContain(mistake.words);
      const heard = await mailsAt(await emailOf(reporter), "Twoje zgłoszenie: jest decyzja");
      expect(heard.some(({ text }) => text?.includes("Cofnęliśmy wcześniejszą decyzję"))).toBe(
        true,
      );
      expect(await actsOn(caseId)).toEqual(["decide_case", "take_back_decision"]);
      const [key = ""] = await keysOf(caseId, "author");
      expect((await readCasePage(visitor, key)).decisions).toMatchObject([
        { kind: verdict.kind, isReverted: true },
        { kind: "leave", reason: "wrong_decision", isReverted: false },
      ]);
    },
  );

  test("by a colleague, and of a text that staff found by themselves and deleted", async () => {
    const { post, first, second } = await scene();
    await decideText(first.ctx, { text: { kind: "post", id: post.id }, kind: "delete", ...why });
    const { id: caseId } = await caseOf(post.id);
    await takeBackDecision(second.ctx, { caseId, reason: "too_harsh", words: "" });
    expect(await stateOf(post.id)).toBe("published");
  });

  test("of an account, which is open at once", async () => {
    const { author, first } = await scene();
    const { ctx } = await newStaff("admin");
    await banMember(ctx, { userId: author.userId, reason: "spam", words });
    const { id: caseId } = await caseOf(author.userId);
    await takeBackDecision(first.ctx, { caseId, ...mistake });
    const [account] = await db.select().from(users).where(eq(users.id, author.userId));
    expect(account).toMatchObject({ status: "active", bannedAt: null });
    const [told] = await mailsAt(await emailOf(author), "Cofnęliśmy wcześniejszą decyzję");
    expect(told?.text).toContain("Cofnęliśmy blokadę Twojego konta");
  });

  test("once: what was left is nothing to take back, nor is it a way to decide", async () => {
    const { caseId, first, second, post } = await decided({ kind: "hide" });
    await takeBackDecision(first.ctx, { caseId, ...mistake });
    await expect(takeBackDecision(second.ctx, { caseId, ...mistake })).rejects.toThrow(
      "nothing_to_take_back",
    );
    await reportAs(await oldMember(), "post", post.id);
    const open = await caseOf(post.id);
    expect(open.state).toBe("open");
    await expect(
      decideCase(first.ctx, { caseId: open.id, kind: "leave", ...mistake }),
    ).rejects.toThrow("reason");
  });

  test("not once its author has appealed, nor after a colleague has answered", async () => {
    const { caseId, first, second, post } = await decided({ kind: "hide" });
    const [key = ""] = await keysOf(caseId, "author");
    await submitAppeal(visitor, { key, text: "To był cytat.", screening: screeningOf() });
    await expect(takeBackDecision(first.ctx, { caseId, ...mistake })).rejects.toThrow("appealed");
    await answerAppeal(second.ctx, {
      appealId: (await appealIn(caseId)).id,
      ...{ outcome: "upheld", words: "Zostaje." },
    });
    await expect(takeBackDecision(first.ctx, { caseId, ...mistake })).rejects.toThrow(
      "appeal_answered",
    );
    expect(await stateOf(post.id)).toBe("hidden");
  });

  test("by nobody whom it concerns", async () => {
    const { caseId, reporter, first } = await decided({ kind: "hide" });
    await expect(takeBackDecision(reporter.ctx, { caseId, ...mistake })).rejects.toThrow();
    const asStaff = { ...first.ctx, actor: { ...first.ctx.actor, userId: reporter.userId } };
    await expect(
      takeBackDecision(asStaff as typeof first.ctx, { caseId, ...mistake }),
    ).rejects.toThrow("own_interest");
  });
});
