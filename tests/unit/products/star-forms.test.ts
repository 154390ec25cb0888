import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, it } from "vitest";
import type { Product } from "~/products/product";
import { dreamAnalysis } from "~/products/dream-analysis/product";
import { soulArchetype } from "~/products/soul-archetype/product";
import { specialHoroscope } from "~/products/special-horoscope/product";
import { productsInHub } from "~/products/registry";
import { orderFormSchema } from "./form";

const formToken = "5f0c6a1e-3f0a-4b1e-9d59-0d6d6f6f3c11";

function submit(product: Product, values: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    formToken,
    consent: "on",
    ageConsent: "on",
    sensitiveConsent: "on",
    ...values,
  }))
    form.append(name, value);
  return parseWithZod(form, { schema: orderFormSchema(product, "2026-11-20") });
}

const errorsOf = (product: Product, values: Record<string, string>) => {
  const submission = submit(product, values);
  return submission.status === "success" ? {} : submission.error;
};

const portrait = {
  name: "Ola",
  email: "ola@example.com",
  birthDay: "29",
  birthMonth: "2",
  birthYear: "1988",
  question: "Co dalej?",
};

describe("the form of the Soul Archetype", () => {
  it("asks for everything that is missing at once, in the specified words", () => {
    const missing = ["Uzupełnij wymagane pola"];
    expect(errorsOf(soulArchetype, {})).toEqual({
      name: missing,
      email: ["Email jest wymagany do wysyłki przepowiedni!"],
      birthDay: missing,
      birthMonth: missing,
      birthYear: missing,
      question: missing,
    });
  });

  it("turns three selects into one date", () => {
    expect(submit(soulArchetype, { ...portrait, birthDay: "3", birthMonth: "11" })).toMatchObject({
      status: "success",
      value: { answers: { birthDate: "1988-11-03", question: "Co dalej?" } },
    });
  });

  it("refuses a date that does not exist or is yet to come", () => {
    expect(errorsOf(soulArchetype, { ...portrait, birthYear: "1989" })).toEqual({
      birthDay: ["Wybierz istniejącą datę."],
    });
    expect(errorsOf(soulArchetype, { ...portrait, birthMonth: "12", birthYear: "2026" })).toEqual({
      birthDay: ["Ta data jeszcze nie nadeszła."],
    });
  });

  it("counts the question's characters but does not limit them", () => {
    expect(errorsOf(soulArchetype, { ...portrait, question: "a".repeat(2_000) })).toEqual({});
  });
});

describe("the form of the dream analysis", () => {
  const night = { dream: "Lecę nad miastem.", email: "ola@example.com" };

  it("needs a dream and an address, nothing else", () => {
    expect(errorsOf(dreamAnalysis, { dream: " \n " })).toEqual({
      dream: ["Opisz swój sen."],
      email: ["Email jest wymagany"],
    });
    expect(errorsOf(dreamAnalysis, night)).toEqual({});
  });

  it("takes 1000 characters, line ends counted once, and not one more", () => {
    const lines = "a\r\n".repeat(500).slice(0, -2);
    expect(errorsOf(dreamAnalysis, { ...night, dream: lines })).toEqual({});
    expect(errorsOf(dreamAnalysis, { ...night, dream: "a".repeat(1000) })).toEqual({});
    expect(errorsOf(dreamAnalysis, { ...night, dream: "a".repeat(1001) })).toEqual({
      dream: ["Skróć opis snu do 1000 znaków."],
    });
  });
});

describe("the hubs", () => {
  it("list the portrait in both areas and the dream in its own", () => {
    expect(productsInHub("/horoscope")).toEqual([specialHoroscope, soulArchetype, dreamAnalysis]);
    expect(productsInHub("/ai-therapist")).toContain(soulArchetype);
    expect(productsInHub("/ai-therapist")).not.toContain(dreamAnalysis);
  });
});
