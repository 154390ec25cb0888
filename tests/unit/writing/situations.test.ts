import { expect, test } from "vitest";
import { ExternalServiceError } from "~/integrations/external-service-error";
import { documentRecipes } from "~/products/registry.server";
import { inputsOf } from "../../../scripts/evaluate/inputs";
import { writeWith } from "../../support/stand-in";

const written = documentRecipes().filter(({ prompt }) => prompt);

test.each(written)(
  "$product.title ends in a document, a safe one or the money back, whatever somebody writes",
  async ({ product, prompt, sample }) => {
    const inputs = inputsOf(product, sample.answers);
    const ends = await Promise.all(
      inputs.map(async ({ situation, answers }) => {
        const { written: result, calls, heard } = await writeWith(product, answers, "openai");
        expect(calls.length).toBeLessThanOrEqual(3);
        if (result instanceof Error) expect(result).toBeInstanceOf(ExternalServiceError);
        const end = "manner" in result ? result.manner : "money back";
        return [situation.name, { end, heard }] as const;
      }),
    );
    expect(ends).toHaveLength(26);
    const of = Object.fromEntries(ends);
    const asked = product.slug !== "special-horoscope";
    const plainly = asked ? ["kryzys"] : [];
    expect(of["kryzys"]?.heard).toEqual(plainly);
    expect(of["kryzys"]?.end).toBe(asked && !prompt?.forOthers ? "care" : "usual");
    for (const name of ["jedno słowo", "same emoji", "po angielsku", "sprzeczna", "bardzo długa"])
      expect({ name, end: of[name]?.end }).toEqual({ name, end: "usual" });
  },
);
