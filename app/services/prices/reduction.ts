import { day } from "~/time/durations";
/** A price and the moment since when it was asked for. */
export type PriceEntry = { priceGrosze: number; validFrom: Date };

export type PromotionSpan = { priceGrosze: number; startsAt: Date; endsAt: Date };

/** The days before a reduction whose lowest price counts (art. 4 ust. 2 ustawy o informowaniu o cenach), in milliseconds. */
export const referencePeriod = 30 * day;

/**
 * What was, is and will be asked for a product: its regular price, and during a promotion that one's, if it is lower. Every
 * promotion that lowers the price begins an entry of its own, also one that goes on from another at the same price: it
 * is announced anew, so the one before counts for it.
 * @param regular in any order
 * @param promotions that do not overlap, in any order
 * @returns oldest first
 */
export function askedPrices(
  regular: readonly PriceEntry[],
  promotions: readonly PromotionSpan[],
): PriceEntry[] {
  const moments = [
    ...regular.map(({ validFrom }) => validFrom),
    ...promotions.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]),
  ].sort((a, b) => a.getTime() - b.getTime());
  const entries: PriceEntry[] = [];
  for (const validFrom of moments) {
    const base = priceAt(regular, validFrom);
    if (base === undefined) continue;
    const running = promotions.find(
      ({ startsAt, endsAt }) => startsAt <= validFrom && validFrom < endsAt,
    );
    const isLowered = running !== undefined && running.priceGrosze < base;
    const priceGrosze = isLowered ? running.priceGrosze : base;
    const last = entries.at(-1);
    if (last?.validFrom.getTime() === validFrom.getTime()) continue;
    const begins = isLowered && running.startsAt.getTime() === validFrom.getTime();
    if (last?.priceGrosze !== priceGrosze || begins) entries.push({ priceGrosze, validFrom });
  }
  return entries;
}

/** The price of a moment; undefined before the first one. */
export function priceAt(history: readonly PriceEntry[], moment: Date): number | undefined {
  let latest: PriceEntry | undefined;
  for (const entry of history)
    if (entry.validFrom <= moment && (!latest || entry.validFrom > latest.validFrom))
      latest = entry;
  return latest?.priceGrosze;
}

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
  const lowest = lowestOfPeriod(past.slice(0, -1), current.validFrom);
  return lowest !== null && lowest > priceGrosze ? lowest : null;
}

/**
 * The lowest price that was asked for in the 30 days before a moment.
 * @param history oldest first; what begins at the moment, or after it, does not count
 * @returns grosze, or null where it was not sold yet
 */
export function lowestOfPeriod(history: readonly PriceEntry[], moment: Date): number | null {
  const before = history.filter(({ validFrom }) => validFrom < moment);
  const counted = before.filter((_, index) => {
    const until = before[index + 1]?.validFrom ?? moment;
    return until.getTime() > moment.getTime() - referencePeriod;
  });
  return counted.length === 0 ? null : Math.min(...counted.map((entry) => entry.priceGrosze));
}
