import type { Source, TextRecipe } from "../recipe";
import { leavesOf, plain, type Finding } from "./finding";
import { harmfulTexts } from "./harm";
import { inventedNames, inventedNumbers } from "./inventions";
import { wrongQuotations } from "./quotations";
import { wrongSkyClaims } from "./sky-claims";
import { leakedRules, unfinishedTexts, wrongForms, wrongLanguage, type Language } from "./wording";

/** What a text is compared with. */
export type CheckContext = {
  /** What is asked of the text beside what every text has to keep. */
  recipe: Pick<TextRecipe, "prompt" | "findFaults" | "languageOf">;
  source: Pick<Source, "material" | "data" | "computed">;
  /** The rules that the model was given. */
  system: string;
  /** The safe shape has fields of its own. */
  care: boolean;
};

/** Everything that code can find wrong with a text of the right shape. */
export function checkContent(content: unknown, context: CheckContext): Finding[] {
  const { recipe, source, system, care } = context;
  const { material, data, computed } = source;
  const quotes = care ? ["facts", "opening"] : (recipe.prompt.quotes ?? []);
  const leaves = leavesOf(content);
  const ownWords = [
    ...Object.values(material.answers),
    ...material.files.flatMap(({ text }) => text ?? []),
  ];
  const expected = (path: readonly (string | number)[]): Language =>
    recipe.languageOf?.(material.answers, path) ?? "pl";
  // A field that repeats the person word for word is theirs, whatever language or name they use in it.
  const own = plain(ownWords.join("\n"));
  const ours = leaves.filter(
    ({ text }) =>
      !own.includes(
        plain(text)
          .replace(/^[„"]|[”".…]+$/gu, "")
          .trim(),
      ),
  );
  const polish = leaves.filter(({ path }) => expected(path) === "pl");
  return [
    ...harmfulTexts(leaves, ownWords).filter(
      ({ path, rule }) => rule !== "label" || ours.some((leaf) => leaf.path.join() === path.join()),
    ),
    ...leakedRules(leaves, system),
    ...wrongLanguage(ours, expected),
    ...unfinishedTexts(leaves),
    ...inventedNumbers(leaves, data),
    ...inventedNames(polish, data),
    ...wrongQuotations(leaves, quotes, ownWords),
    ...wrongForms(polish, material.answers.forms),
    ...wrongSkyClaims(leaves, computed),
    ...((!care && recipe.findFaults?.(content as never)) || []),
  ];
}
