/**
 * Why staff give money back. `withdrawal` is the statutory right of art. 27 u.p.k.: it holds only where the buyer's
 * statement stands in our records.
 */
export const refundReasons = [
  "complaint",
  "not_delivered",
  "wrong_order",
  "technical_fault",
  "goodwill",
  "withdrawal",
] as const;
export type RefundReason = (typeof refundReasons)[number];
