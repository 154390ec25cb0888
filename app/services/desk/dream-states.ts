import type { OrderStatus } from "../orders/order-state";

/** How a dream stands, and the states of its order that mean so. */
export const dreamStates = {
  Pending: { label: "Oczekuje", tone: "warning", statuses: ["awaiting_payment"] },
  Processing: { label: "W przygotowaniu", tone: "warning", statuses: ["paid", "processing"] },
  Completed: { label: "Ukończone", tone: "success", statuses: ["completed"] },
  Failed: { label: "Nieudane", tone: "danger", statuses: ["failed"] },
  Cancelled: {
    label: "Anulowane",
    tone: "neutral",
    statuses: ["cancelled", "expired", "refunded"],
  },
} as const satisfies Record<
  string,
  { label: string; tone: string; statuses: readonly OrderStatus[] }
>;

export type DreamState = keyof typeof dreamStates;
