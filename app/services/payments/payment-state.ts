import { stateIn, type StateWords } from "~/copy/state-words";
import type { orders, paymentProvider, paymentStatus, refunds } from "~/db/schema";
import { ebook } from "~/products/e-book/product";
import { minute } from "~/time/durations";
import { gathered } from "../command/gathered";
import type { Refusal } from "../command/refusals";
import { paymentRefusals } from "./acts";

type Stored = (typeof paymentStatus.enumValues)[number];

export const paymentStatuses = {
  creating: { label: "Otwiera się", inLog: "w trakcie otwierania" },
  pending: { label: "Czeka" },
  paid: { label: "Opłacona", inLog: "po zapłacie" },
  underpaid: { label: "Za niska", inLog: "za niska wpłata" },
  failed: { label: "Nieudana", inLog: "bez powodzenia" },
  cancelled: { label: "Anulowana", inLog: "po anulowaniu" },
  refunding: { label: "Zwracana", inLog: "w trakcie zwrotu" },
  refunded: { label: "Zwrócona", inLog: "po zwrocie" },
} as const satisfies Record<Stored, StateWords>;

/** How a transaction stands in our books and in the gateway's, as either calls it. */
export const ledgerStateLabels: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...gathered<StateWords>([
      paymentStatuses,
      {
        correct: paymentStatuses.paid,
        refund: paymentStatuses.refunded,
        error: paymentStatuses.failed,
        declined: { label: "Odrzucona" },
        chargeback: { label: "Cofnięta przez bank" },
      },
    ]),
  ].map(([code, words]) => [code, stateIn("inTimeline", words)]),
);

export const paymentStates = {
  pending: ["creating", "pending", "underpaid"],
  completed: ["paid"],
  failed: ["failed"],
  cancelled: ["cancelled"],
  refunding: ["refunding"],
  refunded: ["refunded"],
} as const satisfies Record<string, readonly Stored[]>;

export type PaymentState = keyof typeof paymentStates;

export const paymentStateLabels = {
  pending: { label: "Oczekująca", tone: "warning" },
  completed: { label: "Zakończona", tone: "success" },
  failed: { label: paymentStatuses.failed.label, tone: "danger" },
  cancelled: { label: paymentStatuses.cancelled.label, tone: "neutral" },
  refunding: { label: "W trakcie zwrotu", tone: "warning" },
  refunded: { label: paymentStatuses.refunded.label, tone: "neutral" },
} as const satisfies Record<PaymentState, object>;

/** What the gateway's books and ours can disagree about. */
export const differenceKinds = {
  unknown_to_us: "Nie znamy tej wpłaty",
  unknown_to_gateway: "Bramka nie zna tej płatności",
  status: "Inny stan",
  amount: "Inna kwota",
  refund: "Nie znamy tego zwrotu",
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

export const restorationRefusal = ({ archivedAt }: { archivedAt: Date | null }): Refusal | null =>
  archivedAt ? null : paymentRefusals.not_put_away;

/** Payments whose money is here, at least in part. */
export const holdingMoney: readonly Stored[] = ["paid", "underpaid", "refunding"];

export const movedMoney: readonly Stored[] = [...holdingMoney, "refunded"];

/** Whether money came with it, so that its record has to stay. */
export const hasMovedMoney = (payment: { status: Stored; paidGrosze: number | null }) =>
  payment.paidGrosze !== null || movedMoney.includes(payment.status);

/** Why a payment cannot be returned, where that is to be told; null where it can, or where it only has nothing left. */
export const forcedRefusal = ({ isForced }: { isForced: boolean }): Refusal | null =>
  isForced ? paymentRefusals.forced_payment : null;

/** Whether a payment can be returned by itself; what came short goes back with its order. */
export const isRefundable = (payment: { status: Stored; leftGrosze: number }) =>
  payment.status === "paid" && payment.leftGrosze > 0;

/** Longest proof of money that moved outside of the gateway, in characters. */
export const proofLength = 1_000;

/** After this time a refund that the gateway has not taken waits for a person, in milliseconds. */
export const stuckAfter = 15 * minute;

/** States of refunds that have begun and are not done: the gateway, or a person, has to return the money still. */
export const refundsUnderWay = ["requested", "sending"] as const;

/** Errors by which the gateway says no to a refund, and not "later", as a regular expression of JavaScript and PostgreSQL. */
export const refusedForGood = "^(http_(?!401|408|409|425|429|5)[0-9]{3}|transaction_not_found)$";

/**
 * Whether a refund waits for a person: the gateway refuses it, has not taken it for a quarter of an hour, or cannot, since the
 * money came outside of it. Until then its job tries again by itself.
 */
export const isStuck = (
  refund: {
    status: (typeof refunds.$inferSelect)["status"];
    lastError: string | null;
    requestedAt: Date;
    provider: Provider;
  },
  now: Date,
): boolean =>
  refundsUnderWay.some((status) => status === refund.status) &&
  (refund.provider === "outside" ||
    new RegExp(refusedForGood).test(refund.lastError ?? "") ||
    now.getTime() - refund.requestedAt.getTime() >= stuckAfter);

/** A refund that has begun and is not done. */
export type RefundAhead = {
  id: string;
  grosze: number;
  currency: string;
  requestedAt: Date;
  lastError: string | null;
  provider: Provider;
  /** Whether it waits for a person. */
  isStuck: boolean;
};

/** What a payment failed of, where a bank or a card declined it. */
export const declined = "declined";

export const providerLabels = {
  tpay: { label: "Tpay" },
  outside: { label: "Poza bramką" },
} as const satisfies Record<(typeof paymentProvider.enumValues)[number], object>;
export type Provider = keyof typeof providerLabels;

/** How a payment begins, by what it came through. */
export const paymentBeginnings: Readonly<Record<Provider, string>> = {
  tpay: "Płatność otwarta w bramce",
  outside: "Wpłata poza bramką",
};

export const paymentTypeLabels = {
  smart_request: "Dokument",
  ebook: "E-book",
  subscription: "Subskrypcja",
  course: "Kurs",
} as const;
export type PaymentType = keyof typeof paymentTypeLabels;

/** Who says that a payment has come. */
export const confirmerLabels = { gateway: "bramka", staff: "obsługa" } as const;

export const ebookOrders: readonly string[] = [ebook.orderType];

/** @param orderType of the order that is paid for */
export const typeOf = (orderType: string): PaymentType =>
  ebookOrders.includes(orderType) ? "ebook" : "smart_request";
