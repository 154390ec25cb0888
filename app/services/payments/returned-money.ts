import { and, eq, gte, inArray, ne, type SQL } from "drizzle-orm";
import { refunds } from "~/db/schema";
import { failureLabels, type Failure } from "../orders/failure";
import type { RefundCause } from "./refund-causes";

/** Reasons of refunds whose money never was a price: it came on top and went back by itself. */
export const surplusReasons = [
  "overpaid",
  "second_payment",
  "underpaid",
  "other_currency",
  "surplus_chargeback",
] as const;

/**
 * Refunds whose money has gone back.
 * @param since where only what came since then counts: nothing goes back before it came, so older ones are not looked at
 */
export const isReturned = (since?: Date): SQL | undefined =>
  and(
    eq(refunds.status, "completed"),
    since === undefined ? undefined : gte(refunds.requestedAt, since),
  );

/** Reasons of refunds that nobody decided about: an order came to nothing by itself, or its buyer waited too long. */
export const automaticReasons: readonly string[] = [
  ...(Object.keys(failureLabels) as Failure[]).filter(
    (failure) => failure !== "withdrawn" && failure !== "refund_requested",
  ),
  "late" satisfies RefundCause,
];

/** Refunds that came of orders that came to nothing, not of anybody's decision. */
export const isAutomatic = (): SQL | undefined =>
  and(isWanted(), ne(refunds.actor, "staff"), inArray(refunds.reason, [...automaticReasons]));

/** Refunds that were not called off: their money is gone, or goes. */
export const isWanted = (): SQL => ne(refunds.status, "cancelled");
