import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import { comments, groupMembers, moderationCases, moderationDecisions, posts } from "~/db/schema";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { Conflict, NotAllowed, NotFound } from "../command/errors";
import { viewerOf } from "../groups/access.server";
import { keeperOf } from "../groups/answer-join-request.server";
import { isId } from "../listing/ids";
import { moderationAuditEvents } from "./acts";
import { decide, lockCase, replaceDecision } from "./decide-case.server";
import { notifyAuthor, type Decision } from "./notify-parties.server";
import { takeBackRefusals } from "./refusals";
import type { Case } from "./subject.server";

/**
 * Takes back what a keeper decided, as long as it is theirs alone: what they hid is shown again, whoever they silenced may
 * write. The author is told.
 * @throws NotFound for whoever does not look after the group or has decided nothing in the case; Conflict of
 * `takeBackRefusals` once staff or a program have decided something about it, too, or it is different by now
 */
export async function takeBackAsKeeper(
  ctx: ServiceContext,
  { caseId }: { caseId: string },
): Promise<void> {
  const userId = viewerOf(ctx);
  if (userId === null) throw new NotAllowed("not_signed_in");
  if (!isId(caseId)) throw new NotFound("case");
  await inTransaction(ctx, async (tx) => {
    const of = await lockCase(tx, caseId);
    const keeperId = of.groupId === null ? null : await keeperOf(tx, of.groupId);
    if (!keeperId || !(await hasDecided(tx, caseId, userId))) throw new NotFound("case");
    await lockAuthor(tx, of);
    const current = (await decisionsToTakeBack(tx, { userId, caseIds: [caseId] })).get(caseId);
    if (!current) throw new Conflict(takeBackRefusals.not_to_take_back);
    const verdict = { kind: "leave", reason: "no_breach", words: "" } as const;
    const decision = current.isInterim
      ? await decide(tx, of, verdict, { userId, byKeeper: true, isInterim: true })
      : await replaceDecision(tx, of, { current, verdict, userId, byKeeper: true });
    await notifyAuthor(tx, of, { decision });
    await recordAuditEvent(tx, {
      act: moderationAuditEvents.keeper_takes_back,
      target: targetOf(of),
      byMembership: keeperId,
      after: { case: of.id, decision: current.kind },
    });
  });
}

const targetOf = ({ commentId, postId, subjectId }: Case) =>
  ({ kind: commentId ? "comment" : postId ? "post" : "membership", id: subjectId }) as const;

async function hasDecided(tx: TransactionContext, caseId: string, userId: string) {
  const [own] = await tx.db
    .select({ id: moderationDecisions.id })
    .from(moderationDecisions)
    .where(and(eq(moderationDecisions.caseId, caseId), madeAsKeeper(userId)))
    .limit(1);
  return own !== undefined;
}

const madeAsKeeper = (userId: string): SQL | undefined =>
  and(
    eq(moderationDecisions.byKeeper, true),
    eq(moderationDecisions.decidedById, userId),
    inArray(moderationDecisions.kind, ["hide", "silence"]),
  );

/** Nobody silences them meanwhile: what a keeper takes back is their own. */
async function lockAuthor(tx: TransactionContext, { authorId }: Case): Promise<void> {
  if (authorId === null) return;
  await tx.db
    .select({ id: groupMembers.id })
    .from(groupMembers)
    .where(eq(groupMembers.id, authorId))
    .for("no key update");
}

/**
 * The case in which a keeper silenced somebody and may give them their voice back: see `takeBackAsKeeper`.
 * @returns null where it is not theirs alone
 */
export async function silenceToTakeBack(
  ctx: ServiceContext,
  membershipId: string,
): Promise<string | null> {
  const userId = viewerOf(ctx);
  if (userId === null) return null;
  const cases = await ctx.db
    .select({ id: moderationCases.id })
    .from(moderationCases)
    .where(and(eq(moderationCases.subject, "member"), eq(moderationCases.subjectId, membershipId)));
  const found = await decisionsToTakeBack(ctx, { userId, caseIds: cases.map(({ id }) => id) });
  return [...found.keys()][0] ?? null;
}

/**
 * What a keeper may take back of what they decided, by the case: it holds, nobody but them has a part in it, and nothing has
 * been decided about the same thing since. What waited for a moderator is not theirs to show.
 */
export async function decisionsToTakeBack(
  ctx: Pick<ServiceContext, "db" | "now">,
  { userId, caseIds }: { userId: string; caseIds: readonly string[] },
): Promise<Map<string, Decision>> {
  if (caseIds.length === 0) return new Map();
  const rows = await ctx.db
    .select({ decision: moderationDecisions })
    .from(moderationDecisions)
    .innerJoin(moderationCases, eq(moderationCases.id, moderationDecisions.caseId))
    .innerJoin(groupMembers, eq(groupMembers.id, moderationCases.authorId))
    .leftJoin(posts, eq(posts.id, moderationCases.inPostId))
    .leftJoin(comments, eq(comments.id, moderationCases.commentId))
    .where(
      and(
        inArray(moderationCases.id, [...caseIds]),
        madeAsKeeper(userId),
        sql`${moderationDecisions.revertedAt} is null`,
        sql`${moderationCases.state} = case when ${moderationDecisions.isInterim} then 'open'::case_state else 'decided' end`,
        sql`coalesce(${moderationDecisions.undo}->>'state', '') <> 'held'`,
        sql`case ${moderationDecisions.kind} when 'silence'
          then ${groupMembers.silencedUntil} = ${moderationDecisions.silencedUntil}
            and ${groupMembers.silencedUntil} > ${ctx.now().toISOString()}::timestamptz
          else coalesce(${comments.state}, ${posts.state}) = 'hidden' end`,
        sql`not exists (select 1 from moderation_decisions other
          where other.case_id = ${moderationCases.id} and other.decided_by_id is distinct from ${userId})`,
        sql`not exists (select 1 from moderation_decisions other
          join moderation_cases theirs on theirs.id = other.case_id
          where theirs.subject_id = ${moderationCases.subjectId} and not other.by_keeper
            and (theirs.id = ${moderationCases.id}
              or other.reverted_at is null and other.decided_at >= ${moderationDecisions.decidedAt}))`,
      ),
    );
  return new Map(rows.map(({ decision }) => [decision.caseId, decision]));
}
