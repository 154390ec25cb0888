import { describe, expect, test } from "vitest";
import { parseDayAndTime } from "~/forms/typed-values";
import { warsawMinute } from "~/time/warsaw-time";

describe("a time on the clocks of Warsaw", () => {
  test.each([
    ["in winter", "2026-12-24T18:00", "2026-12-24T17:00:00.000Z"],
    ["in summer", "2026-07-01T00:05", "2026-06-30T22:05:00.000Z"],
    ["the minute before clocks go forward", "2027-03-28T01:59", "2027-03-28T00:59:00.000Z"],
    ["the minute at which they have", "2027-03-28T03:00", "2027-03-28T01:00:00.000Z"],
    ["the hour that comes twice, the first time", "2026-10-25T02:30", "2026-10-25T00:30:00.000Z"],
    ["the hour after it", "2026-10-25T03:00", "2026-10-25T02:00:00.000Z"],
  ])("%s", (_, written, moment) => {
    expect(warsawMinute(written)?.toISOString()).toBe(moment);
  });

  test("is none in the hour that is left out in spring", () => {
    expect(warsawMinute("2027-03-28T02:00")).toBeNull();
    expect(warsawMinute("2027-03-28T02:59")).toBeNull();
  });

  test.each([
    ["2026-11-29T18:00", "2026-11-29T18:00"],
    ["2026-11-29T18:00:00", "2026-11-29T18:00"],
    ["29.11.2026, 9:05", "2026-11-29T09:05"],
    [" 29.11.2026 18.00 ", "2026-11-29T18:00"],
    ["2026-11-31T18:00", null],
    ["2026-11-29T24:00", null],
    ["2026-11-29", null],
    ["jutro 18:00", null],
    ["", null],
  ])("is read from %j", (typed, written) => {
    expect(parseDayAndTime(typed)).toBe(written);
  });
});
