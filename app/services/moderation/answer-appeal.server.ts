import { and, eq, isNull } from "drizzle-orm";
import { caseAppeals, caseParties, moderationCases } from "~/db/schema";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import { authorise } from "../access/authorise.server";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { Conflict, NotAllowed, NotFound } from "../command/errors";
import { isId } from "../listing/ids";
import {
  assertDisinterested,
  assertFree,
  checkedWords,
  currentDecision,
  lockCase,
  replaceDecision,
  type Verdict,
} from "./decide-case.server";
import { hasDecided } from "./has-decided.server";
import { appealAnswerMail } from "./appeal-answer-mail";
import { mailParty, notifyAuthor, notifyHere, notifyReporters } from "./notify-parties.server";
import { moderationAuditEvents, moderationRefusals } from "./acts";

export type AppealAnswer =
  { outcome: "upheld"; words: string } | ({ outcome: "changed" } & Verdict);

/**
 * Answers an appeal. Whoever decided does not answer it.
 * @throws NotAllowed, also `own_decision` and `own_interest`; NotFound; Invalid; Conflict when a colleague was faster
 */
export async function answerAppeal(
  ctx: ServiceContext,
  { appealId, ...answer }: { appealId: string } & AppealAnswer,
): Promise<void> {
  const { userId } = authorise(ctx, "moderate_content", { kind: "case", id: appealId });
  const words = checkedWords(answer.words);
  await inTransaction(ctx, async (tx) => {
    const { appeal, party } = await findAppeal(tx, appealId);
    const of = await lockCase(tx, party.caseId);
    const current = await currentDecision(tx, of.id);
    const isOpen = (await findAppeal(tx, appealId)).appeal.outcome === null;
    if (!isOpen || of.state !== "appealed" || !current)
      throw new Conflict(moderationRefusals.decided);
    if (await hasDecided(tx, { caseId: of.id, userId, appealId: appeal.id }))
      throw new NotAllowed(moderationRefusals.own_decision);
    assertFree(tx, of, userId);
    await assertDisinterested(tx, of, userId);
    await tx.db
      .update(caseAppeals)
      .set({ outcome: answer.outcome, answer: words, answeredById: userId, answeredAt: tx.now() })
      .where(eq(caseAppeals.id, appealId));
    const next =
      answer.outcome === "changed"
        ? await replaceDecision(tx, of, { current, verdict: answer, userId })
        : null;
    await tx.db
      .update(moderationCases)
      .set({
        state: (await otherAppealWaits(tx, of.id)) ? "appealed" : "decided",
        decidedAt: tx.now(),
        claimedById: null,
        claimedAt: null,
      })
      .where(eq(moderationCases.id, of.id));
    await notifyHere(tx, of, party, "decision");
    await mailParty(tx, appealAnswerMail, {
      partyId: party.id,
      appealId,
      decisionId: (next ?? current).id,
      key: appealId,
    });
    if (next) {
      if (party.side === "reporter") await notifyAuthor(tx, of, { decision: next });
      else await notifyReporters(tx, of, { decision: next });
    }
    await recordAuditEvent(tx, {
      act: moderationAuditEvents.answer_appeal,
      target: { kind: "case", id: of.id },
      reason: answer.outcome === "changed" ? answer.reason : "upheld",
      before: { decision: current.kind },
      after: { outcome: answer.outcome, decision: (next ?? current).kind },
    });
  });
}

async function findAppeal(tx: TransactionContext, appealId: string) {
  if (!isId(appealId)) throw new NotFound("appeal");
  const [found] = await tx.db
    .select({ appeal: caseAppeals, party: caseParties })
    .from(caseAppeals)
    .innerJoin(caseParties, eq(caseParties.id, caseAppeals.partyId))
    .where(eq(caseAppeals.id, appealId));
  if (!found) throw new NotFound("appeal");
  return found;
}

async function otherAppealWaits(tx: TransactionContext, caseId: string): Promise<boolean> {
  const [waiting] = await tx.db
    .select({ id: caseAppeals.id })
    .from(caseAppeals)
    .innerJoin(caseParties, eq(caseParties.id, caseAppeals.partyId))
    .where(and(eq(caseParties.caseId, caseId), isNull(caseAppeals.outcome)))
    .limit(1);
  return waiting !== undefined;
}
