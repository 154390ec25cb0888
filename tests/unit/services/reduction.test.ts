import { expect, test } from "vitest";
import { lowestBeforeReduction, referencePeriod } from "~/services/prices/reduction";

const day = 24 * 60 * 60 * 1000;
const reducedAt = new Date("2026-11-20T08:00:00Z").getTime();
/** An entry that begins so many days before the reduction, and milliseconds after that moment. */
const since = (days: number, priceGrosze: number, ms = 0) => ({
  priceGrosze,
  validFrom: new Date(reducedAt - days * day + ms),
});
const reduced = since(0, 2999);
const now = new Date(reducedAt + 7 * day);

test.each([
  ["no history", [], null],
  ["a price that was never another one", [reduced], null],
  ["the regular price before it", [since(67, 4999), reduced], 4999],
  ["entries in any order", [reduced, since(67, 4999)], 4999],
  ["a product sold for five days only", [since(5, 4999), reduced], 4999],
  [
    "a lower price within the 30 days",
    [since(67, 4999), since(20, 3999), since(10, 4999), reduced],
    3999,
  ],
  ["a lower price that ended 31 days before", [since(67, 3499), since(31, 4999), reduced], 4999],
  [
    "a lower price that ended exactly 30 days before",
    [since(67, 3499), since(30, 4999), reduced],
    4999,
  ],
  [
    "a lower price that ended a millisecond later",
    [since(67, 3499), since(30, 4999, 1), reduced],
    3499,
  ],
  [
    "the same price within the 30 days",
    [since(67, 4999), since(20, 2999), since(10, 4999), reduced],
    null,
  ],
  [
    "a lower price within the 30 days than now",
    [since(67, 4999), since(20, 1999), since(19, 4999), reduced],
    null,
  ],
  ["a price that went up", [since(67, 1999), reduced], null],
  ["two steps down", [since(67, 4999), since(3, 3999), reduced], 3999],
  ["a history that ends with another price", [since(67, 4999), reduced, since(-3, 4999)], null],
  ["an end of the promotion that has not come", [since(67, 4999), reduced, since(-30, 4999)], 4999],
  ["a promotion that has not begun", [since(67, 4999), since(-8, 2999)], null],
])("with %s", (_, history, lowest) => {
  expect(lowestBeforeReduction(history, 2999, now)).toBe(lowest);
});

test("the period is the law's", () => expect(referencePeriod).toBe(30 * day));
