import type { StateWords } from "~/copy/state-words";
import type { refunds } from "~/db/schema";

type RefundStatus = (typeof refunds.$inferSelect)["status"];
type Begun = Exclude<RefundStatus, "scheduled" | "cancelled">;

/** Refunds that have begun: what is scheduled can be taken back, and what was called off never was. */
export const begunRefunds: Record<Begun, StateWords> = {
  requested: { label: "Zlecony" },
  sending: { label: "W drodze" },
  completed: { label: "Wykonany" },
};

export const hasBegun = <Refund extends { status: RefundStatus }>(
  refund: Refund,
): refund is Refund & { status: Begun } => Object.hasOwn(begunRefunds, refund.status);

/** Reasons of sums that a bank took back, and not we gave. */
export const chargebackReasons: readonly string[] = ["chargeback", "surplus_chargeback"];

/** What a sum is given back for that is a part of the price, by its reason. */
const partRefunds = {
  talk_silent: "silence",
  analysis_unwritten: "analysis",
  analysis_declined: "analysis",
} as const;

export type PartRefund = (typeof partRefunds)[keyof typeof partRefunds];

export const partRefundOf = (reason: string): PartRefund | null =>
  (partRefunds as Partial<Record<string, PartRefund>>)[reason] ?? null;
