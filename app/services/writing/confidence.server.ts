import { countWords, isThin } from "~/products/length";
import { careLength, type Manner } from "~/products/prompt.server";
import { isWord, wordsOf } from "../words/fold";
import { isFiller } from "../words/search-vector";
import { stemsOf } from "../words/stems";
import { leavesOf, type Finding, type Leaf, type Rule } from "./checks/finding";
import type { ConfidenceParts } from "./confidence-rule";
import type { Source, TextRecipe } from "./recipe";

const partOf: Record<Rule, "shape" | "length" | "language" | "permitted" | null> = {
  shape: "shape",
  ratings: "shape",
  unfinished: "shape",
  length: "length",
  tooShort: "length",
  brief: "length",
  language: "language",
  foreign: "language",
  forms: "language",
  harm: "permitted",
  diagnosis: "permitted",
  listedDiagnosis: "permitted",
  medicine: "permitted",
  listedMedicine: "permitted",
  doom: "permitted",
  prophecy: "permitted",
  unplaced: "permitted",
  verdict: "permitted",
  listedLabel: "permitted",
  surveillance: "permitted",
  recommends: "permitted",
  discourages: "permitted",
  leak: "permitted",
  copy: "permitted",
  echo: "permitted",
  number: "permitted",
  figure: "permitted",
  contact: "permitted",
  sky: "permitted",
  name: "permitted",
  quotation: "permitted",
  antithesis: null,
  phrase: null,
  rubric: null,
};

export type Course = {
  answers: number;
  broken: ReadonlySet<Rule>;
  repaired: boolean;
};

export type ScoredText = {
  recipe: Pick<TextRecipe, "languageOf" | "sample">;
  source: Pick<Source, "material" | "freeTexts">;
  manner: Manner;
  content: unknown;
  left: readonly Finding[];
};

/** Measures a text by the published rule (`confidenceWeights`). */
export function measure(text: ScoredText, course: Course): ConfidenceParts {
  const leaves = leavesOf(text.content);
  const kept = (part: "shape" | "length" | "language" | "permitted") => {
    const isOf = (rule: Rule) => partOf[rule] === part;
    if (text.left.some(({ rule }) => isOf(rule))) return 0;
    return [...course.broken].some(isOf) ? 0.5 : 1;
  };
  return {
    ownWords: ownWordsUsed(text, leaves),
    shape: kept("shape"),
    length: Math.min(kept("length"), lengthKept(text, leaves)),
    language: kept("language"),
    permitted: kept("permitted"),
    attempts: Math.max(0, 1 - (course.answers - 1) / 2 - (course.repaired ? 0.25 : 0)),
  };
}

const paragraphLength = 60;
const ownWordLength = 5;
const fewestOwnWords = 5;
const fullShare = 0.5;

const tellingWords = (text: string) =>
  wordsOf(text)
    .filter((word) => isWord(word) && word.text.length >= ownWordLength && !isFiller(word.text))
    .map(({ text: word }) => word);

function ownWordsUsed(
  { recipe, source }: Pick<ScoredText, "recipe" | "source">,
  leaves: readonly Leaf[],
): number | null {
  const { material, freeTexts } = source;
  const written = [...freeTexts, ...material.files.flatMap(({ text }) => text ?? [])]
    .flatMap(tellingWords)
    .map(stemsOf);
  const own = new Set(written.flat());
  const paragraphs = leaves.filter(
    ({ path, text }) =>
      text.length >= paragraphLength &&
      path[0] !== "quotation" &&
      (recipe.languageOf?.(material.answers, path) ?? "pl") === "pl",
  );
  if (new Set(written.map(([stem]) => stem)).size < fewestOwnWords || paragraphs.length === 0)
    return null;
  // Word by word: most paragraphs need no more than a few, and stems are the dearest part of a measure.
  const grounded = paragraphs.filter(({ text }) =>
    tellingWords(text).some((word) => stemsOf(word).some((stem) => own.has(stem))),
  );
  return Math.min(1, grounded.length / paragraphs.length / fullShare);
}

function lengthKept({ recipe, source, manner }: ScoredText, leaves: readonly Leaf[]): number {
  const sample =
    manner === "care"
      ? (careLength.least + careLength.most) / 2
      : countWords(leavesOf(recipe.sample.content).map(({ text }) => text));
  const shortest = isThin(source.material.answers) ? 0.3 : 0.5;
  const ratio = countWords(leaves.map(({ text }) => text)) / sample;
  if (ratio < shortest) return ratio / shortest;
  return Math.max(0, 1 - Math.max(0, ratio - 1.5));
}
