import { sendRefund } from "~/services/payments/send-refund.server";
import { testContext } from "./orders";
import { recordsOf } from "./records";

/** Does what the jobs of an order's refunds would do. */
export async function sendRefunds(orderId: string, ctx = testContext()): Promise<void> {
  for (const { id } of (await recordsOf(orderId)).refunds) await sendRefund(ctx, id);
}
