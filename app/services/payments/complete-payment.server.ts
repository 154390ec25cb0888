import { recordAuditEvent } from "../audit/record-audit-event.server";
import { authorise } from "../access/authorise.server";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { assertNotRefused, Invalid } from "../command/errors";
import { queryPayment } from "./check-payment.server";
import { interestedMailboxes } from "../orders/interested.server";
import { lockAnyPayment, lockPayment, type PaymentRequest } from "./lock-payment.server";
import { markPaid } from "./mark-paid.server";
import { completionRefusal } from "./payment-state";
import { paymentReasons, paymentAuditEvents } from "./acts";
import { isReason } from "../audit/audit-events";

/**
 * Marks a payment that is open as paid, if the gateway says that it is. Where it does not, a colleague has to agree
 * (`requestAct` of `mark_paid`).
 * @returns "paid", or why the gateway did not confirm it
 * @throws NotAllowed also for an order of one's own, Invalid, NotFound, Conflict when it is open no longer
 */
export async function completePayment(
  ctx: ServiceContext,
  request: PaymentRequest,
): Promise<"paid" | "unpaid" | "unanswered"> {
  const target = { kind: "payment", id: request.paymentId } as const;
  authorise(ctx, "manage_payments", target);
  const payment = await inTransaction(ctx, async (tx) => {
    await lockPayment(tx, request.paymentId);
    return planCompletion(tx, request);
  });
  return queryPayment(ctx, payment, (tx, outcomes) =>
    recordAuditEvent(tx, {
      act: paymentAuditEvents.complete_payment,
      target,
      reason: request.reason,
      before: { status: payment.status },
      // `already_paid` where the gateway's own notification was faster.
      after: { confirmedBy: "gateway", outcome: outcomes.join(",") },
    }),
  );
}

/** @throws Invalid, NotFound, Conflict when it is not, or no longer, a payment to be completed */
export async function planCompletion(tx: TransactionContext, request: PaymentRequest) {
  if (!isReason(paymentReasons, request.reason)) throw new Invalid("reason");
  const { payment, order } = await lockAnyPayment(tx, request.paymentId);
  assertNotRefused(completionRefusal(payment));
  return { ...payment, interested: await interestedMailboxes(tx, [order.id]) };
}

/**
 * Counts a payment as paid on the word of two members of staff, inside the transaction in which the second one agrees.
 * @param askedBy the member of staff who asked
 */
export async function completeUnconfirmed(
  tx: TransactionContext,
  payment: Awaited<ReturnType<typeof planCompletion>>,
  request: PaymentRequest,
  askedBy: string,
): Promise<void> {
  const { id, orderId, transactionTitle, amountGrosze, currency } = payment;
  await markPaid(
    tx,
    { id: orderId },
    // A link has no transaction yet: the payment's own id stands in its place, and can be no gateway's.
    {
      transactionTitle: transactionTitle ?? `staff-${id}`,
      paidGrosze: amountGrosze,
      currency,
      isForced: true,
    },
  );
  await recordAuditEvent(tx, {
    act: paymentAuditEvents.complete_payment,
    target: { kind: "payment", id },
    reason: request.reason,
    before: { status: payment.status },
    after: { confirmedBy: "staff", askedBy },
  });
}
