/**
 * An outside service did not do what it was asked to.
 * - `unavailable`: no answer, or an answer that says "later"; trying again may help
 * - `refused`: it understood and said no; trying again will not help
 * - `invalid`: it answered something that cannot be used
 */
export class ExternalServiceError extends Error {
  override name = "ExternalServiceError";
  /** Short code for logs and records: never free text from outside, which may quote somebody. */
  readonly code: string;

  constructor(
    readonly service: "tpay" | "resend" | "model" | "auth0" | "storage",
    readonly kind: "unavailable" | "refused" | "invalid",
    code: string,
    readonly said?: string,
  ) {
    const shortCode = isShortCode(code) ? code : "other";
    super(`${service} ${kind}: ${shortCode}`);
    this.code = shortCode;
  }
}

const isShortCode = (code: string) => /^[\w.-]{1,60}$/.test(code);
