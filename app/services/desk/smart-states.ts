import { datingBio } from "~/products/dating-bio/product";
import { decisionSimulation } from "~/products/decision-simulation/product";
import { emotionMirror } from "~/products/emotion-mirror/product";
import { lifeDecision } from "~/products/life-decision/product";
import { motivationLetter } from "~/products/motivation-letter/product";
import { personInsight } from "~/products/person-insight/product";
import { therapist } from "~/products/therapist/product";
import type { OrderStatus } from "../orders/order-state";

const smartProducts = [
  emotionMirror,
  lifeDecision,
  decisionSimulation,
  therapist,
  personInsight,
  datingBio,
  motivationLetter,
] as const;
export type SmartType = (typeof smartProducts)[number]["slug"];
export const smartTypes: readonly SmartType[] = smartProducts.map(({ slug }) => slug);

export const smartStates = {
  pending: { label: "Nieopłacone", tone: "neutral" },
  active: { label: "W kolejce", tone: "warning" },
  processing: { label: "W przygotowaniu", tone: "warning" },
  completed: { label: "Ukończone", tone: "success" },
  withdrawn: { label: "Odstąpienie", tone: "neutral" },
  error: { label: "Błąd", tone: "danger" },
} as const;
export type SmartState = keyof typeof smartStates;

/**
 * What the state of an order means for its text: money that went back says nothing of it, a delivery does. What its buyer
 * withdrew from before that is nobody's error.
 */
export function smartStateOf(
  status: OrderStatus,
  { completedAt, failure }: { completedAt: Date | null; failure: string | null },
): SmartState {
  const stopped = failure === "withdrawn" ? "withdrawn" : "error";
  switch (status) {
    case "paid":
      return "active";
    case "processing":
      return "processing";
    case "completed":
      return "completed";
    case "failed":
      return stopped;
    case "refunded":
      return completedAt ? "completed" : stopped;
    case "awaiting_payment":
    case "cancelled":
    case "expired":
      return "pending";
  }
}
