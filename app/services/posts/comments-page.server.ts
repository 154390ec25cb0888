import { and, asc, eq, gt, isNull, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { avatars, commentLikes, comments, groupMembers, groups, users } from "~/db/schema";
import type { ContentState, ShownComment } from "~/site/posts";
import { cutWritten } from "~/site/written-text";
import { toTheMinute } from "~/time/to-the-minute";
import type { ServiceContext } from "../command/context.server";
import { viewerOf } from "../groups/access.server";
import { authorAccount, authorAvatar, authorColumns, readAuthor } from "../groups/author.server";
import { shownLevels } from "./add-comment.server";
import { printCursor, readCursor } from "./cursor";
import { findMentions } from "./mentions.server";
import { hasBlocked, mutedAuthors } from "../groups/mutes.server";
import { notReportedBy, wantedBy } from "../groups/reported.server";

export const commentPageSize = 10;

export type CommentList = {
  comments: ShownComment[];
  /** The `after` of the next ones; null at the end. */
  next: string | null;
};

const parent = alias(comments, "parent");
const answered = alias(groupMembers, "answered");
const answeredAccount = alias(users, "answered_account");

const written = { author: comments.authorId, comment: comments.id };

const wanted = (ctx: ServiceContext, showsMuted = false) =>
  (showsMuted ? notReportedBy : wantedBy)(viewerOf(ctx), written);

/**
 * Whether somebody's published words stand anywhere below a comment: for their sake alone one without words keeps its place, so
 * that nobody learns of something that they never saw. Three levels are shown, and the last holds answers to its own.
 */
const holdsAnswers = (comment: string) => sql<boolean>`exists (select 1 from comments below
  left join comments between_them on between_them.id = below.shown_under_id
  where below.state = 'published' and ${sql.identifier(comment)}.id in
    (below.parent_id, below.shown_under_id, between_them.shown_under_id)
  and below.post_id = ${sql.identifier(comment)}.post_id)`;

/** Not the number that the database keeps: that counts what was taken back, too. */
const shownAnswers = sql<number>`(select count(*)::int from comments answer
  where answer.shown_under_id = ${comments.id} and (answer.state = 'published' or ${holdsAnswers("answer")}))`;

function selectComments(ctx: ServiceContext, memberId: string | null) {
  return ctx.db
    .select({
      id: comments.id,
      postId: comments.postId,
      shownUnderId: comments.shownUnderId,
      content: comments.content,
      state: comments.state,
      crisisLevel: comments.crisisLevel,
      depth: comments.depth,
      shownDepth: comments.shownDepth,
      createdAt: comments.createdAt,
      editedAt: comments.editedAt,
      moderatedAt: comments.moderatedAt,
      likeCount: comments.likeCount,
      replyCount: shownAnswers,
      authorId: comments.authorId,
      author: authorColumns,
      isReported: sql<boolean>`not ${notReportedBy(viewerOf(ctx), written)}`,
      isMuted: sql<boolean>`${mutedAuthors(viewerOf(ctx), comments.authorId)}`,
      // Of one's own it is whoever it answers that counts.
      isBlocked:
        memberId === null
          ? sql<boolean>`false`
          : hasBlocked(
              sql`(case when ${comments.authorId} = ${memberId} then ${parent.authorId} else ${comments.authorId} end)`,
              sql`${memberId}::uuid`,
            ),
      liked:
        memberId === null
          ? sql<boolean>`false`
          : sql<boolean>`exists (select 1 from ${commentLikes}
              where ${commentLikes.commentId} = ${comments.id} and ${commentLikes.memberId} = ${memberId})`,
      answers: sql<string | null>`case when ${comments.depth} > ${shownLevels} then
        coalesce(${answered.pseudonym}, case when not ${groups.isSensitive} and ${answeredAccount.nickKey} is not null
          then ${answeredAccount.nick} end) end`,
    })
    .from(comments)
    .innerJoin(groupMembers, eq(groupMembers.id, comments.authorId))
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .leftJoin(users, authorAccount)
    .leftJoin(avatars, authorAvatar)
    .leftJoin(parent, eq(parent.id, comments.parentId))
    .leftJoin(answered, and(eq(answered.id, parent.authorId), ne(parent.state, "deleted")))
    .leftJoin(answeredAccount, eq(answeredAccount.id, answered.userId));
}

type CommentRow = Awaited<ReturnType<typeof selectComments>>[number];

/** By whom and where comments are read. */
type Reading = {
  /** The viewer's own membership of the group. */
  memberId: string | null;
  /** When they were at the post last; null for whoever never was. */
  since: Date | null;
  group: { id: string; isSensitive: boolean };
  /** They have asked for words of people whom they have muted, too. */
  showsMuted?: boolean;
};

/**
 * The comments of a post or the answers to one of them, oldest first. Whoever calls it has looked whether the viewer may
 * read the post.
 * @param of.under whose answers; null for those of the post itself
 */
export async function readComments(
  ctx: ServiceContext,
  of: Reading & { postId: string; under: string | null },
  after?: string | null,
): Promise<CommentList> {
  const cursor = readCursor(after);
  const isOwn = of.memberId === null ? sql`false` : eq(comments.authorId, of.memberId);
  const rows = await selectComments(ctx, of.memberId)
    .where(
      and(
        of.under === null
          ? and(eq(comments.postId, of.postId), isNull(comments.shownUnderId))
          : eq(comments.shownUnderId, of.under),
        cursor
          ? sql`(${comments.createdAt}, ${comments.id}) > (${cursor.at.toISOString()}::timestamptz, ${cursor.id}::uuid)`
          : undefined,
        or(
          and(eq(comments.state, "published"), wanted(ctx, of.showsMuted)),
          and(ne(comments.state, "deleted"), isOwn),
          holdsAnswers("comments"),
        ),
      ),
    )
    .orderBy(asc(comments.createdAt), asc(comments.id))
    .limit(commentPageSize + 1)
    .prepare("comments")
    .execute();
  const shown = rows.slice(0, commentPageSize);
  const last = shown.at(-1);
  return {
    comments: await shownComments(ctx, shown, of),
    next: rows.length > commentPageSize && last ? printCursor(last) : null,
  };
}

const maxNew = 50;

type NewReading = Reading & { postId: string };

/** Comments of others since a moment, at whatever level. */
const writtenSince = (ctx: ServiceContext, { postId, memberId }: NewReading, since: Date) =>
  and(
    eq(comments.postId, postId),
    eq(comments.state, "published"),
    gt(comments.createdAt, since),
    memberId === null ? undefined : ne(comments.authorId, memberId),
    wanted(ctx),
  );

/** How many comments others wrote under a post since the viewer had read it. */
export async function countNewComments(ctx: ServiceContext, of: NewReading): Promise<number> {
  if (of.since === null) return 0;
  const [counted] = await ctx.db
    .select({ count: sql<number>`count(*)::int` })
    .from(comments)
    .where(writtenSince(ctx, of, of.since));
  return counted?.count ?? 0;
}

export type NewCommentList = {
  added: { comment: ShownComment; shownUnderId: string | null }[];
  /** From when on there are more; null at the end. */
  next: Date | null;
};

/** What others wrote under a post since the viewer had read it, at whatever level, oldest first. */
export async function readNewComments(
  ctx: ServiceContext,
  of: NewReading,
): Promise<NewCommentList> {
  const { since, memberId } = of;
  if (since === null) return { added: [], next: null };
  const rows = await selectComments(ctx, memberId)
    .where(writtenSince(ctx, of, since))
    .orderBy(asc(comments.createdAt), asc(comments.id))
    .limit(maxNew + 1);
  const shown = await shownComments(ctx, rows.slice(0, maxNew), of);
  return {
    added: shown.map((comment, index) => ({
      comment,
      shownUnderId: rows[index]?.shownUnderId ?? null,
    })),
    next: (rows.length > maxNew && rows[maxNew - 1]?.createdAt) || null,
  };
}

async function shownComments(
  ctx: ServiceContext,
  rows: readonly CommentRow[],
  { group, ...reading }: Reading,
): Promise<ShownComment[]> {
  const shown = rows.map((row) => shownComment(row, { ...reading, whole: false }));
  await findMentions(
    ctx,
    shown.flatMap((one) => (one.kind === "shown" ? [{ group, shown: one }] : [])),
  );
  return shown;
}

/** One comment, whole. */
export async function readComment(
  ctx: ServiceContext,
  { id, group, ...reading }: Reading & { id: string },
): Promise<ShownComment | null> {
  const [row] = await selectComments(ctx, reading.memberId).where(eq(comments.id, id));
  if (!row) return null;
  const shown = shownComment(row, { ...reading, whole: true });
  if (shown.kind === "shown") await findMentions(ctx, [{ group, shown }]);
  return shown;
}

function shownComment(
  row: CommentRow,
  { memberId, since, showsMuted, whole }: Omit<Reading, "group"> & { whole: boolean },
): ShownComment {
  const place = {
    id: row.id,
    postId: row.postId,
    createdAt: toTheMinute(row.createdAt),
    replyCount: row.replyCount,
    level: row.shownDepth,
  };
  const isMine = row.authorId === memberId;
  if (row.state === "deleted") return { ...place, kind: "deleted" };
  if (row.state !== "published" && !isMine) return { ...place, kind: "hidden" };
  if (row.isReported && !isMine) return { ...place, kind: "reported" };
  if (row.isMuted && !isMine && !showsMuted) return { ...place, kind: "muted" };
  const { text, isCut } = whole ? { text: row.content, isCut: false } : cutWritten(row.content);
  return {
    ...place,
    kind: "shown",
    author: readAuthor(row.author),
    text,
    isCut,
    mentions: [],
    isNew: !isMine && since !== null && row.createdAt > since,
    state: row.state satisfies ContentState,
    isEdited: row.editedAt !== null,
    isModerated: row.moderatedAt !== null,
    likeCount: row.likeCount,
    liked: row.liked,
    isMine,
    isBlocked: !isMine && row.isBlocked,
    isKeptAsItIs: isMine && row.isBlocked,
    needsHelp: isMine && row.crisisLevel !== "none",
    answers: row.answers,
  };
}
