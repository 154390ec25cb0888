import { and, eq, ne } from "drizzle-orm";
import { comments } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import { NotFound } from "../command/errors";
import { erasedComment } from "./erase-texts.server";
import { assertOwnComment, type Comment } from "./find-post.server";

/**
 * Takes a comment of one's own back. Its words go; its place stays, so that the answers below it still make sense.
 * Whoever may not write there any more still may.
 * @throws NotFound, NotAllowed
 */
export async function deleteComment(ctx: ServiceContext, commentId: string): Promise<Comment> {
  const own = await assertOwnComment(ctx, commentId);
  const [deleted] = await ctx.db
    .update(comments)
    .set(erasedComment)
    .where(and(eq(comments.id, own.id), ne(comments.state, "deleted")))
    .returning();
  if (!deleted) throw new NotFound("comment");
  return deleted;
}
