import { describe, expect, test } from "vitest";
import { products } from "~/products/registry";
import { systemOf } from "~/products/prompt.server";
import { documentRecipes } from "~/products/registry.server";
import { sourceOf, textRecipeOf } from "~/services/fulfilment/product-text.server";
import { checkContent } from "~/services/writing/checks/check-content";
import { inWords, leavesOf } from "~/services/writing/checks/finding";
import { repair } from "~/services/writing/repair";
import { shapeOf } from "~/integrations/ai/answer-shape";

const written = documentRecipes().filter(({ prompt }) => prompt);
const today = new Date("2026-03-14T17:30:00Z");

test("every product that is written has a sample", () => {
  expect(written.map(({ product }) => product.slug).sort()).toEqual(
    products.flatMap(({ slug, writtenByModel }) => (writtenByModel ? [slug] : [])).sort(),
  );
});

describe.each(written)("the sample of $product.title", ({ product, sample }) => {
  const recipe = textRecipeOf(product);
  if (!recipe) throw new Error("no prompt");
  const { prompt, schema } = recipe;

  test("is of the shape that the model is asked for, and within its bounds", () => {
    expect(schema.safeParse(sample.content).error?.issues).toBeUndefined();
    expect(repair(shapeOf(schema), sample.content)).toEqual(sample.content);
  });

  test("keeps every rule that code checks a written text by", () => {
    const findings = checkContent(sample.content, {
      // It is itself what no other text may repeat.
      recipe: { ...recipe, sample: { content: {} } },
      source: sourceOf(product, {
        answers: { ...sample.answers },
        orderedAt: today,
        today,
        level: "none",
      }),
      system: systemOf(prompt, "usual"),
      care: false,
    });
    expect(findings.map(inWords)).toEqual([]);
  });
});

/** Samples that speak to somebody who gave a name. */
const addressed = written.flatMap(({ product, prompt, sample }) => {
  const { name, firstName = name } = sample.answers;
  return firstName && !prompt?.forOthers ? [{ title: product.title, firstName, sample }] : [];
});

test.each(addressed)("the sample of $title addresses the person once", ({ firstName, sample }) => {
  const stem = firstName.slice(0, -1);
  const text = leavesOf(sample.content)
    .map((leaf) => leaf.text)
    .join("\n");
  expect(text.split(stem).length - 1).toBe(1);
});
