import { groupTypeOf, type GroupType } from "~/site/group-types";
import { and, eq, not, sql } from "drizzle-orm";
import { preparedStatement } from "~/db/prepared-statement.server";
import { comments, posts, type threadWish } from "~/db/schema";
import type { ShownComment, ShownPost } from "~/site/posts";
import type { ServiceContext } from "../command/context.server";
import { isOpen, mayBeRead, viewerOf, silenceEnd, writeRefusal } from "../groups/access.server";
import type { WriteRefusal } from "../groups/refusals";
import {
  commentPageSize,
  countNewComments,
  readComment,
  readComments,
  readNewComments,
  type CommentList,
  type NewCommentList,
} from "./comments-page.server";
import { cursorBefore } from "./cursor";
import { isVisibleTo } from "./find-post.server";
import { isId } from "../listing/ids";
import { findMentions } from "./mentions.server";
import { isBlockedBy, mutedInThread } from "../groups/mutes.server";
import { reportedBy } from "../groups/reported.server";
import { selectPosts, shownPost } from "./shown-post.server";
import { lastVisit, rememberPostVisit } from "./visits.server";

export type ThreadWish = (typeof threadWish.enumValues)[number];

export type Surroundings = {
  group: {
    id: string;
    slug: string;
    name: string;
    description: string;
    type: GroupType;
    iconId: string | null;
    isOpen: boolean;
    isIndexed: boolean;
    isSensitive: boolean;
  };
  /** The viewer's own membership; null where they are not active in the group. */
  memberId: string | null;
  /** Whether they look after it and may act for it now. */
  isKeeper: boolean;
  name: string | null;
  cannotWrite: WriteRefusal | null;
  /** Until when, where it is because they are silenced; ISO 8601 in UTC. */
  silencedUntil: string | null;
  /** See `mayBeRead`. */
  mayBeRead: boolean;
};

type Found = Surroundings & {
  post: ShownPost;
  /** From when on comments are new to the viewer; null for whoever never was at it. */
  since: Date | null;
  reader: {
    wish: ThreadWish | null;
    savedAt: Date | null;
    seenAt: Date | null;
    seenBefore: Date | null;
    seenComments: number;
  } | null;
};

/** What somebody sees of a thread of people whom they have muted. */
type Muted = {
  /** Its author is out of their sight, and so is the post. */
  muted: "mute" | "block" | null;
  /** Comments are left out for that reason. */
  leavesOutComments: boolean;
};

export type PostPage = Found & Muted & { list: CommentList };

type PageOf = {
  after?: string | null;
  /** The viewer has asked to see words of people whom they have muted. */
  showsMuted?: boolean;
};

/**
 * A post with the first of its comments, or those after a place among them.
 * @returns null when there is none for this viewer
 */
export async function findPostPage(
  ctx: ServiceContext,
  id: string,
  { after, showsMuted }: PageOf = {},
): Promise<PostPage | null> {
  const found = await findPost(ctx, id);
  if (!found) return null;
  const of = { ...readingOf(found), showsMuted, postId: id, under: null };
  const [list, newComments, muted] = await Promise.all([
    readComments(ctx, of, after),
    countNewComments(ctx, of),
    mutedIn(ctx, found, showsMuted),
  ]);
  await rememberVisit(ctx, found, list.next === null && !isOwnAlone(list));
  return { ...found, post: { ...found.post, newComments }, ...muted, list };
}

async function mutedIn(ctx: ServiceContext, { post }: Found, showsMuted = false): Promise<Muted> {
  const found = await mutedInThread(ctx, { viewer: viewerOf(ctx), postId: post.id });
  return {
    muted: showsMuted ? null : found.author,
    leavesOutComments: !showsMuted && found.hasComments,
  };
}

const readingOf = ({ memberId, since, group }: Found) => ({ memberId, since, group });

/** Whoever comes from their own comment to the place where it stands has not read what is in between. */
const isOwnAlone = ({ comments }: CommentList) =>
  comments.length > 0 && comments.every((one) => one.kind === "shown" && one.isMine);

const rememberVisit = (ctx: ServiceContext, { post, reader }: Found, toTheEnd: boolean) =>
  rememberPostVisit(ctx, {
    ...{ postId: post.id, comments: post.commentCount, seen: reader },
    toTheEnd,
  });

export type NewComments = Surroundings & {
  post: ShownPost;
} & Pick<Muted, "muted"> &
  NewCommentList;

/**
 * What was written under a post since the viewer had read it.
 * @param since when that was, as the page of the post had it
 * @returns null when there is no such post for this viewer
 */
export async function findNewComments(
  ctx: ServiceContext,
  id: string,
  since?: Date,
): Promise<NewComments | null> {
  const found = await findPost(ctx, id);
  if (!found) return null;
  const from = since ?? found.since;
  const [list, { muted }] = await Promise.all([
    readNewComments(ctx, { ...readingOf(found), since: from, postId: id }),
    mutedIn(ctx, found),
  ]);
  await rememberVisit(ctx, found, list.next === null);
  return { ...found, muted, ...list };
}

type Shape = "for a visitor" | "for a member";
const viewerIn = (shape: Shape) => (shape === "for a visitor" ? null : sql.placeholder("viewer"));

const onePost = preparedStatement((db, shape: Shape) =>
  selectPosts(db, viewerIn(shape))
    // What somebody has reported is closed to them, by its address, too.
    .where(
      and(
        eq(posts.id, sql.placeholder("id")),
        not(reportedBy(viewerIn(shape), { post: posts.id })),
        not(reportedBy(viewerIn(shape), { member: posts.authorId })),
      ),
    )
    .prepare("post"),
);

/** A post alone, as the forms that change it need it. */
export async function findPost(ctx: ServiceContext, id: string): Promise<Found | null> {
  if (!isId(id)) return null;
  const viewer = viewerOf(ctx);
  const [row] = await onePost(ctx, viewer === null ? "for a visitor" : "for a member").execute({
    id,
    viewer,
  });
  if (!row) return null;
  const { group, mine, me } = row;
  const membership = mine?.state === "active" ? mine : null;
  if (!isOpen(group) && !membership) return null;
  if (!isVisibleTo(row, mine)) return null;
  const post = shownPost(row, { whole: true, now: ctx.now() });
  await findMentions(ctx, [{ group, shown: post }]);
  return {
    post,
    // What came while a visit goes on is new, and what was read before it came is not.
    since: post.newComments > 0 ? (row.reader?.seenAt ?? null) : lastVisit(row.reader, ctx.now()),
    reader: row.reader,
    group: {
      id: group.id,
      slug: group.slug,
      name: group.name,
      description: group.description,
      type: groupTypeOf(group.type) ?? "Public",
      iconId: group.iconId,
      isOpen: isOpen(group),
      isIndexed: group.isIndexed,
      isSensitive: group.isSensitive,
    },
    memberId: membership?.id ?? null,
    isKeeper: membership?.role === "keeper" && silenceEnd(membership, ctx.now()) === null,
    name: mine?.pseudonym ?? (group.isSensitive ? null : (me?.nick ?? null)),
    mayBeRead: mayBeRead(group, mine),
    cannotWrite: writeRefusal({ group, membership: mine, account: me }, ctx.now()),
    silencedUntil: silenceEnd(mine, ctx.now()),
  };
}

export type CommentPage = Surroundings &
  Pick<Muted, "muted"> & {
    /** Whoever wrote the post or the comment has blocked the viewer; answers of others may still be answered. */
    isBlockedHere: boolean;
    post: ShownPost;
    comment: ShownComment;
    /** Under which comment it is shown; null for an answer to the post. */
    shownUnderId: string | null;
    /** Where among the comments of the post its conversation begins; null for the first page of them. */
    place: string | null;
    list: CommentList;
  };

/**
 * A comment with the first of its answers, or those after a place among them.
 * @returns null when there is none for this viewer
 */
export async function findCommentPage(
  ctx: ServiceContext,
  id: string,
  { after, showsMuted }: PageOf = {},
): Promise<CommentPage | null> {
  if (!isId(id)) return null;
  const [place] = await ctx.db
    .select({
      postId: comments.postId,
      shownUnderId: comments.shownUnderId,
      createdAt: comments.createdAt,
      authorId: comments.authorId,
    })
    .from(comments)
    .where(eq(comments.id, id));
  const found = place && (await findPost(ctx, place.postId));
  if (!found) return null;
  const reading = { ...readingOf(found), showsMuted };
  const { memberId: actorId } = found;
  const [comment, list, { muted }, isBlockedByAuthor] = await Promise.all([
    readComment(ctx, { ...reading, id }),
    readComments(ctx, { ...reading, postId: place.postId, under: id }, after),
    mutedIn(ctx, found, showsMuted),
    actorId !== null && isBlockedBy(ctx, { ownerId: place.authorId, actorId }),
  ]);
  const isThere =
    comment && (comment.kind === "shown" || comment.kind === "muted" || comment.replyCount > 0);
  if (!isThere) return null;
  const isShort = found.post.commentCount <= commentPageSize;
  return {
    ...found,
    muted,
    isBlockedHere: found.post.isBlocked || isBlockedByAuthor,
    comment,
    shownUnderId: place.shownUnderId,
    place: isShort || place.shownUnderId ? null : cursorBefore(place),
    list,
  };
}
