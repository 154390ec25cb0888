import { and, eq, gte, ne, type SQL } from "drizzle-orm";
import { refunds } from "~/db/schema";

/** Reasons of refunds whose money never was a price: it came on top and went back by itself. */
export const surplusReasons = [
  "overpaid",
  "second_payment",
  "underpaid",
  "other_currency",
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

/** Refunds that were not called off: their money is gone, or goes. */
export const isWanted = (): SQL => ne(refunds.status, "cancelled");
