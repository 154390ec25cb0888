import { and, asc, eq, inArray, isNull, or, sql, sum } from "drizzle-orm";
import { refunds, type payments } from "~/db/schema";
import type { TransactionContext } from "../command/context.server";
import { chargebackReasons } from "../orders/refund-states";
import type { Order } from "../orders/transition-order.server";
import { paymentRefusals, type RefundDropReason } from "./acts";
import type { RefundCause } from "./refund-causes";
import { isWanted } from "./returned-money";

type Refund = typeof refunds.$inferSelect;

const droppedFor = "charged_back" satisfies RefundDropReason;
/** How a refund ends whose money the bank has taken back: whoever asked for it is told. */
const calledOff = {
  status: "cancelled",
  droppedFor,
  claimedAt: null,
  lastError: paymentRefusals.charged_back.code,
} as const;

/** Refunds that were called off since the bank took their payment back. */
export const isCalledOff = () =>
  and(eq(refunds.status, "cancelled"), eq(refunds.droppedFor, droppedFor));

/**
 * Writes down the money of a payment that its bank took back: what we have not returned ourselves. Refunds that the gateway has
 * not been asked for are called off. Safe to repeat. No mail: it was not us who gave it back.
 * @param isSurplus none of it was the order's price
 */
export async function recordChargeback(
  tx: TransactionContext,
  order: Pick<Order, "id" | "priceGrosze">,
  payment: typeof payments.$inferSelect,
  isSurplus: boolean,
): Promise<void> {
  const isUnasked = or(
    inArray(refunds.status, ["scheduled", "requested"]),
    and(eq(refunds.status, "sending"), isNull(refunds.refundedBeforeGrosze)),
  );
  await tx.db
    .update(refunds)
    .set(calledOff)
    .where(and(eq(refunds.paymentId, payment.id), isUnasked));
  const [returned] = await tx.db
    .select({ grosze: sum(refunds.amountGrosze).mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.paymentId, payment.id), isWanted()));
  const left = (payment.paidGrosze ?? 0) - (returned?.grosze ?? 0);
  const ofPrice = isSurplus ? 0 : Math.min(left, order.priceGrosze);
  const rows = [
    { reason: "chargeback" satisfies RefundCause, amountGrosze: ofPrice },
    { reason: "surplus_chargeback" satisfies RefundCause, amountGrosze: left - ofPrice },
  ].filter(({ amountGrosze }) => amountGrosze > 0);
  if (rows.length === 0) return;
  const now = tx.now();
  await tx.db.insert(refunds).values(
    rows.map((row) => ({
      ...row,
      orderId: order.id,
      paymentId: payment.id,
      actor: tx.actor.kind,
      status: "completed" as const,
      requestedAt: now,
      completedAt: now,
    })),
  );
}

/** A refund under way that the gateway did not make before the bank took the money back: that sum is the bank's, too. */
export async function yieldToChargeback(tx: TransactionContext, refund: Refund): Promise<void> {
  const [dropped] = await tx.db
    .update(refunds)
    .set(calledOff)
    .where(and(eq(refunds.id, refund.id), eq(refunds.status, "sending")))
    .returning();
  if (!dropped) return;
  const { orderId, paymentId, amountGrosze } = refund;
  const [whole] = await tx.db
    .update(refunds)
    .set({ amountGrosze: sql`${refunds.amountGrosze} + ${amountGrosze}` })
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.reason, "chargeback")))
    .returning();
  if (whole) return;
  const now = tx.now();
  await tx.db.insert(refunds).values({
    ...{ orderId, paymentId, amountGrosze, reason: "chargeback" satisfies RefundCause },
    ...{ actor: "gateway", status: "completed", requestedAt: now, completedAt: now },
  });
}

/** What the gateway had returned all the same of a payment whose bank took back the rest: that sum is not the bank's. */
export async function takeOffChargeback(
  tx: TransactionContext,
  { paymentId, amountGrosze }: Pick<Refund, "paymentId" | "amountGrosze">,
): Promise<void> {
  const charged = await tx.db
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), inArray(refunds.reason, [...chargebackReasons])))
    .orderBy(asc(refunds.reason));
  let missing = amountGrosze;
  for (const { id, amountGrosze: taken } of charged) {
    const less = Math.min(taken, missing);
    missing -= less;
    if (less === taken) await tx.db.delete(refunds).where(eq(refunds.id, id));
    else
      await tx.db
        .update(refunds)
        .set({ amountGrosze: taken - less })
        .where(eq(refunds.id, id));
  }
}
