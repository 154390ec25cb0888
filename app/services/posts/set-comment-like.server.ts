import { and, desc, eq } from "drizzle-orm";
import { commentLikes, comments } from "~/db/schema";
import { inTransaction, type ServiceContext } from "../context.server";
import { notify, takeBackLike } from "../notifications/notify.server";
import { assertWelcome, authoriseOnComment } from "./find-post.server";
import type { LikeState } from "./set-post-like.server";
import { takeTurn } from "./writing-limits.server";

/**
 * Likes a comment, or likes it no more; see `setPostLike`.
 * @throws NotFound, NotAllowed, TooOften
 */
export async function setCommentLike(
  ctx: ServiceContext,
  { commentId, liked }: { commentId: string; liked: boolean },
): Promise<LikeState> {
  const { comment, post, membership, group } = await authoriseOnComment(ctx, commentId);
  await assertWelcome(ctx, comment, membership);
  await takeTurn(ctx, "communityLikes", membership.id);
  const like = { commentId: comment.id, memberId: membership.id };
  await inTransaction(ctx, async (tx) => {
    if (!liked) {
      const [taken] = await tx.db
        .delete(commentLikes)
        .where(
          and(eq(commentLikes.commentId, like.commentId), eq(commentLikes.memberId, like.memberId)),
        )
        .returning({ likedAt: commentLikes.createdAt });
      if (!taken) return;
      const [latest] = await tx.db
        .select({ id: commentLikes.memberId })
        .from(commentLikes)
        .where(eq(commentLikes.commentId, like.commentId))
        .orderBy(desc(commentLikes.createdAt))
        .limit(1);
      await takeBackLike(tx, {
        recipientId: comment.authorId,
        actorId: membership.id,
        thingId: comment.id,
        likedAt: taken.likedAt,
        latestId: latest?.id,
      });
      return;
    }
    const added = await tx.db
      .insert(commentLikes)
      .values({ ...like, createdAt: tx.now() })
      .onConflictDoNothing()
      .returning({ commentId: commentLikes.commentId });
    if (added.length > 0)
      await notify(tx, {
        kind: "like",
        recipientId: comment.authorId,
        actorId: membership.id,
        groupId: group.id,
        postId: post.id,
        commentId: comment.id,
      });
  });
  const [counted] = await ctx.db
    .select({ count: comments.likeCount })
    .from(comments)
    .where(eq(comments.id, comment.id));
  return { liked, count: counted?.count ?? 0 };
}
