/** Name of the query parameter that tells any page how a payment ended. */
export const paymentParameter = "payment";

/** How a payment ended, as an address tells: a word, never a proof. */
export function paymentOutcomeOf(search: URLSearchParams): "success" | "error" | null {
  const outcome = search.get(paymentParameter);
  return outcome === "success" || outcome === "error" ? outcome : null;
}
