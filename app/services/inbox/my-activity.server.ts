import { and, desc, eq, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { comments, groupMembers, posts } from "~/db/schema";
import type { ServiceContext } from "../context.server";
import { viewerOf } from "../groups/access.server";

/** Something that a member wrote. */
export type Activity = {
  kind: "post" | "comment";
  id: string;
  postId: string;
  /** Of the post. */
  title: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
};

/**
 * The last posts and comments of a member in the groups that they are in; what was taken away or taken back is left out,
 * and so is what they left behind in groups.
 */
export async function myActivity(ctx: ServiceContext, limit = 5): Promise<Activity[]> {
  const viewer = viewerOf(ctx);
  if (viewer === null) return [];
  const mine = and(eq(groupMembers.userId, viewer), eq(groupMembers.state, "active"));
  const written = await unionAll(
    ctx.db
      .select({
        kind: sql<"post" | "comment">`'post'`.as("kind"),
        id: posts.id,
        postId: sql<string>`${posts.id}`.as("post_id"),
        title: posts.title,
        createdAt: posts.createdAt,
      })
      .from(posts)
      .innerJoin(groupMembers, eq(groupMembers.id, posts.authorId))
      .where(and(mine, eq(posts.state, "published"))),
    ctx.db
      .select({
        kind: sql<"post" | "comment">`'comment'`.as("kind"),
        id: comments.id,
        postId: sql<string>`${posts.id}`.as("post_id"),
        title: posts.title,
        createdAt: comments.createdAt,
      })
      .from(comments)
      .innerJoin(groupMembers, eq(groupMembers.id, comments.authorId))
      .innerJoin(posts, eq(posts.id, comments.postId))
      .where(and(mine, eq(comments.state, "published"), eq(posts.state, "published"))),
  )
    .orderBy(desc(sql`created_at`))
    .limit(limit);
  return written.map(({ createdAt, ...one }) => ({ ...one, createdAt: createdAt.toISOString() }));
}
