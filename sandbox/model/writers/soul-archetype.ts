import type { SoulArchetypeContent } from "../../../app/products/soul-archetype/content.ts";
import { signs, type Element, type Sign } from "../../../app/sky/signs.ts";
import { asFields, textField } from "../../web/forms.ts";
import { chooseFor, only, type Choice, type Stock } from "../passages/choose.ts";
import * as stock from "../passages/soul-archetype.ts";
import { signImages } from "../passages/special-horoscope.ts";
import { traitsOf } from "../passages/traits.ts";
import { quote } from "../quote.ts";

const genitives: Readonly<Record<Element, string>> = {
  ogień: "ognia",
  ziemia: "ziemi",
  powietrze: "powietrza",
  woda: "wody",
};

/** Where a body was: its sign at noon, and both where it passed from one to another on that day. */
type Place = { sign: Sign; change: { words: string; from: Sign; to: Sign } | null };

const listOf = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : []);

/** The place that the data name for a body; null when they name none. */
function placeOf(facts: Record<string, unknown>, body: string): Place | null {
  const found = listOf(facts.positions)
    .map(asFields)
    .find((position) => position.body === body);
  const sign = signs.find(({ name }) => found && name === textField(found, "sign"));
  if (!sign) return null;
  const words = listOf(facts.signChanges)
    .map((each) => quote(each, 120))
    .find((each) => each.startsWith(body));
  const from = signs.find(({ outOf }) => words?.includes(` ${outOf} `));
  const to = signs.find(({ genitive }) => words?.endsWith(` do ${genitive}`));
  return { sign, change: words && from && to ? { words, from, to } : null };
}

const joined = (...stocks: Stock[]): Stock => ({ any: stocks.flatMap(({ any = [] }) => any) });

const headingOf = (body: string, place: Place | null) =>
  place?.change
    ? `${body} między ${place.change.from.instrumental} a ${place.change.to.instrumental}`
    : [body, place?.sign.inside].filter(Boolean).join(" ");

function sunParagraphs(
  { one, several }: Choice,
  place: Place | null,
  facts: Record<string, unknown>,
): string[] {
  if (!place) return [one(stock.sunless)];
  const reading = ({ name }: Sign) => `${one(signImages[name]!)} ${one(stock.sunReadings[name]!)}`;
  const { sign, change } = place;
  if (change)
    return [
      `${change.words}. ${one(stock.hourless)} ${reading(change.from)}`,
      `${reading(change.to)} ${one(stock.sunThresholds)}`,
    ];
  const where = `${sign.inside}, w żywiole ${genitives[sign.element]}`;
  const aspects = listOf(facts.aspects).flatMap((each) => {
    const [bodies = "", kind = ""] = quote(each, 80).split(": ");
    // The Moon's aspects last for hours alone, and those of slow bodies belong to everybody of that year.
    return /Słońce|Merkury|Wenus|Mars/.test(bodies) &&
      !bodies.includes("Księżyc") &&
      Object.hasOwn(stock.aspects, kind)
      ? [{ bodies: bodies.replace(" – ", " i "), kind }]
      : [];
  });
  const [aspect] = several({ any: aspects }, 1);
  const most = mostElement(facts);
  return [
    `${one(stock.sunFrames).replace("%", where)} ${reading(sign)}`,
    [
      one(stock.sunElements[sign.element]),
      most && one(stock.mostOf[most]),
      aspect && one(stock.aspects[aspect.kind]!).replace("%", aspect.bodies),
    ]
      .filter(Boolean)
      .join(" "),
  ];
}

/** The element that holds more bodies than any other. */
function mostElement(facts: Record<string, unknown>): Element | null {
  const counts = asFields(facts.elements);
  const [[first, most] = [null, 0], [, next] = [null, 0]] = (Object.keys(genitives) as Element[])
    .map((element) => [element, Number(counts[element]) || 0] as const)
    .toSorted((a, b) => b[1] - a[1]);
  return most > next ? first : null;
}

function moonParagraphs(
  { one }: Choice,
  place: Place | null,
  facts: Record<string, unknown>,
): string[] {
  if (!place) return [one(stock.moonless)];
  const { sign, change } = place;
  const reading = ({ name }: Sign) => one(stock.moonReadings[name]!);
  const [phase = ""] = textField(facts, "moonPhase").split(",");
  const lit = Object.hasOwn(stock.phases, phase) ? one(stock.phases[phase]!) : "";
  return change
    ? [
        `${change.words}. ${one(stock.hourless)} ${reading(change.from)} ${reading(change.to)}`,
        `${one(stock.moonThresholds)} ${lit}`.trim(),
      ]
    : [
        `${one(stock.moonFrames).replace("%", sign.inside)} ${reading(sign)} ${one(stock.moonElements[sign.element])}`,
        `${one(stock.certainMoons)} ${lit}`.trim(),
      ];
}

/**
 * Writes the „Archetyp Duszy” from passages about the sky that was computed and about what was asked.
 * @param answers of the order form; any of them may be odd
 * @param facts as `app/sky/ephemeris/birth-sky-words.ts` puts them
 */
export function writeSoulArchetype(
  answers: Record<string, unknown>,
  facts: Record<string, unknown>,
): SoulArchetypeContent {
  const sun = placeOf(facts, "Słońce");
  const moon = placeOf(facts, "Księżyc");
  const element = sun?.sign.element ?? "powietrze";
  const mood = moon?.sign.element ?? "powietrze";
  const choice = chooseFor("soul-archetype", answers);
  const { one, around, traits } = choice;
  const { question, challenge, deeperUnderstanding } = answers;
  // Each answer is about something of its own.
  const asked = traitsOf({ question });
  const faced = traitsOf({ challenge });
  const wondered = traitsOf({ deeperUnderstanding });
  const about = (words: string, passages: Stock, element: Stock) =>
    words && `${words} ${one(passages)} ${one(element)}`;
  const archetype = stock.archetypes[element][mood];
  return {
    opening: `${around(question, 200, stock.questionFrames, stock.questionless)} ${one(sun?.change ? stock.openingsBetween : joined(stock.openings[element], stock.anyOpenings))}`,
    sun: { heading: headingOf("Słońce", sun), paragraphs: sunParagraphs(choice, sun, facts) },
    moon: { heading: headingOf("Księżyc", moon), paragraphs: moonParagraphs(choice, moon, facts) },
    archetype: {
      name: archetype.name,
      description: [one(archetype.descriptions), one(only(stock.archetypeUses, traits.situation))],
    },
    light: [
      one(sun ? stock.sunLights[sun.sign.name]! : stock.ownLights),
      one(stock.moonLights[mood]),
      one(stock.ownLights),
    ],
    shadow: [one(stock.sunShadows[element]), one(stock.moonShadows[mood])],
    answer: [
      `${one(only(stock.answers, asked.situation))} ${one(stock.answerElements[element])}`,
      `${one(only(stock.answerQuestions, asked.feeling))} ${one(stock.moonQuestions[mood])}`,
    ],
    challenge: about(
      around(challenge, 170, stock.challengeFrames, {}),
      only(stock.challenges, faced.situation ?? faced.feeling),
      stock.challengeElements[element],
    ),
    deeper: about(
      around(deeperUnderstanding, 170, stock.deeperFrames, {}),
      only(stock.deeper, wondered.feeling ?? wondered.situation),
      stock.deeperElements[mood],
    ),
    rituals: [
      one(stock.sunRituals[element]),
      one(stock.moonRituals[mood]),
      one(only(stock.rituals, traits.situation)),
    ],
    closing: one(joined(stock.closings[element], stock.anyClosings)),
    title: one(stock.titles[element]),
  };
}
