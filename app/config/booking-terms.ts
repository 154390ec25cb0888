const minute = 60_000;

/** How talks are booked: pages, terms and rules say the same. Times in milliseconds, unless a name says minutes. */
export const bookingTerms = {
  /** Today and the days after it. */
  days: 4,
  /** Planned talks begin on a grid of so many minutes. */
  gridMinutes: 15,
  /** How long before it begins a planned talk can still be booked. */
  leadTime: 20 * minute,
  /** How long a slot is kept for a payment, unless it begins before. */
  holdTime: 15 * minute,
  /** When a talk begins whose buyer wants it at once: so long after the payment. */
  immediateAfter: 2 * minute,
  defaultMinutes: 15,
  analysisGrosze: 1_000,
  /** Once no sentence has come for so long, time runs back to whoever waits for one. */
  silenceAllowed: 15_000,
  /** An answer that was begun before the end of a talk is finished within so long after it. */
  finishingTime: 30_000,
  /** From how much time left on a talk is brought to its end, how much then is a banner, and how much its last minute. */
  windingUp: 180_000,
  closingBanner: 90_000,
  lastMinute: 60_000,
  /** For how long a talk stands still for help at the most. */
  helpTime: 30 * minute,
  /** For how long a talk to which nobody came can be given another time. */
  missedMoveDays: 14,
} as const;
