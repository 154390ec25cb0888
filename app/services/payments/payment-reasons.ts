/** Why staff change a payment; a code. */
export const paymentReasons = [
  "buyer_asked",
  "gateway_error",
  "duplicate",
  "bank_statement",
  "clean_up",
] as const;
export type PaymentReason = (typeof paymentReasons)[number];

/** Why rows leave the house as a file. */
export const exportReasons = ["accounting", "tax_office", "audit", "complaint"] as const;
export type ExportReason = (typeof exportReasons)[number];
