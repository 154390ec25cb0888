import { plain } from "~/copy/plain-words";
import { careContentSchema } from "~/documents/templates/care";
import { promisedLength } from "~/products/length";
import { careLength } from "~/products/prompt.server";
import type { Source, TextRecipe } from "../recipe";
import { leavesOf, type Finding, type Leaf } from "./finding";
import { formsOfPerson, wrongForms } from "./gender";
import { harmfulTexts } from "./harm";
import { inventedNames, inventedNumbers } from "./inventions";
import { brokenPromise, briefTexts } from "./length";
import { wrongQuotations } from "./quotations";
import { knownSkyOf, wrongSkyClaims } from "./sky-claims";
import {
  antitheses,
  bannedWording,
  copiedSample,
  leakedRules,
  unfinishedTexts,
  wrongLanguage,
  type Language,
} from "./wording";

/** What a text is compared with. */
export type CheckContext = {
  /** What is asked of the text beside what every text has to keep. */
  recipe: Pick<TextRecipe, "prompt" | "findFaults" | "languageOf" | "sample" | "schema">;
  source: Pick<Source, "material" | "data" | "computed" | "freeTexts">;
  /** The rules that the model was given. */
  system: string;
  /** The safe shape has fields of its own. */
  care: boolean;
};

/** Everything that the person wrote, in the form and in files. */
export const ownWordsOf = ({ material }: Pick<Source, "material">): string[] => [
  ...Object.values(material.answers),
  ...material.files.flatMap(({ text }) => text ?? []),
];

/** Whether a field repeats the person word for word: then it is theirs, whatever language or name they use in it. */
export function isTheirs(own: string): (leaf: Leaf) => boolean {
  const said = plain(own);
  return ({ text }) =>
    said.includes(
      plain(text)
        .replace(/^[„"]|[”".…]+$/gu, "")
        .trim(),
    );
}

/** Everything that code can find wrong with a text of the right shape. */
export function checkContent(content: unknown, context: CheckContext): Finding[] {
  const { recipe, source, system, care } = context;
  const { prompt } = recipe;
  const { material, data, computed, freeTexts } = source;
  const quotes = care ? ["facts", "opening"] : (prompt.quotes ?? []);
  const leaves = leavesOf(content);
  const ownWords = ownWordsOf(source);
  const own = ownWords.join("\n");
  const expected = (path: Leaf["path"]): Language =>
    recipe.languageOf?.(material.answers, path) ?? "pl";
  const theirs = isTheirs(own);
  const ours = leaves.filter((leaf) => !theirs(leaf));
  const polish = ours.filter(({ path }) => expected(path) === "pl");
  const length = care ? careLength : promisedLength(prompt.length, material.answers);
  return [
    ...harmfulTexts(leaves, ownWords),
    ...leakedRules(leaves, system),
    ...copiedSample(ours, leavesOf(recipe.sample.content), own),
    ...wrongLanguage(ours, expected, own),
    ...unfinishedTexts(ours),
    ...inventedNumbers(leaves, data),
    ...inventedNames(
      leaves.filter(({ path }) => expected(path) === "pl"),
      data,
    ),
    ...wrongQuotations(leaves, quotes, ownWords),
    ...wrongForms(polish, formsOfPerson(material.answers, freeTexts), prompt.ownVoice),
    ...wrongSkyClaims(leaves, knownSkyOf(computed)),
    ...antitheses(ours),
    ...bannedWording(ours, own),
    ...brokenPromise(leaves, length, care ? undefined : prompt.length.field),
    ...briefTexts(content, care ? careContentSchema : recipe.schema),
    ...((!care && recipe.findFaults?.(content as never)) || []),
  ];
}
