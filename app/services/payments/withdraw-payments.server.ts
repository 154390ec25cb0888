import { and, eq, inArray } from "drizzle-orm";
import { addJob } from "~/db/add-job.server";
import { payments } from "~/db/schema";
import { ExternalServiceError } from "~/integrations/external-service-error";
import { cancelTransaction } from "~/integrations/payments/tpay.server";
import type { ServiceContext, TransactionContext } from "../command/context.server";

type Withdrawn = Pick<typeof payments.$inferSelect, "orderId" | "transactionId">;

/** Withdraws the transactions of an order that nobody should pay for any more. */
export async function withdrawPayments(ctx: ServiceContext, orderId: string): Promise<void> {
  const open = await ctx.db
    .update(payments)
    .set({ status: "cancelled", nextCheckAt: null })
    .where(and(eq(payments.orderId, orderId), eq(payments.status, "pending")))
    .returning();
  for (const payment of open) await tryWithdrawing(ctx, payment);
}

/** The same inside a transaction, also of a payment that is being opened: a job tells the gateway once all of it holds. */
export async function withdrawPaymentsLater(
  tx: TransactionContext,
  orderId: string,
): Promise<void> {
  const open = await tx.db
    .update(payments)
    .set({ status: "cancelled", nextCheckAt: null })
    .where(and(eq(payments.orderId, orderId), inArray(payments.status, ["creating", "pending"])))
    .returning();
  for (const payment of open) await enqueueWithdrawal(tx, payment);
}

/** Has the gateway told by a job that a payment is not wanted any more. */
export async function enqueueWithdrawal(
  tx: TransactionContext,
  { orderId, transactionId }: Withdrawn,
): Promise<void> {
  if (transactionId === null) return;
  await addJob(tx, "withdraw_transaction", { orderId, transactionId }, `withdraw:${transactionId}`);
}

/**
 * Tells the gateway that a payment is not wanted any more; one that it does not withdraw has ended there already.
 * @throws ExternalServiceError where it does not answer
 */
export async function withdrawTransaction(
  ctx: ServiceContext,
  { orderId, transactionId }: Withdrawn,
): Promise<void> {
  try {
    if (transactionId) await cancelTransaction(transactionId);
  } catch (error) {
    if (!(error instanceof ExternalServiceError) || error.kind !== "refused") throw error;
    ctx.log.warn({ orderId, code: error.code }, "gateway did not withdraw a transaction");
  }
}

/** The same for somebody who waits: a gateway that does not answer keeps nobody waiting. */
export async function tryWithdrawing(ctx: ServiceContext, payment: Withdrawn): Promise<void> {
  try {
    await withdrawTransaction(ctx, payment);
  } catch (error) {
    if (!(error instanceof ExternalServiceError)) throw error;
    ctx.log.warn(
      { orderId: payment.orderId, code: error.code },
      "gateway was not told that a transaction is not wanted",
    );
  }
}
