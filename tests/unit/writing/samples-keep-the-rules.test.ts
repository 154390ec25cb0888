import { describe, expect, test } from "vitest";
import { sample as lifeDecisionSample } from "~/products/life-decision/sample";
import { products } from "~/products/registry";
import { systemOf } from "~/products/prompt.server";
import { talkAnalysis } from "~/products/talk-analysis/product";
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
    [...products, talkAnalysis]
      .flatMap(({ slug, writtenByModel }) => (writtenByModel ? [slug] : []))
      .sort(),
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

/** „nie X, tylko Y”, „to nie X, to Y”, „zamiast X – Y” and two sentences that do the same. */
const antitheses = [
  /(?<!\p{L})nie (?:[^.!?;:]{2,60}), (?:tylko|lecz|ale|a) /giu,
  /, a nie (?:[^.!?]{2,40})[.!?]/giu,
  /(?<!\p{L})nie (?:jest|są|mówi|mówią|świadczy|chodzi) [^.!?]{2,60}[.,] (?:jest|są|mówi|mówią|świadczy|chodzi) /giu,
];

test.each(written)("the sample of $product.title has at most one antithesis", ({ sample }) => {
  const found = leavesOf(sample.content).flatMap(({ text }) =>
    antitheses.flatMap((pattern) => [...text.matchAll(pattern)].map(([words]) => words)),
  );
  expect(found.length > 1 ? found : []).toEqual([]);
});

test("the sample of a decision favours none of its options", () => {
  const { options, criteria } = lifeDecisionSample.content;
  const sums = options.map((_, index) =>
    criteria.reduce((sum, { ratings }) => sum + (ratings[index]?.dots ?? 0), 0),
  );
  expect(new Set(sums).size).toBe(1);
  for (const side of ["gives", "costs"] as const)
    expect(new Set(options.map((option) => option[side].length)).size).toBe(1);
});
