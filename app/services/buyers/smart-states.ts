import type { ProductSlug } from "~/products/registry";
import type { OrderStatus } from "../orders/order-state";

/** The products that the specification calls smart requests. */
export const smartTypes = [
  "emotion-mirror",
  "life-decision",
  "decision-simulation",
  "therapist",
  "person-insight",
  "dating-bio",
  "motivation-letter",
] as const satisfies readonly ProductSlug[];
export type SmartType = (typeof smartTypes)[number];

/** The five states that the specification knows of a smart request. */
export const smartStates = ["pending", "active", "processing", "completed", "error"] as const;
export type SmartState = (typeof smartStates)[number];

/** What the state of an order means for its text: money that went back says nothing of it, a delivery does. */
export function smartStateOf(status: OrderStatus, completedAt: Date | null): SmartState {
  switch (status) {
    case "paid":
      return "active";
    case "processing":
      return "processing";
    case "completed":
      return "completed";
    case "failed":
      return "error";
    case "refunded":
      return completedAt ? "completed" : "error";
    case "awaiting_payment":
    case "cancelled":
    case "expired":
      return "pending";
  }
}
