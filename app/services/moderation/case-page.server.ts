import { and, asc, desc, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import {
  caseParties,
  comments,
  groupMembers,
  groups,
  moderationCases,
  moderationDecisions,
  posts,
  reports,
} from "~/db/schema";
import {
  noOtherLimits,
  type CaseSide,
  type CaseState,
  type CaseSubject,
  type DecisionKind,
  type OtherLimits,
} from "~/site/moderation";
import { reportKindLabels, reportKindOf, type ReportReason } from "~/site/reports";
import { toTheMinute } from "~/time/to-the-minute";
import type { ServiceContext } from "../command/context.server";
import { NotAllowed } from "../command/errors";
import { isKeeper, viewerOf } from "../groups/access.server";
import { groupWordsText, groupWordsTitle } from "~/site/group-words-text";
import { plainLine } from "~/site/written-text";
import { isDecidedForCare } from "../notifications/care-alone.server";
import { caseKey } from "./case-key.server";
import { appealable, isUpToMachine, partyOfKey } from "./party.server";
import { otherLimits } from "./other-limits.server";
import { appealTime, excerptLength } from "./rules";
import { readThreads } from "./threads.server";

const minuteOf = (moment: Date | null): string | null => moment && toTheMinute(moment);

/** A decision as a party reads it. Times are ISO 8601 in UTC. */
export type ShownDecision = {
  id: string;
  kind: DecisionKind;
  reason: string;
  ground: "terms" | "law" | null;
  words: string;
  isAutomated: boolean;
  byKeeper: boolean;
  decidedAt: string;
  silencedUntil: string | null;
  bannedUntil: string | null;
  isReverted: boolean;
  /** Whether its author had taken it back before, or the words of a group had been replaced. */
  hidesNothing: boolean;
  /** `after` is null where nothing is left of it. */
  edited: { before: Words; after: Words | null } | null;
};

type Words = { title: string; content: string };

export type CasePage = {
  side: CaseSide;
  number: string;
  subject: CaseSubject;
  state: CaseState;
  openedAt: string;
  content: { title: string | null; text: string } | null;
  /** Where its author finds it; null for others, for what is neither, and where it is gone. */
  thing: { kind: "post" | "comment"; id: string } | null;
  /** Whether its author took the text back that it is or stands in; false for others. */
  isGone: boolean;
  /** `what` is what was reported, such as "post". */
  report: { what: string; reason: ReportReason; details: string; createdAt: string } | null;
  decisions: ShownDecision[];
  /** What other decisions take from the author now. */
  others: OtherLimits;
  appeal: { text: string; createdAt: string; answer: string | null; outcome: string | null } | null;
  /** Whether a program decided and no person has yet: what its author writes then is an appeal. */
  isUpToMachine: boolean;
  /** Until when it may be appealed against; null where it cannot be. */
  appealUntil: string | null;
  messages: { id: string; fromStaff: boolean; text: string; createdAt: string }[];
};

/** How a case is called in mails and on pages. */
export const caseNumber = (partyId: string) => partyId.slice(0, 8).toUpperCase();

/** @throws NotFound for a key that is nobody's */
export async function readCasePage(ctx: ServiceContext, key: string): Promise<CasePage> {
  const found = await partyOfKey(ctx, key);
  const { party, of, report, appeal } = found;
  const isAuthor = party.side === "author";
  const [decisions, messages, open, shown, others] = await Promise.all([
    ctx.db
      .select()
      .from(moderationDecisions)
      .where(eq(moderationDecisions.caseId, of.id))
      .orderBy(asc(moderationDecisions.decidedAt)),
    readThreads(ctx, [party.id], { reader: "party", limit: 200 }),
    appealable(ctx, found),
    isAuthor ? ownContent(ctx, of) : null,
    isAuthor ? otherLimits(ctx, of) : noOtherLimits,
  ]);
  const content = (isAuthor && (keptContent(of, decisions) ?? deletedContent(of))) || shown;
  return {
    side: party.side,
    number: caseNumber(party.id),
    subject: of.subject,
    state: of.state,
    openedAt: toTheMinute(of.openedAt),
    content,
    thing:
      shown && !of.deletedText && (of.subject === "post" || of.subject === "comment")
        ? { kind: of.subject, id: of.subjectId }
        : null,
    isGone: isAuthor && isTakenBack(of, shown, decisions),
    report: report && {
      what: reportKindLabels[reportKindOf(report)],
      reason: report.reason,
      details: report.details,
      createdAt: toTheMinute(report.createdAt),
    },
    decisions: decisions
      .filter(({ isInterim }) => isAuthor || !isInterim)
      .map((decision) => ({
        id: decision.id,
        kind: decision.kind,
        reason: decision.reason,
        ground: decision.ground,
        words: isAuthor ? decision.words : "",
        isAutomated: decision.isAutomated,
        byKeeper: decision.byKeeper,
        decidedAt: toTheMinute(decision.decidedAt),
        silencedUntil: isAuthor ? minuteOf(decision.silencedUntil) : null,
        bannedUntil: isAuthor ? minuteOf(decision.bannedUntil) : null,
        isReverted: decision.revertedAt !== null,
        hidesNothing: hidesNothing(of, decision),
        edited: isAuthor ? shownEdit(of, decision) : null,
      })),
    others,
    appeal: appeal && {
      text: appeal.text,
      createdAt: toTheMinute(appeal.createdAt),
      answer: appeal.answer,
      outcome: appeal.outcome,
    },
    isUpToMachine: await isUpToMachine(ctx, found),
    appealUntil: open && toTheMinute(new Date(open.decidedAt.getTime() + appealTime)),
    messages: messages.map((message) => ({
      ...message,
      createdAt: toTheMinute(message.createdAt),
    })),
  };
}

/** Whether its author took the text back that a case is about, or in which that stands. */
export async function isTextTakenBack(
  ctx: Pick<ServiceContext, "db">,
  of: typeof moderationCases.$inferSelect,
): Promise<boolean> {
  const [shown, decisions] = await Promise.all([
    ownContent(ctx, of),
    ctx.db.select().from(moderationDecisions).where(eq(moderationDecisions.caseId, of.id)),
  ]);
  return isTakenBack(of, shown, decisions);
}

const isTakenBack = (
  { subject }: Pick<typeof moderationCases.$inferSelect, "subject">,
  shown: object | null,
  decisions: readonly Parameters<typeof isDeletion>[0][],
): boolean => shown === null && mayGo(subject) && !decisions.some(isDeletion);

const mayGo = (subject: CaseSubject) =>
  subject === "post" || subject === "comment" || subject === "picture";

/** What moderators deleted they say themselves. */
const isDeletion = ({
  kind,
  revertedAt,
}: Pick<typeof moderationDecisions.$inferSelect, "kind" | "revertedAt">) =>
  kind === "delete" && revertedAt === null;

/** Whether a decision hid nothing: its author had taken it back before, or the words of a group had been replaced. */
export const hidesNothing = (
  { subject }: Pick<typeof moderationCases.$inferSelect, "subject">,
  { kind, undo }: Pick<typeof moderationDecisions.$inferSelect, "kind" | "undo">,
): boolean =>
  subject === "group_words" ? kind !== "leave" && undo.edited === undefined : undo.gone === true;

function shownEdit(
  { subject }: Pick<typeof moderationCases.$inferSelect, "subject">,
  { undo: { edited } }: Pick<typeof moderationDecisions.$inferSelect, "undo">,
): ShownDecision["edited"] {
  if (!edited || subject !== "group_words") return edited ?? null;
  const { before, after } = edited;
  const said = ({ title, content }: Words) => ({
    title: "",
    content: groupWordsText({ rules: title, welcome: content }),
  });
  return {
    before: said(before),
    after: after.title === "" && after.content === "" ? null : said(after),
  };
}

/** What a text said that moderators deleted, as long as it can be brought back. */
export function keptContent(
  { commentId }: Pick<typeof moderationCases.$inferSelect, "commentId">,
  decisions: readonly Pick<typeof moderationDecisions.$inferSelect, "undo" | "revertedAt">[],
): { title: string | null; text: string } | null {
  const deleted = decisions.find(({ revertedAt, undo }) => revertedAt === null && undo.deleted)
    ?.undo.deleted;
  return deleted ? { title: commentId ? null : deleted.title, text: deleted.content } : null;
}

/** What a text said that its author took back, while somebody's report of it waits for a decision. */
export const deletedContent = ({
  commentId,
  deletedText,
}: Pick<typeof moderationCases.$inferSelect, "commentId" | "deletedText">): {
  title: string | null;
  text: string;
} | null =>
  deletedText && { title: commentId ? null : deletedText.title, text: deletedText.content };

async function ownContent(
  ctx: Pick<ServiceContext, "db">,
  { commentId, inPostId, subject, words }: typeof moderationCases.$inferSelect,
) {
  if (subject === "group_words")
    return words && { title: groupWordsTitle(words), text: groupWordsText(words) };
  if (commentId) {
    const [comment] = await ctx.db
      .select({ text: comments.content })
      .from(comments)
      .where(and(eq(comments.id, commentId), ne(comments.state, "deleted")));
    return comment ? { title: null, text: comment.text } : null;
  }
  if (!inPostId) return null;
  const [post] = await ctx.db
    .select({ title: posts.title, text: posts.content })
    .from(posts)
    .where(and(eq(posts.id, inPostId), ne(posts.state, "deleted")));
  return post ?? null;
}

export type MyCase = {
  key: string;
  number: string;
  side: CaseSide;
  subject: CaseSubject;
  state: CaseState;
  openedAt: string;
  /** Whether care alone is the matter with something of their own: see `isCareAlone`. */
  isForCare: boolean;
  /** Null for an account. */
  group: string | null;
  /** Why one reported it; null for what is one's own. */
  reason: ReportReason | null;
  /** How one's own words of it begin: what one wrote, or what one reported it with; null where there are none. */
  excerpt: string | null;
};

/**
 * The cases of a member: what they wrote, what stands for a group that they look after and nobody is known to have written, and
 * what they reported, the latest first.
 * @param options.most of either, at most
 * @throws NotAllowed for whoever is not signed in
 */
export async function listMyCases(
  ctx: ServiceContext,
  { most = maxCases }: { most?: number } = {},
): Promise<MyCase[]> {
  const viewer = viewerOf(ctx);
  if (viewer === null) throw new NotAllowed("not_signed_in");
  const columns = {
    id: caseParties.id,
    side: caseParties.side,
    subject: moderationCases.subject,
    state: moderationCases.state,
    openedAt: moderationCases.openedAt,
    isForCare: sql<boolean>`(${caseParties.side} = 'author' and ${isDecidedForCare(moderationCases.id)})`,
    group: groups.name,
  };
  const [written, reported] = await Promise.all([
    ctx.db
      .select({
        ...columns,
        reason: sql<null>`null`,
        excerpt: sql<string | null>`nullif(left(case ${moderationCases.subject}
          when 'comment' then ${comments.content} when 'post' then concat_ws(' – ', nullif(${posts.title}, ''), ${posts.content})
          end, ${excerptLength}), '')`,
      })
      .from(moderationCases)
      .innerJoin(caseParties, eq(caseParties.caseId, moderationCases.id))
      .leftJoin(groups, eq(groups.id, moderationCases.groupId))
      .leftJoin(posts, eq(posts.id, moderationCases.inPostId))
      .leftJoin(comments, eq(comments.id, moderationCases.commentId))
      .where(
        and(
          or(
            eq(moderationCases.accountId, viewer),
            inArray(
              moderationCases.authorId,
              ctx.db
                .select({ id: groupMembers.id })
                .from(groupMembers)
                .where(eq(groupMembers.userId, viewer)),
            ),
            and(
              isNull(moderationCases.authorId),
              inArray(
                moderationCases.groupId,
                ctx.db
                  .select({ id: groupMembers.groupId })
                  .from(groupMembers)
                  .where(and(isKeeper, eq(groupMembers.userId, viewer))),
              ),
            ),
          ),
          eq(caseParties.side, "author"),
        ),
      )
      .orderBy(desc(moderationCases.openedAt))
      .limit(most),
    ctx.db
      .select({
        ...columns,
        reason: reports.reason,
        // What they reported is closed to them, so it is known by what they wrote of it.
        excerpt: sql<string | null>`nullif(left(${reports.details}, ${excerptLength}), '')`,
      })
      .from(reports)
      .innerJoin(caseParties, eq(caseParties.reportId, reports.id))
      .innerJoin(moderationCases, eq(moderationCases.id, caseParties.caseId))
      .leftJoin(groups, eq(groups.id, moderationCases.groupId))
      .where(eq(reports.reporterId, viewer))
      .orderBy(desc(moderationCases.openedAt))
      .limit(most),
  ]);
  return [...written, ...reported]
    .sort((one, other) => other.openedAt.getTime() - one.openedAt.getTime())
    .map(({ id, openedAt, excerpt, ...rest }) => ({
      ...rest,
      excerpt: excerpt && plainLine(excerpt),
      key: caseKey(id),
      number: caseNumber(id),
      openedAt: toTheMinute(openedAt),
    }));
}

/**
 * The key of a member's own page of a case that they were told of.
 * @returns null for whoever is no party to it any more, such as a keeper who looks after the group no longer
 */
export async function ownCaseKey(ctx: ServiceContext, partyId: string): Promise<string | null> {
  const key = caseKey(partyId);
  return (await listMyCases(ctx)).some((mine) => mine.key === key) ? key : null;
}

const maxCases = 50;
