/** Lengths of time in milliseconds. A day of the calendar may be longer or shorter: see `warsaw-time.ts`. */
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;
export const week = 7 * day;
