import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { deliveryKindOf } from "~/products/deliveries/registry";
import type { Product } from "~/products/product";
import { products } from "~/products/registry";
import { documentRecipes } from "~/products/registry.server";
import { checkAgreement } from "~/products/rental-agreement/check-step";
import type { RentalAnswers } from "~/products/rental-agreement/fields";
import { completeAnswers } from "~/products/rental-agreement/values";
import { warningsOf } from "~/products/rental-agreement/warnings";
import type { Sample } from "~/products/sample";
import { talkAnalysis } from "~/products/talk-analysis/product";
import type { RenderedSample } from "~/documents/rendered-sample";
import { encouragesHarm } from "~/crisis/encourages-harm.server";
import { assessTexts, noCrisis } from "~/crisis/assess.server";
import { freeTextsOf } from "~/crisis/free-texts.server";
import { send } from "../products/form";
import { extractPages } from "../documents/pdf-reading";
import { readPages } from "~/documents/read-pages.server";
import {
  digestOf,
  pictureDigest,
  renderedFolder,
  renderShown,
} from "../../../scripts/samples/render";

const recipes = documentRecipes();
const slugs = recipes.map(({ product }) => product.slug);
const cases = recipes.map((recipe) => [recipe.product.slug, recipe] as const);

const rendered = (slug: string) =>
  JSON.parse(readFileSync(`${renderedFolder(slug)}/pages.json`, "utf8")) as RenderedSample;

/** What is written for each buyer; of a finished work, everybody can read the beginning itself. */
const documents = [
  ...products.filter((product) => deliveryKindOf(product) === "document"),
  // Comes with a talk.
  talkAnalysis,
];

it("there is a sample of every document", () => {
  expect(slugs.toSorted()).toEqual(documents.map(({ slug }) => slug).toSorted());
});

/** What the order of a sample would hold: its form takes the answers, or says what it does not like in them. */
function takenAnswers(product: Product, { answers, email = "przyklad@example.com" }: Sample) {
  // What was said in a talk has no form.
  if (product.slug === talkAnalysis.slug) return answers;
  if (product.ownScreen) {
    const agreement: RentalAnswers = { ...answers, email };
    const problems = { ...checkAgreement(agreement), warnings: warningsOf(agreement) };
    expect(problems).toEqual({ warnings: [] });
    return completeAnswers(agreement);
  }
  const { birthDate, ...others } = answers;
  const [birthYear = "", birthMonth = "", birthDay = ""] = birthDate?.split("-") ?? [];
  const { submission } = send(product, {
    email,
    ...others,
    ...(birthDate && { birthYear, birthMonth: `${+birthMonth}`, birthDay: `${+birthDay}` }),
  });
  // What nobody is asked for comes with the product.
  return without(submission?.answers ?? {}, Object.keys(product.fixedAnswers ?? {}));
}

const without = (answers: Record<string, string>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => !names.includes(name)));

describe.each(cases)("the sample of %s", (slug, recipe) => {
  const { product, sample } = recipe;

  it("has answers that the order form takes, and nothing that calls for help", () => {
    expect(takenAnswers(product, sample)).toEqual(sample.answers);
    expect(assessTexts(freeTextsOf(product.fields, sample.answers))).toEqual(noCrisis);
    expect(encouragesHarm(sample.content)).toBe(false);
  });

  it("is shown as it is rendered: `npm run samples` after a change", async () => {
    const { bytes: fresh, sections } = await renderShown(recipe);
    expect(digestOf(fresh)).toBe(rendered(slug).digest);
    expect(rendered(slug).sections).toEqual(sections);
    const shown = readFileSync(`${renderedFolder(slug)}/document.pdf`);
    expect(digestOf(shown)).toBe(rendered(slug).digest);
  });

  it("says on every page that it is one", async () => {
    const pages = await readPages(readFileSync(`${renderedFolder(slug)}/document.pdf`));
    expect(pages).toEqual(rendered(slug).pages);
    const marks = await markedPages(slug);
    expect(marks).toHaveLength(pages.length);
    for (const text of marks) expect(text.replaceAll(" ", "")).toMatch(/przykład/i);
  });

  it("has a small picture of each page", () => {
    const { pages, picture } = rendered(slug);
    pages.forEach((_, index) => {
      const bytes = readFileSync(`${renderedFolder(slug)}/${index + 1}.webp`);
      expect(bytes.subarray(8, 12).toString()).toBe("WEBP");
      expect(bytes.byteLength).toBeLessThanOrEqual(60_000);
      expect(picture.digests[index]).toBe(pictureDigest(bytes));
    });
    expect(picture.width).toBeGreaterThan(600);
    expect(picture.height).toBeGreaterThan(picture.width);
  });
});

/** Everything that is written on each page, running lines at the foot included. */
const markedPages = (slug: string) =>
  extractPages(readFileSync(`${renderedFolder(slug)}/document.pdf`));
