import { eq } from "drizzle-orm";
import { supportThreads } from "~/db/schema";
import { authorise, type Staff } from "../access/authorise.server";
import { accessRefusals } from "../access/refusals";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { NotAllowed } from "../command/errors";
import { refuseOwnOrder } from "../orders/interested.server";
import { lockThread, type Thread } from "./lock-thread.server";

/** @throws NotAllowed to whoever wrote the thread, or placed the order that it complains about */
export async function refuseOwnThread(
  tx: TransactionContext,
  { kind, userId, orderId }: Pick<Thread, "kind" | "userId" | "orderId">,
): Promise<void> {
  if (kind === "complaint" && orderId !== null) await refuseOwnOrder(tx, { id: orderId });
  if (kind === "ticket" && tx.actor.kind === "staff" && tx.actor.userId === userId)
    throw new NotAllowed(accessRefusals.oneself);
}

/**
 * What staff do to a thread: under its lock, and to nobody's own.
 * @throws NotAllowed, NotFound; what `run` throws
 */
export async function asStaff(
  ctx: ServiceContext,
  threadId: string,
  run: (tx: TransactionContext, thread: Thread, staff: Staff) => Promise<void>,
): Promise<void> {
  const staff = authorise(ctx, "answer_messages", { kind: "thread", id: threadId });
  await inTransaction(ctx, async (tx) => {
    const thread = await lockThread(tx, threadId);
    await refuseOwnThread(tx, thread);
    await run(tx, thread, staff);
  });
}

export const changeThread = (
  tx: TransactionContext,
  { id }: Pick<Thread, "id">,
  change: Partial<typeof supportThreads.$inferInsert>,
) => tx.db.update(supportThreads).set(change).where(eq(supportThreads.id, id));
