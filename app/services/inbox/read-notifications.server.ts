import {
  and,
  desc,
  eq,
  inArray,
  isNull,
  not,
  or,
  sql,
  type Placeholder,
  type SQL,
} from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { atMost } from "~/db/at-most";
import type { Executor } from "~/db/client.server";
import { preparedStatement } from "~/db/prepared-statement.server";
import {
  auditLog,
  avatars,
  caseParties,
  comments,
  groupMembers,
  groups,
  moderationCases,
  moderationDecisions,
  notifications,
  postReaders,
  posts,
  users,
} from "~/db/schema";
import type { DecisionKind } from "~/site/moderation";
import { cutText } from "~/site/posts";
import { plainLine, plainText } from "~/site/written-text";
import { maxShownUnread, type MemberNotification } from "~/site/notifications";
import { toTheMinute } from "~/time/to-the-minute";
import { authoriseSelf } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { readableGroups } from "../groups/access.server";
import { authorAccount, authorAvatar, authorColumns, readAuthor } from "../groups/author.server";
import { dismissalReasons, type DismissalReason } from "../groups/acts";
import { isDismissalOf } from "../groups/kept-once.server";
import { reportedBy, wantedBy } from "../groups/reported.server";
import { isDecidedForCare } from "../notifications/care-alone.server";
import { printCursor, readCursor } from "../posts/cursor";

const notificationsPageSize = 20;

export type NotificationPage = {
  notifications: MemberNotification[];
  /** The `before` of the next ones; null at the end. */
  next: string | null;
};

/** Nothing is heard of whoever was muted, blocked or reported since, nor of what was, but for what staff decided about one's own words, or wrote. */
const wanted = (owner: string | Placeholder): SQL | undefined =>
  and(
    eq(notifications.userId, owner),
    or(isNull(notifications.actorId), wantedBy(owner, { author: notifications.actorId })),
    or(
      inArray(notifications.kind, ["decision", "case_message"]),
      and(
        not(reportedBy(owner, { post: notifications.postId })),
        not(reportedBy(owner, { comment: notifications.commentId })),
      ),
    ),
  );

const isReadable = (owner: string | Placeholder): SQL<boolean> => sql<boolean>`(
  ${groups.id} is not null and (${notifications.kind} in ('decision', 'case_message', 'not_let_in') or (
    (${readableGroups(owner)})
    and (${posts.id} is null or ${posts.state} = 'published')
    and (${comments.id} is null or ${comments.state} = 'published')
    and (${notifications.kind} <> 'join_request' or exists (
      select 1 from ${groupMembers} keeper where keeper.group_id = ${groups.id}
        and keeper.user_id = ${owner} and keeper.state = 'active' and keeper.role = 'keeper')))))`;

const logged = alias(auditLog, "logged");
const theirs = alias(groupMembers, "theirs");

/** Why somebody was dismissed as a keeper. */
const dismissalOf = (owner: string | Placeholder): SQL<string | null> => sql<string | null>`(
  case when ${notifications.kind} = 'keeper_dismissed' then (
    select logged.reason from ${auditLog} logged
    join ${groupMembers} theirs on ${isDismissalOf(logged, theirs)}
    where theirs.group_id = ${notifications.groupId}
      and theirs.user_id = ${owner}
    order by abs(extract(epoch from logged.at - ${notifications.happenedAt})), logged.id desc limit 1) end)`;

/** The beginning of the words that it is about: of the comment, where there is one. A hard topic is opened by whoever wants to read it. */
const beginningOfWords = sql<string | null>`(
  case when ${notifications.kind} in ('reply', 'mention', 'like', 'followed_comment', 'followed_post') and not ${posts.isHard}
    then left(coalesce(${comments.content}, ${posts.content}), 400) end)`;

/**
 * The decision of staff that holds, as `currentDecision` has it, on the notification's post or comment; null where there is none, or
 * its author took the text back.
 */
const decisionThatHolds = sql<DecisionKind | null>`(
  select case when not holding.is_automated
      and (holding.kind = 'delete' or coalesce(${comments.state}, ${posts.state}) <> 'deleted') then holding.kind end
  from (select * from ${moderationDecisions} decision
    where ${notifications.kind} = 'decision' and decision.case_id = ${caseParties.caseId}
      and not decision.is_interim and decision.reverted_at is null
    order by decision.decided_at desc limit 1) holding)`;

/**
 * Answers below one post that were not read yet, as one line of a list: how many there are that may be seen, since when, and which
 * of them stands for all. Each has a row and a mail of its own all the same.
 */
const unreadReplies = (owner: string | Placeholder): SQL => sql`(
  select reply.post_id, count(*)::int as replies, min(answer.created_at) as since,
    (array_agg(reply.id order by reply.happened_at desc, reply.id desc))[1] as newest
  from ${notifications} reply
  join ${comments} answer on answer.id = reply.comment_id and answer.state = 'published'
  where reply.user_id = ${owner} and reply.kind = 'reply' and reply.read_at is null
    and ${wantedBy(owner, { author: sql`reply.actor_id`, comment: sql`reply.comment_id` })}
  group by reply.post_id) gathered`;

const standsForOthers = sql`(gathered.newest is null or gathered.newest = ${notifications.id})`;

/**
 * Notifications of a member, newest first, as they may be seen now: rights are asked when they are shown, not when they
 * came about.
 * @param owner the account
 */
function selectNotifications(
  db: Executor,
  owner: string | Placeholder,
  { gathered = unreadReplies(owner) }: { gathered?: SQL } = {},
) {
  return db
    .select({
      id: notifications.id,
      kind: notifications.kind,
      happenedAt: notifications.happenedAt,
      readAt: notifications.readAt,
      actorCount: notifications.actorCount,
      replies: sql<number | null>`gathered.replies`,
      firstReplyAt: sql<string | null>`gathered.since`,
      isReadable: isReadable(owner),
      group: {
        slug: groups.slug,
        name: groups.name,
        isPrivate: groups.isPrivate,
        isSensitive: groups.isSensitive,
      },
      post: {
        id: posts.id,
        title: sql<
          string | null
        >`case when ${wantedBy(owner, { author: posts.authorId, post: posts.id })}
          then ${posts.title} end`,
      },
      comment: { id: comments.id, parentId: comments.parentId, createdAt: comments.createdAt },
      ofCase: {
        partyId: caseParties.id,
        subject: moderationCases.subject,
        isForCare: sql<boolean>`(${caseParties.side} = 'author' and ${isDecidedForCare(caseParties.caseId)})`,
        isReporter: sql<boolean>`(${caseParties.side} = 'reporter')`,
        holds: decisionThatHolds,
      },
      words: beginningOfWords,
      dismissal: dismissalOf(owner),
      actorId: notifications.actorId,
      actor: authorColumns,
    })
    .from(notifications)
    .leftJoin(groups, eq(groups.id, notifications.groupId))
    .leftJoin(posts, eq(posts.id, notifications.postId))
    .leftJoin(comments, eq(comments.id, notifications.commentId))
    .leftJoin(caseParties, eq(caseParties.id, notifications.partyId))
    .leftJoin(moderationCases, eq(moderationCases.id, caseParties.caseId))
    .leftJoin(groupMembers, eq(groupMembers.id, notifications.actorId))
    .leftJoin(users, authorAccount)
    .leftJoin(avatars, authorAvatar)
    .leftJoin(
      gathered,
      sql`gathered.post_id = ${notifications.postId} and ${notifications.kind} = 'reply' and ${notifications.readAt} is null`,
    )
    .orderBy(desc(notifications.happenedAt), desc(notifications.id));
}

export type NotificationRow = Awaited<ReturnType<typeof selectNotifications>>[number];

const dismissalReasonText = (reason: string | null): string | null =>
  reason !== null && Object.hasOwn(dismissalReasons, reason)
    ? dismissalReasons[reason as DismissalReason]
    : null;

/** What of a row its owner may see. */
export function readNotification(row: NotificationRow): MemberNotification {
  const { id, group, post, comment, ofCase, actor } = row;
  const base = { id, happenedAt: toTheMinute(row.happenedAt), isRead: row.readAt !== null };
  if (row.kind === "group_deleted") return { ...base, isReadable: false, isGroupDeleted: true };
  if (row.kind === "wish_answered")
    return {
      ...base,
      ...{ isReadable: true, kind: row.kind, actor: null, others: 0 },
      ...{ group: { slug: "", name: "" }, post: null, comment: null, ofCase: null, reason: null },
      excerpt: null,
    };
  if (!row.isReadable || !group) return { ...base, isReadable: false };
  const isOfSeveral = row.kind !== "like" && Math.max(row.actorCount, row.replies ?? 0) > 1;
  return {
    ...base,
    isReadable: true,
    kind: row.kind,
    actor: actor && readAuthor(actor),
    others: Math.max(row.actorCount, row.replies ?? 0) - 1,
    group: { slug: group.slug, name: group.name },
    post,
    comment: comment && {
      id: comment.id,
      isReply: comment.parentId !== null,
      writtenAt: toTheMinute(row.firstReplyAt ? new Date(row.firstReplyAt) : comment.createdAt),
    },
    excerpt: row.words === null || isOfSeveral ? null : cutText(plainLine(row.words), 120).text,
    ofCase:
      ofCase?.partyId && ofCase.subject
        ? { ...ofCase, partyId: ofCase.partyId, subject: ofCase.subject }
        : null,
    reason: dismissalReasonText(row.dismissal),
  };
}

type Page = { before?: string | null; limit?: number; id?: string };

const newestNotifications = preparedStatement((db, most: `${number}`) => {
  const owner = sql.placeholder("owner");
  return selectNotifications(db, owner)
    .where(and(wanted(owner), standsForOthers))
    .limit(atMost(Number(most)))
    .prepare("notifications");
});

/**
 * One page of the member's notifications, or the one with an id.
 * @throws NotAllowed for whoever has no account
 */
export async function listNotifications(
  ctx: ServiceContext,
  { before, limit = notificationsPageSize, id }: Page = {},
): Promise<NotificationPage> {
  const owner = authoriseSelf(ctx);
  const cursor = readCursor(before);
  const earlier = cursor
    ? sql`(${notifications.happenedAt}, ${notifications.id}) <
        (${cursor.at.toISOString()}::timestamptz, ${cursor.id}::uuid)`
    : undefined;
  const rows =
    earlier || id
      ? await selectNotifications(ctx.db, owner)
          .where(and(wanted(owner), earlier, id ? eq(notifications.id, id) : standsForOthers))
          .limit(limit + 1)
      : await newestNotifications(ctx, `${limit + 1}`).execute({ owner });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    notifications: shown.map(readNotification),
    next:
      rows.length > limit && last ? printCursor({ createdAt: last.happenedAt, id: last.id }) : null,
  };
}

/** Unread rows that are looked at for a badge: answers below one post may be many, and are one line. */
const mostCounted = 10 * maxShownUnread;

const unreadCount = preparedStatement((db, _shape: "of one") => {
  const unread = db
    .select({
      line: sql`case when ${notifications.kind} = 'reply' then ${notifications.postId} else ${notifications.id} end`.as(
        "line",
      ),
    })
    .from(notifications)
    .where(and(wanted(sql.placeholder("owner")), isNull(notifications.readAt)))
    .limit(atMost(mostCounted))
    .as("unread");
  const some = db
    .selectDistinct({ line: unread.line })
    .from(unread)
    .limit(atMost(maxShownUnread + 1))
    .as("some");
  return db
    .select({ unread: sql<number>`count(*)::int` })
    .from(some)
    .prepare("unread");
});

/** How many lines the member has not read; counting ends soon after what a badge can show. */
export async function countUnread(ctx: ServiceContext): Promise<number> {
  const [counted] = await unreadCount(ctx, "of one").execute({ owner: authoriseSelf(ctx) });
  return counted?.unread ?? 0;
}

/** A mail tells of one answer, with its words. */
const noneGathered = sql`(
  select null::uuid as post_id, null::int as replies, null::timestamptz as since, null::uuid as newest) gathered`;

/**
 * Notifications that a mail tells of, by what is so when it is sent: nothing of a group that they have left, of a thread that
 * they have muted, or to an account that may not sign in.
 */
export const notificationsOfMail = (
  ctx: Pick<ServiceContext, "db">,
  { owner, ids }: { owner: string; ids: readonly string[] },
) =>
  selectNotifications(ctx.db, owner, { gathered: noneGathered }).where(
    and(
      wanted(owner),
      inArray(notifications.id, [...ids]),
      sql`exists (select 1 from ${users} owner where owner.id = ${owner} and owner.status = 'active')`,
      sql`(${notifications.kind} in ('decision', 'case_message', 'not_let_in', 'group_deleted') or exists (select 1 from ${groupMembers} own
        where own.group_id = ${notifications.groupId} and own.user_id = ${owner} and own.state = 'active'))`,
      sql`not exists (select 1 from ${postReaders} reader where reader.user_id = ${owner}
        and reader.post_id = ${notifications.postId} and reader.wish = 'mute')`,
    ),
  );

/** The beginning of what somebody wrote that a mail tells of; null where it is gone or its group is not open. */
export async function wordsOf(
  ctx: Pick<ServiceContext, "db">,
  { post, comment, group }: NotificationRow,
): Promise<string | null> {
  if (!post || !group || group.isPrivate || group.isSensitive) return null;
  const [written] = comment
    ? await ctx.db
        .select({ content: comments.content })
        .from(comments)
        .where(and(eq(comments.id, comment.id), eq(comments.state, "published")))
    : await ctx.db
        .select({ content: posts.content })
        .from(posts)
        .where(and(eq(posts.id, post.id), eq(posts.state, "published"), eq(posts.isHard, false)));
  return written ? cutText(plainText(written.content), 600).text : null;
}
