import { authoriseSelf } from "../access/authorise.server";
import { exceeds } from "~/forms/text";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { assertNotRefused, Invalid, NotFound } from "../command/errors";
import { addMessage, countMessage, type Words } from "./add-message.server";
import { lockThread } from "./lock-thread.server";
import { ticketRefusals } from "./refusals";
import { formKey } from "./form-key.server";
import { messageLimit } from "./rules";

/**
 * A member writes on in a thread of theirs. The same form again is the same message,
 * unless it says something else.
 * @throws NotAllowed, NotFound also for somebody else's; Invalid, TooManyRequests; Conflict once it is closed
 */
export async function writeInThread(
  ctx: ServiceContext,
  { threadId, formToken, ...words }: Words & { threadId: string; formToken: string },
): Promise<void> {
  const userId = authoriseSelf(ctx);
  if (words.content === "" || exceeds(words.content, messageLimit)) throw new Invalid("content");
  await countMessage(ctx, userId, words);
  await inTransaction(ctx, async (tx) => {
    const thread = await lockThread(tx, threadId);
    if (thread.userId !== userId) throw new NotFound("support_thread");
    assertNotRefused(thread.closedAt ? ticketRefusals.thread_closed : null);
    await addMessage(tx, thread, {
      ...words,
      key: formKey(thread.id, { ...words, formToken }),
    });
  });
}
