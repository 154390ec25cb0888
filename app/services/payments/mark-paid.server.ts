import { eq } from "drizzle-orm";
import { isEmail } from "~/forms/email-address";
import { bookPaid } from "../appointments/book-paid.server";
import { addJob } from "~/db/add-job.server";
import { orders, payments } from "~/db/schema";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import type { Failure } from "~/services/orders/failure";
import { recordEvent, transitionOrder, type Order } from "../orders/transition-order.server";
import { isUndeliverable } from "../orders/buyer-rules";
import { findWithdrawal } from "../orders/find-withdrawal.server";
import { findReportedPayment } from "./find-payment.server";
import type { PaidOutcome } from "./notification-outcomes";
import { orderBalances } from "./balances.server";
import { requestRefund } from "./request-refund.server";

/**
 * Takes note of a payment that the gateway has confirmed, by notification or when asked, and starts fulfilment. Safe
 * to repeat: the same transaction counts once. What the order does not need goes back by itself: a second payment, what
 * is above the price, sums that were too small once a sufficient one has come, and whatever comes after a withdrawal.
 * @param input.transactionTitle the gateway's `tr_id`; null where it came outside of the gateway
 * @param input.paidGrosze less than the price keeps the order waiting
 * @param input.isForced nobody but staff says so: what the gateway confirms later is the same money
 * @param input.payerEmail what the buyer told the gateway; becomes the address of an order that has none
 */
export async function markPaid(
  ctx: ServiceContext,
  order: Pick<Order, "id">,
  input: {
    transactionTitle: string | null;
    paidGrosze: number;
    currency: string;
    payerEmail?: string | null;
    isForced?: boolean;
  },
): Promise<PaidOutcome> {
  return inTransaction(ctx, async (tx) => {
    const [locked] = await tx.db.select().from(orders).where(eq(orders.id, order.id)).for("update");
    if (!locked) throw new Error("The order to be marked as paid does not exist.");
    const detail = {
      transaction: input.transactionTitle,
      paidGrosze: input.paidGrosze,
      currency: input.currency,
    };

    const sufficient = input.currency === locked.currency && input.paidGrosze >= locked.priceGrosze;
    const recorded = await recordPayment(tx, locked, { ...input, at: tx.now(), sufficient });
    const { payment, wasForced } = recorded;
    if (!payment) return "already_paid";
    if (wasForced && sufficient && locked.status !== "awaiting_payment") {
      await returnUnearned(tx, locked);
      return "confirmed_later";
    }
    await adoptEmail(tx, locked, input.payerEmail);
    if (!sufficient) {
      const outcome = input.currency === locked.currency ? "underpaid" : "other_currency";
      await recordEvent(tx, locked.id, outcome, detail);
      if (locked.status !== "awaiting_payment")
        await requestRefund(tx, locked, { paymentId: payment, reason: outcome });
      return outcome;
    }

    const paid = await transitionOrder(tx, locked.id, "paid", {
      detail,
      // What was given back before was too little for the price, and ended nothing.
      set: { paidAt: tx.now(), refundBegunAt: null },
    });
    if (!paid) {
      await recordEvent(tx, locked.id, "second_payment", detail);
      await requestRefund(tx, locked, { paymentId: payment, reason: "second_payment" });
      return "second_payment_returned";
    }
    if (await findWithdrawal(tx, locked.id)) {
      const set = { failure: "withdrawn" satisfies Failure };
      await transitionOrder(tx, locked.id, "failed", { set });
      await requestRefund(tx, locked, { reason: "withdrawn", alsoBegin: true });
      return "withdrawn_returned";
    }
    await returnSurplus(tx, paid, payment);
    await bookPaid(tx, locked.id);
    await addJob(tx, "fulfil_order", { orderId: locked.id }, `fulfil:${locked.id}`);
    return "fulfilling";
  });
}

/** Money of an order that staff had begun and that came to nothing: now that it is here, it goes back. */
export async function returnUnearned(tx: TransactionContext, order: Order): Promise<void> {
  if (order.status !== "failed" || isUndeliverable(order)) return;
  const failure = order.failure as Failure | null;
  await requestRefund(tx, order, { reason: failure ?? "unexpected", alsoBegin: true });
}

async function adoptEmail(
  tx: TransactionContext,
  order: Order,
  payerEmail: string | null | undefined,
): Promise<void> {
  const email = payerEmail?.trim() ?? "";
  if (order.email !== null || order.paidAt !== null || !isEmail(email)) return;
  await tx.db.update(orders).set({ email }).where(eq(orders.id, order.id));
}

async function returnSurplus(
  tx: TransactionContext,
  order: Order,
  paymentId: string,
): Promise<void> {
  for (const { id, leftGrosze } of await orderBalances(tx, order.id)) {
    if (leftGrosze <= 0) continue;
    if (id !== paymentId) {
      await requestRefund(tx, order, { paymentId: id, reason: "underpaid" });
    } else if (leftGrosze > order.priceGrosze) {
      const amountGrosze = leftGrosze - order.priceGrosze;
      await requestRefund(tx, order, { paymentId: id, amountGrosze, reason: "overpaid" });
      await recordEvent(tx, order.id, "overpaid", { grosze: amountGrosze });
    }
  }
}

const settled = ["paid", "refunding", "refunded"] as const;

/** @returns the payment's id, or null when this transaction has been counted before; and whether staff had counted it so far */
async function recordPayment(
  tx: TransactionContext,
  order: Order,
  input: {
    transactionTitle: string | null;
    paidGrosze: number;
    currency: string;
    at: Date;
    sufficient: boolean;
    isForced?: boolean;
  },
): Promise<{ payment: string | null; wasForced: boolean }> {
  const status = input.sufficient ? ("paid" as const) : ("underpaid" as const);
  const { paidGrosze, currency, isForced = false } = input;
  const values = { status, paidGrosze, currency, isForced, paidAt: input.at, nextCheckAt: null };
  const { transactionTitle } = input;
  const known =
    transactionTitle === null
      ? undefined
      : await findReportedPayment(tx, order.id, transactionTitle);
  const wasForced = known?.isForced ?? false;
  const counted = { payment: null, wasForced };
  if (known && !wasForced && settled.some((state) => state === known.status)) return counted;
  if (known?.status === "underpaid" && !input.sufficient) return counted;
  if (wasForced && isForced) return counted;
  if (known) {
    await tx.db
      .update(payments)
      .set({ ...values, transactionTitle: input.transactionTitle })
      .where(eq(payments.id, known.id));
    return { payment: known.id, wasForced };
  }
  // The gateway opened it, but its answer never reached us.
  const [adopted] = await tx.db
    .insert(payments)
    .values({
      ...values,
      provider: transactionTitle === null ? "outside" : "tpay",
      orderId: order.id,
      amountGrosze: order.priceGrosze,
      transactionTitle: input.transactionTitle,
      createdAt: input.at,
    })
    .onConflictDoNothing()
    .returning({ id: payments.id });
  return { payment: adopted?.id ?? null, wasForced };
}
