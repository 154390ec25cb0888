import { inTransaction, type ServiceContext } from "../context.server";
import { lockOrder } from "../orders/lock-order.server";
import { stopOrder } from "../orders/stop-order.server";
import { orderBalances, requestRefund } from "./request-refund.server";

/** The refund makes no sense: no such order, nothing left, or more than is left. */
export class RefundImpossible extends Error {
  constructor(readonly code: "unknown_order" | "nothing_left" | "too_much") {
    super(code);
  }
}

/**
 * Gives an order's money back, all of it or a part. A job talks to the gateway; the order becomes `refunded` once
 * everything has been returned. A whole refund of an order in work stops the work.
 * @param input.amountGrosze positive; everything that is left when left out
 * @param input.reason a code, or staff's own words
 * @returns grosze that will be returned
 * @throws RefundImpossible
 */
export async function refundOrder(
  ctx: ServiceContext,
  input: { orderId: string; amountGrosze?: number; reason: string },
): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, { id: input.orderId });
    if (!order) throw new RefundImpossible("unknown_order");
    const balances = await orderBalances(tx, order.id);
    const left = balances
      .filter(({ currency }) => input.amountGrosze === undefined || currency === order.currency)
      .reduce((sum, { leftGrosze }) => sum + leftGrosze, 0);
    if (left <= 0) throw new RefundImpossible("nothing_left");
    if (input.amountGrosze !== undefined && !isPartOf(input.amountGrosze, left))
      throw new RefundImpossible("too_much");

    const whole = input.amountGrosze === undefined || input.amountGrosze === left;
    if (whole && (order.status === "paid" || order.status === "processing"))
      await stopOrder(tx, order, "refund_requested");
    return requestRefund(tx, order, input);
  });
}

const isPartOf = (amountGrosze: number, leftGrosze: number) =>
  Number.isInteger(amountGrosze) && amountGrosze > 0 && amountGrosze <= leftGrosze;
