import { and, eq, inArray, isNull } from "drizzle-orm";
import { notifications } from "~/db/schema";
import { authoriseSelf } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";

/**
 * Marks a member's own notifications as read; somebody else's ids change nothing.
 * @param ids all of them when left out
 * @returns how many were unread
 * @throws NotAllowed for whoever has no account
 */
export async function markRead(ctx: ServiceContext, ids?: readonly string[]): Promise<number> {
  const userId = authoriseSelf(ctx);
  const read = await ctx.db
    .update(notifications)
    .set({ readAt: ctx.now() })
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        ids && inArray(notifications.id, [...ids]),
      ),
    )
    .returning({ id: notifications.id });
  return read.length;
}
