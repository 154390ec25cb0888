import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import {
  caseParties,
  moderationCases,
  moderationDecisions,
  reports,
  type DecisionUndo,
} from "~/db/schema";
import type { GroupField } from "~/site/group-words-text";
import { hasUnansweredCry } from "./cries.server";
import { isLongerThan, normalise } from "~/forms/text";
import {
  accountBanDays,
  accountReasons,
  breachReasons,
  careReasons,
  decisionsFor,
  isReversal,
  leaveReasons,
  maxWordsLength,
  reversalReasons,
  silenceDays,
  type AccountReason,
  type BreachReason,
  type CareReason,
  type DecisionKind,
  type LeaveReason,
  type ReversalReason,
} from "~/site/moderation";
import { day } from "~/time/durations";
import type { Facts } from "../audit/facts";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import { authorise } from "../access/authorise.server";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { Conflict, Invalid, NotAllowed, NotFound } from "../command/errors";
import { applyDecision } from "./apply-decision.server";
import { releaseHeld } from "./show-text.server";
import {
  accountsOf,
  isClaimed,
  lockText,
  subjectNow,
  type Case,
  type Concerned,
} from "./subject.server";
import { notifyAuthor, notifyReporters, type Decision } from "./notify-parties.server";
import { undoDecision } from "./undo-decision.server";
import { moderationAuditEvents, moderationRefusals } from "./acts";
import { keeperRefusals } from "./refusals";

export type Verdict = {
  kind: DecisionKind;
  reason: LeaveReason | ReversalReason | BreachReason | AccountReason | CareReason;
  /** To the author; at most 2,000 characters, and never empty where something is taken away. */
  words: string;
  /** Of a silence, and of a ban of an account, which has no end without them. */
  days?: number;
  edited?: { title: string; content: string };
  /** One of the words of a group. `version` is what whoever changes it has seen: `groupTextVersion`. */
  editedField?: { field: GroupField; text: string; version?: string };
};

/**
 * Decides an open case: what becomes of the thing, its reason, and both sides' mails are one step.
 * @throws NotAllowed, also `own_interest` for whoever wrote or reported it; NotFound; Invalid; Conflict when a colleague
 * was faster or is at it
 */
export async function decideCase(
  ctx: ServiceContext,
  { caseId, ...verdict }: Verdict & { caseId: string },
): Promise<void> {
  const target = { kind: "case", id: caseId } as const;
  const { userId } = authorise(ctx, "moderate_content", target);
  await inTransaction(ctx, async (tx) => {
    const open = await lockCase(tx, caseId);
    if (open.state !== "open") throw new Conflict(moderationRefusals.decided);
    assertFree(tx, open, userId);
    await assertDisinterested(tx, open, userId);
    const decision = await decide(tx, open, verdict, { userId, byKeeper: false });
    await settleCase(tx, open, { decision, before: { state: "open" } });
  });
}

/** Closes what staff have decided: both sides are told, and it stands in the log as what was done. */
export async function settleCase(
  tx: TransactionContext,
  of: Case,
  {
    decision,
    act = moderationAuditEvents.decide_case,
    before,
  }: {
    decision: Decision;
    act?:
      typeof moderationAuditEvents.decide_case | typeof moderationAuditEvents.take_back_decision;
    before: Facts;
  },
): Promise<void> {
  await tx.db
    .update(moderationCases)
    .set({
      ...{ state: "decided", decidedAt: tx.now(), claimedById: null, claimedAt: null },
      lookedAt: of.lookedAt ?? tx.now(),
      // The decision is the answer, but to a cry.
      awaitsAnswerSince: sql`case when ${hasUnansweredCry()} then ${moderationCases.awaitsAnswerSince} end`,
    })
    .where(eq(moderationCases.id, of.id));
  await notifyAuthor(tx, of, { decision });
  await notifyReporters(tx, of, { decision });
  await recordAuditEvent(tx, {
    act,
    target: { kind: "case", id: of.id },
    reason: decision.reason as Verdict["reason"],
    before,
    after: { state: "decided", decision: decision.kind, subject: of.subject },
  });
}

/** Puts a decision in the place of another one: what that took away comes back first. */
export async function replaceDecision(
  tx: TransactionContext,
  of: Case,
  {
    current,
    verdict,
    userId,
    byKeeper = false,
  }: { current: Decision; verdict: Verdict; userId: string; byKeeper?: boolean },
): Promise<Decision> {
  await tx.db
    .update(moderationDecisions)
    .set({ revertedAt: tx.now() })
    .where(eq(moderationDecisions.id, current.id));
  // A silence that changed nothing, since a longer one held, counts no more either.
  const carried = current.kind === "silence" ? { silencedUntil: null } : {};
  await undoDecision(tx, of, { ...carried, ...current.undo });
  return decide(tx, of, verdict, { userId, byKeeper, isReplacing: true });
}

/** The case, for whoever changes it; the others wait. @throws NotFound */
export async function lockCase(tx: TransactionContext, id: string): Promise<Case> {
  const [about] = await tx.db
    .select({
      commentId: moderationCases.commentId,
      inPostId: moderationCases.inPostId,
      wordsOf: sql<
        string | null
      >`case ${moderationCases.subject} when 'group_words' then ${moderationCases.groupId} end`,
    })
    .from(moderationCases)
    .where(eq(moderationCases.id, id));
  if (about) await lockText(tx, about);
  const [found] = await tx.db
    .select()
    .from(moderationCases)
    .where(eq(moderationCases.id, id))
    .for("no key update");
  if (!found) throw new NotFound("case");
  return found;
}

/** @throws Conflict while a colleague is at it */
export function assertFree(ctx: Pick<ServiceContext, "now">, of: Case, userId: string): void {
  if (of.claimedById !== null && of.claimedById !== userId && isClaimed(ctx, of))
    throw new Conflict(moderationRefusals.case_claimed);
}

/**
 * Keeps those out who wrote the thing, are it, or reported it.
 * @throws NotAllowed("own_interest")
 */
export async function assertDisinterested(
  tx: Pick<ServiceContext, "db">,
  of: Concerned,
  userId: string,
): Promise<void> {
  if (await isConcerned(tx, of, userId)) throw new NotAllowed(moderationRefusals.own_interest);
}

export async function isConcerned(
  tx: Pick<ServiceContext, "db">,
  of: Concerned,
  userId: string,
): Promise<boolean> {
  const isAuthor = (await accountsOf(tx, of)).includes(userId);
  const [reporter] = await tx.db
    .select({ id: reports.id })
    .from(reports)
    .innerJoin(caseParties, eq(caseParties.reportId, reports.id))
    .where(and(eq(caseParties.caseId, of.id), eq(reports.reporterId, userId)))
    .limit(1);
  return isAuthor || reporter !== undefined;
}

/** The decision that holds; what held only until somebody looked does not count. */
export async function currentDecision(
  tx: Pick<ServiceContext, "db">,
  caseId: string,
): Promise<Decision | null> {
  return (await currentDecisions(tx, [caseId])).get(caseId) ?? null;
}

/** The same of many cases, by the case's id; one in which nothing holds is not among them. */
export async function currentDecisions(
  tx: Pick<ServiceContext, "db">,
  caseIds: readonly string[],
): Promise<Map<string, Decision>> {
  if (caseIds.length === 0) return new Map();
  const { caseId, isInterim, revertedAt, decidedAt } = moderationDecisions;
  const holding = await tx.db
    .selectDistinctOn([caseId])
    .from(moderationDecisions)
    .where(and(inArray(caseId, [...caseIds]), eq(isInterim, false), isNull(revertedAt)))
    .orderBy(caseId, desc(decidedAt));
  return new Map(holding.map((decision) => [decision.caseId, decision]));
}

/**
 * Does and writes down what somebody decided. What was hidden until now stays so or comes back.
 * @throws Invalid for what does not fit the case
 */
export async function decide(
  tx: TransactionContext,
  of: Case,
  verdict: Verdict,
  by: { userId: string; byKeeper: boolean; isInterim?: boolean; isReplacing?: boolean },
): Promise<Decision> {
  if (isReversal(verdict.reason) && !by.isReplacing) throw new Invalid("reason");
  const words = await checkedVerdict(tx, of, verdict);
  const { kind, reason, days } = verdict;
  const silencedUntil =
    kind === "silence" ? new Date(tx.now().getTime() + (days ?? 0) * day) : undefined;
  const bannedUntil =
    kind === "ban_account" && days !== undefined ? new Date(tx.now().getTime() + days * day) : null;
  const { undo: hidden, silencedUntil: heldUntil } = await takeInterim(tx, of);
  // One keeper does not shorten what another has decided.
  if (by.isInterim && silencedUntil && heldUntil && silencedUntil < heldUntil)
    throw new Conflict(keeperRefusals.nothing_to_change);
  let undo: DecisionUndo = {};
  if (kind === "leave") {
    await undoDecision(tx, of, hidden);
    await releaseHeld(tx, of);
  } else {
    // A silence until somebody looked ends when they have: none goes on that no decision has in its own name.
    const { silencedUntil: silencedBefore, ...withheld } = hidden;
    if (silencedBefore !== undefined) await undoDecision(tx, of, { silencedUntil: silencedBefore });
    const isTextShown = kind === "edit" || (kind === "remove_picture" && of.subject !== "picture");
    if (isTextShown) {
      await undoDecision(tx, of, withheld);
      await releaseHeld(tx, of);
    }
    const applied = await applyDecision(tx, of, {
      kind,
      silencedUntil,
      bannedUntil,
      edited: verdict.edited,
      editedField: verdict.editedField,
    });
    undo = {
      ...applied,
      ...(isTextShown ? {} : withheld),
    };
    // Words that a keeper has written since many reports hid others are those that come back.
    if (kind !== "edit" && applied.edited) undo.edited = applied.edited;
  }
  const [decision] = await tx.db
    .insert(moderationDecisions)
    .values({
      caseId: of.id,
      kind,
      reason,
      ground: groundOf(verdict),
      words,
      isInterim: by.isInterim ?? false,
      byKeeper: by.byKeeper,
      decidedById: by.userId,
      decidedAt: tx.now(),
      silencedUntil: silencedUntil ?? null,
      bannedUntil,
      undo,
    })
    .returning();
  if (!decision) throw new Error("The decision was not written down.");
  return decision;
}

/** What it rests on, as the law tells grounds apart. What is kept for its author's sake is held by the terms. */
function groundOf({ kind, reason }: Verdict) {
  if (kind === "leave") return null;
  if (Object.hasOwn(careReasons, reason)) return "terms";
  return kind === "ban_account"
    ? accountReasons[reason as AccountReason].ground
    : breachReasons[reason as BreachReason].ground;
}

async function takeInterim(
  tx: TransactionContext,
  of: Case,
): Promise<{ undo: DecisionUndo; silencedUntil: Date | null }> {
  const settled = await tx.db
    .update(moderationDecisions)
    .set({ revertedAt: tx.now() })
    .where(
      and(
        eq(moderationDecisions.caseId, of.id),
        eq(moderationDecisions.isInterim, true),
        isNull(moderationDecisions.revertedAt),
      ),
    )
    .returning({
      undo: moderationDecisions.undo,
      silencedUntil: moderationDecisions.silencedUntil,
    });
  return {
    undo: Object.assign({}, ...settled.map(({ undo }) => undo)) as DecisionUndo,
    silencedUntil: settled.find((each) => each.silencedUntil !== null)?.silencedUntil ?? null,
  };
}

async function checkedVerdict(tx: TransactionContext, of: Case, verdict: Verdict): Promise<string> {
  const { kind, reason, days } = verdict;
  const now = await subjectNow(tx, of);
  if (!decisionsFor(of.subject, Boolean(now?.post?.pictureId)).includes(kind))
    throw new Invalid("kind");
  const isForCare = kind === "hide" && Object.hasOwn(careReasons, reason);
  if (isForCare && (now?.comment ?? now?.post)?.state !== "held")
    throw new Conflict(moderationRefusals.not_held);
  const reasons =
    kind === "leave"
      ? { ...leaveReasons, ...reversalReasons }
      : kind === "ban_account"
        ? accountReasons
        : breachReasons;
  if (!isForCare && !Object.hasOwn(reasons, reason)) throw new Invalid("reason");
  if (kind === "silence" && !silenceDays.some((each) => each === days)) throw new Invalid("days");
  if (kind === "ban_account" && days !== undefined && !accountBanDays.some((each) => each === days))
    throw new Invalid("days");
  return checkedWords(verdict.words, { mayBeEmpty: kind === "leave" });
}

/** @throws Invalid */
export function checkedWords(words: string, { mayBeEmpty = false } = {}): string {
  const trimmed = normalise(words);
  if (isLongerThan(trimmed, maxWordsLength) || (!mayBeEmpty && trimmed === ""))
    throw new Invalid("words");
  return trimmed;
}
