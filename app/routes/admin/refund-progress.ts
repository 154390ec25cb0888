import { externalErrorIn } from "~/services/command/external-error-words";
import type { RefundAhead } from "~/services/payments/payment-state";

/** How far a refund is that has begun and is not done: the same on every page of the desk. */
export function refundProgress({
  isStuck,
  lastError,
  provider,
}: Pick<RefundAhead, "isStuck" | "lastError" | "provider">): string {
  if (provider === "outside") return "czeka na przelew";
  if (!isStuck) return "w drodze";
  return lastError
    ? `nie przechodzi: ${externalErrorIn("refund", lastError).toLowerCase()}`
    : "bramka jeszcze go nie przyjęła";
}
