import { eq } from "drizzle-orm";
import { complaints, supportThreads } from "~/db/schema";
import type { ServiceContext, TransactionContext } from "../command/context.server";
import { NotFound } from "../command/errors";
import { refuseOwnOrder } from "../orders/interested.server";
import { lockOrder } from "../orders/lock-order.server";
import type { Order } from "../orders/transition-order.server";
import type { Thread } from "./lock-thread.server";

export type Complaint = typeof complaints.$inferSelect;

/** What is demanded by a thread and decided about it; null where it is no complaint. */
export async function complaintOf(
  { db }: Pick<ServiceContext, "db">,
  { id, kind }: Pick<Thread, "id" | "kind">,
): Promise<Complaint | null> {
  if (kind !== "complaint") return null;
  const [found] = await db.select().from(complaints).where(eq(complaints.threadId, id));
  return found ?? null;
}

/**
 * The order that a complaint is about, locked.
 * @throws NotAllowed to staff whose own it is; NotFound
 */
export async function complainedOrder(
  tx: TransactionContext,
  { orderId }: Pick<Thread, "orderId">,
): Promise<Order> {
  const order = orderId === null ? null : await lockOrder(tx, { id: orderId });
  if (!order) throw new NotFound("unknown_order");
  await refuseOwnOrder(tx, order);
  return order;
}

/** The order that a thread is about; null where it is about none. */
export async function orderIdOfThread(
  { db }: Pick<ServiceContext, "db">,
  threadId: string,
): Promise<string | null> {
  const [found] = await db
    .select({ orderId: supportThreads.orderId })
    .from(supportThreads)
    .where(eq(supportThreads.id, threadId));
  return found?.orderId ?? null;
}
