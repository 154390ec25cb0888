import { newTransactionTitle, newUlid } from "../identifiers.ts";
import { toZloty } from "../money.ts";
import { sandboxMerchant } from "../settings.ts";
import type { Transaction } from "../store/records.ts";

/** The group of payment methods that is BLIK, in Tpay's own numbers. */
export const blik = 150;

type NewTransaction = Pick<
  Transaction,
  | "origin"
  | "amount"
  | "currency"
  | "description"
  | "crc"
  | "payer"
  | "groupId"
  | "notificationUrl"
  | "successUrl"
  | "errorUrl"
>;

/** A transaction that nobody has paid yet. */
export function newTransaction(input: NewTransaction): Transaction {
  return {
    ...input,
    id: newUlid(),
    title: newTransactionTitle(),
    status: "pending",
    amountPaid: 0,
    createdAt: new Date().toISOString(),
    settledAt: null,
    visits: [],
    refunds: [],
  };
}

/** Grosze given back so far. */
export function refunded(transaction: Transaction): number {
  return transaction.refunds.reduce((sum, { amount }) => sum + amount, 0);
}

const warsaw = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Warsaw",
  dateStyle: "short",
  timeStyle: "medium",
});

/** `YYYY-MM-DD HH:MM:SS` in Polish time, as Tpay writes instants. */
export const tpayDate = (instant: string) => warsaw.format(new Date(instant));

export const paymentUrl = (base: string, transaction: Transaction) =>
  `${base}/pay/${transaction.id}`;

/** A transaction in the words of the payment API; sums in decimal złote. */
export function describeTransaction(transaction: Transaction, base: string) {
  const settled = transaction.settledAt && tpayDate(transaction.settledAt);
  return {
    transactionId: transaction.id,
    title: transaction.title,
    posId: sandboxMerchant.merchantId,
    status: transaction.status,
    date: { creation: tpayDate(transaction.createdAt), realization: settled },
    amount: toZloty(transaction.amount),
    currency: transaction.currency,
    description: transaction.description,
    hiddenDescription: transaction.crc,
    payer: { ...transaction.payer, phone: "", address: "", city: "", country: "PL" },
    payments: {
      status: transaction.status,
      method: settled ? (transaction.groupId === blik ? "blik" : "pay_by_link") : null,
      amountPaid: toZloty(transaction.amountPaid),
      date: { realization: settled },
      attempts: transaction.visits
        .filter(({ outcome }) => outcome === "rejected")
        .map(({ at }) => ({ date: tpayDate(at), paymentErrorCode: "61" })),
    },
    transactionPaymentUrl: paymentUrl(base, transaction),
  };
}

/** A transaction's refunds in the words of the payment API. */
export function describeRefunds(transaction: Transaction) {
  return transaction.refunds.map((refund) => ({
    refundId: refund.id,
    status: "correct",
    amount: toZloty(refund.amount),
    date: { creation: tpayDate(refund.createdAt), realization: tpayDate(refund.createdAt) },
  }));
}
