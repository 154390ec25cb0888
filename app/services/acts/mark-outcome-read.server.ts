import { and, eq, isNotNull, isNull, lte, ne, or } from "drizzle-orm";
import { acts, delayedActs } from "~/db/schema";
import { NotAllowed } from "../command/errors";
import type { ServiceContext } from "../command/context.server";
import { isId } from "../listing/ids";
import { markRefundFailureRead } from "../payments/schedule-refund.server";

/**
 * Remembers that whoever asked for something, or pressed it, has read what became of it: until then every page of the desk
 * tells them. What is somebody else's, or not over, stays as it is.
 * @throws NotAllowed for everybody but staff
 */
export async function markOutcomeRead(ctx: ServiceContext, id: string): Promise<void> {
  if (ctx.actor.kind !== "staff") throw new NotAllowed("act");
  if (!isId(id)) return;
  const { userId } = ctx.actor;
  const readAt = ctx.now();
  await ctx.db
    .update(acts)
    .set({ readAt })
    .where(
      and(
        eq(acts.id, id),
        eq(acts.requestedBy, userId),
        isNull(acts.readAt),
        or(ne(acts.status, "requested"), lte(acts.lapsesAt, readAt)),
      ),
    );
  await ctx.db
    .update(delayedActs)
    .set({ readAt })
    .where(
      and(eq(delayedActs.id, id), eq(delayedActs.staffId, userId), isNotNull(delayedActs.endedAt)),
    );
  await markRefundFailureRead(ctx, { refundId: id, staffId: userId });
}
