import { and, eq, sql } from "drizzle-orm";
import { proposedFacts, talkMessages, talks } from "~/db/schema";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { NotFound } from "../command/errors";
import { isId } from "../listing/ids";
import { closeText } from "../text-streams/store-text.server";
import { finishReply } from "./finish-reply.server";
import { lockOwnTalk } from "./own-talk.server";
import { forgetSummary } from "./sum-up-talk.server";

/**
 * Deletes a message of one's own with its answer; what is being written to it stops. It stays one of its day's messages.
 * @throws NotAllowed, NotFound
 */
export async function deleteMessage(
  ctx: ServiceContext,
  { talkId, messageId }: { talkId: string; messageId: string },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const talk = await lockOwnTalk(tx, talkId);
    const { id } = talk;
    const isIt = and(eq(talkMessages.id, messageId), eq(talkMessages.talkId, id));
    const [found] = isId(messageId)
      ? await tx.db.select({ number: talkMessages.number }).from(talkMessages).where(isIt)
      : [];
    if (!found) throw new NotFound("talk_message");
    await closeText(tx, { kind: "reply", id: messageId });
    await finishReply(tx, messageId, { state: "stopped", reply: "" });
    await tx.db.delete(talkMessages).where(isIt);
    // Neither what was made of it stays, nor what may have been.
    await tx.db.delete(proposedFacts).where(eq(proposedFacts.talkId, id));
    await forgetSummary(tx, talk, found);
    // The next message takes the number of the last that is deleted, and has not been read.
    const last = sql`(select coalesce(max(number), 0) from talk_messages where talk_id = ${id})`;
    await tx.db
      .update(talks)
      .set({ factsReadTo: sql`least(${talks.factsReadTo}, ${last})` })
      .where(eq(talks.id, id));
  });
}
