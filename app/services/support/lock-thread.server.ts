import { and, eq } from "drizzle-orm";
import { supportThreads } from "~/db/schema";
import type { TransactionContext } from "../command/context.server";
import { NotFound } from "../command/errors";
import { isId } from "../listing/ids";
import { lockOrder } from "../orders/lock-order.server";

export type Thread = typeof supportThreads.$inferSelect;

/**
 * Reads a thread and keeps everybody else from changing it until the transaction ends; before a complaint its order, as
 * whoever complains about one does.
 * @throws NotFound
 */
export async function lockThread(tx: TransactionContext, threadId: string): Promise<Thread> {
  if (isId(threadId)) {
    const { id, kind, orderId } = supportThreads;
    // The order of a complaint never changes, so it can be read before the lock.
    const [complained] = await tx.db
      .select({ orderId })
      .from(supportThreads)
      .where(and(eq(id, threadId), eq(kind, "complaint")));
    if (complained?.orderId) await lockOrder(tx, { id: complained.orderId });
  }
  const [thread] = isId(threadId)
    ? await tx.db.select().from(supportThreads).where(eq(supportThreads.id, threadId)).for("update")
    : [];
  if (!thread) throw new NotFound("support_thread");
  return thread;
}
