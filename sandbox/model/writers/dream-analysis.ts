import type { DreamAnalysisContent } from "../../../app/products/dream-analysis/content.ts";
import { chooseFor, only } from "../passages/choose.ts";
import * as stock from "../passages/dream-analysis.ts";
import { traitsOf } from "../passages/traits.ts";
import { read } from "./own-words.ts";

const mostSymbols = 4;

/**
 * Writes the analysis of a dream from passages: its images as the dreamer names them, guesses at each, and questions.
 * @param answers of the order form; any of them may be odd
 */
export function writeDreamAnalysis(answers: Record<string, unknown>): DreamAnalysisContent {
  const { one, several, around } = chooseFor("dream-analysis", answers);
  const { feeling } = traitsOf({ dream: answers.dream });
  const { situation } = traitsOf({ recentEvents: answers.recentEvents });
  const dream = read(answers.dream);
  const found = stock.images.filter(({ words }) => words.test(dream)).slice(0, mostSymbols);
  const symbols = found.length > 0 ? found : [stock.wholeDream];
  const opening = `${around(answers.dream, 160, stock.dreamFrames, stock.dreamless)} ${one(only(stock.openings, feeling))}`;
  const told = [0, 1]
    .map(() => around(answers.dream, 170, stock.retellingFrames, {}))
    .filter(Boolean);
  const event = around(answers.recentEvents, 180, stock.eventFrames, {});
  // Few images leave more room for what surrounds them.
  const isShort = symbols.length < 3;
  return {
    opening,
    retelling: [
      told.length > 0 ? `${told.join(" ")} ${one(stock.retellings)}` : one(stock.retellingless),
      ...several(stock.retellings, isShort ? 1 : 0),
    ],
    symbols: symbols.map(({ image, meanings, questions }) => ({
      image,
      meanings: several(meanings, 2),
      question: one(questions),
    })),
    emotions: [
      one(only(stock.emotions, feeling)),
      ...several(only(stock.emotions, null), isShort ? 1 : 0),
    ],
    recentEvents: [
      ...(event ? [event, one(only(stock.recentEvents, situation))] : [one(stock.eventless)]),
      ...several(only(stock.recentEvents, null), isShort ? 1 : 0),
    ].join(" "),
    nextSteps: several(stock.steps, 3),
    closing: one(stock.closings),
    title: found[0] ? `${found[0].image} w Twoim śnie` : one(stock.titles),
  };
}
