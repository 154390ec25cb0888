import { and, eq, inArray, notExists, sql } from "drizzle-orm";
import { comments, groupMembers, memberMutes, posts, reports } from "~/db/schema";
import type { ServiceContext, TransactionContext } from "../context.server";
import { eraseLikes, eraseTexts, hasWritten } from "./erase-texts.server";

const membershipsOf = async (ctx: Pick<ServiceContext, "db">, userId: string) =>
  (
    await ctx.db
      .select({ id: groupMembers.id })
      .from(groupMembers)
      .where(eq(groupMembers.userId, userId))
  ).map(({ id }) => id);

/** Whether a member who goes has to be asked what becomes of what they wrote. */
export async function hasWrittenAnywhere(
  ctx: Pick<ServiceContext, "db">,
  userId: string,
): Promise<boolean> {
  return hasWritten(ctx, await membershipsOf(ctx, userId));
}

/**
 * Takes somebody out of all groups for good, before their account goes: names, likes, wishes to be let in and what others
 * muted them by. Their texts go along or stay as those of a deleted account. A membership without anything left goes; one
 * that holds a place in a thread, or that somebody has reported, stays without a name.
 */
export async function leaveCommunity(
  tx: TransactionContext,
  userId: string,
  texts: "remove" | "keep",
): Promise<void> {
  const ids = await membershipsOf(tx, userId);
  if (ids.length === 0) return;
  await eraseLikes(tx, ids);
  if (texts === "remove") await eraseTexts(tx, ids);
  await tx.db.delete(memberMutes).where(inArray(memberMutes.targetId, ids));
  await tx.db
    .update(groupMembers)
    .set({
      userId: null,
      state: "left",
      role: "member",
      pseudonym: null,
      pseudonymKey: null,
      pictureSeed: sql`gen_random_uuid()`,
      consentVersion: null,
      consentedAt: null,
      offersToLook: false,
      request: null,
    })
    .where(inArray(groupMembers.id, ids));
  const one = sql`1`;
  const refersTo = (table: typeof posts | typeof comments) =>
    tx.db.select({ one }).from(table).where(eq(table.authorId, groupMembers.id));
  await tx.db
    .delete(groupMembers)
    .where(
      and(
        inArray(groupMembers.id, ids),
        notExists(refersTo(posts)),
        notExists(refersTo(comments)),
        notExists(tx.db.select({ one }).from(reports).where(eq(reports.memberId, groupMembers.id))),
      ),
    );
}
