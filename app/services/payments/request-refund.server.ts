import type { Money } from "~/copy/format";
import { refunds } from "~/db/schema";
import type { TransactionContext } from "../command/context.server";
import type { Order } from "../orders/transition-order.server";
import { followRefunds, orderBalances } from "./balances.server";
import { sumsOf } from "./sums";
import { beginScheduled } from "./begin-refund.server";
import type { RefundCause } from "./refund-causes";
import { enqueueRefund } from "./refund-job.server";

/**
 * Decides that money goes back, and enqueues the jobs that return it.
 * @param tx holds a lock on the order
 * @param request.paymentId only from this payment; by default from any of the order's
 * @param request.amountGrosze at most this much; by default everything that is left
 * @param request.askedBy the member of staff who wants it
 * @param request.startsAt not before then, and it can be taken back until then; by default at once
 * @param request.alsoBegin what staff have scheduled of the order begins now, too: taken back, it would leave money with an order
 * that is at its end
 * @returns what goes back by this: less than was asked for when less is left; and grosze of what was scheduled and begins with it
 */
export async function requestRefund(
  tx: TransactionContext,
  order: Pick<Order, "id" | "currency" | "priceGrosze">,
  request: {
    reason: RefundCause;
    paymentId?: string;
    amountGrosze?: number;
    askedBy?: string;
    /** Whether they decide about it without a colleague, and it counts against the limit of one person. */
    decidedAlone?: boolean;
    startsAt?: Date;
    alsoBegin?: boolean;
  },
): Promise<{ sums: Money[]; begunGrosze: number }> {
  const { startsAt } = request;
  let missing = request.amountGrosze ?? Infinity;
  const begunGrosze = request.alsoBegin ? await beginScheduled(tx, order.id, { isEarly: true }) : 0;
  const balances = await orderBalances(tx, order.id);
  const requested: Money[] = [];
  for (const { id, currency, leftGrosze } of balances) {
    if (request.paymentId !== undefined && request.paymentId !== id) continue;
    if (request.amountGrosze !== undefined && currency !== order.currency) continue;
    const amountGrosze = Math.min(leftGrosze, missing);
    if (amountGrosze <= 0) continue;
    missing -= amountGrosze;
    requested.push({ currency, grosze: amountGrosze });
    const [refund] = await tx.db
      .insert(refunds)
      .values({
        orderId: order.id,
        paymentId: id,
        amountGrosze,
        reason: request.reason,
        actor: tx.actor.kind,
        actorId: request.askedBy,
        decidedAlone: request.decidedAlone,
        status: startsAt ? "scheduled" : "requested",
        requestedAt: tx.now(),
        startsAt,
      })
      .returning({ id: refunds.id });
    if (!refund) throw new Error("A refund was not written down.");
    await enqueueRefund(tx, { refundId: refund.id, orderId: order.id }, startsAt);
  }
  if ((requested.length > 0 || begunGrosze > 0) && !startsAt) await followRefunds(tx, order);
  return { sums: sumsOf(requested), begunGrosze };
}
