import type { ComputedFacts } from "~/documents/templates/facts";
import { signAt, signs } from "~/sky/signs";
import { plain, sentenceAround, type Finding, type Leaf } from "./finding";

/** Beginnings of the bodies' names, in every case. */
const stems: Readonly<Record<string, string>> = {
  Słońce: "slonc",
  Księżyc: "ksiezyc",
  Merkury: "merkur",
  Wenus: "wenus",
  Mars: "mars",
  Jowisz: "jowisz",
  Saturn: "saturn",
  Uran: "uran",
  Neptun: "neptun",
  Pluton: "pluton",
};
const aspects: Readonly<Record<string, string>> = {
  koniunkcja: "koniunkcj",
  sekstyl: "sekstyl",
  kwadratura: "kwadratur",
  trygon: "trygon",
  opozycja: "opozycj",
};

const bodiesIn = (text: string) =>
  Object.entries(stems).flatMap(([name, stem]) =>
    new RegExp(`(?<!\\p{L})${stem}`, "u").test(text) ? [name] : [],
  );

/** Places of a body in signs that a reading may name. */
function placesIn({ birthSky, signSky }: ComputedFacts): Map<string, Set<string>> {
  const positions = birthSky?.positions ?? signSky?.sky.positions ?? [];
  const places = new Map(
    positions.map(({ name, from, longitude, to }) => [
      name,
      new Set([from, longitude, to].map((degrees) => plain(signAt(degrees).inside))),
    ]),
  );
  const own = signs.find(({ slug }) => slug === signSky?.sign);
  // Its next stay in the own sign is among the dates of the document.
  if (own) places.get("Księżyc")?.add(plain(own.inside));
  return places;
}

function aspectsIn({ birthSky, signSky }: ComputedFacts): { bodies: string[]; kind: string }[] {
  const among = (birthSky ?? signSky?.sky)?.aspects ?? [];
  return [
    ...among.map(({ first, second, kind }) => ({ bodies: [first, second], kind: kind as string })),
    ...(signSky?.meetings ?? []).map(({ body, meeting }) => ({ bodies: [body], kind: meeting })),
  ];
}

/**
 * Claims about the sky that the computed facts do not bear out: a body in a sign where it was not, an aspect of bodies that
 * have none. Only what is said outright counts ("Wenus stoi w Baranie"), so that images stay free.
 */
export function wrongSkyClaims(leaves: readonly Leaf[], computed: ComputedFacts): Finding[] {
  const places = placesIn(computed);
  if (places.size === 0) return [];
  const known = aspectsIn(computed);
  const isWrongPlace = (clause: string) =>
    signs.some(({ inside }) => {
      const at = clause.search(new RegExp(`(?<!\\p{L})${plain(inside)}(?!\\p{L})`, "u"));
      if (at === -1) return false;
      return bodiesIn(clause.slice(0, at)).some((body) => !places.get(body)?.has(plain(inside)));
    });
  const isWrongAspect = (sentence: string) => {
    const bodies = bodiesIn(sentence);
    return Object.entries(aspects).some(
      ([kind, stem]) =>
        bodies.length > 0 &&
        sentence.includes(stem) &&
        !known.some(
          (each) => each.kind === kind && each.bodies.some((body) => bodies.includes(body)),
        ),
    );
  };
  return leaves.flatMap(({ path, text }) => {
    const sentences = plain(text).split(/(?<=[.!?])\s/u);
    const clauses = sentences.flatMap((sentence) =>
      sentence.split(/[,;:–]|\s(?:a|i|ale|gdy)\s(?=\p{L}+\sw)/u),
    );
    const wrong = clauses.find(isWrongPlace) ?? sentences.find(isWrongAspect);
    return wrong === undefined
      ? []
      : [
          {
            path,
            rule: "sky" as const,
            fragment: sentenceAround(text, plain(text).indexOf(wrong)),
          },
        ];
  });
}
