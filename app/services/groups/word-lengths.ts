/** Longest texts of a group, in characters. */
export const groupNameLength = 60;
export const groupDescriptionLength = 500;

/** Longest texts of a group's keepers, in characters. */
export const groupRulesLength = 2_000;
export const groupWelcomeLength = 1_000;

/** Of what somebody proposes or offers, and of the answer to it. */
export const wishLength = 1_000;
export const wishAnswerLength = 500;
