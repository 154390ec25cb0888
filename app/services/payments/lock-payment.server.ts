import { eq } from "drizzle-orm";
import { payments } from "~/db/schema";
import type { TransactionContext } from "../context.server";
import { NotFound } from "../errors";
import { lockOrder } from "../orders/lock-order.server";

/**
 * Reads a payment with its order, which stays locked until the transaction ends.
 * @throws NotFound
 */
export async function lockPayment(tx: TransactionContext, paymentId: string) {
  const [found] = await tx.db
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(eq(payments.id, paymentId));
  const order = found && (await lockOrder(tx, { id: found.orderId }));
  const [payment] = await tx.db.select().from(payments).where(eq(payments.id, paymentId));
  if (!order || !payment) throw new NotFound("payment");
  return { payment, order };
}
