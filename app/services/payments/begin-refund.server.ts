import { and, eq } from "drizzle-orm";
import { refunds } from "~/db/schema";
import { authorise } from "../access/authorise.server";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { NotAllowed } from "../command/errors";
import { refuseOwnOrder } from "../orders/interested.server";
import { lockOrder } from "../orders/lock-order.server";
import { isInWork } from "../orders/order-state";
import { stopOrder } from "../orders/stop-order.server";
import { asColleague } from "../staff/as-colleague.server";
import { isReason } from "../audit/audit-events";
import { paymentAuditEvents, refundReasons, type RefundReason } from "./acts";
import { followRefunds } from "./balances.server";
import { moneyFacts } from "./sums";
import { enqueueRefund } from "./refund-job.server";

/** Begins what is scheduled of a refund's order, now that its time has come. Safe to run twice. */
export async function beginRefund(ctx: ServiceContext, refundId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [refund] = await tx.db
      .select({ orderId: refunds.orderId })
      .from(refunds)
      .where(and(eq(refunds.id, refundId), eq(refunds.status, "scheduled")));
    if (refund) await beginScheduled(tx, refund.orderId);
  });
}

/**
 * Begins what staff have scheduled of an order: from now on it cannot be taken back. Whoever pressed it has to act for us
 * still, and with the right to; else it comes to nothing, and they are told.
 * @param options.isEarly before its time: its jobs do not come by themselves yet
 * @returns grosze that will be returned
 */
export async function beginScheduled(
  tx: TransactionContext,
  orderId: string,
  { isEarly = false } = {},
): Promise<number> {
  const order = await lockOrder(tx, { id: orderId });
  const scheduled = await tx.db
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.status, "scheduled")));
  const [first] = scheduled;
  if (!order || !first?.actorId) return 0;
  const isOpen = and(eq(refunds.orderId, orderId), eq(refunds.status, "scheduled"));
  const target = { kind: "order", id: orderId } as const;
  let colleague: TransactionContext;
  try {
    colleague = await asColleague(tx, first.actorId);
    authorise(colleague, "refund_orders", target);
    await refuseOwnOrder(colleague, order);
  } catch (error) {
    if (!(error instanceof NotAllowed)) throw error;
    tx.log.warn({ orderId, code: error.code }, "a refund came to nothing");
    await tx.db.update(refunds).set({ status: "cancelled", lastError: error.code }).where(isOpen);
    await recordAuditEvent(tx, {
      act: paymentAuditEvents.fail_refund,
      target,
      after: { failure: error.code, askedBy: first.actorId },
    });
    return 0;
  }
  const begun = await tx.db.update(refunds).set({ status: "requested" }).where(isOpen).returning();
  const { balances, isWhole: whole } = await followRefunds(tx, order);
  if (isEarly) for (const { id: refundId } of begun) await enqueueRefund(tx, { refundId, orderId });
  if (whole && isInWork(order.status)) await stopOrder(tx, order, "refund_requested");
  const currencies = new Map(balances.map(({ id, currency }) => [id, currency]));
  const sums = begun.map(({ paymentId, amountGrosze }) => ({
    grosze: amountGrosze,
    currency: currencies.get(paymentId) ?? order.currency,
  }));
  const grosze = begun.reduce((sum, { amountGrosze }) => sum + amountGrosze, 0);
  const { reason } = first;
  if (!isRefundReason(reason)) throw new Error("A scheduled refund has no reason of staff.");
  await recordAuditEvent(colleague, {
    act: paymentAuditEvents.refund_order,
    target,
    reason,
    before: { status: order.status },
    after: { ...moneyFacts(sums), whole, askedBy: first.actorId },
  });
  return grosze;
}

const isRefundReason = (code: string): code is RefundReason => isReason(refundReasons, code);
