import { formatIsoDate, formatTime } from "~/copy/format";
import { warsawMoment } from "~/time/warsaw-time";
import { signAt } from "../signs";
import { birthSkyOf, type BirthSky } from "./birth-sky.server";
import { bodies, degreesBetween, eclipticLongitude, type BodyKey } from "./longitude.server";
import type { Period } from "./period";
import type { LunarPhase, SkyFactEvent, SkyFacts } from "./sky-facts";
import { eventsBetween, isRetrograde, signAtMoment, turningPoint } from "./sky-events.server";

/** The sky of a period, computed: a day in a few milliseconds, the first look at a year in a tenth of a second. */
export function skyFactsOf(period: Period): SkyFacts {
  return period.scope === "daily" ? ofDay(period) : ofLongerPeriod(period);
}

function ofDay({ scope, from, until }: Period): SkyFacts {
  const sky = birthSkyOf(from);
  const keyOf = (name: string) => sky.positions.find((each) => each.name === name)?.body ?? "sun";
  const [start, end] = [warsawMoment(from, 0).getTime(), warsawMoment(until, 0).getTime()];
  const events = [
    ...ingressesOf(sky, start, end),
    ...stationsOf(sky, start, end),
    ...phasesOf(sky, start, end),
  ];
  return {
    ...{ scope, from, until, events },
    places: sky.positions.map(({ body, from: at, to, retrograde }) => ({
      body,
      signs: [...new Set([signAt(at).slug, signAt(to).slug])],
      retrograde,
    })),
    phase: sky.moonPhase,
    aspects: sky.aspects.map(({ first, second, kind }) => ({
      ...{ first: keyOf(first), second: keyOf(second), kind },
    })),
  };
}

/** What enters a sign on a day. With its hour where that is known to within ten minutes: of Sun and Moon. */
function ingressesOf({ date, positions }: BirthSky, start: number, end: number): SkyFactEvent[] {
  return positions.flatMap(({ body, from, to }): SkyFactEvent[] => {
    const [before, after] = [signAt(from), signAt(to)];
    if (before === after) return [];
    const event = {
      kind: "ingress",
      day: date,
      body,
      from: before.slug,
      into: after.slug,
    } as const;
    if (body !== "sun" && body !== "moon") return [event];
    const at = turningPoint(start, end, (moment) => signAtMoment(body, moment) === before);
    return [{ ...event, time: formatTime(at) }];
  });
}

/** How far each planet moves at most on a day on which it turns, in degrees: others need no closer look. */
const turningPace: Partial<Record<BodyKey, number>> = {
  mercury: 0.2,
  venus: 0.06,
  mars: 0.03,
  jupiter: 0.01,
  saturn: 0.006,
  uranus: 0.004,
  neptune: 0.003,
  pluto: 0.003,
};

function stationsOf({ date, positions }: BirthSky, start: number, end: number): SkyFactEvent[] {
  return positions.flatMap(({ body, from, to, longitude }): SkyFactEvent[] => {
    if (Math.abs(degreesBetween(from, to)) > (turningPace[body] ?? 0)) return [];
    const retrograde = isRetrograde(body, end);
    if (isRetrograde(body, start) === retrograde) return [];
    return [{ kind: "station", day: date, body, retrograde, sign: signAt(longitude).slug }];
  });
}

const quarters: readonly LunarPhase[] = ["nów", "pierwsza kwadra", "pełnia", "ostatnia kwadra"];

function phasesOf({ date, moonPhase }: BirthSky, start: number, end: number): SkyFactEvent[] {
  const phase = quarters.find((each) => each === moonPhase);
  if (!phase) return [];
  // The angle from the Sun grows by some twelve degrees on the day, so it passes the quarter once.
  const wanted = quarters.indexOf(phase) * 90;
  const beyond = (moment: number) =>
    degreesBetween(
      wanted,
      eclipticLongitude("moon", new Date(moment)) - eclipticLongitude("sun", new Date(moment)),
    ) >= 0;
  const at = turningPoint(start, end, (moment) => !beyond(moment));
  return [
    {
      ...{ kind: "phase", day: date, time: formatTime(at), phase },
      sign: signAtMoment("moon", at.getTime()).slug,
    },
  ];
}

function ofLongerPeriod({ scope, from, until }: Period): SkyFacts {
  const [start, end] = [warsawMoment(from, 0), warsawMoment(until, 0)];
  const events = eventsBetween(start, end).map((event): SkyFactEvent => {
    const day = formatIsoDate(event.at);
    switch (event.kind) {
      case "moon":
        return {
          ...{ kind: "phase", day, time: formatTime(event.at) },
          ...{ phase: event.phase, sign: event.sign.slug },
        };
      case "ingress":
        return {
          ...{ kind: "ingress", day, body: event.body },
          ...(event.body === "sun" && { time: formatTime(event.at) }),
          ...{ from: event.from.slug, into: event.into.slug },
        };
      case "station":
        return {
          ...{ kind: "station", day, body: event.body },
          ...{ retrograde: event.retrograde, sign: event.sign.slug },
        };
    }
  });
  const places = bodies.flatMap(({ key }) => {
    if (key === "moon") return [];
    const entered = events.flatMap((event) =>
      event.kind === "ingress" && event.body === key ? event.into : [],
    );
    const turns = events.some((event) => event.kind === "station" && event.body === key);
    return {
      body: key,
      // In order: one to which it comes back stands twice.
      signs: [signAtMoment(key, start.getTime()).slug, ...entered],
      retrograde: turns || (key !== "sun" && isRetrograde(key, start.getTime())),
    };
  });
  return { ...{ scope, from, until, places, events }, phase: null, aspects: [] };
}
