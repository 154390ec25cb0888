import { eq } from "drizzle-orm";
import { documentFiles, orders } from "~/db/schema";
import { deliveryOf } from "~/products/deliveries/registry";
import { findProduct } from "~/products/registry";
import { isUndeliverable } from "../orders/buyer-rules";
import { lockOrder } from "../orders/lock-order.server";
import type { Failure } from "~/services/orders/failure";
import { transitionOrder, type Order } from "../orders/transition-order.server";
import { day } from "~/time/durations";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { requestRefund } from "../payments/request-refund.server";
import { workOf } from "./deliveries/registry.server";
import { renderCareCard } from "./render-care-card.server";

function contentDeleteAt(order: Order, now: Date): Date {
  const { contentLifetime } = deliveryOf(findProduct(order.productSlug));
  // A link alone has gone to an unconfirmed address: it opens within a day.
  const waits = order.isAddressUnconfirmed ? day : 0;
  return new Date(now.getTime() + contentLifetime + waits);
}

/** Whether an order goes on when its mail has gone: see `Delivery.endsAfterMail`. */
export const endsAfterMail = ({ productSlug }: Pick<Order, "productSlug">): boolean =>
  deliveryOf(findProduct(productSlug)).endsAfterMail === true;

/** Ends an order whose buyer has what was bought: in the mail or, without an address, on the order's page. */
export async function completeOrder(ctx: ServiceContext, order: Order): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const now = tx.now();
    await transitionOrder(tx, order.id, "completed", {
      set: { completedAt: now, failure: null, contentDeleteAt: contentDeleteAt(order, now) },
    });
    await workOf(order).afterMail(tx, order);
  });
}

/**
 * Ends an order that cannot be delivered. Who paid and got nothing is paid back, and where no text was written gets a card
 * of care in its place; a document that is ready but could not be mailed stays on the order page.
 * @param isStillDue asked once the order is locked, where its buyer may have mended what it ends for
 */
export async function failOrder(
  ctx: ServiceContext,
  order: Order,
  failure: Failure,
  isStillDue?: (tx: TransactionContext) => Promise<boolean>,
): Promise<void> {
  // As it is now: an alarm may have been raised since.
  const [current = order] = await ctx.db.select().from(orders).where(eq(orders.id, order.id));
  const card = await renderCareCard(ctx, current, failure);
  await inTransaction(ctx, async (tx) => {
    if (isStillDue) {
      await lockOrder(tx, { id: order.id });
      if (!(await isStillDue(tx))) return;
    }
    const failed = await transitionOrder(tx, order.id, "failed", {
      detail: { failure },
      set: { failure, contentDeleteAt: contentDeleteAt(order, tx.now()) },
    });
    if (failed && isUndeliverable(failed)) await workOf(order).afterMail(tx, order);
    if (!failed || isUndeliverable(failed)) return;
    // What was rendered before something else went wrong stays.
    if (card) await tx.db.insert(documentFiles).values(card).onConflictDoNothing();
    await requestRefund(tx, order, { reason: failure, alsoBegin: true });
  });
}
