import { and, asc, eq, inArray } from "drizzle-orm";
import { payments, refunds } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import { isStuck, refundsUnderWay, type RefundAhead } from "./payment-state";

/** Refunds of an order that have begun and are not done, the oldest first. */
export async function refundsAhead(
  { db, now }: Pick<ServiceContext, "db" | "now">,
  orderId: string,
): Promise<RefundAhead[]> {
  const found = await db
    .select({
      id: refunds.id,
      grosze: refunds.amountGrosze,
      currency: payments.currency,
      status: refunds.status,
      requestedAt: refunds.requestedAt,
      lastError: refunds.lastError,
      provider: payments.provider,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(refunds.orderId, orderId), inArray(refunds.status, [...refundsUnderWay])))
    .orderBy(asc(refunds.requestedAt));
  return found.map(({ status, ...refund }) => ({
    ...refund,
    isStuck: isStuck({ ...refund, status }, now()),
  }));
}
