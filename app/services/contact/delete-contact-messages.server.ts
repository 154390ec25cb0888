import { and, eq, inArray, lte } from "drizzle-orm";
import { contactMessages, conversations, mails, messages } from "~/db/schema";
import { inTransaction, type ServiceContext } from "../command/context.server";

/**
 * Deletes contact messages whose time has come, with what was answered and their mails.
 * @returns how many messages were deleted
 */
export async function deleteContactMessages(ctx: ServiceContext): Promise<number> {
  const now = ctx.now();
  return inTransaction(ctx, async (tx) => {
    const due = await tx.db
      .select({
        id: contactMessages.id,
        forward: contactMessages.forwardMailId,
        receipt: contactMessages.receiptMailId,
      })
      .from(contactMessages)
      .where(lte(contactMessages.deleteAt, now))
      .for("update");
    if (due.length === 0) return 0;
    const ids = due.map(({ id }) => id);
    const replies = await tx.db
      .select({ mail: messages.mailId })
      .from(messages)
      .innerJoin(conversations, eq(conversations.id, messages.conversationId))
      .where(and(eq(conversations.subjectKind, "contact"), inArray(conversations.subjectId, ids)));
    await tx.db.delete(contactMessages).where(inArray(contactMessages.id, ids));
    const theirs = [
      ...due.flatMap(({ forward, receipt }) => (receipt ? [forward, receipt] : [forward])),
      ...replies.flatMap(({ mail }) => mail ?? []),
    ];
    await tx.db.delete(mails).where(inArray(mails.id, theirs));
    return due.length;
  });
}
