import { describe, expect, test } from "vitest";
import { isCalendarDate, neighbours, periodInWords, periodOf } from "~/sky/ephemeris/period";
import { skyEventsOfYear } from "~/sky/ephemeris/sky-events.server";
import { signCharacters } from "~/sky/sign-characters";
import { findSign, signs, type Sign } from "~/sky/signs";

const sign = (name: string) => findSign(name) as Sign;
describe("signs", () => {
  test.each([
    ["baran", "Baran"],
    ["Bliźnięta", "Bliźnięta"],
    ["bliznieta", "Bliźnięta"],
    ["KOZIOROŻEC", "Koziorożec"],
    ["scorpio", "Skorpion"],
  ])("%s is %s", (given, name) => expect(findSign(given)?.name).toBe(name));

  test("an unknown name is none", () => expect(findSign("wężownik")).toBeUndefined());

  test("each has a characteristic", () => {
    expect(Object.keys(signCharacters)).toEqual(signs.map(({ slug }) => slug));
  });
});

describe("periods", () => {
  test("a week begins on Monday, months and years on their first day", () => {
    expect(periodOf("weekly", "2026-11-22")).toMatchObject({
      from: "2026-11-16",
      until: "2026-11-23",
    });
    expect(periodOf("monthly", "2024-02-29")).toMatchObject({
      from: "2024-02-01",
      until: "2024-03-01",
    });
    expect(periodOf("yearly", "2026-11-22")).toMatchObject({
      from: "2026-01-01",
      until: "2027-01-01",
    });
  });

  test("lead to their neighbours, over the ends of months and years", () => {
    expect(neighbours(periodOf("daily", "2026-03-01"))).toEqual({
      previous: "2026-02-28",
      next: "2026-03-02",
    });
    expect(neighbours(periodOf("monthly", "2026-01-31"))).toEqual({
      previous: "2025-12-01",
      next: "2026-02-01",
    });
    expect(neighbours(periodOf("yearly", "2026-05-05"))).toEqual({
      previous: "2025-01-01",
      next: "2027-01-01",
    });
  });

  test("are called as people call them", () => {
    expect(periodInWords(periodOf("daily", "2026-11-20"))).toBe("20\u00a0listopada 2026");
    expect(periodInWords(periodOf("monthly", "2026-11-20"))).toBe("listopad 2026");
    expect(periodInWords(periodOf("yearly", "2026-11-20"))).toBe("2026");
  });

  test("a date must be one", () => {
    expect(isCalendarDate("2024-02-29")).toBe(true);
    for (const wrong of ["2026-02-29", "2026-13-01", "26-01-01", "2026-1-1", "today", ""])
      expect(isCalendarDate(wrong)).toBe(false);
  });
});

/** Published moments of 2026, in UTC: almanacs give them to the minute. */
describe("the sky of 2026", () => {
  const events = skyEventsOfYear(2026);
  const within = (published: string, minutes: number, wanted: object) => {
    const at = Date.parse(published);
    const near = events.filter((event) => Math.abs(event.at.getTime() - at) <= minutes * 60_000);
    expect(near).toEqual([expect.objectContaining(wanted)]);
  };

  test("has its equinoxes and solstices where almanacs have them", () => {
    within("2026-03-20T14:46Z", 4, { kind: "ingress", body: "sun", into: sign("baran") });
    within("2026-06-21T08:24Z", 4, { kind: "ingress", body: "sun", into: sign("rak") });
    within("2026-09-23T00:05Z", 4, { kind: "ingress", body: "sun", into: sign("waga") });
    within("2026-12-21T20:50Z", 4, { kind: "ingress", body: "sun", into: sign("koziorozec") });
  });

  test("has the Moons of its eclipses", () => {
    within("2026-03-03T11:38Z", 3, { kind: "moon", phase: "pełnia" });
    within("2026-08-12T17:37Z", 3, { kind: "moon", phase: "nów" });
  });

  test("turns Mercury back three times", () => {
    const turns = events.filter(
      (event) => event.kind === "station" && event.body === "mercury" && event.retrograde,
    );
    expect(turns.map(({ at }) => at.toISOString().slice(0, 10))).toEqual([
      "2026-02-26",
      "2026-06-29",
      "2026-10-24",
    ]);
  });

  test("is in order, and in Warsaw's year", () => {
    const times = events.map(({ at }) => at.getTime());
    expect(times).toEqual(times.toSorted((first, second) => first - second));
    expect(times.every((time) => time >= Date.parse("2025-12-31T23:00Z"))).toBe(true);
    expect(times.every((time) => time < Date.parse("2026-12-31T23:00Z"))).toBe(true);
  });
});
