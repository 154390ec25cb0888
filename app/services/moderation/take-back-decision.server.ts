import { eq } from "drizzle-orm";
import { caseAppeals, caseParties } from "~/db/schema";
import type { ReversalReason } from "~/site/moderation";
import { authorise } from "../access/authorise.server";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { assertNotRefused, Conflict } from "../command/errors";
import type { Refusal } from "../command/refusals";
import { moderationAuditEvents, moderationRefusals, textRefusals } from "./acts";
import {
  assertDisinterested,
  assertFree,
  currentDecision,
  lockCase,
  replaceDecision,
  settleCase,
} from "./decide-case.server";
import type { Decision } from "./notify-parties.server";
import type { Case } from "./subject.server";

/**
 * Takes back what was decided, by whoever decided it or a colleague: everything that it took away comes back, and both sides
 * are told. Once somebody has appealed, the appeal answers instead.
 * @param input.words to the author; at most 2,000 characters, or none
 * @throws NotAllowed, also `own_interest`; NotFound; Invalid; Conflict of `takingBackRefusal`, or while a colleague is at it
 */
export async function takeBackDecision(
  ctx: ServiceContext,
  { caseId, reason, words }: { caseId: string; reason: ReversalReason; words: string },
): Promise<void> {
  const { userId } = authorise(ctx, "moderate_content", { kind: "case", id: caseId });
  await inTransaction(ctx, async (tx) => {
    const of = await lockCase(tx, caseId);
    const current = await currentDecision(tx, caseId);
    assertNotRefused(
      takingBackRefusal(tx, { of, current, hasAppeal: await hasAppeal(tx, caseId) }),
    );
    if (!current) throw new Conflict(moderationRefusals.nothing_to_take_back);
    assertFree(tx, of, userId);
    await assertDisinterested(tx, of, userId);
    const verdict = { kind: "leave", reason, words } as const;
    const decision = await replaceDecision(tx, of, { current, verdict, userId });
    await settleCase(tx, of, {
      decision,
      act: moderationAuditEvents.take_back_decision,
      before: { decision: current.kind },
    });
  });
}

/** Why nothing of a case can be taken back now; null where it can. */
export function takingBackRefusal(
  { now }: Pick<ServiceContext, "now">,
  { of, current, hasAppeal }: { of: Case; current: Decision | null; hasAppeal: boolean },
): Refusal | null {
  if (of.state === "closed") return moderationRefusals.case_closed;
  if (of.state === "appealed") return textRefusals.appealed;
  if (of.state !== "decided" || !current || current.kind === "leave")
    return moderationRefusals.nothing_to_take_back;
  // Whoever decided first would undo what a colleague answered.
  if (hasAppeal) return moderationRefusals.appeal_answered;
  // A ban whose time is over has ended by itself.
  return current.bannedUntil && current.bannedUntil <= now()
    ? moderationRefusals.nothing_to_take_back
    : null;
}

async function hasAppeal(tx: TransactionContext, caseId: string): Promise<boolean> {
  const [appeal] = await tx.db
    .select({ id: caseAppeals.id })
    .from(caseAppeals)
    .innerJoin(caseParties, eq(caseParties.id, caseAppeals.partyId))
    .where(eq(caseParties.caseId, caseId))
    .limit(1);
  return appeal !== undefined;
}
