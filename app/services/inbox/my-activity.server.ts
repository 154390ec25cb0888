import { and, desc, eq, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { atMost } from "~/db/at-most";
import { preparedStatement } from "~/db/prepared-statement.server";
import { comments, groupMembers, posts } from "~/db/schema";
import { toTheMinute } from "~/time/to-the-minute";
import type { ServiceContext } from "../command/context.server";
import { viewerOf } from "../groups/access.server";
import { wantedBy } from "../groups/reported.server";

export type Activity = {
  kind: "post" | "comment";
  id: string;
  postId: string;
  title: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
};

/** As many as the panel has room for. */
const shown = 5;

const newestWritten = preparedStatement((db, _shape: "newest") => {
  const mine = and(
    eq(groupMembers.userId, sql.placeholder("viewer")),
    eq(groupMembers.state, "active"),
  );
  const ownPosts = db
    .select({ id: posts.id, title: posts.title, createdAt: posts.createdAt })
    .from(posts)
    .where(and(eq(posts.authorId, groupMembers.id), eq(posts.state, "published")))
    .orderBy(desc(posts.createdAt))
    .limit(atMost(shown))
    .as("own_posts");
  const ownComments = db
    .select({
      id: comments.id,
      postId: sql<string>`${posts.id}`.as("post_id"),
      title: posts.title,
      createdAt: comments.createdAt,
    })
    .from(comments)
    .innerJoin(posts, eq(posts.id, comments.postId))
    .where(
      and(
        eq(comments.authorId, groupMembers.id),
        eq(comments.state, "published"),
        eq(posts.state, "published"),
        // Its title stands beside the comment.
        wantedBy(sql.placeholder("viewer"), { author: posts.authorId, post: posts.id }),
      ),
    )
    .orderBy(desc(comments.createdAt))
    .limit(atMost(shown))
    .as("own_comments");
  return unionAll(
    db
      .select({
        kind: sql<"post" | "comment">`'post'`.as("kind"),
        id: ownPosts.id,
        postId: sql<string>`${ownPosts.id}`.as("post_id"),
        title: ownPosts.title,
        createdAt: ownPosts.createdAt,
      })
      .from(groupMembers)
      .crossJoinLateral(ownPosts)
      .where(mine),
    db
      .select({
        kind: sql<"post" | "comment">`'comment'`.as("kind"),
        id: ownComments.id,
        postId: ownComments.postId,
        title: ownComments.title,
        createdAt: ownComments.createdAt,
      })
      .from(groupMembers)
      .crossJoinLateral(ownComments)
      .where(mine),
  )
    .orderBy(desc(sql`created_at`))
    .limit(atMost(shown))
    .prepare("activity");
});

/**
 * The last posts and comments of a member in the groups that they are in; what was taken away or taken back is left out,
 * and so is what they left behind in groups, or wrote under a post that they do not want to see any more.
 */
export async function myActivity(ctx: ServiceContext): Promise<Activity[]> {
  const viewer = viewerOf(ctx);
  if (viewer === null) return [];
  const written = await newestWritten(ctx, "newest").execute({ viewer });
  return written.map(({ createdAt, ...one }) => ({ ...one, createdAt: toTheMinute(createdAt) }));
}
