import { fullTitle } from "~/copy/full-title";
import type { DocumentRecipe } from "~/products/recipe.server";
import { personNameOf, summarise } from "~/products/summary";
import { sampleWord } from "~/documents/sample-mark.server";
import type { RenderedFile } from "~/documents/templates/template";
import { factsFor } from "../fulfilment/computed-facts.server";

/** One date for all samples, so that the same sample always gives the same bytes. */
const writtenAt = new Date("2026-03-14T17:30:00Z");

/**
 * The files of a sample, made as those of an order are.
 * @throws ZodError when its content is not of the shape that the product's template asks the model for
 */
export async function renderSample(recipe: DocumentRecipe): Promise<RenderedFile[]> {
  const { product, document, sample } = recipe;
  const { answers, content, email = "przyklad@example.com" } = sample;
  return document.render(
    content,
    {
      productTitle: fullTitle(product),
      area: product.area,
      glow: product.document.glow,
      personName: personNameOf(answers),
      orderNumber: sampleWord,
      constellation: product.document.constellation,
      writtenAt,
      answers: summarise(product, answers),
      computed: factsFor(product, answers, writtenAt).computed,
      sample: true,
    },
    { email, fields: answers },
  );
}
