import { eq } from "drizzle-orm";
import { posts } from "~/db/schema";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { Conflict } from "../command/errors";
import { saidByPage } from "../command/refusals";
import { authorisePinning } from "./pin-post.server";
import { moderationAuditEvents } from "./acts";

/**
 * Lets nobody answer a post any more, or everybody again; what was written stays. It is a state and no toggle: the same again
 * changes nothing. Any keeper of the group may, also for a post of their own: nothing is taken from anybody.
 * @throws as `authorisePinning`; Conflict for what is not shown
 */
export async function closeThread(
  ctx: ServiceContext,
  { postId, closed }: { postId: string; closed: boolean },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { keeperId } = await authorisePinning(tx, postId);
    const [post] = await tx.db
      .select({ state: posts.state, closedAt: posts.closedAt })
      .from(posts)
      .where(eq(posts.id, postId))
      .for("no key update");
    if (closed && post?.state !== "published") throw new Conflict(saidByPage("not_shown"));
    if (closed === Boolean(post?.closedAt)) return;
    await tx.db
      .update(posts)
      .set({ closedAt: closed ? tx.now() : null })
      .where(eq(posts.id, postId));
    await recordAuditEvent(tx, {
      act: closed
        ? moderationAuditEvents.keeper_closes_talk
        : moderationAuditEvents.keeper_reopens_talk,
      target: { kind: "post", id: postId },
      byMembership: keeperId,
    });
  });
}
