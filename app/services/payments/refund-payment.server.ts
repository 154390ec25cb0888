import { and, eq, inArray } from "drizzle-orm";
import { orders, payments } from "~/db/schema";
import { OutsideServiceError } from "~/integrations/outside-service-error";
import {
  findTransaction,
  getTransaction,
  refundTransaction,
} from "~/integrations/payments/tpay.server";
import type { ServiceContext } from "../context.server";
import { recordEvent, transitionOrder } from "../orders/transition-order.server";

/**
 * Gives a whole payment back. The order becomes `refunded` unless another payment of it stands. Safe to repeat: the
 * gateway is asked first whether an earlier attempt went through.
 * @throws OutsideServiceError when the gateway is down; the payment stays `refunding`
 */
export async function refundPayment(ctx: ServiceContext, paymentId: string): Promise<void> {
  const [payment] = await ctx.db
    .update(payments)
    .set({ status: "refunding" })
    .where(and(eq(payments.id, paymentId), inArray(payments.status, ["paid", "refunding"])))
    .returning();
  if (!payment) return;
  const transactionId =
    payment.transactionId ?? (await findTransaction(payment.transactionTitle ?? ""));
  if (!transactionId) throw new OutsideServiceError("tpay", "refused", "transaction_not_found");

  const { status } = await getTransaction(transactionId);
  if (status !== "refund") await refundTransaction(transactionId);

  await ctx.db.transaction(async (tx) => {
    // The same order of locks as in `markPaid`: the refund's own notification may be coming in meanwhile.
    await tx
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.id, payment.orderId))
      .for("update");
    await tx
      .update(payments)
      .set({ status: "refunded", transactionId })
      .where(eq(payments.id, payment.id));
    const [standing] = await tx
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.orderId, payment.orderId), eq(payments.status, "paid")));
    const by = {
      actor: ctx.actor,
      at: ctx.now(),
      detail: { grosze: payment.paidGrosze ?? payment.amountGrosze },
    };
    if (standing) await recordEvent(tx, payment.orderId, "surplus_refunded", by);
    else await transitionOrder(tx, payment.orderId, "refunded", by);
  });
}
