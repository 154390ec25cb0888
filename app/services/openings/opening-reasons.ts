/** Why staff look at what somebody wrote; a code. */
export const openingReasons = [
  "buyer_asked",
  "answer_message",
  "complaint",
  "broken_document",
  "crisis_report",
  "court_order",
] as const;
export type OpeningReason = (typeof openingReasons)[number];
