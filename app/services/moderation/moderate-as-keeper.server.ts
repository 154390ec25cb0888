import { and, desc, eq, isNull } from "drizzle-orm";
import type { Screening } from "~/crisis/assess.server";
import { comments, groupMembers, moderationCases, moderationDecisions, posts } from "~/db/schema";
import { keeperSilenceDays, type BreachReason } from "~/site/moderation";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { Conflict, Invalid, NotAllowed, NotFound } from "../command/errors";
import { oneselfRefused } from "../access/refusals";
import { viewerOf } from "../groups/access.server";
import { actingKeeperOf, keeperOf } from "../groups/answer-join-request.server";
import { requireRateLimit } from "../rate-limits/consume-rate-limit.server";
import { decide } from "./decide-case.server";
import {
  findSubject,
  lockText,
  textOf,
  subjectColumns,
  type Case,
  type Subject,
} from "./subject.server";
import { notifyAuthor } from "./notify-parties.server";
import { keeperRefusals, keptByStaff } from "./refusals";
import { moderationAuditEvents } from "./acts";

export type KeeperAct = {
  kind: "post" | "comment" | "member";
  id: string;
  reason: BreachReason;
  /** To the author; at most 2,000 characters. */
  words: string;
  screening: Screening;
  days?: number;
};

/**
 * What a keeper does about a text or a person in their own group: it is a decision like that of staff, and the author may
 * appeal to staff against it. While a report waits for staff it holds until they decide.
 * @throws NotFound for whoever does not look after the group; NotAllowed `oneself`, `keeper`, `silenced`; Invalid;
 * TooManyRequests; Conflict of `keeperRefusals`
 */
export async function moderateAsKeeper(
  ctx: ServiceContext,
  { kind, id, reason, words, days }: KeeperAct,
): Promise<void> {
  const userId = viewerOf(ctx);
  if (userId === null) throw new NotAllowed("not_signed_in");
  if (kind === "member" && !keeperSilenceDays.some((each) => each === days))
    throw new Invalid("days");
  const judged = await moderatedSubject(ctx, { kind, id });
  await actingKeeperOf(ctx, judged.groupId);
  await requireRateLimit(ctx, "keeperDecisions", `${judged.keeperId}:${judged.authorId}`);
  await inTransaction(ctx, async (tx) => {
    const { keeperId, ...subject } = await moderatedSubject(tx, { kind, id });
    await lockText(tx, textOf(subject));
    await assertNotHeld(tx, subject);
    if (kind !== "member") await assertUndecided(tx, subject);
    const { of, isFresh } = await caseFor(tx, subject);
    const decided = kind === "member" ? "silence" : "hide";
    const decision = await decide(
      tx,
      of,
      { kind: decided, reason, words, days },
      { userId, byKeeper: true, isInterim: !isFresh },
    );
    if (Object.keys(decision.undo).length === 0)
      throw new Conflict(keeperRefusals.nothing_to_change);
    if (isFresh)
      await tx.db
        .update(moderationCases)
        .set({ state: "decided", decidedAt: tx.now() })
        .where(eq(moderationCases.id, of.id));
    await notifyAuthor(tx, of, { decision });
    await recordAuditEvent(tx, {
      act:
        kind === "member"
          ? moderationAuditEvents.keeper_silences
          : moderationAuditEvents.keeper_hides,
      target: kind === "member" ? { kind: "membership", id } : { kind, id },
      reason,
      byMembership: keeperId,
      after: { case: of.id, decision: decided },
    });
  });
}

/**
 * Something in a group that the one who acts looks after, and that is not theirs; and as which membership they do.
 * @throws NotFound, also for what is held; NotAllowed `oneself`, and of `keptByStaff` for what another keeper wrote
 */
export async function moderatedSubject(
  ctx: ServiceContext,
  { kind, id }: Pick<KeeperAct, "kind" | "id">,
): Promise<Subject & { authorId: string; keeperId: string }> {
  const subject = await findSubject(ctx, { kind, id });
  const keeperId = subject && (await keeperOf(ctx, subject.groupId));
  if (!subject?.authorId || !keeperId) throw new NotFound(kind);
  const [author] = await ctx.db
    .select({ userId: groupMembers.userId, role: groupMembers.role })
    .from(groupMembers)
    .where(eq(groupMembers.id, subject.authorId));
  if (author?.userId === viewerOf(ctx)) throw new NotAllowed(oneselfRefused);
  if (author?.role === "keeper") throw new NotAllowed(keptByStaff.keeper);
  await assertNotHeld(ctx, subject);
  return { ...subject, authorId: subject.authorId, keeperId };
}

/** What is held since its author may be in danger is no keeper's to judge: care for them comes first. @throws NotFound */
async function assertNotHeld(
  tx: Pick<ServiceContext, "db">,
  { kind, id, inPostId }: Subject,
): Promise<void> {
  if (kind === "member") return;
  const held = await Promise.all([
    tx.db.$count(posts, and(eq(posts.id, inPostId ?? id), eq(posts.state, "held"))),
    tx.db.$count(comments, and(eq(comments.id, id), eq(comments.state, "held"))),
  ]);
  if (held.some((count) => count > 0)) throw new NotFound(kind);
}

/**
 * That people have not decided about a text what a keeper would go against, nor hidden it already: two tabs, or two keepers, hide
 * something once, so that its author is told one reason.
 * @throws Conflict of `keeperRefusals`
 */
async function assertUndecided(tx: TransactionContext, subject: Subject): Promise<void> {
  const holding = await tx.db
    .select({
      kind: moderationDecisions.kind,
      byKeeper: moderationDecisions.byKeeper,
      at: moderationDecisions.decidedAt,
    })
    .from(moderationDecisions)
    .innerJoin(moderationCases, eq(moderationCases.id, moderationDecisions.caseId))
    .where(
      and(
        eq(moderationCases.subjectId, subject.id),
        eq(moderationDecisions.isAutomated, false),
        isNull(moderationDecisions.revertedAt),
      ),
    )
    .orderBy(desc(moderationDecisions.decidedAt));
  const latest = holding.find(({ byKeeper }) => !byKeeper);
  if (latest?.kind === "leave") await assertEditedSince(tx, subject, latest.at);
  if (holding.some(({ kind }) => kind === "hide"))
    throw new Conflict(keeperRefusals.nothing_to_change);
}

/** What staff have left as it was is a keeper's again once its author has changed it. @throws Conflict */
async function assertEditedSince(
  tx: TransactionContext,
  subject: Subject,
  decidedAt: Date,
): Promise<void> {
  const [text] =
    subject.kind === "comment"
      ? await tx.db
          .select({ editedAt: comments.editedAt })
          .from(comments)
          .where(eq(comments.id, subject.id))
      : await tx.db
          .select({ editedAt: posts.editedAt })
          .from(posts)
          .where(eq(posts.id, subject.id));
  if (!text?.editedAt || text.editedAt <= decidedAt)
    throw new Conflict(keeperRefusals.decided_by_staff);
}

async function caseFor(
  tx: TransactionContext,
  { kind, id, groupId, authorId, inPostId }: Subject,
): Promise<{ of: Case; isFresh: boolean }> {
  for (;;) {
    const [fresh] = await tx.db
      .insert(moderationCases)
      .values({
        subject: kind,
        subjectId: id,
        [subjectColumns[kind]]: id,
        ...{ groupId, authorId, inPostId },
        openedAt: tx.now(),
      })
      .onConflictDoNothing()
      .returning();
    if (fresh) return { of: fresh, isFresh: true };
    const [waiting] = await tx.db
      .select()
      .from(moderationCases)
      .where(and(eq(moderationCases.subjectId, id), eq(moderationCases.state, "open")))
      .for("no key update");
    if (waiting) return { of: waiting, isFresh: false };
  }
}
