import { freeTextsOf } from "~/crisis/free-texts.server";
import type { Alarm } from "~/products/alarm";
import type { CrisisLevel } from "~/crisis/levels";
import type { Product } from "~/products/product";
import { answersAsData, materialOf, type PromptFile } from "~/products/prompt.server";
import { recipeOf } from "~/products/registry.server";
import { arithmeticFacts } from "../writing/arithmetic";
import type { Source, TextRecipe } from "../writing/recipe";
import { factsFor } from "./computed-facts.server";

/** How a product's text is written; null where no model writes it. */
export function textRecipeOf(product: Product): TextRecipe | null {
  const { prompt, document, findFaults, languageOf, sample } = recipeOf(product);
  const { schema, takesCare } = document;
  return (
    prompt && {
      ...{ prompt, schema, takesCare, findFaults, languageOf, sample },
      name: product.slug,
    }
  );
}

/**
 * What a product's text is written from.
 * @param from.orderedAt the moment whose sky counts as today's
 * @param from.today the day that the model is told
 * @returns also what was too long to be read whole
 */
export function sourceOf(
  product: Product,
  from: {
    answers: Record<string, string>;
    files?: readonly PromptFile[];
    orderedAt: Date;
    today: Date;
    level: CrisisLevel;
    alarm?: Alarm;
  },
): Source & { readInPart: readonly string[] } {
  const { answers, files, orderedAt, today, level, alarm } = from;
  const material = materialOf(product, answers, files);
  const { computed, inWords } = factsFor(product, answers, orderedAt);
  const freeTexts = freeTextsOf(product.fields, material.answers).map(({ text }) => text);
  const facts = recipeOf(product).reckons ? arithmeticFacts(freeTexts, today) : inWords;
  return {
    material,
    freeTexts,
    data: answersAsData(product, material, { facts, today }),
    computed,
    level,
    alarm,
    readInPart: material.readInPart,
  };
}
