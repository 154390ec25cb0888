import { and, asc, desc, eq, inArray, isNull, lte, ne, not, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import {
  acts,
  avatars,
  caseAppeals,
  caseParties,
  comments,
  groupMembers,
  groups,
  moderationCases,
  moderationDecisions,
  pictures,
  posts,
  reports,
  users,
  type GroupWords,
} from "~/db/schema";
import type { GroupField } from "~/site/group-words-text";
import type { CaseSide, CaseState } from "~/site/moderation";
import type { ReportReason } from "~/site/reports";
import { isDecidedForCare } from "../notifications/care-alone.server";
import { auditOf, auditOfOpenings, type AuditLine } from "../audit/queries.server";
import { authoriseReading, mayAct } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { NotFound } from "../command/errors";
import type { Refusal } from "../command/refusals";
import {
  authorAccount,
  authorAvatar,
  authorColumns,
  readAuthor,
  type Author,
  type AuthorRow,
} from "../groups/author.server";
import { groupTextVersion } from "../groups/group-rules";
import { isId } from "../listing/ids";
import { moderationAuditEvents, moderationRefusals } from "./acts";
import { fieldsOf, isWithinReach, keptAs } from "./case-text.server";
import { caseNumber, deletedContent, keptContent } from "./case-page.server";
import { hasUnansweredCry } from "./cries.server";
import { isConcerned } from "./decide-case.server";
import { hasDecidedOnWaiting } from "./has-decided.server";
import { takingBackRefusal } from "./take-back-decision.server";
import { isClaimed, subjectNow, type Case } from "./subject.server";
import type { Decision } from "./notify-parties.server";
import { otherSilences } from "./other-limits.server";
import { readThreads, type ThreadMessage } from "./threads.server";

const accounts = alias(users, "accounts");

export type CaseThread = {
  partyId: string;
  side: CaseSide;
  number: string;
  /** `reporterName` is null in a sensitive group, where staff see pseudonyms alone. */
  report: {
    reason: ReportReason;
    details: string;
    reporterName: string | null;
    createdAt: Date;
    /** Whether a mail would reach whoever reported it: no address was given, or nobody has confirmed it. */
    reach: "open" | "unconfirmed" | "anonymous";
  } | null;
  messages: ThreadMessage[];
  appeal: typeof caseAppeals.$inferSelect | null;
};

export type CaseDetail = {
  found: Case;
  hasUnansweredCry: boolean;
  /** Null for an account. */
  group: { slug: string; name: string; isSensitive: boolean } | null;
  author: Author;
  isAuthorSilenced: boolean;
  isAuthorBanned: boolean;
  claimedBy: { email: string; isMe: boolean } | null;
  /** Why whoever looks may not decide it: they wrote or reported it, or an appeal is against their own decision. */
  barred: "own_interest" | "own_decision" | null;
  /** The decision that holds; null where none does. */
  current: Decision | null;
  /** Why that cannot be taken back. */
  takingBackRefused: Refusal | null;
  /** What it is about, as it stands now; null for a member, and where it is gone. */
  content: { state: string; title: string | null; text: string } | null;
  context: { title: string; text: string } | null;
  /** The rules and the welcome of a group; null for everything else. */
  groupWords: CaseGroupWords | null;
  picture: { id: string; isHidden: boolean; alternativeText: string | null } | null;
  hasPicture: boolean;
  threads: CaseThread[];
  decisions: Decision[];
  earlier: { caseId: string; kind: Decision["kind"]; reason: string; decidedAt: Date }[];
  /** A change by a moderator after which the author wrote there again; `isBack` where it holds again what was taken out. */
  undoes: { caseId: string; isBack: boolean } | null;
  /** What moderators had taken out, before the author changed it or where somebody appeals against it; null for everything else. */
  takenOut: TakenOut | null;
  /** Decisions of other cases that silence the author now, whatever becomes of one in this. `number`: as the author knows it. */
  otherSilences: { caseId: string; number: string | null; until: Date }[];
  /** What was done in it, and who asked for the account behind the pseudonym and agreed or said no. */
  history: AuditLine[];
  /** Requests for that account to which nobody answered within a day. */
  lapsed: LapsedRequest[];
};

export type CaseGroupWords = {
  /** Null once the case is closed. */
  reported: GroupWords | null;
  /** The same as it stands now, of what it is about alone; empty while nobody sees it. */
  now: GroupWords;
  /** Whether another keeper, or staff, have put something else in the place of what was reported. */
  isReplaced: boolean;
  /** What a moderator would change: what stands there or, while many reports hide it, what did. */
  toEdit: Partial<Record<GroupField, { text: string; version: string }>>;
};

export type TakenOut = Pick<
  Decision,
  "caseId" | "kind" | "reason" | "decidedAt" | "byKeeper" | "isAutomated"
> & {
  /** Who of staff decided, by address; null for keepers, whom staff know by their names in a group alone, and for a program. */
  by: string | null;
  /** How it was before; null where it was not changed. */
  before: Record<"title" | "content", string> | null;
};

export type LapsedRequest = {
  id: string;
  reason: string;
  askedByEmail: string | null;
  lapsedAt: Date;
};

/** @throws NotAllowed, NotFound */
export async function caseDetail(ctx: ServiceContext, id: string): Promise<CaseDetail> {
  const { userId } = authoriseReading(ctx, "moderate_content");
  const [row] = isId(id)
    ? await ctx.db
        .select({
          found: moderationCases,
          hasUnansweredCry: hasUnansweredCry(),
          group: groups,
          author: authorColumns,
          membership: groupMembers,
          nick: accounts.nick,
          post: { title: posts.title, text: posts.content, state: posts.state },
          comment: { text: comments.content, state: comments.state },
          editedAt: { post: posts.editedAt, comment: comments.editedAt },
        })
        .from(moderationCases)
        .leftJoin(groupMembers, eq(groupMembers.id, moderationCases.authorId))
        .leftJoin(groups, eq(groups.id, moderationCases.groupId))
        .leftJoin(users, authorAccount)
        .leftJoin(avatars, authorAvatar)
        .leftJoin(accounts, eq(accounts.id, moderationCases.accountId))
        .leftJoin(posts, eq(posts.id, moderationCases.inPostId))
        .leftJoin(comments, eq(comments.id, moderationCases.commentId))
        .where(eq(moderationCases.id, id))
    : [];
  if (!row) throw new NotFound("case");
  const { found, group, post, comment, membership } = row;
  const editedAt = [
    ...(found.commentId ? [row.editedAt.comment] : [row.editedAt.post]),
    ...(group && found.subject === "group_words" ? [group.rulesAt, group.welcomeAt] : []),
  ];
  const [
    undone,
    barred,
    claimer,
    picture,
    threads,
    decisions,
    earlier,
    silences,
    ofCase,
    openings,
    lapsed,
  ] = await Promise.all([
    undoneIn(ctx, found, {
      editedAt,
      now: found.commentId
        ? { title: "", content: comment?.text ?? "" }
        : found.subject === "group_words"
          ? { title: group?.rules ?? "", content: group?.welcome ?? "" }
          : { title: post?.title ?? "", content: post?.text ?? "" },
    }),
    barredFrom(ctx, found, userId),
    claimerOf(ctx, found, userId),
    pictureOf(ctx, found),
    threadsOf(ctx, found.id, { named: !group?.isSensitive }),
    ctx.db
      .select()
      .from(moderationDecisions)
      .where(eq(moderationDecisions.caseId, found.id))
      .orderBy(asc(moderationDecisions.decidedAt)),
    earlierOf(ctx, found),
    otherSilences(ctx, found),
    auditOf(ctx, { kind: "case", id: found.id }),
    membership && group?.isSensitive ? auditOfOpenings(ctx, membership.id) : [],
    membership && group?.isSensitive ? lapsedOpenings(ctx, membership.id) : [],
  ]);
  const current =
    decisions.findLast(({ isInterim, revertedAt }) => !isInterim && revertedAt === null) ?? null;
  return {
    found,
    hasUnansweredCry: row.hasUnansweredCry,
    current,
    takingBackRefused: takingBackRefusal(ctx, {
      ...{ of: found, current },
      hasAppeal: threads.some(({ appeal }) => appeal !== null),
    }),
    group: group && { slug: group.slug, name: group.name, isSensitive: group.isSensitive },
    author: membership ? readAuthor(row.author as AuthorRow) : withoutMembership(found, row.nick),
    isAuthorSilenced: (membership?.silencedUntil ?? ctx.now()) > ctx.now(),
    isAuthorBanned: membership?.state === "banned",
    claimedBy: claimer,
    barred,
    content: withKept(
      keptContent(found, decisions) ?? deletedContent(found),
      comment
        ? { state: comment.state, title: null, text: comment.text }
        : post && found.subject !== "member" && found.subject !== "group_words"
          ? post
          : null,
    ),
    groupWords:
      group && found.subject === "group_words" ? groupWordsOf(found, group, decisions) : null,
    context: comment && post ? { title: post.title, text: post.text } : null,
    picture,
    hasPicture: picture !== null,
    threads,
    decisions,
    earlier,
    otherSilences: silences.map(({ authorPartyId, ...silence }) => ({
      ...silence,
      number: authorPartyId && caseNumber(authorPartyId),
    })),
    undoes: undone && { caseId: undone.decision.caseId, isBack: undone.isBack },
    takenOut: await takenOutBy(
      ctx,
      undone?.decision ?? (found.state === "appealed" ? current : null),
    ),
    history: [...ofCase, ...openings],
    lapsed,
  };
}

/** The rules by which `decideCase` and `answerAppeal` refuse, so that nothing is offered that they would. */
async function barredFrom(
  ctx: ServiceContext,
  found: Case,
  userId: string,
): Promise<CaseDetail["barred"]> {
  if (await isConcerned(ctx, found, userId)) return "own_interest";
  if (found.state !== "appealed") return null;
  return (await hasDecidedOnWaiting(ctx, found.id, userId)) ? "own_decision" : null;
}

async function undoneIn(
  ctx: ServiceContext,
  { id, subjectId, openedAt }: Case,
  { editedAt, now }: { editedAt: (Date | null)[]; now: Record<"title" | "content", string> },
): Promise<{ decision: Decision; isBack: boolean } | null> {
  const [changed] = await ctx.db
    .select({ decision: moderationDecisions })
    .from(moderationDecisions)
    .innerJoin(moderationCases, eq(moderationCases.id, moderationDecisions.caseId))
    .where(
      and(
        eq(moderationCases.subjectId, subjectId),
        ne(moderationCases.id, id),
        eq(moderationDecisions.isInterim, false),
        isNull(moderationDecisions.revertedAt),
        lte(moderationDecisions.decidedAt, openedAt),
        sql`${moderationDecisions.undo} ? 'edited'`,
      ),
    )
    .orderBy(desc(moderationDecisions.decidedAt))
    .limit(1);
  const edited = changed?.decision.undo.edited;
  if (!changed || !edited) return null;
  const { decidedAt, kind } = changed.decision;
  if (!editedAt.some((at) => at !== null && at > decidedAt)) return null;
  const { before, after } = edited;
  const isBack = (["title", "content"] as const).some(
    (part) =>
      before[part] !== after[part] &&
      folded(before[part]) !== "" &&
      folded(now[part]).includes(folded(before[part])),
  );
  return kind === "edit" || isBack ? { decision: changed.decision, isBack } : null;
}

async function takenOutBy(
  ctx: ServiceContext,
  decision: Decision | null,
): Promise<CaseDetail["takenOut"]> {
  if (!decision || decision.kind === "leave") return null;
  const { caseId, kind, reason, decidedAt, byKeeper, isAutomated, decidedById, undo } = decision;
  const [decider] =
    decidedById === null || byKeeper
      ? []
      : await ctx.db.select({ email: users.email }).from(users).where(eq(users.id, decidedById));
  return {
    ...{ caseId, kind, reason, decidedAt, byKeeper, isAutomated },
    by: decider?.email ?? null,
    before: undo.edited?.before ?? null,
  };
}

/** But for case, space and signs that nobody sees. */
const folded = (text: string) => text.toLowerCase().replace(/[\s\p{Cf}]+/gu, "");

/** A lapse is nobody's deed, so that the log has no line of it. */
async function lapsedOpenings(ctx: ServiceContext, membershipId: string): Promise<LapsedRequest[]> {
  if (!mayAct(ctx.actor, "open_pseudonyms")) return [];
  const { id, reason, status, lapsesAt } = acts;
  return ctx.db
    .select({ id, reason, askedByEmail: users.email, lapsedAt: lapsesAt })
    .from(acts)
    .leftJoin(users, eq(users.id, acts.requestedBy))
    .where(
      and(
        eq(acts.kind, moderationAuditEvents.open_pseudonym.code),
        eq(acts.targetKind, "membership"),
        eq(acts.targetId, membershipId),
        inArray(status, ["requested", "lapsed"]),
        lte(lapsesAt, ctx.now()),
      ),
    )
    .orderBy(desc(lapsesAt))
    .limit(50);
}

const withKept = (
  kept: ReturnType<typeof keptContent>,
  content: CaseDetail["content"],
): CaseDetail["content"] => (kept && content ? { ...content, ...kept } : content);

async function claimerOf(ctx: ServiceContext, found: Case, userId: string) {
  if (!found.claimedById || !isClaimed(ctx, found)) return null;
  const [claimer] = await ctx.db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, found.claimedById));
  return claimer ? { email: claimer.email, isMe: found.claimedById === userId } : null;
}

async function pictureOf(ctx: ServiceContext, found: Case) {
  const now = await subjectNow(ctx, found);
  const id = found.pictureId ?? (found.subject === "post" ? now?.post?.pictureId : null);
  if (!id) return null;
  const [picture] = await ctx.db.select().from(pictures).where(eq(pictures.id, id));
  return picture
    ? { id, isHidden: picture.hiddenAt !== null, alternativeText: picture.alternativeText }
    : null;
}

function reachOf({ reporterId, reporterEmail, confirmedAt }: typeof reports.$inferSelect) {
  if (reporterId !== null) return "open";
  if (reporterEmail === null) return "anonymous";
  return confirmedAt === null ? "unconfirmed" : "open";
}

const maxThreads = 60;

async function threadsOf(
  ctx: ServiceContext,
  caseId: string,
  { named }: { named: boolean },
): Promise<CaseThread[]> {
  const parties = await ctx.db
    .select({ party: caseParties, report: reports, appeal: caseAppeals })
    .from(caseParties)
    .leftJoin(reports, eq(reports.id, caseParties.reportId))
    .leftJoin(caseAppeals, eq(caseAppeals.partyId, caseParties.id))
    .where(eq(caseParties.caseId, caseId))
    .orderBy(asc(caseParties.side), asc(reports.createdAt))
    .limit(maxThreads);
  const messages = await readThreads(
    ctx,
    parties.map(({ party }) => party.id),
    { reader: "staff", limit: 500 },
  );
  return parties.map(({ party, report, appeal }) => ({
    partyId: party.id,
    side: party.side,
    number: caseNumber(party.id),
    report: report && {
      reason: report.reason,
      details: report.details,
      reporterName: named ? report.reporterName : null,
      createdAt: report.createdAt,
      reach: reachOf(report),
    },
    appeal,
    messages: messages
      .filter(({ partyId }) => partyId === party.id)
      .map(({ partyId: _, ...message }) => message),
  }));
}

/**
 * An account by the name that everybody sees: its address is for whoever may see accounts. Nobody answers for the words of a
 * group that no keeper is known to have written.
 */
const withoutMembership = ({ subject, subjectId }: Case, nick: string | null): Author => ({
  id: subjectId,
  name:
    subject === "group_words" ? "Nikt z opieki albo nie wiadomo kto" : (nick ?? "Konto bez nicku"),
  picture: { kind: "drawn", seed: subjectId },
  isKeeper: false,
  isDeleted: subject === "group_words",
});

function groupWordsOf(
  { words, authorId }: Case,
  group: typeof groups.$inferSelect,
  decisions: readonly Decision[],
): CaseGroupWords {
  const by = { rules: group.rulesById, welcome: group.welcomeById };
  const hidden = decisions.find(({ isInterim, revertedAt }) => isInterim && revertedAt === null)
    ?.undo.edited?.before;
  const fields = fieldsOf({ words });
  const inReach = (field: GroupField, text: string) =>
    isWithinReach({ words, authorId }, field, { text, byId: by[field] });
  const toEdit = fields
    .map((field) => ({ field, text: group[field] || (hidden?.[keptAs[field]] ?? "") }))
    .filter(({ field, text }) => inReach(field, text))
    .map(({ field, text }) => [field, { text, version: groupTextVersion(field, text) }]);
  return {
    reported: words,
    now: {
      rules: fields.includes("rules") ? group.rules : "",
      welcome: fields.includes("welcome") ? group.welcome : "",
    },
    isReplaced: fields.some((field) => group[field] !== "" && !inReach(field, group[field])),
    toEdit: Object.fromEntries(toEdit),
  };
}

/** What was decided about whoever wrote it before. That care was taken of somebody is no record against them. */
const earlierOf = (ctx: ServiceContext, found: Case) =>
  ctx.db
    .select({
      caseId: moderationDecisions.caseId,
      kind: moderationDecisions.kind,
      reason: moderationDecisions.reason,
      decidedAt: moderationDecisions.decidedAt,
    })
    .from(moderationCases)
    .innerJoin(moderationDecisions, eq(moderationDecisions.caseId, moderationCases.id))
    .where(
      and(
        found.authorId === null
          ? eq(moderationCases.subjectId, found.subjectId)
          : eq(moderationCases.authorId, found.authorId),
        sql`${moderationCases.id} <> ${found.id}`,
        sql`${moderationDecisions.revertedAt} is null`,
        not(isDecidedForCare(moderationCases.id)),
      ),
    )
    .orderBy(desc(moderationDecisions.decidedAt))
    .limit(10);

/** The picture that a case is about, hidden or not. @throws NotAllowed, NotFound */
export async function casePicture(ctx: ServiceContext, caseId: string): Promise<string> {
  const { picture } = await caseDetail(ctx, caseId);
  if (!picture) throw new NotFound("picture");
  return picture.id;
}

/** Why a case cannot be decided as things are. */
export function caseRefusal(
  detail: Pick<CaseDetail, "found" | "claimedBy" | "barred">,
): Refusal | null {
  const { state } = detail.found;
  if (state !== "open" && state !== "appealed") return moderationRefusals.decided;
  return handsOffRefusal(detail);
}

/** Why whoever looks is to leave a case to others. */
export function handsOffRefusal({
  claimedBy,
  barred,
}: Pick<CaseDetail, "claimedBy" | "barred">): Refusal | null {
  if (barred) return moderationRefusals[barred];
  return claimedBy && !claimedBy.isMe
    ? {
        ...moderationRefusals.case_claimed,
        text: `Tą sprawą zajmuje się teraz ${claimedBy.email}.`,
      }
    : null;
}

/** Whose thread it is, in which case. @throws NotAllowed, NotFound */
export async function threadOf(
  ctx: ServiceContext,
  partyId: string,
): Promise<{ caseId: string; side: CaseSide; state: CaseState }> {
  authoriseReading(ctx, "moderate_content");
  const [found] = isId(partyId)
    ? await ctx.db
        .select({
          caseId: caseParties.caseId,
          side: caseParties.side,
          state: moderationCases.state,
        })
        .from(caseParties)
        .innerJoin(moderationCases, eq(moderationCases.id, caseParties.caseId))
        .where(eq(caseParties.id, partyId))
    : [];
  if (!found) throw new NotFound("party");
  return found;
}
