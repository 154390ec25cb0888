import { and, eq } from "drizzle-orm";
import { payments } from "~/db/schema";
import { ExternalServiceError } from "~/integrations/external-service-error";
import { cancelTransaction } from "~/integrations/payments/tpay.server";
import type { ServiceContext } from "../command/context.server";

/** Withdraws the transactions of an order that nobody should pay for any more. */
export async function withdrawPayments(ctx: ServiceContext, orderId: string): Promise<void> {
  const open = await ctx.db
    .update(payments)
    .set({ status: "cancelled", nextCheckAt: null })
    .where(and(eq(payments.orderId, orderId), eq(payments.status, "pending")))
    .returning();
  for (const payment of open) await withdrawTransaction(ctx, payment);
}

/** Tells the gateway that a payment is not wanted any more. */
export async function withdrawTransaction(
  ctx: ServiceContext,
  { orderId, transactionId }: Pick<typeof payments.$inferSelect, "orderId" | "transactionId">,
): Promise<void> {
  try {
    if (transactionId) await cancelTransaction(transactionId);
  } catch (error) {
    if (!(error instanceof ExternalServiceError)) throw error;
    ctx.log.warn({ orderId, code: error.code }, "gateway did not withdraw a transaction");
  }
}
