import { and, eq, isNull, sql } from "drizzle-orm";
import { groupMembers, mutedMembers, notifications } from "~/db/schema";
import type { TransactionContext } from "../context.server";
import { mailOfReply } from "./mail-of-reply.server";

type Notice = {
  /** The membership that is told; whoever has left or deleted the account is not. */
  recipientId: string;
  groupId: string;
  postId?: string;
  commentId?: string;
} & (
  | {
      kind: "reply" | "mention" | "like" | "join_request";
      /** The membership that did it. */
      actorId: string;
    }
  | { kind: "decision" | "let_in"; actorId?: undefined }
);

/**
 * Tells a member what happened to them, in the transaction in which it happens. Nobody hears of what they did
 * themselves, nor of somebody whom they muted or blocked. Likes of one thing that was not read yet become one line.
 */
export async function notify(tx: TransactionContext, notice: Notice): Promise<void> {
  const { recipientId, actorId, ...about } = notice;
  if (recipientId === actorId) return;
  const [recipient] = await tx.db
    .select({ userId: groupMembers.userId })
    .from(groupMembers)
    .where(eq(groupMembers.id, recipientId));
  if (!recipient?.userId) return;
  const { userId } = recipient;
  if (actorId && (await isMuted(tx, userId, actorId))) return;
  const happenedAt = tx.now();
  const [told] = await tx.db
    .insert(notifications)
    .values({ ...about, userId, actorId: actorId ?? null, happenedAt })
    .onConflictDoNothing()
    .returning({ id: notifications.id });
  if (told) {
    if (about.kind === "reply" || about.kind === "mention")
      await mailOfReply(tx, { ...about, id: told.id, userId });
    return;
  }
  await tx.db
    .update(notifications)
    .set({ actorId: actorId ?? null, actorCount: sql`${notifications.actorCount} + 1`, happenedAt })
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.kind, "like"),
        isNull(notifications.readAt),
        sql`coalesce(comment_id, post_id) = ${about.commentId ?? about.postId ?? null}`,
      ),
    );
}

async function isMuted(tx: TransactionContext, userId: string, actorId: string): Promise<boolean> {
  const [muted] = await tx.db
    .select({ kind: mutedMembers.kind })
    .from(mutedMembers)
    .where(and(eq(mutedMembers.userId, userId), eq(mutedMembers.memberId, actorId)))
    .limit(1);
  return muted !== undefined;
}
