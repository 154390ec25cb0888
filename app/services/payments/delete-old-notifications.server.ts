import { and, inArray, isNull, lte, not, or } from "drizzle-orm";
import { retention, retentionTime } from "~/config/retention";
import { paymentNotifications } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import { isUnsettled } from "../orders/unsettled.server";

const batch = 2_000;

/**
 * Deletes what the gateway has reported of payments, once its time is over and nothing about the order is open. What came of it
 * stands with the payment, which stays; a report that comes again finds that nothing is left to do.
 * @returns how many
 */
export async function deleteOldPaymentNotifications(ctx: ServiceContext): Promise<number> {
  const { bodySha256, orderId, receivedAt } = paymentNotifications;
  const before = new Date(ctx.now().getTime() - retentionTime(retention.paymentNotification));
  const due = ctx.db
    .select({ bodySha256 })
    .from(paymentNotifications)
    .where(and(lte(receivedAt, before), or(isNull(orderId), not(isUnsettled(ctx, orderId)!))))
    .limit(batch);
  for (let deleted = 0; ;) {
    const gone = await ctx.db
      .delete(paymentNotifications)
      .where(inArray(bodySha256, due))
      .returning({ bodySha256 });
    deleted += gone.length;
    if (gone.length < batch) return deleted;
  }
}
