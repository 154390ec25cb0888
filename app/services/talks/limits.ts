import { day, minute } from "~/time/durations";

/** In characters, as a reader counts them. */
export const messageLength = 4_000;

export const titleLength = 80;

/** Of what one looks for in one's talks, in characters. */
export const questionLength = 100;

/** Without a message for so long a talk is called inactive, in milliseconds. */
export const inactiveAfter = 30 * day;

/** For how long a deleted talk can be taken back, in milliseconds. */
export const undoDeletion = 2 * minute;

/** How long a reader waits for a sentence before the page says that it takes longer than usual, in milliseconds. */
export const usualWait = 30_000;

/** So long nobody writes or answers in a break, and after so long without one the page suggests it, in milliseconds. */
export const breakLength = 30 * minute;
export const longestSitting = 60 * minute;

/** Messages of both on a page: half of them are the member's. */
export const messagesOnPage = 100;
