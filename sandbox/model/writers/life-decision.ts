import type { LifeDecisionContent } from "../../../app/products/life-decision/content.ts";
import { chooseFor, type Choice } from "../passages/choose.ts";
import { lifeDecisionPassages as passages } from "../passages/life-decision.ts";
import { fold, traitsOf } from "../passages/traits.ts";
import { capitalised, nameFrom, partsOf, read, standalone } from "./own-words.ts";

const asItIs = "Zostawić tak, jak jest";
const toCheck = { words: "do sprawdzenia", dots: 3 };

type Kind = keyof typeof passages.gives;

/** What kind of a step an option is, by its words without Polish marks; the first that fits. */
const kinds: readonly (readonly [Kind, RegExp])[] = [
  [
    "middle",
    /negocj|zdaln|pol etatu|czesc etatu|na prob|sprobow|urlop|dogada|kompromis|pogodzi|po godzinach|stopniow/,
  ],
  [
    "stay",
    /^nie |bez zmian|jak jest|odmow|odrzuc|poczeka|odlozy|\bzosta(?:c|je|ne|n)(?:$|[,.]| (?:w|we|na|z|ze|przy|tu|tam|jak|razem)\b)|zostawic (?:tak|wszystko|to)\b/,
  ],
  ["accept", /przyja|przyjm|zgodz|wziac|biore|podpis|skorzysta/],
  [
    "leave",
    /odejs|odchodz|rzuc|rozsta|rozwies|rozwod|zrezygn|wyjech|wyjazd|wyjezdz|wyprowadz|przeprowadz|przenies|sprzeda|skoncz|zerwa|zostawic/,
  ],
  ["begin", /zaloz|otwor|otwier|zacz|kupi|kupu|zapis|wroci|wraca|zbudow|pojs|wejs|ruszy|start/],
];

const kindOf = (name: string): Kind =>
  kinds.find(([, words]) => words.test(fold(name)))?.[0] ?? "any";

function optionsOf(answer: unknown): string[] {
  const named = partsOf(answer).map((part) => nameFrom(part, 55, ""));
  const names = [...new Set(named.filter((name) => name.length >= 2))].slice(0, 4);
  const [only = "Pójść w nowe"] = names;
  return names.length > 1 ? names : [only, only === asItIs ? "Zmienić to" : asItIs];
}

/** What a decision is about before the people in it, by their weight in it. */
const matters = ["move", "work", "study", "money"] as const;

/** Words of somebody who decides about living together or apart. */
const relationship =
  /zwiaz(?:ek|ku)|\bslub|rozsta|rozwod|rozwies|zareczyn|zamieszkac razem|od (?:meza|zony|partner|narzeczon)|zdrad|dac mu szans|dac jej szans/;

/** As many points for each option, most of its own kind. */
function pointsOf(choice: Choice, side: "gives" | "costs", kind: Kind, count: number): string[] {
  const own = choice.several({ any: passages[side][kind] }, kind === "stay" ? count : count - 1);
  return [...own, ...choice.several({ any: passages[side].any }, count - own.length)];
}

type Note = keyof typeof passages.note;

const values: readonly (readonly [Note, RegExp])[] = [
  ["calm", /spok|cisz|rownowag|sen\b/],
  ["family", /rodzin|dziec|bliscy|bliskich|milosc|dom\b/],
  ["growth", /rozwoj|nauk|ciekaw|pasj|sens/],
  ["freedom", /wolno|niezalezn|swobod|samodzieln/],
  ["safety", /bezpiecz|stabiln|pewno/],
  ["moneyRow", /pienia|zarob|finans|pensj/],
  ["energy", /zdrow|sily|energi|odpoczyn/],
];

const noteOf = (choice: Choice, name: string) => {
  const kind = values.find(([, words]) => words.test(fold(name)))?.[0] ?? "any";
  const [note] = choice.several({ any: passages.note[kind] }, 1);
  return note ?? choice.one({ any: passages.note.any });
};

function criteriaOf(choice: Choice, answer: unknown): { name: string; note: string }[] {
  const named = partsOf(answer)
    .map((part) => nameFrom(part, 36, ""))
    .filter((name) => name.length >= 2);
  const ours = [
    ...(choice.traits.heard.has("money") ? ["Pieniądze"] : []),
    ...["Spokój", "Siły", "Odwrót"],
  ];
  return [...new Set([...named.slice(0, 3), ...ours])].slice(0, 5).map((name) => ({
    name,
    note: name === "Odwrót" ? choice.one({ any: passages.note.retreat }) : noteOf(choice, name),
  }));
}

type Check = keyof typeof passages.check;

const fears: readonly (readonly [Check, RegExp])[] = [
  ["regret", /zalowa|zalu|stracon|przegap|za pozno/],
  ["childrenFear", /dziec|corka|corce|syn\b|synow/],
  ["moneyFear", /pienia|kredyt|rat[ay]\b|starczy|dlug|stac\b|oszczedn/],
  ["alone", /samotn|\bsama\b|\bsam\b|nikogo/],
  ["people", /zawiod|wybacz|powiedza|pomysl|ocen|rodzic|mam[aey]\b|ludzi|obraz/],
  ["failure", /nie dam rady|nie uda|nie poradz|porazk|nie sprost|za trudn|za slab/],
];

function fearsOf(choice: Choice, answer: unknown) {
  const heard = [1, 2, 3].map(() => standalone(choice.quote(answer, 150), 150)).filter(Boolean);
  return heard.map((fear) => {
    const kind = fears.find(([, words]) => words.test(fold(fear)))?.[0] ?? "any";
    const [check] = choice.several({ any: passages.check[kind] }, 1);
    return {
      fear: `${capitalised(fear)}.`,
      check: check ?? choice.one({ any: passages.check.any }),
    };
  });
}

const step = (when: string, [title, description]: readonly [string, string]) => ({
  when,
  title,
  description,
});

/**
 * Writes „Wsparcie w decyzji”: options and values as the person names them, each option with as much attention, and nothing
 * rated for them.
 * @param answers of the order form; any of them may be odd
 */
export function writeLifeDecision(answers: Record<string, unknown>): LifeDecisionContent {
  const { decisionDescription, options: listed } = answers;
  const { heard, situation } = traitsOf({ decisionDescription, listed });
  const isOfTwo = relationship.test(fold(`${read(decisionDescription)} ${read(listed)}`));
  // Whoever shares a life and is about to move decides about the move.
  const matter = matters
    .filter((trait) => heard.has(trait))
    .toSorted((a, b) => (heard.get(b) ?? 0) - (heard.get(a) ?? 0))[0];
  const main = isOfTwo ? "partner" : (matter ?? situation);
  const choice = chooseFor("life-decision", answers, main ? [main] : []);
  const options = optionsOf(listed);
  const count = options.length > 2 ? 2 : 3;
  const criteria = criteriaOf(choice, answers.values);
  const has = (answer: unknown) => nameFrom(answer, 80, "") !== "";
  const voices = has(answers.emotions)
    ? has(answers.logic)
      ? passages.voices.both
      : passages.voices.emotions
    : has(answers.logic)
      ? passages.voices.logic
      : passages.voices.neither;
  const beginning = choice.around(
    decisionDescription,
    180,
    passages.quotedOpening,
    passages.plainOpening,
  );
  const feared = fearsOf(choice, answers.fears);
  return {
    opening: `${beginning} ${choice.one(passages.opening)}`,
    core: [
      choice.one(isOfTwo ? { any: passages.clash.relationship } : passages.clash),
      choice.one({ any: voices }),
    ],
    options: options.map((name) => ({
      name,
      gives: pointsOf(choice, "gives", kindOf(name), count),
      costs: pointsOf(choice, "costs", kindOf(name), count),
    })),
    criteria: criteria.map((each) => ({ ...each, ratings: options.map(() => ({ ...toCheck })) })),
    fears: feared,
    questions: [
      ...choice.several(passages.question, 2),
      ...choice.several({ any: passages.question.any }, 3),
    ],
    plan: [
      step("dziś", choice.one(passages.firstStep)),
      step("w tym tygodniu", choice.one(passages.talkStep)),
      step("za tydzień", choice.one(passages.lastStep)),
      ...(feared.length > 1 ? [] : [step("za dwa tygodnie", choice.one(passages.lastStep))]),
    ],
    closing: choice.one(passages.closing),
    title: choice.one(isOfTwo ? { any: passages.title.relationship } : passages.title),
  };
}
