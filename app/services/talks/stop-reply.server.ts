import { and, asc, eq } from "drizzle-orm";
import { talkMessages } from "~/db/schema";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { readWholeText } from "../text-streams/read-text.server";
import { closeText } from "../text-streams/store-text.server";
import { finishReply } from "./finish-reply.server";
import { lockOwnTalk } from "./own-talk.server";
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
    const subject = { kind: "reply", id: message.id } as const;
    await closeText(tx, subject);
    const written = await readWholeText(tx, subject);
    await finishReply(tx, message.id, { state: "stopped", reply: written?.text.trim() ?? "" });
  });
}
