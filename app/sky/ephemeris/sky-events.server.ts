import { NextMoonQuarter, SearchMoonQuarter } from "astronomy-engine";
import { signAt, type Sign } from "../signs";
import { bodies, degreesBetween, eclipticLongitude, type BodyKey } from "./longitude.server";
import { warsawMoment } from "~/time/warsaw-time";

export type SkyEvent = { at: Date } & (
  | { kind: "ingress"; body: BodyKey; name: string; from: Sign; into: Sign }
  | { kind: "station"; body: BodyKey; name: string; retrograde: boolean; sign: Sign }
  | { kind: "moon"; phase: "nów" | "pełnia"; sign: Sign }
);

const dayLength = 86_400_000;

const steps: Partial<Record<BodyKey, number>> = {
  sun: 5,
  mercury: 2,
  venus: 3,
  mars: 4,
  jupiter: 6,
  saturn: 8,
  uranus: 10,
  neptune: 10,
  pluto: 10,
};

/** A year takes about a tenth of a second; a process meets few of them, since pages bound what is asked for. */
const years = new Map<number, readonly SkyEvent[]>();

/** Years before which nothing is computed, and after which: the ephemeris is good in between, and nobody walks through centuries. */
export const firstYear = 1900;
export const lastYear = 2100;

/**
 * Sun and planets entering signs, planets turning, new and full Moons, of a calendar year in Europe/Warsaw and in order.
 * Good to two minutes for Sun and Moon, to a quarter of an hour for the quick planets, to some hours for the slow ones.
 */
export function skyEventsOfYear(year: number): readonly SkyEvent[] {
  const known = years.get(year);
  if (known) return known;
  const start = warsawMoment(`${year}-01-01`, 0).getTime();
  const end = warsawMoment(`${year + 1}-01-01`, 0).getTime();
  const events = [...moonsBetween(start, end), ...planetsBetween(start, end)].sort(
    (first, second) => first.at.getTime() - second.at.getTime(),
  );
  years.set(year, events);
  return events;
}

const yearOf = new Intl.DateTimeFormat("sv-SE", { year: "numeric", timeZone: "Europe/Warsaw" });

/** What of that happens from a moment until before another. */
export function eventsBetween(from: Date, until: Date): SkyEvent[] {
  const last = new Date(until.getTime() - 1);
  const asked = new Set([from, last].map((moment) => Number(yearOf.format(moment))));
  return [...asked]
    .flatMap(skyEventsOfYear)
    .filter(({ at }) => at.getTime() >= from.getTime() && at.getTime() < until.getTime());
}

const quarterNames = ["nów", "pierwsza kwadra", "pełnia", "ostatnia kwadra"] as const;

export type MoonQuarter = { at: Date; phase: (typeof quarterNames)[number]; sign: Sign };

/** All four phases of the Moon, from a moment until before another, in milliseconds. */
export function moonQuartersBetween(start: number, end: number): MoonQuarter[] {
  const quarters: MoonQuarter[] = [];
  let quarter = SearchMoonQuarter(new Date(start));
  for (; quarter.time.date.getTime() < end; quarter = NextMoonQuarter(quarter)) {
    const at = quarter.time.date;
    const sign = signAt(eclipticLongitude("moon", at));
    quarters.push({ at, phase: quarterNames[quarter.quarter] ?? "nów", sign });
  }
  return quarters;
}

const moonsBetween = (start: number, end: number): SkyEvent[] =>
  moonQuartersBetween(start, end).flatMap(({ at, phase, sign }) =>
    phase === "nów" || phase === "pełnia" ? { at, kind: "moon" as const, phase, sign } : [],
  );

function planetsBetween(start: number, end: number): SkyEvent[] {
  return bodies.flatMap(({ key, name }): SkyEvent[] => {
    const step = (steps[key] ?? 0) * dayLength;
    if (!step) return [];
    const events: SkyEvent[] = [];
    for (let from = start; from < end; from += step) {
      const to = Math.min(from + step, end);
      const [before, after] = [signAtMoment(key, from), signAtMoment(key, to)];
      if (before !== after) {
        const at = turningPoint(from, to, (moment) => signAtMoment(key, moment) === before);
        events.push({ at, kind: "ingress", body: key, name, from: before, into: after });
      }
      const retrograde = isRetrograde(key, to);
      if (key !== "sun" && isRetrograde(key, from) !== retrograde) {
        const at = turningPoint(from, to, (moment) => isRetrograde(key, moment) !== retrograde);
        const sign = signAtMoment(key, at.getTime());
        events.push({ at, kind: "station", body: key, name, retrograde, sign });
      }
    }
    return events;
  });
}

/** The sign in which a body stands at a moment in milliseconds. */
export function signAtMoment(body: BodyKey, moment: number): Sign {
  return signAt(eclipticLongitude(body, new Date(moment)));
}

/** Whether a body moves against the order of the signs at a moment in milliseconds. */
export function isRetrograde(body: BodyKey, moment: number): boolean {
  const [before, after] = [moment - dayLength / 8, moment + dayLength / 8];
  return (
    degreesBetween(
      eclipticLongitude(body, new Date(before)),
      eclipticLongitude(body, new Date(after)),
    ) < 0
  );
}

/** The moment between two others, to the minute, at which something that held at the first ceases to hold. */
export function turningPoint(from: number, to: number, holds: (moment: number) => boolean): Date {
  let [low, high] = [from, to];
  while (high - low > 60_000) {
    const middle = (low + high) / 2;
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return new Date(high);
}
