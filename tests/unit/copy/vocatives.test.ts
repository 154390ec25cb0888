import { expect, test } from "vitest";
import { vocativeOf } from "~/copy/vocatives";
import { answersAsData } from "~/products/prompt.server";
import { documentRecipes } from "~/products/registry.server";
import { leavesOf } from "~/services/writing/checks/finding";

test.each([
  ["Marta", "Marto"],
  [" paweł ", "Pawle"],
  ["ZOSIA", "Zosiu"],
  ["Jacek", "Jacku"],
  ["Antoni", "Antoni"],
])("%s is addressed as %s", (name, vocative) => {
  expect(vocativeOf(name)).toBe(vocative);
});

test.each(["", "Xenomorf", "Anna Maria", "constructor", "42"])("%j is not addressed", (name) => {
  expect(vocativeOf(name)).toBeNull();
});

const today = new Date("2026-11-20T10:00:00Z");
const recipes = documentRecipes().filter(({ prompt }) => prompt);

test.each(recipes)("the model gets it as a fact for $product.title", ({ product, sample }) => {
  const { name, firstName = name } = sample.answers;
  const data = answersAsData(product, { answers: { ...sample.answers }, files: [] }, { today });
  const vocative = firstName && vocativeOf(firstName);
  if (firstName) expect(data).toContain(`"vocative":"${vocative}"`);
  else expect(data).not.toContain("vocative");
});

/** Names that stand as an address does: between the beginning of a sentence, or a comma, and another comma. */
const address = /(?<=^|[.!?…:„] ?|, )\p{Lu}\p{Ll}+(?=,)/gmu;

/** Forms of the name by which a sample addresses its person. */
function addressedIn({ sample }: (typeof recipes)[number]): { firstName: string; said: string[] } {
  const { name = "", firstName = name } = sample.answers;
  const words = leavesOf(sample.content).flatMap(({ text }) => text.match(address) ?? []);
  return {
    firstName,
    said: words.filter((word) => firstName !== "" && word.startsWith(firstName.slice(0, 3))),
  };
}

test.each(recipes)("the sample of $product.title addresses nobody otherwise", (recipe) => {
  const { firstName, said } = addressedIn(recipe);
  for (const form of said) expect(form).toBe(vocativeOf(firstName));
});

test("most samples address somebody", () => {
  const addressing = recipes.filter((recipe) => addressedIn(recipe).said.length > 0);
  expect(addressing.length).toBeGreaterThan(recipes.length / 2);
});
