import { and, eq } from "drizzle-orm";
import { mails, orders } from "~/db/schema";
import type { TransactionContext } from "../command/context.server";
import type { Failure } from "~/services/orders/failure";
import { clearContent } from "./delete-content.server";
import { transitionOrder, type Order } from "./transition-order.server";

/**
 * Ends an order that was paid for and will not be delivered any more: fulfilment finds it stopped at its next step, and
 * its content goes at once. A mail that is being handed over at this moment cannot be called back; the event says so,
 * and `deliveryWriter` records it when the mail was taken after all.
 * @param tx holds a lock on the order
 * @returns false when the order was not in a state that can be stopped
 */
export async function stopOrder(
  tx: TransactionContext,
  order: Order,
  failure: Extract<Failure, "refund_requested" | "withdrawn">,
): Promise<boolean> {
  if (order.status === "failed") {
    await tx.db.update(orders).set({ failure }).where(eq(orders.id, order.id));
  } else {
    const [handedOver] = await tx.db
      .select({ id: mails.id })
      .from(mails)
      .where(and(eq(mails.orderId, order.id), eq(mails.kind, "document")));
    const stopped = await transitionOrder(tx, order.id, "failed", {
      set: { failure },
      detail: { failure, mailMayBeUnderWay: handedOver !== undefined },
    });
    if (!stopped) return false;
  }
  await clearContent(tx, order.id, { keepLevel: true });
  return true;
}
