import { eq } from "drizzle-orm";
import { supportThreads } from "~/db/schema";
import type { TransactionContext } from "../command/context.server";
import { NotFound } from "../command/errors";
import { isId } from "../listing/ids";

export type Thread = typeof supportThreads.$inferSelect;

/** @throws NotFound */
export async function lockThread(tx: TransactionContext, threadId: string): Promise<Thread> {
  const [thread] = isId(threadId)
    ? await tx.db.select().from(supportThreads).where(eq(supportThreads.id, threadId)).for("update")
    : [];
  if (!thread) throw new NotFound("support_thread");
  return thread;
}
