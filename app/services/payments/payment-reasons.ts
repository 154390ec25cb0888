/** Why staff change a payment; a code. */
export const paymentReasons = [
  "buyer_asked",
  "gateway_error",
  "duplicate",
  "bank_statement",
  "clean_up",
] as const;
export type PaymentReason = (typeof paymentReasons)[number];

/** Why the gateway's books and ours may differ for good. */
export const explanations = [
  "settled_in_panel",
  "counted_another_day",
  "test_transaction",
  "not_of_the_shop",
  "written_off",
] as const;
export type Explanation = (typeof explanations)[number];

/** Why rows leave the house as a file. */
export const exportReasons = ["accounting", "tax_office", "audit", "complaint"] as const;
export type ExportReason = (typeof exportReasons)[number];
