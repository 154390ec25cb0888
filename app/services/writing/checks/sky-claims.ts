import { plain } from "~/copy/plain-words";
import type { ComputedFacts } from "~/documents/templates/facts";
import { signAt, signs } from "~/sky/signs";
import { sentenceAround, type Finding, type Leaf } from "./finding";

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

/** Words that are no names of bodies, although they begin like one. */
const otherWords = /(?<!\p{L})(?:marsz|slonczk|uranow)\p{L}*/gu;

/** The bodies that a text without marks names. */
export function bodiesIn(text: string): string[] {
  const said = text.replace(otherWords, " ");
  return Object.entries(stems).flatMap(([name, stem]) =>
    new RegExp(`(?<!\\p{L})${stem}`, "u").test(said) ? [name] : [],
  );
}

/** The body that a text without marks names last. */
function lastBodyIn(text: string): string[] {
  const places = bodiesIn(text).map((name) => ({ name, at: text.lastIndexOf(stems[name] ?? "") }));
  return places
    .sort((first, second) => second.at - first.at)
    .flatMap(({ name }, index) => (index === 0 ? name : []));
}

/** What a text may say of the sky. Bodies by their Polish names, places as `plain(sign.inside)`, signs by their slugs. */
export type KnownSky = {
  places: ReadonlyMap<string, ReadonlySet<string>>;
  aspects: readonly { bodies: readonly string[]; kind: string }[];
  retrograde: ReadonlySet<string>;
  /** `nów`, `pierwsza kwadra`, `pełnia`, `ostatnia kwadra`, `przybywa`, `ubywa`. */
  phases: ReadonlySet<string>;
  changes: readonly { body: string; from: string; into: string }[];
};

/** The sky of a birth or of an order. */
export function knownSkyOf({ birthSky, signSky }: ComputedFacts): KnownSky | null {
  const sky = birthSky ?? signSky?.sky;
  if (!sky) return null;
  const places = new Map(
    sky.positions.map(({ name, from, longitude, to }) => [
      name,
      new Set([from, longitude, to].map((degrees) => plain(signAt(degrees).inside))),
    ]),
  );
  const own = signs.find(({ slug }) => slug === signSky?.sign);
  // Its next stay in the own sign is among the dates of the document, and so are the next new and full Moon.
  if (own) places.get("Księżyc")?.add(plain(own.inside));
  return {
    places,
    aspects: [
      ...sky.aspects.map(({ first, second, kind }) => ({ bodies: [first, second], kind })),
      ...(signSky?.meetings ?? []).map(({ body, meeting }) => ({ bodies: [body], kind: meeting })),
    ],
    retrograde: new Set(sky.positions.flatMap(({ name, retrograde }) => (retrograde ? name : []))),
    phases: new Set([...phasesNamedBy(sky.moonPhase), ...(signSky ? ["nów", "pełnia"] : [])]),
    changes: sky.positions.flatMap(({ name, from, to }) =>
      signAt(from) === signAt(to)
        ? []
        : { body: name, from: signAt(from).slug, into: signAt(to).slug },
    ),
  };
}

/** What may be said of a phase as it is computed: `ubywający, między pełnią a ostatnią kwadrą`. */
export function phasesNamedBy(phase: string): string[] {
  const named = [
    ...(/nów/u.test(phase) ? ["nów"] : []),
    ...(/pierwsz/u.test(phase) ? ["pierwsza kwadra"] : []),
    ...(/pełni/u.test(phase) ? ["pełnia"] : []),
    ...(/ostatni/u.test(phase) ? ["ostatnia kwadra"] : []),
  ];
  const way = phase.startsWith("przybywający")
    ? ["przybywa"]
    : phase.startsWith("ubywający")
      ? ["ubywa"]
      : phase === "pierwsza kwadra"
        ? ["przybywa"]
        : phase === "ostatnia kwadra"
          ? ["ubywa"]
          : ["przybywa", "ubywa"];
  return [...named, ...way];
}

/** That what is said is said of the reader's own sign, which one body alone can meet. Without marks. */
const ofOwnSign = /(?<!\p{L})(?:tw(?:oj|ego)\p{L}* znak|ciebie|tobie|toba|ci(?!\p{L}))/u;

/** Parts of a sentence that speak of a body each: what names none belongs to the part before it. */
function partsOf(sentence: string): string[] {
  const parts: string[] = [];
  for (const clause of sentence.split(/(?<=[,;:–])\s|\s(?=(?:a|ale)\s)/u)) {
    const last = parts.length - 1;
    if (last >= 0 && bodiesIn(clause).length === 0) parts[last] += ` ${clause}`;
    else parts.push(clause);
  }
  return parts;
}

/** What no computed sky of ours has, so that whoever names it has made it up. Without marks. */
const neverComputed =
  /(?<!\p{L})(?:ascendent|descendent|medium coeli|imum coeli|lilith|chiron|stellium|zacmieni|komet[aye]|wez(?:el|la|le|lem|lami|ly) (?:ksiezyc|poln|poludn)|(?:pierwsz|drugi|trzeci|czwart|piat|szost|siodm|osm|dziewiat|dziesiat|jedenast|dwunast)\p{L}* dom(?:u|em|ie|ow|y)?(?!\p{L}))/u;

const phaseClaims: readonly { phase: string; said: RegExp }[] = [
  { phase: "nów", said: /(?<!\p{L})(?:nów|nowiu|nowiem|nowie księżyca)(?!\p{L})/iu },
  {
    phase: "pełnia",
    said: /(?<!\p{L})pełni(?:a|ę|ą)(?!\p{L}| (?:życia|lata|sił|szczęścia|głosu|uwagi|barw|człowieczeństwa))|(?<!\p{L})pełni księżyca/iu,
  },
  { phase: "pierwsza kwadra", said: /pierwsz\p{L}+ kwadr(?:a|y|ze|ę|ą)(?!\p{L})/iu },
  { phase: "ostatnia kwadra", said: /ostatni\p{L}+ kwadr(?:a|y|ze|ę|ą)(?!\p{L})/iu },
  {
    phase: "przybywa",
    said: /księżyca przybywa|przybywa księżyca|(?:rosnąc|przybywając)\p{L}+ księżyc|księżyc\p{L}* (?:rośnie|przybywa|rosnąc)/iu,
  },
  {
    phase: "ubywa",
    said: /księżyca ubywa|ubywa księżyca|(?:malejąc|ubywając)\p{L}+ księżyc|księżyc\p{L}* (?:maleje|ubywa|malejąc)/iu,
  },
];

const goesBack = /(?<!\p{L})(?:wsteczn|retrogra)/u;
const changes = /(?<!\p{L})(?:wchodzi|przechodzi|wkracza|wedruje|wstepuje|przenosi sie|opuszcza)/u;

/**
 * Claims about the sky that the computed facts do not bear out: a body in a sign where it was not, an aspect, a phase, a
 * backward motion, a change of signs that is none, and whatever we never compute. Only what is said outright counts ("Wenus stoi w
 * Baranie"), so that images stay free.
 */
export function wrongSkyClaims(leaves: readonly Leaf[], sky: KnownSky | null): Finding[] {
  if (!sky || sky.places.size === 0) return [];
  const isWrongPlace = (clause: string) =>
    signs.some(({ inside }) => {
      const at = clause.search(new RegExp(`(?<!\\p{L})${plain(inside)}(?!\\p{L})`, "u"));
      if (at === -1) return false;
      return bodiesIn(clause.slice(0, at)).some(
        (body) => !sky.places.get(body)?.has(plain(inside)),
      );
    });
  const isWrongAspect = (sentence: string) => {
    // Where a sign is met, one body does, and what is said beside it of two others is looked at by itself.
    const parts = ofOwnSign.test(sentence) ? partsOf(sentence) : [sentence];
    return parts.some((part) => {
      const bodies = bodiesIn(part);
      if (bodies.length === 0) return false;
      const isKnown = (kind: string) => {
        const known = sky.aspects.filter((each) => each.kind === kind);
        if (ofOwnSign.test(part))
          return bodies.every((body) =>
            known.some((each) => each.bodies.length === 1 && each.bodies[0] === body),
          );
        if (bodies.length >= 2)
          return known.some(
            (each) =>
              each.bodies.length === 2 && each.bodies.every((body) => bodies.includes(body)),
          );
        return known.some((each) => each.bodies.some((body) => bodies.includes(body)));
      };
      return Object.entries(aspects).some(([kind, stem]) => part.includes(stem) && !isKnown(kind));
    });
  };
  const isWrongMotion = (sentence: string) =>
    partsOf(sentence).some((part) => {
      if (!goesBack.test(part)) return false;
      const [, before] = /^(.*),\s?ktor\p{L}*\s.*(?:wsteczn|retrogra)/u.exec(part) ?? [];
      // „Słońce pyta Saturna, który idzie wstecz”: said of the last one alone.
      const bodies = before === undefined ? bodiesIn(part) : lastBodyIn(before);
      return bodies.some((body) => !sky.retrograde.has(body));
    });
  const isWrongChange = (clause: string) =>
    changes.test(clause) &&
    bodiesIn(clause).length > 0 &&
    signs.some(({ slug, genitive, outOf }) => {
      const into = new RegExp(`(?<!\\p{L})do ${plain(genitive)}(?!\\p{L})`, "u").test(clause);
      const out = new RegExp(`(?<!\\p{L})${plain(outOf)}(?!\\p{L})`, "u").test(clause);
      const known = sky.changes.filter(({ body }) => bodiesIn(clause).includes(body));
      return (
        (into && !known.some((change) => change.into === slug)) ||
        (out && !known.some((change) => change.from === slug))
      );
    });
  return leaves.flatMap(({ path, text }) => {
    const said = plain(text);
    const sentences = said.split(/(?<=[.!?])\s/u);
    const clauses = sentences.flatMap((sentence) =>
      sentence.split(/[,;:–]|\s(?:a|i|ale|gdy)\s(?=\p{L}+\sw)/u),
    );
    const phase = phaseClaims.find(
      (claim) => claim.said.test(text) && !sky.phases.has(claim.phase),
    );
    const wrong =
      clauses.find((clause) => isWrongPlace(clause) || isWrongChange(clause)) ??
      sentences.find((sentence) => isWrongAspect(sentence) || isWrongMotion(sentence)) ??
      neverComputed.exec(said)?.[0];
    const at = wrong === undefined ? (phase ? text.search(phase.said) : -1) : said.indexOf(wrong);
    return at === -1 ? [] : [{ path, rule: "sky" as const, fragment: sentenceAround(text, at) }];
  });
}
