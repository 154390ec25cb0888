import { eq } from "drizzle-orm";
import { orders, reviews } from "~/db/schema";
import { reviewHiddenMail } from "~/mails/review-hidden-mail.server";
import { orderedTitle } from "~/products/ordered-product";
import type { ReviewMailKind } from "../mails/queue-mail.server";
import type { Composer } from "../mails/send-queued-mail.server";
import { orderNumber } from "../orders/order-number";
import type { HidingReason } from "./acts";

/** What writes each mail about a review. */
export const reviewMailComposers: Record<ReviewMailKind, Composer> = {
  review_hidden: async (ctx, mail) => {
    if (!mail.orderId) return null;
    const [found] = await ctx.db
      .select({ review: reviews, order: orders })
      .from(reviews)
      .innerJoin(orders, eq(orders.id, reviews.orderId))
      .where(eq(reviews.orderId, mail.orderId));
    if (!found) return null;
    const { review, order } = found;
    // Somebody has decided otherwise by now, and that is what holds.
    const isStill = review.decidedAt?.getTime() === mail.createdAt.getTime();
    if (!isStill || review.status !== "hidden" || review.hiddenReason === null) return null;
    const letter = reviewHiddenMail({
      orderNumber: orderNumber(order.number),
      productTitle: orderedTitle(order),
      reason: review.hiddenReason as HidingReason,
      decidedAt: mail.createdAt,
    });
    return { ...letter, attachments: [] };
  },
};
