import type { orders, paymentStatus } from "~/db/schema";
import { ebook } from "~/products/e-book/product";
import type { Refusal } from "../command/refusals";
import { paymentRefusals } from "./acts";

type Stored = (typeof paymentStatus.enumValues)[number];

export const paymentStates = {
  pending: ["creating", "pending", "underpaid"],
  completed: ["paid"],
  failed: ["failed"],
  cancelled: ["cancelled"],
  refunded: ["refunding", "refunded"],
} as const satisfies Record<string, readonly Stored[]>;

export type PaymentState = keyof typeof paymentStates;

export const paymentStateLabels = {
  pending: { label: "Oczekująca", tone: "warning" },
  completed: { label: "Zakończona", tone: "success" },
  failed: { label: "Nieudana", tone: "danger" },
  cancelled: { label: "Anulowana", tone: "neutral" },
  refunded: { label: "Zwrócona", tone: "neutral" },
} as const satisfies Record<PaymentState, object>;

/** What the gateway's books and ours can disagree about. */
export const differenceKinds = {
  unknown_to_us: "Nie znamy tej wpłaty",
  unknown_to_gateway: "Bramka nie zna tej płatności",
  status: "Inny stan",
  amount: "Inna kwota",
} as const;
export type DifferenceKind = keyof typeof differenceKinds;

export const stateOf = (status: Stored): PaymentState =>
  (Object.keys(paymentStates) as PaymentState[]).find((state) =>
    (paymentStates[state] as readonly Stored[]).includes(status),
  ) ?? "pending";

/** A transaction that the gateway can be told to withdraw; a link that is paid by cannot be taken back. */
export const isCancellable = (payment: { status: Stored; transactionId: string | null }) =>
  payment.status === "pending" && payment.transactionId !== null;

export const completionRefusal = ({ status }: { status: Stored }): Refusal | null =>
  status === "pending" ? null : paymentRefusals.not_pending;

export const retryRefusal = (payment: {
  status: Stored;
  orderStatus: (typeof orders.$inferSelect)["status"];
}): Refusal | null =>
  payment.status === "failed" && payment.orderStatus === "awaiting_payment"
    ? null
    : paymentRefusals.not_failed;

/** Why a payment can neither be deleted nor, where money moved, be put away. */
export const deletionRefusal = (payment: {
  status: Stored;
  archivedAt: Date | null;
}): Refusal | null =>
  payment.archivedAt
    ? paymentRefusals.put_away_already
    : payment.status === "creating"
      ? paymentRefusals.being_opened
      : null;

/** Payments whose money is here, at least in part. */
export const holdingMoney: readonly Stored[] = ["paid", "underpaid", "refunding"];

export const movedMoney: readonly Stored[] = [...holdingMoney, "refunded"];

/** Whether money came with it, so that its record has to stay. */
export const hasMovedMoney = (payment: { status: Stored; paidGrosze: number | null }) =>
  payment.paidGrosze !== null || movedMoney.includes(payment.status);

/** Whether a payment can be returned by itself; what came short goes back with its order. */
export const isRefundable = (payment: { status: Stored; leftGrosze: number }) =>
  payment.status === "paid" && payment.leftGrosze > 0;

export type PaymentType = "smart_request" | "ebook" | "subscription";

export const ebookOrders: readonly string[] = [ebook.orderType];

/** @param orderType of the order that is paid for */
export const typeOf = (orderType: string): PaymentType =>
  ebookOrders.includes(orderType) ? "ebook" : "smart_request";
