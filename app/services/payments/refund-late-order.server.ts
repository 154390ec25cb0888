import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { Conflict } from "../command/errors";
import { lateRefundRefusals } from "./acts";
import { requestRefund } from "./request-refund.server";
import { isLate } from "../orders/buyer-rules";
import { lockOrder } from "../orders/lock-order.server";
import { onceMailHasEnded } from "../orders/once-mail-has-ended.server";
import { mailsOfOrder } from "../orders/mails-of-order.server";
import { stopOrder } from "../orders/stop-order.server";

/**
 * Gives the buyer the money back who has waited too long, and stops the work. Delivery takes the same lock before it
 * counts as done, so one of the two comes first and the other one finds it. Asked again it changes nothing.
 * @throws Conflict of `lateRefundRefusals`, `mail_under_way`
 */
export async function refundLateOrder(ctx: ServiceContext, token: string): Promise<void> {
  await onceMailHasEnded(() => inTransaction(ctx, (tx) => stopLateOrder(tx, token)));
}

async function stopLateOrder(tx: TransactionContext, token: string): Promise<void> {
  const order = await lockOrder(tx, { token });
  if (order?.status === "completed") throw new Conflict(lateRefundRefusals.delivered);
  if (order?.failure === "refund_requested") return;
  const sent = order ? await mailsOfOrder(tx, order.id) : [];
  if (!order || !isLate(order, tx.now(), sent)) throw new Conflict(lateRefundRefusals.not_late);
  if (!(await stopOrder(tx, order, "refund_requested")))
    throw new Conflict(lateRefundRefusals.not_late);
  await requestRefund(tx, order, { reason: "late", alsoBegin: true });
}
