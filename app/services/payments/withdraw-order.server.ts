import { orderedTitle, type Ordered } from "~/products/ordered-product";
import { eq } from "drizzle-orm";
import { mails, withdrawals } from "~/db/schema";
import { formatDate } from "~/copy/format";
import { withdrawalReceiptMail } from "./withdrawal-receipt-mail";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { Conflict, NotFound } from "../command/errors";
import { queueMail } from "../mails/queue-mail.server";
import { withdrawalRefusals } from "./acts";
import { orderBalances } from "./balances.server";
import { findWithdrawal } from "./find-withdrawal.server";
import { requestRefund } from "./request-refund.server";
import { withdrawPayments } from "./withdraw-payments.server";
import { canTakeWithdrawal, withdrawalRight } from "../orders/buyer-rules";
import { clearContent } from "../orders/delete-content.server";
import { lockNamedOrder, recordAssistance, type NamedOrder } from "../orders/named-order.server";
import { orderNumber } from "../orders/order-number";
import { stopOrder } from "../orders/stop-order.server";
import { recordEvent, transitionOrder, type Order } from "../orders/transition-order.server";
import { orderAuditEvents } from "../orders/acts";

/** What a buyer declares by withdrawing, word for word. */
export function withdrawalStatement(order: Ordered & { number: string; placedAt: Date }): string {
  const product = orderedTitle(order);
  return `Odstępuję od umowy zawartej przez zamówienie ${order.number} („${product}”), złożone ${formatDate(order.placedAt)}.`;
}

/**
 * Takes a buyer's withdrawal from the contract: the order ends, whatever was paid goes back, and an acknowledgement
 * with the statement and its time is mailed, or stays on the order's page where there is no address. A payment that comes later is returned by `markPaid`.
 * @param input.name as the buyer gave it
 * @throws Conflict of `withdrawalRefusals`, `withdrawal_unpaid` to staff alone: see `canTakeWithdrawal`; NotFound; to staff also
 * NotAllowed, Invalid
 */
export async function withdrawOrder(
  ctx: ServiceContext,
  input: NamedOrder & { name: string | null },
): Promise<void> {
  const orderId = await inTransaction(ctx, async (tx) => {
    const order = await lockNamedOrder(tx, input);
    if (!order) throw new NotFound("unknown_order");
    const withdrawn = (await findWithdrawal(tx, order.id)) !== null;
    const sent = await tx.db.select().from(mails).where(eq(mails.orderId, order.id));
    const right = withdrawalRight(order, withdrawn, tx.now(), sent);
    if (right !== "open") throw new Conflict(withdrawalRefusals[`withdrawal_${right}`]);
    if ("orderId" in input) {
      const balances = await orderBalances(tx, order.id);
      if (!canTakeWithdrawal(order, { withdrawn, balances, now: tx.now(), mails: sent }))
        throw new Conflict(withdrawalRefusals.withdrawal_unpaid);
    }

    const number = orderNumber(order.number);
    const effect = await endOrder(tx, order);
    await tx.db.insert(withdrawals).values({
      orderId: order.id,
      name: input.name,
      email: order.email,
      statement: withdrawalStatement({ ...order, number }),
      effect,
      receivedAt: tx.now(),
    });
    await recordEvent(tx, order.id, "withdrawn", { effect });
    if (order.email !== null) {
      await queueMail(tx, {
        orderId: order.id,
        kind: withdrawalReceiptMail,
        recipient: order.email,
        subject: withdrawalReceiptMail.subject(number),
        idempotencyKey: `order/${order.id}/withdrawal`,
      });
    }
    await recordAssistance(tx, input, orderAuditEvents.withdraw_for_buyer);
    return order.id;
  });
  await withdrawPayments(ctx, orderId);
}

async function endOrder(tx: TransactionContext, order: Order): Promise<"cancelled" | "refunded"> {
  if (order.status === "awaiting_payment") await transitionOrder(tx, order.id, "cancelled");
  const stopped = await stopOrder(tx, order, "withdrawn");
  if (!stopped) await clearContent(tx, order.id, { keepLevel: true });
  const returned = await requestRefund(tx, order, { reason: "withdrawn" });
  return stopped || returned > 0 ? "refunded" : "cancelled";
}
