import { and, eq, gt, sql } from "drizzle-orm";
import { listen } from "~/db/listen.server";
import { comments, groupMembers, groups, posts } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import { readableGroups, viewerOf } from "../groups/access.server";
import { wantedBy } from "../groups/reported.server";
import { countUnread } from "./read-notifications.server";

export type Watched = {
  since: Date;
  group?: string;
  post?: string;
};

/** What a stream tells: how much is new, and where; never what it says. */
export type CommunityNews = {
  /** Posts of others since then, and the slugs of the groups that have them. */
  posts: number;
  groups: string[];
  /** Comments of others on the open post since then. */
  comments: number;
  /** Notifications that are not read; null for visitors. */
  unread: number | null;
};

const maxCounted = 100;

/** What is new for the viewer now, by the rights that they have now. */
export async function readNews(ctx: ServiceContext, watched: Watched): Promise<CommunityNews> {
  const viewer = viewerOf(ctx);
  const [newPosts, newComments, unread] = await Promise.all([
    countPosts(ctx, watched),
    watched.post ? countComments(ctx, watched.post, watched.since) : 0,
    viewer === null ? null : countUnread(ctx),
  ]);
  const total = newPosts.reduce((sum, { count }) => sum + count, 0);
  return { posts: total, groups: newPosts.map(({ slug }) => slug), comments: newComments, unread };
}

async function countPosts(ctx: ServiceContext, { since, group }: Watched) {
  const viewer = viewerOf(ctx);
  if (viewer === null && group === undefined) return [];
  const isWatched =
    group === undefined
      ? sql`exists (select 1 from ${groupMembers} mine where mine.group_id = ${groups.id}
          and mine.user_id = ${viewer} and mine.state = 'active')`
      : and(eq(groups.slug, group), readableGroups(viewer));
  const some = ctx.db
    .select({ slug: groups.slug })
    .from(posts)
    .innerJoin(groups, eq(groups.id, posts.groupId))
    .innerJoin(groupMembers, eq(groupMembers.id, posts.authorId))
    .where(
      and(
        eq(posts.state, "published"),
        gt(posts.createdAt, since),
        isWatched,
        bySomebodyElse(viewer),
        wantedBy(viewer, { author: groupMembers.id }),
      ),
    )
    .limit(maxCounted)
    .as("some");
  return ctx.db
    .select({ slug: some.slug, count: sql<number>`count(*)::int` })
    .from(some)
    .groupBy(some.slug)
    .orderBy(some.slug);
}

async function countComments(ctx: ServiceContext, postId: string, since: Date): Promise<number> {
  const viewer = viewerOf(ctx);
  const some = ctx.db
    .select({ id: comments.id })
    .from(comments)
    .innerJoin(posts, eq(posts.id, comments.postId))
    .innerJoin(groups, eq(groups.id, posts.groupId))
    .innerJoin(groupMembers, eq(groupMembers.id, comments.authorId))
    .where(
      and(
        eq(comments.postId, postId),
        eq(comments.state, "published"),
        eq(posts.state, "published"),
        gt(comments.createdAt, since),
        readableGroups(viewer),
        bySomebodyElse(viewer),
        wantedBy(viewer, { author: groupMembers.id }),
      ),
    )
    .limit(maxCounted)
    .as("some");
  const [counted] = await ctx.db.select({ count: sql<number>`count(*)::int` }).from(some);
  return counted?.count ?? 0;
}

const bySomebodyElse = (viewer: string | null) =>
  viewer === null ? undefined : sql`${groupMembers.userId} is distinct from ${viewer}`;

/**
 * Calls back whenever there may be news of what somebody has in view, and whenever what they may see may have changed.
 * What it is, `readNews` says.
 * @param sessionId of a viewer who is signed in
 * @returns what ends it
 */
export async function watchNews(
  ctx: ServiceContext,
  watched: Watched,
  { sessionId, onNews }: { sessionId: string | null; onNews: () => void },
): Promise<() => void> {
  const viewer = viewerOf(ctx);
  const [group] = watched.group
    ? await ctx.db.select({ id: groups.id }).from(groups).where(eq(groups.slug, watched.group))
    : [];
  let mine = new Set<string>();
  const findMine = async () => {
    const rows =
      viewer === null
        ? []
        : await ctx.db
            .select({ id: groupMembers.groupId })
            .from(groupMembers)
            .where(and(eq(groupMembers.userId, viewer), eq(groupMembers.state, "active")));
    mine = new Set(rows.map(({ id }) => id));
  };
  await findMine();
  const when = (concerns: (word: string) => boolean) => (word: string | null) => {
    if (word === null || concerns(word)) onNews();
  };
  const ends = [
    listen(
      "post_published",
      when((id) => (watched.group ? id === group?.id : mine.has(id))),
    ),
    listen(
      "comment_published",
      when((id) => id === watched.post),
    ),
    listen(
      "member_notified",
      when((id) => id === viewer),
    ),
    listen("membership_changed", (word) => {
      if (word !== null && word !== viewer) return;
      void findMine().then(onNews, onNews);
    }),
    listen(
      "session_ended",
      when((id) => id === sessionId),
    ),
  ];
  return () => ends.forEach((end) => end());
}
