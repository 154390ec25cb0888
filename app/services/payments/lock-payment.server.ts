import { eq } from "drizzle-orm";
import { payments } from "~/db/schema";
import { authorise } from "../access/authorise.server";
import type { ServiceContext, TransactionContext } from "../command/context.server";
import { Invalid, NotFound } from "../command/errors";
import { isId } from "../listing/ids";
import { lockOrder } from "../orders/lock-order.server";
import { refuseOwnOrder } from "../orders/interested.server";
import { paymentReasons, type PaymentReason } from "./acts";
import { isReason } from "../audit/audit-events";
import type { Target } from "../access/targets";

export type PaymentRequest = { paymentId: string; reason: PaymentReason };

/** Lets staff who manage payments through, to one of them. @throws NotAllowed, Invalid */
export function authorisePayment(
  ctx: ServiceContext,
  { paymentId, reason }: PaymentRequest,
): Target {
  const target = { kind: "payment", id: paymentId } as const;
  authorise(ctx, "manage_payments", target);
  if (!isReason(paymentReasons, reason)) throw new Invalid("reason");
  return target;
}

/**
 * Reads a payment with its order, which stays locked until the transaction ends: the one way to it for the verbs of staff.
 * @throws NotFound; NotAllowed `own_order` to a member of staff whose own order it is
 */
export async function lockPayment(tx: TransactionContext, paymentId: string) {
  const locked = await lockAnyPayment(tx, paymentId);
  await refuseOwnOrder(tx, locked.order);
  return locked;
}

/**
 * Like `lockPayment`, for what takes two people: whoever gains from it is told so by the act itself.
 * @throws NotFound
 */
export async function lockAnyPayment(tx: TransactionContext, paymentId: string) {
  if (!isId(paymentId)) throw new NotFound("payment");
  const [found] = await tx.db
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(eq(payments.id, paymentId));
  const order = found && (await lockOrder(tx, { id: found.orderId }));
  const [payment] = await tx.db.select().from(payments).where(eq(payments.id, paymentId));
  if (!order || !payment) throw new NotFound("payment");
  return { payment, order };
}
