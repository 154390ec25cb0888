import { and, asc, eq, getTableColumns } from "drizzle-orm";
import { talkMessages, talks } from "~/db/schema";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { announceText } from "../text-streams/store-text.server";
import { returnMessage } from "./daily-limit.server";
import { enqueueReply } from "./enqueue-reply.server";
import { mannerOf } from "./manner-of.server";
import { isUnanswered } from "./unanswered.server";

/** What came of a message; only what was answered, or stopped by its member, is one of the five. */
export type ReplyEnd =
  | { state: "complete"; reply: string }
  | { state: "stopped"; reply: string }
  | { state: "failed" | "unreadable" | "full" | "help" };

/**
 * Ends the answer to a message, unless it has ended meanwhile, and has the next one of its talk answered.
 * @returns whether this ended it
 */
export async function finishReply(
  ctx: ServiceContext,
  messageId: string,
  end: ReplyEnd,
): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const [talk] = await tx.db
      .select(getTableColumns(talks))
      .from(talks)
      .innerJoin(talkMessages, eq(talkMessages.talkId, talks.id))
      .where(eq(talkMessages.id, messageId))
      .for("update", { of: talks });
    if (!talk) return false;
    const counts = end.state === "complete" || end.state === "stopped";
    const [before] = await tx.db
      .select({ countedDay: talkMessages.countedDay, begunAt: talkMessages.begunAt })
      .from(talkMessages)
      .where(and(eq(talkMessages.id, messageId), isUnanswered));
    if (!before) return false;
    const manner = mannerOf(talk);
    if (!counts && before.begunAt) await manner.atBreak(tx, talk, messageId);
    await tx.db
      .update(talkMessages)
      .set({
        replyState: end.state,
        reply: "reply" in end ? end.reply : null,
        repliedAt: tx.now(),
        ...(!counts && { countedDay: null }),
      })
      .where(eq(talkMessages.id, messageId));
    if (!counts && before.countedDay && talk.userId)
      await returnMessage(tx, talk.userId, before.countedDay);
    const [next] = await tx.db
      .select({ id: talkMessages.id, replyState: talkMessages.replyState })
      .from(talkMessages)
      .where(and(eq(talkMessages.talkId, talk.id), isUnanswered))
      .orderBy(asc(talkMessages.number))
      .limit(1);
    // One that is being written has its job, which another would run beside.
    if (next?.replyState === "waiting") await enqueueReply(tx, next.id);
    // A text that ended in order says so itself.
    if (!counts) await announceText(tx, { kind: "reply", id: messageId });
    await manner.atEnd(tx, talk, counts);
    return true;
  });
}
