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
} as const satisfies Record<OrderStatus, object>;

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
