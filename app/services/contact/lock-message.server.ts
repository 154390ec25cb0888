import { eq } from "drizzle-orm";
import { contactMessages } from "~/db/schema";
import type { TransactionContext } from "../command/context.server";
import { NotFound } from "../command/errors";
import { isId } from "../listing/ids";

/** @throws NotFound */
export async function lockMessage(tx: TransactionContext, messageId: string) {
  const [message] = isId(messageId)
    ? await tx.db
        .select()
        .from(contactMessages)
        .where(eq(contactMessages.id, messageId))
        .for("update")
    : [];
  if (!message) throw new NotFound("message");
  return message;
}
