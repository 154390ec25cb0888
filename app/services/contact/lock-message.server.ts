import { eq } from "drizzle-orm";
import { contactMessages } from "~/db/schema";
import type { TransactionContext } from "../context.server";
import { NotFound } from "../errors";
import { isId } from "../ids";

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
