import type { ComputedFacts } from "~/documents/templates/facts";
import type { Material } from "~/products/prompt.server";
import type { DocumentRecipe } from "~/products/recipe.server";
import { leavesOf, plain, type Finding } from "./finding";
import { harmfulTexts } from "./harm";
import { inventedNames, inventedNumbers } from "./inventions";
import { wrongQuotations } from "./quotations";
import { wrongSkyClaims } from "./sky-claims";
import { leakedRules, unfinishedTexts, wrongForms, wrongLanguage, type Language } from "./wording";

/** What a text is compared with. */
export type CheckContext = {
  /** What the product asks of its text beside what every text has to keep. */
  recipe: Pick<DocumentRecipe, "findFaults" | "languageOf">;
  material: Pick<Material, "answers" | "files">;
  /** The user's part of the prompt, with computed facts and the day. */
  data: string;
  /** The rules that the model was given. */
  system: string;
  computed: ComputedFacts;
  quotes: readonly string[];
  /** The safe shape has no fields that belong to one product. */
  care: boolean;
};

/** Everything that code can find wrong with a text of the right shape. */
export function checkContent(content: unknown, context: CheckContext): Finding[] {
  const { recipe, material, data, system, computed, quotes, care } = context;
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
