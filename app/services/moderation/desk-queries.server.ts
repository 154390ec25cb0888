import { and, asc, count, desc, eq, inArray, isNotNull, or, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import {
  avatars,
  caseAppeals,
  caseParties,
  comments,
  groupMembers,
  groups,
  moderationCases,
  moderationDecisions,
  posts,
  users,
} from "~/db/schema";
import { urgencies, type CaseState, type CaseSubject } from "~/site/moderation";
import { plainLine } from "~/site/written-text";
import { authoriseReading } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import {
  authorAccount,
  authorAvatar,
  authorColumns,
  readAuthor,
  type Author,
  type AuthorRow,
} from "../groups/author.server";
import { groupsMeant } from "../groups/desk-names.server";
import { membershipsNamed } from "../groups/memberships-named.server";
import { countRows } from "../listing/count-rows.server";
import { numberedPage, type NumberedPage } from "../listing/numbered-page";
import { hasDecidedIn } from "./has-decided.server";
import { excerptLength } from "./rules";
import { isClaimed } from "./subject.server";

const claimers = alias(users, "claimers");

export type CaseLine = {
  id: string;
  subject: CaseSubject;
  state: CaseState;
  urgency: number;
  openedAt: Date;
  /** Null for an account. */
  group: string | null;
  /** Whom it concerns, as their group sees them; null for an account. */
  author: Author | null;
  /** Who of staff is at it; null for nobody. */
  claimedBy: string | null;
  isMine: boolean;
  /** Whether an appeal waits against what whoever looks has decided: a colleague answers it. */
  isOwnDecision: boolean;
  /** Whether the post or comment is deleted; its words may stay with the case all the same. */
  isGone: boolean;
  reports: number;
  /** What it is about, as it stands now: its title and how the text begins; null for a person, and where it is gone. */
  excerpt: string | null;
  /** Whether somebody whom it concerns waits for an answer. */
  awaitsAnswer: boolean;
};

export type CaseFilters = {
  state?: CaseState | "waiting" | "unanswered" | "all";
  subject?: CaseSubject;
  urgency?: number;
  /** The name of a group, a part of one, or an id. */
  group?: string;
  /** How somebody is called in their group, whole. */
  author?: string;
  byKeeper?: boolean;
};

/**
 * A page of cases, the most urgent first, then those in which somebody waits for an answer, then the oldest.
 * @throws NotAllowed
 */
export async function listCases(
  ctx: ServiceContext,
  filters: CaseFilters,
  page: number,
): Promise<NumberedPage<CaseLine>> {
  const { userId } = authoriseReading(ctx, "moderate_content");
  const where = await conditionOf(ctx, filters);
  return numberedPage(page, {
    count: (atMost) => countRows(ctx, moderationCases, where, atMost),
    rows: async (limit, offset) => {
      const order = [
        desc(moderationCases.urgency),
        sql`${moderationCases.awaitsAnswerSince} asc nulls last`,
        asc(moderationCases.openedAt),
        asc(moderationCases.id),
      ];
      // Which stand on the page is known before anything is joined to them: of a hundred thousand that takes seconds.
      const onPage = ctx.db
        .select({ id: moderationCases.id })
        .from(moderationCases)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset);
      const rows = await ctx.db
        .select({
          found: moderationCases,
          group: groups.name,
          membershipId: groupMembers.id,
          author: authorColumns,
          claimedBy: claimers.email,
          textState: sql<string | null>`case ${moderationCases.subject}
            when 'comment' then ${comments.state}::text when 'post' then ${posts.state}::text end`,
          isOwnDecision: sql<boolean>`${moderationCases.state} = 'appealed' and ${hasDecidedIn(
            moderationCases.id,
            { userId, appeals: sql`${caseAppeals.outcome} is null` },
          )}`,
          excerpt: sql<string | null>`nullif(case ${moderationCases.subject}
            when 'comment' then left(coalesce(${moderationCases.deletedText}->>'content', ${comments.content}), ${excerptLength})
            when 'member' then null
            when 'group_words' then left(concat_ws(' – ', nullif(${moderationCases.words}->>'rules', ''),
              nullif(${moderationCases.words}->>'welcome', '')), ${excerptLength})
            else left(concat_ws(' – ', nullif(coalesce(${moderationCases.deletedText}->>'title', ${posts.title}), ''),
              nullif(coalesce(${moderationCases.deletedText}->>'content', ${posts.content}), '')), ${excerptLength}) end, '')`,
          reports: sql<number>`(select count(*)::int from ${caseParties}
            where ${caseParties.caseId} = ${moderationCases.id} and ${caseParties.side} = 'reporter')`,
        })
        .from(moderationCases)
        .leftJoin(groups, eq(groups.id, moderationCases.groupId))
        .leftJoin(groupMembers, eq(groupMembers.id, moderationCases.authorId))
        .leftJoin(users, authorAccount)
        .leftJoin(avatars, authorAvatar)
        .leftJoin(claimers, eq(claimers.id, moderationCases.claimedById))
        .leftJoin(posts, eq(posts.id, moderationCases.inPostId))
        .leftJoin(comments, eq(comments.id, moderationCases.commentId))
        .where(inArray(moderationCases.id, onPage))
        .orderBy(...order);
      return rows.map(
        ({ found, group, membershipId, author, claimedBy, textState, reports: many, ...more }) => ({
          id: found.id,
          subject: found.subject,
          state: found.state,
          urgency: found.urgency,
          openedAt: found.openedAt,
          group,
          author: membershipId === null ? null : readAuthor(author as AuthorRow),
          claimedBy: isClaimed(ctx, found) ? claimedBy : null,
          isMine: isClaimed(ctx, found) && found.claimedById === userId,
          isGone: textState === "deleted",
          reports: many,
          isOwnDecision: more.isOwnDecision,
          excerpt: more.excerpt && plainLine(more.excerpt),
          awaitsAnswer: found.awaitsAnswerSince !== null,
        }),
      );
    },
  });
}

/** A decision, or an answer, is still to come. */
const isWaiting = or(
  inArray(moderationCases.state, ["open", "appealed"]),
  isNotNull(moderationCases.awaitsAnswerSince),
);

async function conditionOf(
  ctx: ServiceContext,
  { state = "waiting", subject, urgency, group, author, byKeeper }: CaseFilters,
): Promise<SQL | undefined> {
  const meant = group === undefined ? [] : await groupsMeant(ctx, group);
  const named = author === undefined ? [] : await membershipsNamed(ctx, author, "part");
  return and(
    state === "all"
      ? undefined
      : state === "waiting"
        ? isWaiting
        : state === "unanswered"
          ? isNotNull(moderationCases.awaitsAnswerSince)
          : eq(moderationCases.state, state),
    subject ? eq(moderationCases.subject, subject) : undefined,
    urgency === undefined ? undefined : eq(moderationCases.urgency, urgency),
    group === undefined
      ? undefined
      : inArray(
          moderationCases.groupId,
          meant.map(({ id }) => id),
        ),
    author === undefined ? undefined : inArray(moderationCases.authorId, named),
    byKeeper
      ? sql`exists (select 1 from ${moderationDecisions}
          where ${moderationDecisions.caseId} = ${moderationCases.id} and ${moderationDecisions.byKeeper})`
      : undefined,
  );
}

/** How many cases wait, how many of them for a crisis or a child, and in how many somebody waits for an answer. @throws NotAllowed */
export async function countWaiting(
  ctx: ServiceContext,
): Promise<{ waiting: number; crisis: number; child: number; unanswered: number }> {
  authoriseReading(ctx, "moderate_content");
  const urgent = (urgency: number) =>
    sql<number>`count(*) filter (where ${moderationCases.urgency} = ${urgency})::int`;
  const [counted] = await ctx.db
    .select({
      waiting: count(),
      crisis: urgent(urgencies.crisis),
      child: urgent(urgencies.child),
      unanswered: sql<number>`count(${moderationCases.awaitsAnswerSince})::int`,
    })
    .from(moderationCases)
    .where(isWaiting);
  return counted ?? { waiting: 0, crisis: 0, child: 0, unanswered: 0 };
}
