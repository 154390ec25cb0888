import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { birthSkyOf } from "~/sky/ephemeris/birth-sky.server";
import {
  chartInWords,
  degreesInSign,
  positionInWords,
  rangeInWords,
  signChangesInWords,
  skyAsData,
} from "~/sky/ephemeris/birth-sky-words";
import { degreesBetween } from "~/sky/ephemeris/longitude.server";
import { signAt, signs } from "~/sky/signs";
import { findConstellation } from "~/sky/constellations";
import { warsawMoment } from "~/time/warsaw-time";

const bodyOf = (date: string, name: string) => {
  const found = birthSkyOf(date).positions.find((position) => position.name === name);
  if (!found) throw new Error(name);
  return found;
};

describe("the clock in Warsaw", () => {
  it.each([
    ["2024-01-15", 12, "2024-01-15T11:00:00.000Z"],
    ["2024-07-15", 12, "2024-07-15T10:00:00.000Z"],
    ["2024-03-31", 0, "2024-03-30T23:00:00.000Z"],
    ["2024-03-31", 24, "2024-03-31T22:00:00.000Z"],
    ["2024-10-27", 24, "2024-10-27T23:00:00.000Z"],
    // No summer time in Poland between 1965 and 1976.
    ["1970-07-01", 12, "1970-07-01T11:00:00.000Z"],
  ])("knows %s at %d o'clock", (date, hour, moment) => {
    expect(warsawMoment(date, hour).toISOString()).toBe(moment);
  });
});

describe("the sky of a birth date", () => {
  it("says when the Sun changes its sign on that day", () => {
    expect(signChangesInWords(birthSkyOf("1990-04-20"))).toContain(
      "Słońce przechodzi tego dnia z Barana do Byka",
    );
    expect(signChangesInWords(birthSkyOf("1990-04-25")).join()).not.toContain("Słońce");
  });

  it("gives the Moon its day's way of 11° to 16°, and everyone else much less", () => {
    fc.assert(
      fc.property(
        fc.date({
          min: new Date("1926-01-01"),
          max: new Date("2026-12-31"),
          noInvalidDate: true,
        }),
        (day) => {
          const { positions } = birthSkyOf(day.toISOString().slice(0, 10));
          for (const { body, from, longitude, to } of positions) {
            const way = degreesBetween(from, to);
            // 23 or 25 hours, when clocks change.
            if (body === "moon") {
              expect(way).toBeGreaterThan(11);
              expect(way).toBeLessThan(16.1);
            } else expect(Math.abs(way)).toBeLessThan(2.4);
            expect(Math.abs(degreesBetween(from, longitude))).toBeLessThanOrEqual(
              Math.abs(way) + 0.05,
            );
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it.each([
    ["1999-08-11", "nów"],
    ["2000-01-21", "pełnia"],
    ["2000-01-14", "pierwsza kwadra"],
    ["2000-01-28", "ostatnia kwadra"],
    ["2000-01-10", "przybywający sierp"],
    ["2000-01-24", "ubywający, między pełnią a ostatnią kwadrą"],
  ])("knows the Moon's phase on %s: %s", (date, phase) => {
    expect(birthSkyOf(date).moonPhase).toBe(phase);
  });

  it("knows a planet that moves backwards", () => {
    expect(bodyOf("2000-01-01", "Saturn").retrograde).toBe(true);
    expect(bodyOf("2000-01-01", "Jowisz").retrograde).toBe(false);
  });

  it("tells of meetings that hold all day long, so of none with the Moon", () => {
    expect(birthSkyOf("2020-12-21").aspects).toContainEqual({
      first: "Jowisz",
      second: "Saturn",
      kind: "koniunkcja",
    });
    for (const date of ["2000-01-21", "1999-08-11"])
      for (const { first, second } of birthSkyOf(date).aspects)
        expect([first, second]).not.toContain("Księżyc");
  });
});

describe("a sky in words", () => {
  it("cuts degrees to whole minutes and never rounds into the next sign", () => {
    expect(degreesInSign(17.52)).toBe("17°31'");
    expect(degreesInSign(59.9999)).toBe("29°59'");
    expect(degreesInSign(30)).toBe("0°00'");
    expect(positionInWords({ longitude: 138.35 })).toBe("18°21' Lwa");
    expect(rangeInWords({ from: 118.667, to: 131.9 })).toBe("28°40' Raka – 11°54' Lwa");
    expect(rangeInWords({ from: 91, to: 104.5 })).toBe("1°00'–14°30' Raka");
    // Twice the same would be no range.
    expect(rangeInWords({ from: 1.651, to: 1.655 })).toBe("1°39' Barana");
  });

  it("has every body in the description and in the model's data", () => {
    const sky = birthSkyOf("1988-02-29");
    const data = skyAsData(sky);
    expect(data.positions).toHaveLength(10);
    for (const { name } of sky.positions) expect(chartInWords(sky)).toContain(name);
    expect(Object.values(data.elements).reduce((sum, count) => sum + count)).toBe(10);
    expect(data.positions[0]).toMatchObject({ body: "Słońce", sign: "Ryby" });
  });
});

describe("the signs", () => {
  it("are twelve, each of thirty degrees, each with its own true figure", () => {
    expect(signs.map((_, index) => signAt(index * 30 + 29.99))).toEqual(signs);
    expect(signAt(-0.1).slug).toBe("ryby");
    expect(signAt(360).slug).toBe("baran");
    for (const { constellation, name } of signs)
      expect(findConstellation(constellation)?.polishName).toBe(name);
    expect(new Set(signs.map(({ slug }) => slug)).size).toBe(12);
  });
});
