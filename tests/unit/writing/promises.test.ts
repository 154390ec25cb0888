import { describe, expect, test } from "vitest";
import { ExternalServiceError } from "~/integrations/external-service-error";
import { isThin, promisedLength } from "~/products/length";
import { systemOf } from "~/products/prompt.server";
import { products } from "~/products/registry";
import { recipeOf } from "~/products/registry.server";
import { leavesOf } from "~/services/writing/checks/finding";
import { brokenPromise } from "~/services/writing/checks/length";
import { sampleAnswers } from "../../support/answers";
import { writeWith } from "../../support/stand-in";

const written = products
  .filter(({ writtenByModel }) => writtenByModel)
  .map((product) => {
    const { prompt, sample } = recipeOf(product);
    if (!prompt) throw new Error("no prompt");
    return { title: product.title, product, prompt, sample };
  });

describe.each(written)("the length of $title", ({ prompt, sample }) => {
  test("is kept by its sample, which is held to be no thin one", () => {
    const promise = promisedLength(prompt.length, sample.answers);
    expect(brokenPromise(leavesOf(sample.content), promise, prompt.length.field)).toEqual([]);
  });

  test("is told to the model, once", () => {
    const { least, most, thin } = prompt.length;
    expect(systemOf(prompt, "usual").split(`od ${least} do ${most} słów`)).toHaveLength(2);
    expect(systemOf(prompt, "usual", thin)).toContain(`od ${thin.least} do ${thin.most} słów`);
    expect(prompt.system).not.toMatch(/\d{3} słów/);
  });

  test("asks for less where little was said, and never for nothing", () => {
    const { least, thin } = prompt.length;
    expect(thin.least).toBeLessThanOrEqual(least);
    expect(thin.least).toBeGreaterThanOrEqual(150);
    expect(isThin({ a: "Jest mi dziś źle." })).toBe(true);
  });
});

test("below the promise one round asks for more, above it for less, far below nothing is delivered", () => {
  const of = (words: number) =>
    brokenPromise([{ path: ["closing"], text: "słowo ".repeat(words) }], { least: 100, most: 200 });
  expect(of(100)).toEqual([]);
  expect(of(200)).toEqual([]);
  expect(of(99)).toMatchObject([
    { rule: "length", told: expect.stringContaining("rozwiń") as string },
  ]);
  expect(of(201)).toMatchObject([
    { rule: "length", told: expect.stringContaining("skróć") as string },
  ]);
  expect(of(60)).toMatchObject([{ rule: "length" }]);
  expect(of(59)).toMatchObject([{ rule: "tooShort" }]);
});

/** What people paste into every field alike. */
const pasted = {
  "one word": "nie wiem",
  "a short sentence": "Boję się, że nie dam rady.",
  "a sum and a day": "Kłócimy się o 3000 zł, a 12 maja mamy się rozliczyć.",
  "words about somebody": "Moja siostra jest toksyczna i ciągle mnie krytykuje, a ja milczę.",
  "a long paragraph":
    "Mam dość. Na zebraniach w pracy zamieram i nie mogę nic powiedzieć, chociaż wszystko wiem, a potem cały wieczór o tym myślę, ".repeat(
      5,
    ),
  "no end":
    "na zebraniach w pracy zamieram i nie mogę nic powiedzieć chociaż wszystko wiem a potem cały wieczór o tym myślę i nie śpię",
  English:
    "I cannot sleep because of my boss and I am sad about it in the evening when it is dark and I am at home",
  lines: "Zostać\nOdejść\nPoczekać do wiosny\nPorozmawiać z szefem",
  "in capitals": "DLACZEGO ZAWSZE MUSZĘ WSZYSTKO ROBIĆ W POJEDYNKĘ",
};

describe.each(written)("$title", ({ product }) => {
  test.each(Object.entries(pasted))(
    "is written though every field says the same: %s",
    async (_, text) => {
      const answers = { ...sampleAnswers[product.slug] };
      for (const { kind, name } of product.fields)
        if (kind === "longText" || kind === "text") answers[name] = text;
      const { written: result, wrong } = await writeWith(product, answers, "openai");
      if (result instanceof ExternalServiceError) expect(wrong).toEqual([]);
      expect(result).toHaveProperty("content");
    },
  );
});
