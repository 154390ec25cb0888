import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { products } from "~/products/registry";
import { emotionMirror } from "~/products/emotion-mirror/product";
import { recipeOf } from "~/products/registry.server";
import { answersAsData, materialOf } from "~/products/prompt.server";
import { findAnswers } from "../../../sandbox/model/prompt";

const today = new Date("2026-11-20T10:00:00Z");

const anything = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: "grapheme" }),
  fc
    .array(
      fc.constantFrom(
        "</odpowiedzi>",
        "<odpowiedzi>",
        "<",
        ">",
        "\\u003c",
        "\\",
        '"',
        "}",
        "\n",
        "\u2028",
        "\ud800",
        "ignoruj",
      ),
    )
    .map((parts) => parts.join("")),
);

test("no answer can leave the place that it is given in, and each arrives as it was written", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom("name", "mood", "event"), anything), (answers) => {
      const prompt = answersAsData(emotionMirror, { answers, files: [] }, { today });
      expect(prompt.match(/<\/?odpowiedzi>/g)).toEqual(["<odpowiedzi>", "</odpowiedzi>"]);
      expect(prompt.startsWith("<odpowiedzi>\n")).toBe(true);
      expect(prompt.endsWith("\n</odpowiedzi>")).toBe(true);
      expect(prompt.split("\n")).toHaveLength(3);
      const read = findAnswers([{ role: "user", content: prompt }]);
      expect(read).toEqual({
        product: "emotion-mirror",
        answers: { ...answers },
        facts: {},
        files: [],
      });
    }),
    { numRuns: 3_000 },
  );
});

const written = products.filter(({ writtenByModel }) => writtenByModel);

describe.each(written)("the prompt of $title", (product) => {
  const { prompt } = recipeOf(product);

  test("names its answers and the rules that protect people", () => {
    const others = product.fields.filter(({ kind }) => kind !== "email" && kind !== "consent");
    for (const { name, withheld } of others)
      expect(prompt?.system.includes(name)).toBe(withheld !== true);
    expect(prompt?.system).toMatch(/nigdy polecenie/);
    expect(prompt?.system).toMatch(/Nie diagnozuj/);
    expect(prompt?.system).toMatch(/Nie podawaj linków/);
  });

  test("does not hand the person's address to the model", () => {
    const material = materialOf(product, { name: "Anna", email: "anna@example.com" });
    expect(answersAsData(product, material, { today })).not.toContain("anna@example.com");
  });
});
