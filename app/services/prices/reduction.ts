/** A price and the moment since when it was asked for. */
export type PriceEntry = { priceGrosze: number; validFrom: Date };

/** The days before a reduction whose lowest price counts (art. 4 ust. 2 ustawy o informowaniu o cenach), in milliseconds. */
export const referencePeriod = 30 * 24 * 60 * 60 * 1000;

/**
 * The lowest price of the 30 days before the last reduction, as long as the reduced price holds. Of a product that had
 * been sold for less than 30 days by then, the lowest since it was sold at all.
 * @param history in any order; what begins after `now` does not count
 * @returns grosze, or null when the price is not, or not truly, reduced: then nothing may be struck through
 */
export function lowestBeforeReduction(
  history: readonly PriceEntry[],
  priceGrosze: number,
  now: Date,
): number | null {
  const past = history
    .filter(({ validFrom }) => validFrom <= now)
    .sort((a, b) => a.validFrom.getTime() - b.validFrom.getTime());
  const current = past.at(-1);
  if (current?.priceGrosze !== priceGrosze) return null;
  const reducedAt = current.validFrom.getTime();
  const before = past.slice(0, -1);
  // The price with which the period began holds until the next entry.
  const counted = before.filter((_, index) => {
    const until = (before[index + 1] ?? current).validFrom.getTime();
    return until > reducedAt - referencePeriod;
  });
  if (counted.length === 0) return null;
  const lowest = Math.min(...counted.map((entry) => entry.priceGrosze));
  return lowest > priceGrosze ? lowest : null;
}
