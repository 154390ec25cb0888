import { versionOf } from "~/services/writing/version.server";
import { expect, test } from "vitest";
import { defineRecipe } from "~/products/recipe.server";
import { emotionMirrorRecipe } from "~/products/emotion-mirror/document.server";
import { emotionMirror } from "~/products/emotion-mirror/product";
import { rentalAgreement } from "~/products/rental-agreement/product";
import { documentRecipes, recipeOf, recipes } from "~/products/registry.server";
import { products } from "~/products/registry";
import { report } from "~/documents/templates/report";
import { sample } from "~/products/emotion-mirror/sample";
import { sample as dreamSample } from "~/products/dream-analysis/sample";

/** Never called: the compiler alone reads it, and complains where an error that is expected does not come. */
export function refusedByTheCompiler() {
  const { prompt } = emotionMirrorRecipe;
  if (!prompt) return [];
  return [
    // @ts-expect-error a product that a model writes needs a prompt
    defineRecipe({ product: emotionMirror, document: report, sample }),
    // @ts-expect-error a product that no model writes has none
    defineRecipe({ product: rentalAgreement, prompt, document: report, sample }),
    // @ts-expect-error a sample is of the shape of its document
    defineRecipe({ product: emotionMirror, prompt, document: report, sample: dreamSample }),
    // @ts-expect-error each product has its own recipe
    { ...recipes, therapist: emotionMirrorRecipe } satisfies typeof recipes,
  ];
}

test("everything that is sold and is no talk has its own recipe", () => {
  const made = products.filter(({ delivery }) => delivery !== "appointment");
  for (const product of made) {
    const recipe = Object.entries(recipes).find(([slug]) => slug === product.slug)?.[1];
    expect(recipe?.product).toBe(product);
  }
  expect(Object.keys(recipes)).toHaveLength(made.length);
});

test("a text's version names its product, and changes with what it was asked with", () => {
  for (const { product, prompt, document } of documentRecipes()) {
    if (!prompt) continue;
    const version = versionOf(product.slug, prompt, document.schema);
    expect(version).toMatch(new RegExp(`^${product.slug}/[0-9a-f]{10}$`));
    const changed = { ...prompt, system: `${prompt.system} Inaczej.` };
    expect(versionOf(product.slug, changed, document.schema)).not.toBe(version);
    const { length } = prompt;
    const thinner = { ...prompt, length: { ...length, thin: { ...length.thin, least: 1 } } };
    expect(versionOf(product.slug, thinner, document.schema)).not.toBe(version);
  }
});

test("nothing is made for the buyer of a finished work, or of what is not sold", () => {
  for (const slug of ["e-book", "unknown", "constructor"])
    expect(() => recipeOf({ slug })).toThrow(/Nothing is made/);
});
