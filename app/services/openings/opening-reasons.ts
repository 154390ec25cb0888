/** Why staff look at what somebody wrote; a code. */
export const openingReasons = [
  "buyer_asked",
  "answer_message",
  "complaint",
  "broken_document",
  "crisis_report",
  "court_order",
] as const;

/** Not told to whoever wrote it: the court or the police may have forbidden to. */
export const untoldReason = "court_order" satisfies (typeof openingReasons)[number];

export type OpeningReason = (typeof openingReasons)[number];
