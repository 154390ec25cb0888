/**
 * A moment as pages tell it: ISO 8601 in UTC, without seconds. What two people did at the same second would show that they are
 * one, and a pseudonym has to keep that.
 */
export const toTheMinute = (moment: Date): string => `${moment.toISOString().slice(0, 16)}Z`;
