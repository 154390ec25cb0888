import { and, asc, eq } from "drizzle-orm";
import { talkMessages } from "~/db/schema";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { lockOwnTalk } from "./own-talk.server";
import { stopWriting } from "./stop-writing.server";
import { isUnanswered } from "./unanswered.server";

/**
 * Stops what is being written in one's own talk, and keeps what there is of it.
 * @throws NotAllowed, NotFound
 */
export async function stopReply(ctx: ServiceContext, talkId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { id } = await lockOwnTalk(tx, talkId);
    const [message] = await tx.db
      .select({ id: talkMessages.id })
      .from(talkMessages)
      .where(and(eq(talkMessages.talkId, id), isUnanswered))
      .orderBy(asc(talkMessages.number))
      .limit(1);
    if (!message) return;
    await stopWriting(tx, message.id);
  });
}
