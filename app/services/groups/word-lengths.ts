/** Longest texts of a group's keepers, in characters. */
export const groupRulesLength = 2_000;
export const groupWelcomeLength = 1_000;
