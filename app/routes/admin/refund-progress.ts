import { externalErrorIn } from "~/services/command/external-error-words";
import type { RefundAhead } from "~/services/payments/payment-state";

/** Why the gateway does not take a refund: a conflict says of a refund what it says of nothing else. */
const refundFailureLabel = (code: string) =>
  code === "http_409"
    ? "bramka odmawia, bo nie ma już czego zwrócić"
    : externalErrorIn("payment", code).toLowerCase();

/** How far a refund is that has begun and is not done: the same on every page of the desk. */
export function refundProgress({
  isStuck,
  lastError,
  provider,
}: Pick<RefundAhead, "isStuck" | "lastError" | "provider">): string {
  if (provider === "outside") return "czeka na przelew";
  if (!isStuck) return "w drodze";
  return lastError
    ? `nie przechodzi: ${refundFailureLabel(lastError)}`
    : "bramka jeszcze go nie przyjęła";
}
