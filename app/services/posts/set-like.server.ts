import { and, desc, eq } from "drizzle-orm";
import { commentLikes, comments, postLikes, posts } from "~/db/schema";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { notify, retractLikeNotification } from "../notifications/notify.server";
import { assertWelcome, authoriseOnComment, authoriseOnPost } from "./find-post.server";
import { consumeWritingLimit } from "./writing-limits.server";

const likeable = {
  post: { likes: postLikes, key: "postId", thingId: postLikes.postId, things: posts },
  comment: {
    ...{ likes: commentLikes, key: "commentId", thingId: commentLikes.commentId },
    things: comments,
  },
} as const;

type Likeable = keyof typeof likeable;

/**
 * Likes a post or a comment, or likes it no more. It is a state and no toggle: the same request again changes nothing.
 * @returns the like as it stands afterwards
 * @throws NotFound, NotAllowed, TooManyRequests
 */
export async function setLike(
  ctx: ServiceContext,
  { kind, id, liked }: { kind: Likeable; id: string; liked: boolean },
): Promise<{ liked: boolean; count: number }> {
  const { written, place, membership } = await authoriseOn(ctx, kind, id);
  await assertWelcome(ctx, written, membership);
  await consumeWritingLimit(ctx, "communityLikes", membership.id);
  const { likes, key, thingId, things } = likeable[kind];
  const between = { recipientId: written.authorId, actorId: membership.id };
  await inTransaction(ctx, async (tx) => {
    if (liked) {
      const added = await tx.db
        .insert(likes)
        .values({ [key]: written.id, memberId: membership.id, createdAt: tx.now() })
        .onConflictDoNothing()
        .returning({ memberId: likes.memberId })
        .prepare(`like_${kind}`)
        .execute();
      if (added.length > 0) await notify(tx, { kind: "like", ...between, ...place });
      return;
    }
    const [taken] = await tx.db
      .delete(likes)
      .where(and(eq(thingId, written.id), eq(likes.memberId, membership.id)))
      .returning({ likedAt: likes.createdAt });
    if (!taken) return;
    const [latest] = await tx.db
      .select({ id: likes.memberId })
      .from(likes)
      .where(eq(thingId, written.id))
      .orderBy(desc(likes.createdAt))
      .limit(1);
    await retractLikeNotification(tx, {
      ...between,
      ...{ thingId: written.id, likedAt: taken.likedAt, latestId: latest?.id },
    });
  });
  const [counted] = await ctx.db
    .select({ count: things.likeCount })
    .from(things)
    .where(eq(things.id, written.id))
    .prepare(`likes_of_${kind}`)
    .execute();
  return { liked, count: counted?.count ?? 0 };
}

async function authoriseOn(ctx: ServiceContext, kind: Likeable, id: string) {
  if (kind === "post") {
    const { post, membership, group } = await authoriseOnPost(ctx, id);
    return { written: post, membership, place: { groupId: group.id, postId: post.id } };
  }
  const { comment, post, membership, group } = await authoriseOnComment(ctx, id);
  const place = { groupId: group.id, postId: post.id, commentId: comment.id };
  return { written: comment, membership, place };
}
