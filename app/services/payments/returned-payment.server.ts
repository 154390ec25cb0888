import { and, eq, gt } from "drizzle-orm";
import { payments } from "~/db/schema";
import { day } from "~/time/durations";
import type { ServiceContext } from "../command/context.server";
import { stateOf } from "./payment-state";

/** How long after it was opened somebody comes back from a payment, in milliseconds. */
const returnWindow = day;

/** How a payment ended: what somebody who comes back from the gateway is told. */
export type PaymentOutcome = "success" | "error";

/**
 * How a payment ended. An address says which one and how; only what our books say, too, is told.
 * @param said.outcome the word of the address @param said.transaction the gateway's `tr_id`
 * @returns null where they say something else, or nothing of it
 */
export async function returnedPayment(
  ctx: ServiceContext,
  said: { outcome: string | null; transaction: string | null },
): Promise<PaymentOutcome | null> {
  const { outcome, transaction } = said;
  if (outcome !== "success" && outcome !== "error") return null;
  if (!transaction || !/^[\w-]{1,64}$/.test(transaction)) return null;
  const [payment] = await ctx.db
    .select({ status: payments.status })
    .from(payments)
    .where(
      and(
        eq(payments.transactionTitle, transaction),
        gt(payments.createdAt, new Date(ctx.now().getTime() - returnWindow)),
      ),
    );
  if (!payment) return null;
  return (stateOf(payment.status) === "completed") === (outcome === "success") ? outcome : null;
}
