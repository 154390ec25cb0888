import type { CareCardMatter, CareReason } from "~/copy/care-card";
import { matterOf } from "~/products/alarm";
import type { Failure } from "./failure";
import type { Order } from "./transition-order.server";

const reasons: Partial<Record<string, CareReason>> = {
  model_unavailable: "unwritten",
  model_invalid: "unexplained",
  model_refused: "declined",
  adults_only: "adults_only",
  unexpected: "unexplained",
  // Why the money for the analysis of a talk goes back.
  analysis_declined: "declined",
  analysis_unwritten: "unexplained",
} satisfies Partial<Record<Failure | "analysis_declined" | "analysis_unwritten", CareReason>>;

/**
 * What the card of care says that an order ends in.
 * @param failure why fulfilment stopped; a card is for those alone that leave nothing written
 * @returns null where this failure leaves none
 */
export function careCardOf(
  { alarm }: Pick<Order, "alarm">,
  failure: string,
): { reason: CareReason; matter: CareCardMatter } | null {
  const reason = reasons[failure];
  if (!reason) return null;
  return {
    reason: alarm === "odmowa" ? "harmful" : reason,
    matter: (alarm && matterOf(alarm)) ?? "unknown",
  };
}
