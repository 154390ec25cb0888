/**
 * Why a review is not shown; a code. Never that it is negative: whoever leaves those out says something untrue about all
 * the others (Directive 2005/29/EC, annex I, 23c).
 */
export const hidingReasons = [
  "personal_data",
  "unlawful",
  "offensive",
  "advertisement",
  "not_about_product",
  "acute_crisis",
] as const;
export type HidingReason = (typeof hidingReasons)[number];

/** Why a hidden review is shown after all. */
export const showingReasons = [
  "nothing_wrong",
  "author_asked",
  "mistake",
  "changed_since",
] as const;
export type ShowingReason = (typeof showingReasons)[number];

/** Why an answer of the shop is taken back. */
export const answerRemovalReasons = ["mistake", "outdated", "author_asked"] as const;
export type AnswerRemovalReason = (typeof answerRemovalReasons)[number];

/** Longest answer of the shop, in characters. */
export const longestAnswer = 1_000;
