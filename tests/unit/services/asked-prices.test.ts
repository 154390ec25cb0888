import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  askedPrices,
  lowestBeforeReduction,
  lowestOfPeriod,
  priceAt,
  type PriceEntry,
  type PromotionSpan,
} from "~/services/prices/reduction";
import "../../support/properties";

const day = 24 * 60 * 60 * 1000;
const start = Date.parse("2026-10-01T00:00:00Z");
const on = (days: number) => new Date(start + days * day);
const since = (days: number, priceGrosze: number): PriceEntry => ({
  priceGrosze,
  validFrom: on(days),
});
const promotion = (from: number, to: number, priceGrosze: number): PromotionSpan => ({
  priceGrosze,
  startsAt: on(from),
  endsAt: on(to),
});

describe("what was asked for a product", () => {
  test("is its regular price, but for its promotions", () => {
    expect(askedPrices([since(0, 1499)], [promotion(10, 12, 999)])).toEqual([
      since(0, 1499),
      since(10, 999),
      since(12, 1499),
    ]);
  });

  test("does not change while the regular price does so behind a promotion", () => {
    expect(askedPrices([since(0, 1499), since(11, 1699)], [promotion(10, 12, 999)])).toEqual([
      since(0, 1499),
      since(10, 999),
      since(12, 1699),
    ]);
  });

  test("is never more than the regular price", () => {
    expect(askedPrices([since(0, 1499), since(11, 899)], [promotion(10, 12, 999)])).toEqual([
      since(0, 1499),
      since(10, 999),
      since(11, 899),
    ]);
  });

  test("begins anew with a promotion that follows another at the same price", () => {
    const asked = askedPrices([since(0, 1499)], [promotion(10, 12, 999), promotion(12, 14, 999)]);
    expect(asked).toEqual([since(0, 1499), since(10, 999), since(12, 999), since(14, 1499)]);
    expect(lowestBeforeReduction(asked, 999, on(13))).toBeNull();
    expect(lowestBeforeReduction(asked, 999, on(11))).toBe(1499);
  });

  test("is nothing before it was sold", () => {
    expect(askedPrices([since(5, 1499)], [promotion(1, 3, 999)])).toEqual([since(5, 1499)]);
    expect(priceAt([], on(1))).toBeUndefined();
  });
});

/** Promotions one after the other, some of them without a gap. */
const apart = fc
  .array(
    fc.record({
      gap: fc.integer({ min: 0, max: 40 }),
      length: fc.integer({ min: 1, max: 20 }),
      priceGrosze: fc.integer({ min: 100, max: 2_000 }),
    }),
    { maxLength: 6 },
  )
  .map((steps) => {
    let at = 0;
    return steps.map(({ gap, length, priceGrosze }) => {
      const from = at + gap;
      at = from + length;
      return promotion(from, at, priceGrosze);
    });
  });
const regular = fc
  .uniqueArray(
    fc.record({
      days: fc.integer({ min: 0, max: 200 }),
      grosze: fc.integer({ min: 100, max: 2_000 }),
    }),
    { minLength: 1, maxLength: 4, selector: ({ days }) => days },
  )
  .map((changes) => changes.map(({ days, grosze }) => since(days, grosze)));

test("the lowest price of 30 days is the lowest of all their days, however the prices moved", () => {
  fc.assert(
    fc.property(regular, apart, fc.integer({ min: 1, max: 260 }), (changes, lowered, at) => {
      const moment = on(at);
      const asked = askedPrices(changes, lowered);
      // Everything begins and ends at midnight, so each day has one price.
      const days = Array.from({ length: 30 }, (_, index) => on(at - 30 + index));
      const prices = days.flatMap((each) => {
        const base = priceAt(changes, each);
        if (base === undefined) return [];
        const running = lowered.find(({ startsAt, endsAt }) => startsAt <= each && each < endsAt);
        return [Math.min(base, running?.priceGrosze ?? base)];
      });
      expect(lowestOfPeriod(asked, moment)).toBe(prices.length > 0 ? Math.min(...prices) : null);
      for (const each of days) {
        const price = priceAt(asked, each);
        if (price !== undefined) expect(prices).toContain(price);
      }
    }),
  );
});
