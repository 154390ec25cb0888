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
} as const;
