import { formatDayAndMonth } from "~/copy/format";
import { capitalised } from "~/copy/in-sentence";
import { signs, type Sign } from "../signs";
import type { AspectName } from "./aspects";
import { moonInWords } from "./birth-sky-words";
import { bodyNames, type BodyKey } from "./body-names";
import { meetingKinds, type Meeting } from "./meetings";
import type { SkyFactEvent, SkyFacts } from "./sky-facts";

/** @throws Error for a slug of no sign: facts are ours */
export function signOfFact(slug: string): Sign {
  const sign = signs.find((each) => each.slug === slug);
  if (!sign) throw new Error("A sky has no such sign.");
  return sign;
}

/** `Mars przechodzi z Lwa do Panny`, `pełnia w Bliźniętach`, `Merkury w Skorpionie wraca do ruchu prostego`. */
export function eventInWords(event: SkyFactEvent): string {
  switch (event.kind) {
    case "phase":
      return `${event.phase} ${signOfFact(event.sign).inside}`;
    case "ingress":
      return `${bodyNames[event.body]} przechodzi ${signOfFact(event.from).outOf} do ${signOfFact(event.into).genitive}`;
    case "station": {
      const where = `${bodyNames[event.body]} ${signOfFact(event.sign).inside}`;
      return event.retrograde
        ? `${where} zaczyna ruch wsteczny`
        : `${where} wraca do ruchu prostego`;
    }
  }
}

function eventOfDay(event: SkyFactEvent): string {
  const words = eventInWords(event);
  if (event.kind === "phase") return `O ${event.time} jest ${words}.`;
  return `${capitalised(words)}${event.time ? ` około ${event.time}` : ""}.`;
}

const placeOf = (
  facts: SkyFacts,
  { body, signs: slugs, retrograde }: SkyFacts["places"][number],
) => {
  const where = slugs.map((slug) => signOfFact(slug).inside);
  const visited =
    where.length > 2
      ? `${where.slice(0, -1).join(", ")} i ${where.at(-1)}`
      : where.join(", potem ");
  const turns =
    facts.scope !== "daily" &&
    facts.events.some((event) => event.kind === "station" && event.body === body);
  const back = retrograde ? `, ${turns ? "częściowo " : ""}w ruchu wstecznym` : "";
  return `${bodyNames[body]} jest ${visited}${back}.`;
};

/** What happens, then where everything is, then what holds all day: whole sentences, for readers and for the model alike. */
export function factSentences(facts: SkyFacts): {
  happens: string[];
  places: string[];
  aspects: string[];
} {
  const isDay = facts.scope === "daily";
  return {
    happens: [
      ...facts.events.map((event) =>
        isDay
          ? eventOfDay(event)
          : `${capitalised(formatDayAndMonth(event.day))}: ${eventInWords(event)}.`,
      ),
      // A quarter, a new or full Moon has been told with its hour.
      ...(facts.phase === null || facts.events.some(({ kind }) => kind === "phase")
        ? []
        : [moonInWords(facts.phase)]),
    ],
    places: facts.places.map((place) => placeOf(facts, place)),
    aspects: facts.aspects.map(
      ({ first, second, kind }) => `${bodyNames[first]} i ${bodyNames[second]}: ${kind}.`,
    ),
  };
}

/** What an aspect is, for who has never heard its name: how far apart two bodies stand on the circle. */
const aspectsInWords: Readonly<Record<AspectName, string>> = {
  koniunkcja: "Koniunkcja (stoją obok siebie)",
  sekstyl: "Sekstyl (dzieli je jedna szósta koła)",
  kwadratura: "Kwadratura (dzieli je ćwierć koła)",
  trygon: "Trygon (dzieli je jedna trzecia koła)",
  opozycja: "Opozycja (stoją naprzeciwko siebie)",
};

/** The same sky for readers: each kind of aspect once, with what it means. */
export function skyInWords(facts: SkyFacts) {
  const { happens, places } = factSentences(facts);
  return {
    ...{ happens, places },
    aspects: Object.entries(aspectsInWords).flatMap(([name, words]) => {
      const pairs = facts.aspects
        .filter(({ kind }) => kind === name)
        .map(({ first, second }) => `${bodyNames[first]} i ${bodyNames[second]}`);
      return pairs.length > 0 ? `${words}: ${pairs.join(", ")}.` : [];
    }),
    isBackward: facts.places.some(({ retrograde }) => retrograde),
  };
}

/** How far a sign is from another, from 0 (the same one) to 6 (the opposite one). */
export function distanceBetween(first: string, second: string): number {
  const [a, b] = [first, second].map((slug) => signs.findIndex((sign) => sign.slug === slug)) as [
    number,
    number,
  ];
  const steps = Math.abs(a - b);
  return Math.min(steps, 12 - steps);
}

/** How each body meets a sign, where it is first: whole signs are counted. */
export const meetingsOf = (
  facts: SkyFacts,
  slug: string,
): { body: BodyKey; distance: number; meeting: Meeting }[] =>
  facts.places.flatMap(({ body, signs: visited }) => {
    const distance = distanceBetween(visited[0] ?? slug, slug);
    return { body, distance, meeting: meetingKinds[distance] ?? "obok" };
  });
