import { plain } from "~/copy/plain-words";
import { bodyNames } from "~/sky/ephemeris/body-names";
import { distanceBetween, signOfFact } from "~/sky/ephemeris/sky-facts-words.server";
import { meetingKinds } from "~/sky/ephemeris/meetings";
import type { SkyFacts } from "~/sky/ephemeris/sky-facts";
import { phasesNamedBy, type KnownSky } from "../writing/checks/sky-claims";

/** What a horoscope of a sign may say of the sky that it is written from. */
export function knownSkyOfFacts(facts: SkyFacts, sign: string): KnownSky {
  const places = new Map<string, Set<string>>(
    facts.places.map(({ body, signs }) => [
      bodyNames[body],
      new Set(signs.map((slug) => plain(signOfFact(slug).inside))),
    ]),
  );
  for (const event of facts.events)
    if (event.kind === "phase") {
      const moon = places.get(bodyNames.moon) ?? new Set<string>();
      places.set(bodyNames.moon, moon.add(plain(signOfFact(event.sign).inside)));
    }
  return {
    places,
    aspects: [
      ...facts.aspects.map(({ first, second, kind }) => ({
        bodies: [bodyNames[first], bodyNames[second]],
        kind,
      })),
      ...facts.places.flatMap(({ body, signs }) =>
        signs.map((slug) => ({
          bodies: [bodyNames[body]],
          kind: meetingKinds[distanceBetween(slug, sign)] ?? "obok",
        })),
      ),
    ],
    retrograde: new Set(
      facts.places.flatMap(({ body, retrograde }) => (retrograde ? bodyNames[body] : [])),
    ),
    phases: new Set([
      ...(facts.phase === null ? [] : phasesNamedBy(facts.phase)),
      ...facts.events.flatMap((event) => (event.kind === "phase" ? event.phase : [])),
    ]),
    changes: facts.events.flatMap((event) =>
      event.kind === "ingress"
        ? { body: bodyNames[event.body], from: event.from, into: event.into }
        : [],
    ),
  };
}
