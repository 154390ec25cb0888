import type { PersonInsightContent } from "../../../app/products/person-insight/content.ts";
import { chooseFor, only, type Stock } from "../passages/choose.ts";
import * as stock from "../passages/person-insight.ts";
import { traitsOf, type Trait } from "../passages/traits.ts";
import { quotable, read } from "./own-words.ts";

const relations: Readonly<Record<string, Trait>> = {
  dating: "dating",
  crush: "crush",
  ex: "parting",
  friend: "friendship",
  colleague: "work",
  family: "family",
  online: "online",
};

/**
 * Writes „Wgląd w osobę” from passages that fit the kind of relation and the feeling that is named: what the answers say,
 * parted from what nobody knows. Of the other person it only quotes.
 * @param answers of the order form; any of them may be odd
 */
export function writePersonInsight(answers: Record<string, unknown>): PersonInsightContent {
  const kind = read(answers.relationshipType);
  const relation = (Object.hasOwn(relations, kind) && relations[kind]) || null;
  // Other answers tell of the other person's feelings as well.
  const { feeling } = traitsOf({ yourFeeling: answers.yourFeeling });
  const { one, several, quote, around } = chooseFor(
    "person-insight",
    answers,
    relation ? [relation] : [],
  );
  const ofRelation = <Passage>(passages: Stock<Passage>) => only(passages, relation);
  /** As many as asked for: those of the relation first, then those that fit everybody. */
  const mixed = <Passage>(passages: Stock<Passage>, own: number, others: number) => [
    ...several(ofRelation(passages), own),
    ...several(only(passages, null), others),
  ];

  const opening = `${around(answers.currentSituation, 180, stock.situationFrames, stock.situationless)} ${one(ofRelation(stock.openings))}`;
  const moments = [0, 1, 2].map(() => quote(answers.recentInteraction, 190)).filter(Boolean);
  const said =
    moments.length > 0 ? moments.map((words) => `„${words}”.`) : ["To, co się ostatnio wydarzyło."];
  const longKnown = quotable(answers.howLongKnown, 60);
  const known = [
    longKnown && one(stock.longKnown).replace("%", () => longKnown),
    around(answers.currentSituation, 130, stock.factFrames, {}),
    around(answers.communicationStyle, 120, stock.styleFrames, {}),
    around(answers.theirResponse, 130, stock.responseFrames, {}),
  ].filter((fact) => fact !== "");
  const draws = [0, 1]
    .map(() => around(answers.positiveTraits, 120, stock.drawFrames, {}))
    .filter(Boolean);
  const slows = [0, 1]
    .map(() => around(answers.redFlagConcerns, 120, stock.slowFrames, {}))
    .filter(Boolean);
  const asked = around(answers.specificQuestions, 160, stock.ownFrames, {});
  const wanted =
    around(answers.whatYouWant, 130, stock.wantFrames, {}) ||
    around(answers.futureGoals, 130, stock.wantFrames, {});
  return {
    known: known.length > 0 ? known : [one(stock.factless)],
    guessed: mixed(stock.guessed, 2, 2),
    conversation: said.map((words, index) => ({
      said: words,
      heard: one(tellsOfWriter(words) ? stock.heardOfMine : stock.heard),
      need: one(only(stock.needs, index === 0 ? feeling : null)),
    })),
    reading: [
      one(ofRelation(stock.readings)),
      `${around(answers.yourFeeling, 150, stock.feelingFrames, {})} ${one(only(stock.feelings, feeling))} ${one(only(stock.feelings, null))}`.trim(),
    ],
    draws: draws.length > 0 ? [...draws, one(stock.draws)] : [],
    slows: slows.length > 0 ? [...slows, one(stock.slows)] : [],
    questions: mixed(stock.questions, 2, 2),
    ownQuestions: asked && `${asked} ${one(ofRelation(stock.answersToOwn))}`,
    boundaries: mixed(stock.boundaries, 1, asked ? 2 : 3),
    plan: [
      { when: "dziś", ...one(stock.today) },
      { when: "w tym tygodniu", ...one(ofRelation(stock.thisWeek)) },
      { when: "przy rozmowie", ...one(stock.whenMeeting) },
    ],
    opening,
    closing: [wanted, one(stock.closings)].filter(Boolean).join(" "),
    title: one(ofRelation(stock.titles)),
  };
}

/** Whether the first thing that somebody does in a sentence is done by whoever writes it. */
function tellsOfWriter(sentence: string): boolean {
  const [verb = ""] =
    /\p{L}{2}ł(?:am|em|a|y|o|i)?(?!\p{L})|\p{L}{2}li(?!\p{L})/iu.exec(sentence) ?? [];
  return /ł(?:am|em)$/iu.test(verb);
}
