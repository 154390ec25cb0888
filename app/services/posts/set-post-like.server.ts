import { and, desc, eq } from "drizzle-orm";
import { postLikes, posts } from "~/db/schema";
import { inTransaction, type ServiceContext } from "../context.server";
import { notify, takeBackLike } from "../notifications/notify.server";
import { assertWelcome, authoriseOnPost } from "./find-post.server";
import { takeTurn } from "./writing-limits.server";

/** A like as it stands after somebody has pressed. */
export type LikeState = { liked: boolean; count: number };

/**
 * Likes a post, or likes it no more. It is a state and no toggle: the same request again changes nothing.
 * @throws NotFound, NotAllowed, TooOften
 */
export async function setPostLike(
  ctx: ServiceContext,
  { postId, liked }: { postId: string; liked: boolean },
): Promise<LikeState> {
  const { post, membership, group } = await authoriseOnPost(ctx, postId);
  await assertWelcome(ctx, post, membership);
  await takeTurn(ctx, "communityLikes", membership.id);
  const like = { postId: post.id, memberId: membership.id };
  await inTransaction(ctx, async (tx) => {
    if (!liked) {
      const [taken] = await tx.db
        .delete(postLikes)
        .where(and(eq(postLikes.postId, like.postId), eq(postLikes.memberId, like.memberId)))
        .returning({ likedAt: postLikes.createdAt });
      if (!taken) return;
      const [latest] = await tx.db
        .select({ id: postLikes.memberId })
        .from(postLikes)
        .where(eq(postLikes.postId, like.postId))
        .orderBy(desc(postLikes.createdAt))
        .limit(1);
      await takeBackLike(tx, {
        recipientId: post.authorId,
        actorId: membership.id,
        thingId: post.id,
        likedAt: taken.likedAt,
        latestId: latest?.id,
      });
      return;
    }
    const added = await tx.db
      .insert(postLikes)
      .values({ ...like, createdAt: tx.now() })
      .onConflictDoNothing()
      .returning({ postId: postLikes.postId })
      .prepare("like")
      .execute();
    if (added.length > 0)
      await notify(tx, {
        kind: "like",
        recipientId: post.authorId,
        actorId: membership.id,
        groupId: group.id,
        postId: post.id,
      });
  });
  const [counted] = await ctx.db
    .select({ count: posts.likeCount })
    .from(posts)
    .where(eq(posts.id, post.id))
    .prepare("like_count")
    .execute();
  return { liked, count: counted?.count ?? 0 };
}
