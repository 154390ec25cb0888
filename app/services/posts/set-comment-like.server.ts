import { and, desc, eq } from "drizzle-orm";
import { commentLikes, comments } from "~/db/schema";
import type { ServiceContext, TransactionContext } from "../command/context.server";
import { authoriseOnComment } from "./find-post.server";
import { setLike, type LikeState } from "./set-like.server";

/** Likes a comment, or likes it no more; see `setLike`. */
export async function setCommentLike(
  ctx: ServiceContext,
  { commentId, liked }: { commentId: string; liked: boolean },
): Promise<LikeState> {
  const { comment, post, membership, group } = await authoriseOnComment(ctx, commentId);
  const ofComment = eq(commentLikes.commentId, comment.id);
  const likes = {
    add: async ({ db, now }: TransactionContext) => {
      const added = await db
        .insert(commentLikes)
        .values({ commentId: comment.id, memberId: membership.id, createdAt: now() })
        .onConflictDoNothing()
        .returning({ commentId: commentLikes.commentId });
      return added.length > 0;
    },
    take: async ({ db }: TransactionContext) => {
      const [taken] = await db
        .delete(commentLikes)
        .where(and(ofComment, eq(commentLikes.memberId, membership.id)))
        .returning({ likedAt: commentLikes.createdAt });
      return taken?.likedAt;
    },
    latest: async ({ db }: TransactionContext) => {
      const [latest] = await db
        .select({ id: commentLikes.memberId })
        .from(commentLikes)
        .where(ofComment)
        .orderBy(desc(commentLikes.createdAt))
        .limit(1);
      return latest?.id;
    },
    count: async () => {
      const [counted] = await ctx.db
        .select({ count: comments.likeCount })
        .from(comments)
        .where(eq(comments.id, comment.id));
      return counted?.count;
    },
  };
  const place = { groupId: group.id, postId: post.id, commentId: comment.id };
  return setLike(ctx, { written: comment, membership, place, likes }, liked);
}
