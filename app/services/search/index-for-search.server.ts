import { and, asc, eq, isNull } from "drizzle-orm";
import { comments, posts } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import { commentSearch, postSearch } from "../words/written-search";

const batch = 200;

/**
 * Gives posts and comments that have none what they are found by: those that were not written by a verb, such as what was
 * brought from elsewhere. A verb that runs at the same time wins.
 * @returns how many got it
 */
export async function indexForSearch(ctx: ServiceContext): Promise<number> {
  let done = 0;
  for (;;) {
    const [somePosts, someComments] = await Promise.all([
      ctx.db
        .select({ id: posts.id, title: posts.title, content: posts.content, tags: posts.tags })
        .from(posts)
        .where(isNull(posts.search))
        .orderBy(asc(posts.createdAt))
        .limit(batch),
      ctx.db
        .select({ id: comments.id, content: comments.content })
        .from(comments)
        .where(isNull(comments.search))
        .orderBy(asc(comments.createdAt))
        .limit(batch),
    ]);
    for (const { id, ...words } of somePosts)
      await ctx.db
        .update(posts)
        .set({ search: postSearch(words) })
        .where(and(eq(posts.id, id), isNull(posts.search)));
    for (const { id, content } of someComments)
      await ctx.db
        .update(comments)
        .set({ search: commentSearch(content) })
        .where(and(eq(comments.id, id), isNull(comments.search)));
    done += somePosts.length + someComments.length;
    if (somePosts.length < batch && someComments.length < batch) return done;
  }
}
