import type { StateWords } from "~/copy/state-words";
import type { orderStatus } from "~/db/schema";

export type OrderStatus = (typeof orderStatus.enumValues)[number];

export const orderStatuses = {
  awaiting_payment: { label: "Czeka na płatność", tone: "neutral" },
  paid: { label: "Opłacone", tone: "warning" },
  processing: { label: "W przygotowaniu", tone: "warning" },
  completed: { label: "Dostarczone", tone: "success" },
  failed: { label: "Nieudane", tone: "danger" },
  cancelled: { label: "Anulowane", tone: "neutral" },
  expired: { label: "Wygasłe", tone: "neutral" },
  refunded: { label: "Zwrócone", tone: "neutral" },
} as const satisfies Record<OrderStatus, StateWords & { tone: string }>;

/** The same for whoever placed it. */
export const ownOrderStates = {
  awaiting_payment: { label: "czeka na płatność", tone: "warning" },
  paid: { label: "opłacone", tone: "area" },
  processing: { label: "w przygotowaniu", tone: "area" },
  completed: { label: "zrealizowane", tone: "success" },
  failed: { label: "nie udało się go zrealizować", tone: "danger" },
  cancelled: { label: "anulowane", tone: "neutral" },
  expired: { label: "wygasło", tone: "neutral" },
  refunded: { label: "pieniądze zwrócone", tone: "neutral" },
} as const satisfies Record<OrderStatus, { label: string; tone: string }>;

/** What the state alone does not say, and whoever looks at an order has to know first. */
const toldStates = {
  declined: { label: "Płatność odrzucona", tone: "danger" },
  address_unconfirmed: { label: "Czeka na potwierdzenie adresu", tone: "warning" },
} as const;

/** How an order stands, for the desk: nobody has been paid by a bank that refused, and nobody opens what waits for its address. */
export function toldState(order: {
  status: OrderStatus;
  isDeclined: boolean;
  isAddressUnconfirmed: boolean;
}) {
  const { status, isDeclined, isAddressUnconfirmed } = order;
  if (status === "awaiting_payment" && isDeclined) return toldStates.declined;
  if (status === "completed" && isAddressUnconfirmed) return toldStates.address_unconfirmed;
  return orderStatuses[status];
}

export const transitions: Record<OrderStatus, readonly OrderStatus[]> = {
  awaiting_payment: ["paid", "cancelled", "expired"],
  paid: ["processing", "failed", "refunded"],
  processing: ["completed", "failed", "refunded"],
  completed: ["processing", "refunded"],
  failed: ["processing", "refunded"],
  cancelled: ["paid"],
  expired: ["paid"],
  refunded: [],
};

export const inWork: readonly OrderStatus[] = ["paid", "processing"];

export const isInWork = (status: OrderStatus) => inWork.includes(status);

/** The states that an order can come to `target` from. */
export function sourcesOf(target: OrderStatus): OrderStatus[] {
  return (Object.keys(transitions) as OrderStatus[]).filter((from) =>
    transitions[from].includes(target),
  );
}
