import { and, eq, gt, gte, isNull, sql, type SQL } from "drizzle-orm";
import { groupMembers, mutedMembers, notifications, postReaders } from "~/db/schema";
import type { TransactionContext } from "../command/context.server";
import { mailOfReply } from "./mail-of-reply.server";

type Notice = {
  recipientId: string;
  groupId: string;
  postId?: string;
  commentId?: string;
} & (
  | {
      kind: "reply" | "mention" | "like" | "join_request";
      actorId: string;
    }
  | {
      kind: "decision" | "case_message";
      actorId?: undefined;
      /** Who of a case is told. */
      partyId: string;
    }
  | {
      kind: "let_in" | "not_let_in" | "keeper_appointed" | "keeper_dismissed";
      actorId?: undefined;
    }
);

/**
 * Tells a member what happened to them, in the transaction in which it happens. Nobody hears of what they did
 * themselves, nor of somebody whom they muted or blocked, nor in a thread that they have muted. Likes of one thing that
 * was not read yet become one line.
 */
export async function notify(tx: TransactionContext, notice: Notice): Promise<void> {
  const { recipientId, actorId, ...about } = notice;
  if (recipientId === actorId) return;
  if (notice.kind === "like") {
    const like = { ...notice, at: tx.now() };
    await tx.db.execute(tellingOfLike(like, sql`(select 1) as happened`));
    return;
  }
  const [recipient] = await tx.db
    .select({ userId: groupMembers.userId })
    .from(groupMembers)
    .where(eq(groupMembers.id, recipientId))
    .prepare("recipient")
    .execute();
  if (!recipient?.userId) return;
  const { userId } = recipient;
  if (actorId && (await isMuted(tx, userId, { actorId, postId: about.postId }))) return;
  const [notified] = await tx.db
    .insert(notifications)
    .values({ ...about, userId, actorId: actorId ?? null, happenedAt: tx.now() })
    .returning({ id: notifications.id })
    .prepare("notify")
    .execute();
  if (notified && (about.kind === "reply" || about.kind === "mention"))
    await mailOfReply(tx, { ...about, kind: about.kind, id: notified.id, userId });
}

/** Tells an account of an answer to what it proposed or offered: without a word of which group, so that no list gives one away. */
export async function tellOfAnsweredWish(tx: TransactionContext, userId: string): Promise<void> {
  await tx.db.insert(notifications).values({ userId, kind: "wish_answered", happenedAt: tx.now() });
}

type Like = {
  recipientId: string;
  actorId: string;
  groupId: string;
  postId?: string;
  commentId?: string;
  at: Date;
};

/**
 * The statement that tells of a like, by the rules of `notify`.
 * @param happened a table with a row where there is something to tell: also one that the statement before it has made
 */
export const tellingOfLike = (
  { recipientId, actorId, groupId, postId, commentId, at }: Like,
  happened: SQL,
): SQL => sql`
  insert into ${notifications} (user_id, kind, group_id, post_id, comment_id, actor_id, happened_at)
  select recipient.user_id, 'like', ${groupId}::uuid, ${postId ?? null}::uuid, ${commentId ?? null}::uuid, ${actorId}::uuid, ${at.toISOString()}::timestamptz
  from ${happened}
  join ${groupMembers} recipient on recipient.id = ${recipientId} and recipient.id <> ${actorId} and recipient.user_id is not null
  where not exists (select 1 from ${mutedMembers} where ${mutedMembers.userId} = recipient.user_id and ${mutedMembers.memberId} = ${actorId})
    and not exists (select 1 from ${postReaders} where ${postReaders.userId} = recipient.user_id
      and ${postReaders.postId} = ${postId ?? null}::uuid and ${postReaders.wish} = 'mute')
  on conflict (user_id, coalesce(comment_id, post_id)) where kind = 'like' and read_at is null
  do update set actor_id = excluded.actor_id, actor_count = ${notifications}.actor_count + 1, happened_at = excluded.happened_at`;

/**
 * Counts somebody out of a line of likes that was not read yet, when they like the thing no more; or whoever likes and
 * takes it back again and again would count as many people.
 * @param like.likedAt when they had liked it; what was read since then stays as it was read
 * @param like.latestId the membership that liked it last among those who still do
 */
export async function retractLikeNotification(
  tx: TransactionContext,
  like: { recipientId: string; actorId: string; thingId: string; likedAt: Date; latestId?: string },
): Promise<void> {
  if (like.recipientId === like.actorId) return;
  const [recipient] = await tx.db
    .select({ userId: groupMembers.userId })
    .from(groupMembers)
    .where(eq(groupMembers.id, like.recipientId));
  if (!recipient?.userId || (await isMuted(tx, recipient.userId, like))) return;
  const ofThing = and(
    eq(notifications.userId, recipient.userId),
    eq(notifications.kind, "like"),
    sql`coalesce(comment_id, post_id) = ${like.thingId}`,
  );
  const [readSince] = await tx.db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(ofThing, gte(notifications.readAt, like.likedAt)))
    .limit(1);
  if (readSince) return;
  const unread = and(ofThing, isNull(notifications.readAt));
  const [others] = await tx.db
    .update(notifications)
    .set({
      actorCount: sql`${notifications.actorCount} - 1`,
      actorId: sql`case when ${notifications.actorId} = ${like.actorId}
        then ${like.latestId ?? null}::uuid else ${notifications.actorId} end`,
    })
    .where(and(unread, gt(notifications.actorCount, 1)))
    .returning({ id: notifications.id });
  if (!others) await tx.db.delete(notifications).where(unread);
}

async function isMuted(
  tx: TransactionContext,
  userId: string,
  { actorId, postId }: { actorId: string; postId?: string },
): Promise<boolean> {
  const [muted] = await tx.db
    .select({ kind: mutedMembers.kind })
    .from(mutedMembers)
    .where(and(eq(mutedMembers.userId, userId), eq(mutedMembers.memberId, actorId)))
    .limit(1)
    .prepare("muted")
    .execute();
  if (muted || postId === undefined) return muted !== undefined;
  const [thread] = await tx.db
    .select({ wish: postReaders.wish })
    .from(postReaders)
    .where(and(eq(postReaders.userId, userId), eq(postReaders.postId, postId)))
    .prepare("muted_thread")
    .execute();
  return thread?.wish === "mute";
}
