import { and, eq, sql } from "drizzle-orm";
import { mails, orders } from "~/db/schema";
import { minute } from "~/time/durations";
import type { TransactionContext } from "../command/context.server";
import { Conflict } from "../command/errors";
import { orderRefusals } from "./acts";
import { documentMail } from "./document-mails";
import type { Failure } from "~/services/orders/failure";
import { clearContent } from "./delete-content.server";
import { transitionOrder, type Order } from "./transition-order.server";

/** An attempt to hand a mail over that has not ended by then belongs to a process that died, in milliseconds. */
const abandonedAfter = minute;

/**
 * Ends an order that was paid for and will not be delivered any more: fulfilment finds it stopped at its next step, its mail
 * is not sent, and its content goes at once. One that is being handed over at this moment cannot be called back, so how it ends
 * comes first: with it, the buyer would have what they bought and all their money. Only where a process died with it nobody
 * knows; the event says so, and `deliveryWriter` records it when the mail was taken after all.
 * @param tx holds a lock on the order
 * @returns false when the order was not in a state that can be stopped
 * @throws Conflict `mail_under_way`
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
      .select({ claimedAt: mails.claimedAt })
      .from(mails)
      .where(and(eq(mails.orderId, order.id), eq(mails.kind, documentMail.code)))
      .orderBy(sql`${mails.claimedAt} desc nulls last`);
    const { claimedAt = null } = handedOver ?? {};
    if (claimedAt && tx.now().getTime() - claimedAt.getTime() < abandonedAfter)
      throw new Conflict(orderRefusals.mail_under_way);
    const stopped = await transitionOrder(tx, order.id, "failed", {
      set: { failure },
      detail: { failure, mailMayBeUnderWay: claimedAt !== null },
    });
    if (!stopped) return false;
  }
  await clearContent(tx, order.id, { keepLevel: true });
  return true;
}
