import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { groups, postReaders, posts } from "~/db/schema";
import { authoriseSelf } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { readableGroups } from "../groups/access.server";
import { printCursor, readCursor } from "./cursor";
import type { Feed } from "./feed.server";
import { wantedBy } from "../groups/reported.server";
import { selectPosts, shownPosts } from "./shown-post.server";

const savedPageSize = 10;

/**
 * The posts that a member has saved, newest saved first, as they may read them now: one that is gone, or in a group that they
 * have left, is left out.
 * @throws NotAllowed for whoever has no account
 */
export async function savedPosts(
  ctx: ServiceContext,
  { before }: { before?: string | null } = {},
): Promise<Feed> {
  const viewer = authoriseSelf(ctx);
  const cursor = readCursor(before);
  const saved = await ctx.db
    .select({
      id: postReaders.postId,
      createdAt: sql<Date>`${postReaders.savedAt}`.mapWith(postReaders.savedAt),
    })
    .from(postReaders)
    .innerJoin(posts, eq(posts.id, postReaders.postId))
    .innerJoin(groups, eq(groups.id, posts.groupId))
    .where(
      and(
        eq(postReaders.userId, viewer),
        isNotNull(postReaders.savedAt),
        eq(posts.state, "published"),
        readableGroups(viewer),
        wantedBy(viewer, { author: posts.authorId, post: posts.id }),
        cursor
          ? sql`(${postReaders.savedAt}, ${postReaders.postId}) < (${cursor.at.toISOString()}::timestamptz, ${cursor.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(postReaders.savedAt), desc(postReaders.postId))
    .limit(savedPageSize + 1);
  const page = saved.slice(0, savedPageSize);
  const rows =
    page.length === 0
      ? []
      : await selectPosts(ctx.db, viewer).where(
          sql`${posts.id} in (${sql.join(
            page.map(({ id }) => sql`${id}::uuid`),
            sql`, `,
          )})`,
        );
  const last = page.at(-1);
  return {
    posts: await shownPosts(
      ctx,
      page.flatMap(({ id }) => rows.find((one) => one.id === id) ?? []),
    ),
    next: saved.length > savedPageSize && last ? printCursor(last) : null,
  };
}
