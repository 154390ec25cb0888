/** How far the desk is with a message: nobody answered it, somebody did, or it was put aside. */
export type MessageState = "new" | "answered" | "closed";

/** Why a message is put aside without another answer; a code. */
export const closingReasons = [
  "settled",
  "answered_elsewhere",
  "no_answer_needed",
  "unwanted",
] as const;
export type ClosingReason = (typeof closingReasons)[number];

/** Longest answer, in characters. */
export const longestReply = 5_000;
