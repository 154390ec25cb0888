import { scheduleRefund, type RefundRequest } from "~/services/payments/refund-order.server";
import { sendRefund } from "~/services/payments/send-refund.server";
import { testContext } from "./orders";
import { recordsOf } from "./records";
import { afterUndoTime, newStaff } from "./staff";

/** Has somebody of finance give an order's money back, and lets their half a minute pass. */
export async function refundAsStaff(request: RefundRequest, clock?: { now: Date }): Promise<void> {
  await scheduleRefund((await newStaff("finance", clock)).ctx, request);
  await afterUndoTime(request.orderId, clock);
}

/** Does what the jobs of an order's refunds would do. */
export async function sendRefunds(orderId: string, ctx = testContext()): Promise<void> {
  for (const { id } of (await recordsOf(orderId)).refunds) await sendRefund(ctx, id);
}
