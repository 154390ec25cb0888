import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { preparedStatement } from "~/db/prepared-statement.server";
import { groupMembers, posts } from "~/db/schema";
import type { ShownPost } from "~/site/posts";
import type { ServiceContext } from "../command/context.server";
import { groupAccess, viewerOf, type GroupAccess } from "../groups/access.server";
import { printCursor, readCursor } from "./cursor";
import { wantedBy } from "../groups/reported.server";
import { selectPosts, shownPosts } from "./shown-post.server";
import { rememberFeedVisit } from "./visits.server";

const feedPageSize = 5;

export type Feed = {
  posts: ShownPost[];
  /** The `before` of the next page; null at the end. */
  next: string | null;
};

type Page = { before?: string | null };

/** The newest posts of every group that the viewer is in; nothing for visitors. */
export async function myFeed(ctx: ServiceContext, { before }: Page = {}): Promise<Feed> {
  if (viewerOf(ctx) === null) return { posts: [], next: null };
  return readFeed(ctx, null, before);
}

/**
 * The newest posts of one group.
 * @returns null when there is no such group; no posts for those who may not read them
 */
export async function groupFeed(
  ctx: ServiceContext,
  slug: string,
  { before }: Page = {},
): Promise<(Feed & { access: GroupAccess }) | null> {
  const access = await groupAccess(ctx, { slug });
  if (!access) return null;
  if (!access.canRead) return { posts: [], next: null, access };
  const [pinned, feed] = await Promise.all([
    readCursor(before) ? [] : pinnedPosts(ctx, access.group.id),
    readFeed(ctx, access.group.id, before),
  ]);
  return { ...feed, posts: [...pinned, ...feed.posts], access };
}

/** The last that was put there first stands first. */
async function pinnedPosts(ctx: ServiceContext, groupId: string): Promise<ShownPost[]> {
  const viewer = viewerOf(ctx);
  const rows = await selectPosts(ctx.db, viewer)
    .where(
      and(
        eq(posts.groupId, groupId),
        isNotNull(posts.pinnedAt),
        eq(posts.state, "published"),
        wantedBy(viewer, { author: posts.authorId, post: posts.id }),
      ),
    )
    .orderBy(desc(posts.pinnedAt));
  return shownPosts(ctx, rows);
}

/** @param groupId null for all groups of the viewer */
async function readFeed(
  ctx: ServiceContext,
  groupId: string | null,
  before: string | null | undefined,
): Promise<Feed> {
  const viewer = viewerOf(ctx);
  const cursor = readCursor(before);
  const of = groupId === null ? "mine" : viewer === null ? "group for a visitor" : "group";
  const rows = await feedPosts(ctx, cursor ? `${of}, later` : of).execute({
    viewer,
    groupId,
    beforeId: cursor?.id,
    beforeAt: cursor?.at.toISOString(),
  });
  const shown = rows.slice(0, feedPageSize);
  const last = shown.at(-1);
  if (!cursor)
    await rememberFeedVisit(ctx, { groupId, seen: rows.map(({ groupReader }) => groupReader) });
  return {
    posts: await shownPosts(ctx, shown),
    next: rows.length > feedPageSize && last ? printCursor(last) : null,
  };
}

type FeedOf = "mine" | "group" | "group for a visitor";

/**
 * Newest first. Each group's index gives its few newest, and the newest of those are the page: so it costs the same
 * however much was ever written. What is held stands among them for whoever wrote it, and for nobody else.
 */
const feedPosts = preparedStatement((db, shape: FeedOf | `${FeedOf}, later`) => {
  const viewer = shape.startsWith("group for a visitor") ? null : sql.placeholder("viewer");
  const isMine = shape.startsWith("mine");
  const groupIds = isMine
    ? sql`select ${groupMembers.groupId} as id from ${groupMembers}
        where ${groupMembers.userId} = ${viewer} and ${groupMembers.state} = 'active'`
    : sql`select ${sql.placeholder("groupId")}::uuid as id`;
  const earlier = (post: "newest" | "held") =>
    shape.endsWith("later")
      ? sql`and (${sql.raw(post)}.created_at, ${sql.raw(post)}.id) < (${sql.placeholder("beforeAt")}::timestamptz, ${sql.placeholder("beforeId")}::uuid)`
      : sql``;
  const unpinned = isMine ? sql`` : sql`and newest.pinned_at is null`;
  const most = sql.raw(String(feedPageSize + 1));
  const ownHeld =
    viewer === null
      ? sql``
      : sql`union all
        select held.id, held.created_at from ${groupMembers} author
        join ${posts} held on held.author_id = author.id and held.state = 'held'
        where author.user_id = ${viewer} and author.state = 'active' ${earlier("held")}
          ${isMine ? sql`` : sql`and author.group_id = ${sql.placeholder("groupId")}::uuid`}`;
  const ids = sql`array(
    select newest_of_all.id from (
      select newest_of_each.id, newest_of_each.created_at from (${groupIds}) of_group cross join lateral (
        select newest.id, newest.created_at from ${posts} newest
        where newest.group_id = of_group.id and newest.state = 'published' ${earlier("newest")} ${unpinned}
          and ${wantedBy(viewer, { author: sql`newest.author_id`, post: sql`newest.id` })}
        order by newest.created_at desc, newest.id desc limit ${most}
      ) newest_of_each
      ${ownHeld}
    ) newest_of_all
    order by newest_of_all.created_at desc, newest_of_all.id desc limit ${most})`;
  return selectPosts(db, viewer)
    .where(sql`${posts.id} = any(${ids})`)
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .prepare("feed");
});
