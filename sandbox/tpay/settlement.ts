import type { SandboxContext } from "../context.ts";
import { newUlid } from "../identifiers.ts";
import { toDecimal } from "../money.ts";
import { sandboxMerchant } from "../settings.ts";
import type { Notification, Transaction } from "../store/records.ts";
import { notificationChecksum, type NotificationFields } from "./notification.ts";
import { refunded, tpayDate } from "./transaction.ts";

export interface Settlement {
  status?: string;
  /** Grosze that came in; default the amount asked for. */
  paid?: number;
  currency?: string;
}

/**
 * Records what happened to a transaction and sets off its notification, without waiting for it.
 * @returns the notification, or `null` when the shop gave no address for one
 */
export function settle(
  context: SandboxContext,
  transaction: Transaction,
  settlement: Settlement = {},
): Notification | null {
  const status = settlement.status ?? "TRUE";
  const now = new Date().toISOString();
  const settled: Transaction = { ...transaction };
  if (status === "TRUE") {
    settled.status = "correct";
    settled.settledAt = now;
    settled.amountPaid = settlement.paid ?? transaction.amount;
    settled.visits = [...transaction.visits, { outcome: "paid", at: now }];
  } else if (status === "CHARGEBACK") {
    settled.status = "refund";
  }
  context.state.transactions.put(settled);
  return notify(context, settled, { ...settlement, status });
}

/** Gives money back and, once all of it is returned, notifies the shop as of a chargeback. */
export function refund(context: SandboxContext, transaction: Transaction, amount: number) {
  const createdAt = new Date().toISOString();
  const refunds = [...transaction.refunds, { id: newUlid(), amount, createdAt }];
  const next: Transaction = { ...transaction, refunds };
  const whole = refunded(next) >= transaction.amountPaid;
  if (whole) next.status = "refund";
  context.state.transactions.put(next);
  if (whole) notify(context, next, { status: "CHARGEBACK" });
  return next;
}

function notify(context: SandboxContext, transaction: Transaction, settlement: Settlement) {
  if (transaction.notificationUrl === null) return null;
  const { securityCode, merchantId } = sandboxMerchant;
  const paid = settlement.paid ?? (transaction.amountPaid || transaction.amount);
  const fields: NotificationFields = {
    id: merchantId,
    tr_id: transaction.title,
    tr_date: tpayDate(new Date().toISOString()),
    tr_crc: transaction.crc,
    tr_amount: toDecimal(transaction.amount),
    tr_paid: toDecimal(paid),
    tr_desc: transaction.description,
    tr_status: settlement.status ?? "TRUE",
    tr_error: paymentError(transaction.amount, paid),
    tr_email: transaction.payer.email,
    md5sum: "",
    test_mode: "1",
    tr_channel: "64",
    tr_currency: settlement.currency ?? transaction.currency,
  };
  fields.md5sum = notificationChecksum(fields, securityCode);
  return context.delivery.send(transaction.id, transaction.notificationUrl, fields);
}

function paymentError(amount: number, paid: number): string {
  if (paid > amount) return "overpay";
  return paid < amount ? "surcharge" : "none";
}
