import { and, eq, inArray, sql } from "drizzle-orm";
import { commentLikes, comments, notifications, postLikes, posts } from "~/db/schema";
import type { ServiceContext, TransactionContext } from "../command/context.server";
import { deletePictures } from "../pictures/store-picture.server";

/** What is left of a comment whose words went: neither these nor what was heard in them, which would tell of somebody's health. */
export const erasedComment = {
  state: "deleted",
  content: "",
  crisisLevel: "none",
  crisisSuspectedAbove: null,
  search: null,
  // Not by moderators: what they keep of it, so that it can be brought back, goes with it, by a trigger.
  moderatedAt: null,
} as const satisfies Partial<typeof comments.$inferInsert>;

export const erasedPost = {
  ...erasedComment,
  title: "",
  tags: [] as string[],
  replyPreference: null,
  isHard: false,
  pictureId: null,
} satisfies Partial<typeof posts.$inferInsert>;

/** Whether there is anything of a membership that could stay or go: what it wrote and has not taken back, or liked. */
export async function hasWritten(
  ctx: Pick<ServiceContext, "db">,
  membershipIds: readonly string[],
): Promise<boolean> {
  if (membershipIds.length === 0) return false;
  const ids = [...membershipIds];
  const [found] = await ctx.db.execute<{ found: boolean }>(sql`
    select exists (select 1 from ${posts} where author_id in ${ids} and state <> 'deleted')
      or exists (select 1 from ${comments} where author_id in ${ids} and state <> 'deleted')
      or exists (select 1 from ${postLikes} where member_id in ${ids})
      or exists (select 1 from ${commentLikes} where member_id in ${ids}) as found`);
  return found?.found ?? false;
}

/** Takes back every like of some memberships, and what was told of it. */
export async function eraseLikes(
  tx: TransactionContext,
  membershipIds: readonly string[],
): Promise<void> {
  if (membershipIds.length === 0) return;
  const ids = [...membershipIds];
  await tx.db.delete(postLikes).where(inArray(postLikes.memberId, ids));
  await tx.db.delete(commentLikes).where(inArray(commentLikes.memberId, ids));
  await tx.db
    .delete(notifications)
    .where(
      and(
        inArray(notifications.actorId, ids),
        eq(notifications.kind, "like"),
        eq(notifications.actorCount, 1),
      ),
    );
}

/**
 * Takes back everything that some memberships wrote: the words, tags and pictures go, comments keep their place in the
 * thread, so that the answers of others still make sense. What was told of it goes, too.
 */
export async function eraseTexts(
  tx: TransactionContext,
  membershipIds: readonly string[],
): Promise<void> {
  if (membershipIds.length === 0) return;
  const ids = [...membershipIds];
  const pictured = await tx.db
    .select({ pictureId: posts.pictureId })
    .from(posts)
    .where(inArray(posts.authorId, ids))
    .for("update");
  await tx.db.update(posts).set(erasedPost).where(inArray(posts.authorId, ids));
  await deletePictures(
    tx,
    pictured.flatMap(({ pictureId }) => pictureId ?? []),
  );
  await tx.db.update(comments).set(erasedComment).where(inArray(comments.authorId, ids));
  await tx.db
    .delete(notifications)
    .where(
      and(
        inArray(notifications.actorId, ids),
        inArray(notifications.kind, ["reply", "mention", "join_request"]),
      ),
    );
}
