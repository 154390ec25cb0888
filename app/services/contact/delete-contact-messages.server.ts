import { inArray, lte } from "drizzle-orm";
import { contactMessages, mails } from "~/db/schema";
import { inTransaction, type ServiceContext } from "../context.server";

/**
 * Deletes contact messages whose time has come, with their mails.
 * @returns how many messages were deleted
 */
export async function deleteContactMessages(ctx: ServiceContext): Promise<number> {
  const now = ctx.now();
  return inTransaction(ctx, async (tx) => {
    const deleted = await tx.db
      .delete(contactMessages)
      .where(lte(contactMessages.deleteAt, now))
      .returning({
        forward: contactMessages.forwardMailId,
        receipt: contactMessages.receiptMailId,
      });
    const theirs = deleted.flatMap(({ forward, receipt }) =>
      receipt ? [forward, receipt] : [forward],
    );
    if (theirs.length > 0) await tx.db.delete(mails).where(inArray(mails.id, theirs));
    return deleted.length;
  });
}
