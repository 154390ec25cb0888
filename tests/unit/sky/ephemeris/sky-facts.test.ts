import { expect, test } from "vitest";
import { periodOf } from "~/sky/ephemeris/period";
import { signAtMoment } from "~/sky/ephemeris/sky-events.server";
import { skyFactsOf } from "~/sky/ephemeris/sky-facts.server";
import { factSentences } from "~/sky/ephemeris/sky-facts-words.server";
import { daysFrom } from "~/time/warsaw-time";

/** Moments in UT at which the Moon enters signs, of two stored public tables: moontracks.com/void_of_course_moon_dates.html. */
const entered = `
2014-10-01T04:40 koziorozec
2014-10-03T08:00 wodnik
2014-10-05T09:24 ryby
2014-10-07T10:07 baran
2014-10-09T11:44 byk
2014-10-11T15:51 bliznieta
2014-10-13T23:30 rak
2014-10-16T10:29 lew
2017-05-02T04:12 lew
2017-05-04T09:46 panna
2017-05-06T18:20 waga
2017-05-09T05:00 skorpion
2017-05-11T16:59 strzelec
2017-05-14T05:37 koziorozec
2017-05-16T17:50 wodnik`
  .trim()
  .split("\n")
  .map((line) => line.split(" ") as [string, string]);

test("the Moon enters signs within five minutes of 15 published moments", () => {
  const missed = entered.filter(([at, into]) => {
    const moment = Date.parse(`${at}Z`);
    const [before, after] = [-5, 5].map((by) => signAtMoment("moon", moment + by * 60_000).slug);
    return before === into || after !== into;
  });
  expect(missed).toEqual([]);
});

test("an hour stands only at what is known to within ten minutes: phases, and what Sun and Moon do", () => {
  const periods = [
    ...daysFrom("2026-10-01", "2026-12-31").map((day) => periodOf("daily", day)),
    periodOf("monthly", "2026-11-01"),
    periodOf("yearly", "2026-01-01"),
  ];
  for (const { events } of periods.map(skyFactsOf))
    for (const event of events) {
      const isExact =
        event.kind === "phase" ||
        (event.kind === "ingress" && (event.body === "sun" || event.body === "moon"));
      expect(event.time !== undefined).toBe(isExact);
    }
});

test("a day is told by Warsaw's clock on both days on which it changes", () => {
  for (const day of ["2026-03-29", "2026-10-25"]) {
    const facts = skyFactsOf(periodOf("daily", day));
    expect(facts.places).toHaveLength(10);
    for (const event of facts.events) expect(event.day).toBe(day);
  }
  // The Moon is full on 26 October 2026 at 4:12 UT, an hour after summer time has ended in the night before.
  const full = skyFactsOf(periodOf("daily", "2026-10-26")).events.find(
    ({ kind }) => kind === "phase",
  );
  expect(full).toMatchObject({ phase: "pełnia", day: "2026-10-26" });
  expect(full?.time).toMatch(/^05:1[0-4]$/);
});

test("what happens on a day, found by the day alone, is what happens on it by the year", () => {
  const byDay = daysFrom("2026-01-01", "2026-12-31").flatMap((day) =>
    skyFactsOf(periodOf("daily", day)).events.filter(
      (event) => event.kind !== "phase" && event.body !== "moon",
    ),
  );
  const byYear = skyFactsOf(periodOf("yearly", "2026-01-01")).events.filter(
    ({ kind }) => kind !== "phase",
  );
  const named = (events: typeof byDay) =>
    events.map((event) => `${event.day} ${event.kind} ${"body" in event ? event.body : ""}`).sort();
  expect(named(byDay)).toEqual(named(byYear));
});

test("a longer period says when a body turns in it, and to which sign it comes back", () => {
  const week = factSentences(skyFactsOf(periodOf("weekly", "2026-11-24"))).places;
  expect(week).toContain("Saturn jest w Baranie, w ruchu wstecznym.");
  const { places } = factSentences(skyFactsOf(periodOf("yearly", "2026-01-01")));
  expect(places.find((sentence) => sentence.startsWith("Saturn"))).toContain(
    "częściowo w ruchu wstecznym",
  );
  const years = ["2024", "2025", "2026"].flatMap((year) =>
    skyFactsOf(periodOf("yearly", `${year}-01-01`)).places.map(({ body, signs }) => ({
      ...{ year, body, signs },
    })),
  );
  expect(years.find(({ year, body }) => year === "2025" && body === "saturn")?.signs).toEqual([
    ...["ryby", "baran", "ryby"],
  ]);
  expect(
    factSentences(skyFactsOf(periodOf("yearly", "2025-01-01"))).places.find((sentence) =>
      sentence.startsWith("Saturn"),
    ),
  ).toBe("Saturn jest w Rybach, w Baranie i w Rybach, częściowo w ruchu wstecznym.");
});

test("a sky is told in whole sentences", () => {
  const { happens, places } = factSentences(skyFactsOf(periodOf("daily", "2026-11-24")));
  expect(happens).toContain("Księżyc przechodzi z Byka do Bliźniąt około 12:09.");
  expect(happens).toContain("O 15:54 jest pełnia w Bliźniętach.");
  // Once, with its hour.
  expect(happens.filter((sentence) => sentence.includes("pełnia"))).toHaveLength(1);
  expect(places).toContain("Saturn jest w Baranie, w ruchu wstecznym.");
});
