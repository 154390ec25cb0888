import { describe, expect, test } from "vitest";
import { fullTitle } from "~/copy/full-title";
import type { Product } from "~/products/product";
import { products } from "~/products/registry";
import { hubs } from "~/site/hubs";
import { navigation } from "~/site/navigation";
import { teams } from "~/site/personas";
import { recommendedGroups } from "~/site/groups";

const profession = /terapeut|doradc|lekarz|psycholog|prawn/i;
/** What only whoever treats people may say of what they do. */
const healing =
  /\b(?:wy|u|za)?lecz(?:y|ymy|enie|enia|ony|niczy|nicza|nicze)\b|uzdr[ao]w|uzdrow|kuracj|remedium|terapeutyczn|gwarantuj/i;
const denied = /(?:(?:nie|ani)\s(?:terapia|diagnoza|leczenie)|bez rad w stylu)[^.]*/giu;

describe("a name that sounds like a profession", () => {
  test.each(products.filter(({ title, hub }) => profession.test(title + hub.label)))(
    "$title says beside it what it is not",
    (product) => expect(fullTitle(product)).toMatch(/ – .+, nie .+/),
  );

  test("does so where it leads to a part of the site, too", () => {
    for (const { label, note } of navigation)
      if (profession.test(label)) expect(note, label).toMatch(/, nie /);
  });
});

const copyOf = ({ demonstration: _, ...product }: Product) => JSON.stringify(product);

test.each([
  ...products.map((product) => [product.slug, copyOf(product)] as const),
  ["hubs", JSON.stringify(hubs)] as const,
  ["guides", JSON.stringify(teams)] as const,
  ["groups", JSON.stringify(recommendedGroups)] as const,
])("%s claims to heal nobody", (_, copy) => {
  expect(copy.replaceAll("\u00a0", " ").replace(denied, "")).not.toMatch(healing);
});
