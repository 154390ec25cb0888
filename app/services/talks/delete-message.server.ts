import { and, eq } from "drizzle-orm";
import { talkMessages } from "~/db/schema";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { NotFound } from "../command/errors";
import { isId } from "../listing/ids";
import { closeText } from "../text-streams/store-text.server";
import { finishReply } from "./finish-reply.server";
import { lockOwnTalk } from "./own-talk.server";

/**
 * Deletes a message of one's own with its answer; what is being written to it stops. It stays one of its day's messages.
 * @throws NotAllowed, NotFound
 */
export async function deleteMessage(
  ctx: ServiceContext,
  { talkId, messageId }: { talkId: string; messageId: string },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { id } = await lockOwnTalk(tx, talkId);
    const isIt = and(eq(talkMessages.id, messageId), eq(talkMessages.talkId, id));
    const [found] = isId(messageId)
      ? await tx.db.select({ id: talkMessages.id }).from(talkMessages).where(isIt)
      : [];
    if (!found) throw new NotFound("talk_message");
    await closeText(tx, { kind: "reply", id: messageId });
    await finishReply(tx, messageId, { state: "stopped", reply: "" });
    await tx.db.delete(talkMessages).where(isIt);
  });
}
