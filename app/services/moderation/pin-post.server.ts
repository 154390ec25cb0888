import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import { groups, posts } from "~/db/schema";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { Conflict, NotFound } from "../command/errors";
import { actingKeeperOf } from "../groups/answer-join-request.server";
import { isId } from "../listing/ids";
import { saidByPage } from "../command/refusals";
import { moderationAuditEvents } from "./acts";
import { pinRefusals } from "./refusals";

/** How many posts stand first in a group. */
export const mostPinned = 3;

/**
 * A post that whoever acts may pin, and as which membership.
 * @throws NotFound for whoever does not look after its group; NotAllowed `silenced`
 */
export async function authorisePinning(
  ctx: Pick<TransactionContext, "actor"> & Pick<ServiceContext, "db" | "now">,
  postId: string,
): Promise<typeof posts.$inferSelect & { keeperId: string }> {
  const [post] = isId(postId) ? await ctx.db.select().from(posts).where(eq(posts.id, postId)) : [];
  const keeperId = post && (await actingKeeperOf(ctx, post.groupId));
  if (!post || !keeperId) throw new NotFound("post");
  return { ...post, keeperId };
}

/**
 * Puts a post first in its group, or no more. There is room for three, and none gives way by itself: which one goes is for
 * keepers to say. It is a state and no toggle: the same again changes nothing. Any keeper of the group may, also for a post of
 * their own: nobody loses anything by it.
 * @throws as `authorisePinning`; Conflict of `pinRefusals` where three stand there, and for what is not shown
 */
export async function pinPost(
  ctx: ServiceContext,
  { postId, pinned }: { postId: string; pinned: boolean },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const post = await authorisePinning(tx, postId);
    // One at a time in a group, so that two keepers at the same moment do not both pin.
    await tx.db
      .select({ id: groups.id })
      .from(groups)
      .where(eq(groups.id, post.groupId))
      .for("no key update");
    if (pinned && post.state !== "published") throw new Conflict(saidByPage("not_shown"));
    if (pinned === (post.pinnedAt !== null)) return;
    if (!pinned) await tx.db.update(posts).set({ pinnedAt: null }).where(eq(posts.id, postId));
    else {
      const first = await tx.db
        .select({ pinnedAt: posts.pinnedAt })
        .from(posts)
        .where(
          and(
            eq(posts.groupId, post.groupId),
            isNotNull(posts.pinnedAt),
            eq(posts.state, "published"),
          ),
        )
        .orderBy(desc(posts.pinnedAt));
      if (first.length >= mostPinned) throw new Conflict(pinRefusals.pins_full);
      // Two at the same moment still have an order.
      const after = Math.max(tx.now().getTime(), (first[0]?.pinnedAt?.getTime() ?? 0) + 1);
      const changed = await tx.db
        .update(posts)
        .set({ pinnedAt: new Date(after) })
        .where(and(eq(posts.id, postId), isNull(posts.pinnedAt), eq(posts.state, "published")))
        .returning({ id: posts.id });
      if (changed.length === 0) throw new Conflict(saidByPage("not_shown"));
    }
    await recordAuditEvent(tx, {
      act: pinned ? moderationAuditEvents.pin_post : moderationAuditEvents.unpin_post,
      target: { kind: "post", id: postId },
      byMembership: post.keeperId,
    });
  });
}
