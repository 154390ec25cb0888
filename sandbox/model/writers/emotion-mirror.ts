import type { ReportContent } from "../../../app/documents/templates/report-content.ts";
import { chooseFor, only, type Stock } from "../passages/choose.ts";
import * as stock from "../passages/emotion-mirror.ts";
import type { Trait } from "../passages/traits.ts";
import { read } from "./own-words.ts";

const feelings: Readonly<Record<string, Trait>> = {
  radość: "joy",
  smutek: "sadness",
  złość: "anger",
  lęk: "fear",
  spokój: "calm",
  frustracja: "frustration",
  euforia: "euphoria",
  melancholia: "melancholy",
};
const good: readonly Trait[] = ["joy", "calm", "euphoria"];

/**
 * Writes the report „Lustro Emocji” from passages that fit a person's answers, and quotes each of their sentences once.
 * @param answers of the order form; any of them may be odd
 */
export function writeEmotionMirror(answers: Record<string, unknown>): ReportContent {
  const { mood, event, touchedEmotion } = answers;
  const name = read(answers.focusEmotion);
  const feeling = (Object.hasOwn(feelings, name) && feelings[name]) || null;
  const choice = chooseFor("emotion-mirror", answers, feeling ? [feeling] : []);
  const { one, several, around } = choice;
  // A feeling that is only heard in the words is not the one to write about.
  const ofFeeling = <Passage>(passages: Stock<Passage>) => only(passages, feeling);
  const isGood = feeling !== null && good.includes(feeling);
  const steps = isGood ? stock.goodSteps : stock.hardSteps;
  const own = choice.quote(touchedEmotion, 160);
  const opening = `${around(mood, 200, stock.moodFrames, stock.moodless)} ${one(ofFeeling(stock.openings))}`;
  const happened = around(event, 200, stock.eventFrames, stock.eventless);
  const more = around(event, 200, stock.moreFrames, {});
  const words = choice.quote(mood, 220) || choice.quote(event, 220);
  return {
    opening,
    sections: [
      {
        heading: one(stock.dayHeadings),
        paragraphs: [
          [happened, more, one(stock.days)].filter(Boolean).join(" "),
          own
            ? `${one(stock.touchedFrames).replace("%", () => own)} ${one(ofFeeling(stock.touched))}`
            : one(stock.touchless),
        ],
        points: [],
      },
      {
        heading: one(ofFeeling(stock.feelingHeadings)),
        paragraphs: [one(ofFeeling(stock.meanings)), one(ofFeeling(stock.requests))],
        points: several(ofFeeling(stock.points), 3),
      },
      {
        heading: one(stock.sourceHeadings),
        paragraphs: [
          `${one({ any: stock.sources.any })} ${one(stock.sources)}`,
          [one(stock.remedies), ...several(stock.sources, 1)].join(" "),
        ],
        points: several(stock.questions, 3),
      },
    ],
    quotation: { text: words, comment: words && one(stock.comments) },
    exercise: one(isGood ? stock.keepingExercises : stock.calmingExercises),
    nextSteps: [one(stock.situationSteps), ...several(steps, 2)],
    closing: one(ofFeeling(stock.closings)),
    title: one(ofFeeling(stock.titles)),
  };
}
