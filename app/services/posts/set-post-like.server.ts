import { and, desc, eq } from "drizzle-orm";
import { postLikes, posts } from "~/db/schema";
import type { ServiceContext, TransactionContext } from "../command/context.server";
import { authoriseOnPost } from "./find-post.server";
import { setLike, type LikeState } from "./set-like.server";

/** Likes a post, or likes it no more; see `setLike`. */
export async function setPostLike(
  ctx: ServiceContext,
  { postId, liked }: { postId: string; liked: boolean },
): Promise<LikeState> {
  const { post, membership, group } = await authoriseOnPost(ctx, postId);
  const ofPost = eq(postLikes.postId, post.id);
  const likes = {
    add: async ({ db, now }: TransactionContext) => {
      const added = await db
        .insert(postLikes)
        .values({ postId: post.id, memberId: membership.id, createdAt: now() })
        .onConflictDoNothing()
        .returning({ postId: postLikes.postId })
        .prepare("like")
        .execute();
      return added.length > 0;
    },
    take: async ({ db }: TransactionContext) => {
      const [taken] = await db
        .delete(postLikes)
        .where(and(ofPost, eq(postLikes.memberId, membership.id)))
        .returning({ likedAt: postLikes.createdAt });
      return taken?.likedAt;
    },
    latest: async ({ db }: TransactionContext) => {
      const [latest] = await db
        .select({ id: postLikes.memberId })
        .from(postLikes)
        .where(ofPost)
        .orderBy(desc(postLikes.createdAt))
        .limit(1);
      return latest?.id;
    },
    count: async () => {
      const [counted] = await ctx.db
        .select({ count: posts.likeCount })
        .from(posts)
        .where(eq(posts.id, post.id))
        .prepare("like_count")
        .execute();
      return counted?.count;
    },
  };
  const place = { groupId: group.id, postId: post.id };
  return setLike(ctx, { written: post, membership, place, likes }, liked);
}
