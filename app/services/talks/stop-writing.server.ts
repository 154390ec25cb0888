import type { TransactionContext } from "../command/context.server";
import { readWholeText } from "../text-streams/read-text.server";
import { closeText } from "../text-streams/store-text.server";
import { finishReply } from "./finish-reply.server";

/** Stops what is being written in answer to a message, and keeps what there is of it. @param tx holds its talk */
export async function stopWriting(tx: TransactionContext, messageId: string): Promise<void> {
  const subject = { kind: "reply", id: messageId } as const;
  await closeText(tx, subject);
  const written = await readWholeText(tx, subject);
  await finishReply(tx, messageId, { state: "stopped", reply: written?.text.trim() ?? "" });
}
