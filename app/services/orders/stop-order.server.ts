import { and, eq, inArray, isNotNull, ne } from "drizzle-orm";
import { mails, orders } from "~/db/schema";
import { deliveryOf } from "~/products/deliveries/registry";
import { findProduct } from "~/products/registry";
import { minute } from "~/time/durations";
import type { TransactionContext } from "../command/context.server";
import { Conflict } from "../command/errors";
import { orderRefusals } from "./acts";
import { documentMails, talkAnalysisMail } from "./document-mails";
import type { Failure } from "~/services/orders/failure";
import { clearContent } from "./delete-content.server";
import { recordEvent, transitionOrder, type Order } from "./transition-order.server";

/** An attempt to hand a mail over that has not ended by then belongs to a process that died, in milliseconds. */
const abandonedAfter = minute;
/** The provider has been asked with the same key by then, several times, what became of an attempt that it left unanswered. */
const unansweredFor = 10 * minute;

/**
 * Ends an order that was paid for and will not be delivered any more: fulfilment finds it stopped at its next step, its mail
 * is not sent, and its content goes at once. A mail with it that is being handed over at this moment cannot be called back, so
 * how that ends comes first, whatever state the order is in: with it, the buyer would have what they bought and all their
 * money. Only where nobody can tell after a while it is stopped all the same; the event says so, and if the mail turns out to
 * have gone, `noteDeliveredAfterStop` does.
 * @param tx holds a lock on the order
 * @returns false when the order was not in a state that can be stopped
 * @throws Conflict `mail_under_way`
 */
export async function stopOrder(
  tx: TransactionContext,
  order: Order,
  failure: Extract<Failure, "refund_requested" | "withdrawn">,
): Promise<boolean> {
  const mailMayBeUnderWay = await isAnyUnderWay(tx, order);
  if (order.status === "failed") {
    await tx.db.update(orders).set({ failure }).where(eq(orders.id, order.id));
  } else {
    const stopped = await transitionOrder(tx, order.id, "failed", {
      set: { failure },
      detail: { failure, mailMayBeUnderWay },
    });
    if (!stopped) return false;
  }
  await clearContent(tx, order.id, { keepLevel: true });
  return true;
}

/** Which mails bring what was bought: that of what is delivered later only confirms it, and keeps nobody from ending it. */
function broughtBy({ productSlug }: Order): string[] {
  const isLater = deliveryOf(findProduct(productSlug)).endsAfterMail === true;
  return isLater ? [talkAnalysisMail.code] : [...documentMails];
}

/**
 * Whether a mail with what was bought may have gone, and nobody will know any more.
 * @throws Conflict `mail_under_way` as long as somebody will
 */
async function isAnyUnderWay(tx: TransactionContext, order: Order): Promise<boolean> {
  const handedOver = await tx.db
    .select({ claimedAt: mails.claimedAt, lastError: mails.lastError })
    .from(mails)
    .where(
      and(
        eq(mails.orderId, order.id),
        inArray(mails.kind, broughtBy(order)),
        ne(mails.status, "accepted"),
        isNotNull(mails.claimedAt),
      ),
    );
  for (const { claimedAt, lastError } of handedOver) {
    const since = tx.now().getTime() - (claimedAt?.getTime() ?? 0);
    if (since < (lastError === null ? abandonedAfter : unansweredFor))
      throw new Conflict(orderRefusals.mail_under_way);
  }
  return handedOver.length > 0;
}

/** Writes down, and tells the operator's log, that a buyer got what they bought although their order was at its end. */
export async function noteDeliveredAfterStop(
  tx: TransactionContext,
  orderId: string,
): Promise<void> {
  tx.log.error({ orderId }, "a mail was delivered after its order had been stopped");
  await recordEvent(tx, orderId, "delivered_after_stop");
}
