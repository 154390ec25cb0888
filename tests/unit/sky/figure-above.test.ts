import { expect, test } from "vitest";
import { skyLine } from "~/copy/sky-line";
import { figureAbove } from "~/sky/ephemeris/figure-above.server";

test.each([
  // Orion culminates in the south on a January evening, at 30° to 45°.
  ["2026-01-15T21:00:00Z", "orion"],
  // Vega stands near the zenith on a summer night.
  ["2026-07-15T22:30:00Z", "lyra"],
  // And the Great Bear on a spring evening.
  ["2026-04-20T20:00:00Z", "ursa-major"],
])("at %s the brightest figure above Poland is %s", (moment, figure) => {
  expect(figureAbove(new Date(moment))).toBe(figure);
});

test("a day has several of them, and the same minute always the same", () => {
  const hours = Array.from({ length: 24 }, (_, hour) => new Date(Date.UTC(2026, 10, 23, hour)));
  const figures = hours.map(figureAbove);
  expect(new Set(figures).size).toBeGreaterThan(2);
  expect(hours.map(figureAbove)).toEqual(figures);
});

test("a cover names its minute by the clock in Warsaw", () => {
  expect(skyLine(new Date("2026-11-23T02:49:00Z"))).toBe("Niebo 23\u00a0listopada, 3.49");
  expect(skyLine(new Date("2026-11-23T22:05:00Z"))).toBe("Niebo 23\u00a0listopada, 23.05");
});
