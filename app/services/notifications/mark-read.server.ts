import { and, eq, inArray, isNull, or } from "drizzle-orm";
import { notifications } from "~/db/schema";
import { authoriseSelf } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";

/**
 * Marks a member's own notifications as read, and with an answer all others below the same post, which are one line with it; somebody else's ids change nothing.
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
        ids && or(inArray(notifications.id, [...ids]), isGatheredWith(ctx, userId, ids)),
      ),
    )
    .returning({ id: notifications.id });
  return read.length;
}

const isGatheredWith = ({ db }: ServiceContext, userId: string, ids: readonly string[]) =>
  and(
    eq(notifications.kind, "reply"),
    inArray(
      notifications.postId,
      db
        .select({ id: notifications.postId })
        .from(notifications)
        .where(
          and(
            eq(notifications.userId, userId),
            eq(notifications.kind, "reply"),
            inArray(notifications.id, [...ids]),
          ),
        ),
    ),
  );
