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

test.each(recipes)("the sample of $product.title addresses nobody otherwise", ({ sample }) => {
  const { name, firstName = name } = sample.answers;
  const text = leavesOf(sample.content)
    .map((leaf) => leaf.text)
    .join("\n");
  const [addressed] = /^(\p{Lu}\p{Ll}+), /mu.exec(text.split("\n").at(-1) ?? "") ?? [];
  if (firstName && addressed) expect(addressed).toBe(`${vocativeOf(firstName)}, `);
});
