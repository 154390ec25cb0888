import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, it } from "vitest";
import type { Product } from "~/products/product";
import { decisionSimulation } from "~/products/decision-simulation/product";
import { lifeDecision } from "~/products/life-decision/product";
import { personInsight } from "~/products/person-insight/product";
import { therapist } from "~/products/therapist/product";
import { findProductByPath, productsInHub } from "~/products/registry";
import { sampleAnswers } from "../../support/answers";
import { orderFormSchema } from "./form";

/** What a form says to these values. */
function submit(product: Product, values: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return parseWithZod(form, { schema: orderFormSchema(product, "2026-11-20") });
}

const others = {
  formToken: "7f3c2c52-4c0f-4b7e-9f8d-3f0a5a1f6f11",
  consent: "on",
  ageConsent: "on",
  sensitiveConsent: "on",
};

const cases = [
  {
    product: lifeDecision,
    path: "/smart/life-decision",
    orderType: "LifeDecisionSupport",
    price: 1399,
    messages: {
      email: ["Podaj e-mail – na niego wyślemy analizę."],
      decisionDescription: ["Opisz swoją decyzję - to pole jest wymagane!"],
      options: ["Podaj jakie masz opcje - to pole jest wymagane!"],
    },
  },
  {
    product: decisionSimulation,
    path: "/smart/decision-simulation",
    orderType: "DecisionSimulation",
    price: 1599,
    messages: {
      email: ["Email jest wymagany!"],
      scenarioTitle: ["Wypełnij co najmniej tytuł decyzji i obie opcje!"],
      optionA: ["Wypełnij co najmniej tytuł decyzji i obie opcje!"],
      optionB: ["Wypełnij co najmniej tytuł decyzji i obie opcje!"],
    },
  },
  {
    product: therapist,
    path: "/smart/therapist",
    orderType: "AiTherapist",
    price: 1699,
    messages: {
      name: ["Uzupełnij wymagane pola."],
      email: ["Podaj e-mail – na niego wyślemy kartę pracy."],
      problemDescription: ["Uzupełnij wymagane pola."],
      goal: ["Uzupełnij wymagane pola."],
    },
  },
  {
    product: personInsight,
    path: "/smart/person-insight",
    orderType: "PersonInsight",
    price: 1499,
    messages: {
      email: ["Podaj e-mail – na niego wyślemy analizę."],
      relationshipType: ["Musisz określić typ relacji i opisać obecną sytuację!"],
      currentSituation: ["Musisz określić typ relacji i opisać obecną sytuację!"],
      recentInteraction: ["Opisz przynajmniej jedną konkretną interakcję z tą osobą!"],
    },
  },
];

describe.each(cases)("$path", ({ product, path, orderType, price, messages }) => {
  it("is sold in the hub for emotional support at its price", () => {
    expect(findProductByPath(path)).toBe(product);
    expect(productsInHub("/ai-therapist")).toContain(product);
    expect(product).toMatchObject({ orderType, priceGrosze: price, tokenPrefix: "Smart-" });
  });

  it("says what is missing, in the words of the specification", () => {
    expect(submit(product, others)).toMatchObject({ status: "error", error: messages });
    const blank = Object.fromEntries(product.fields.map(({ name }) => [name, " "]));
    const values = { ...others, ...blank, relationshipType: "" };
    expect(submit(product, values)).toMatchObject({ status: "error", error: messages });
  });

  it("takes its required answers alone and all of them, trimmed and of any length", () => {
    const email = "anna@example.com";
    const all = sampleAnswers[product.slug] ?? {};
    const required = Object.fromEntries(
      Object.keys(messages).map((name) => [name, name === "email" ? email : (all[name] ?? "")]),
    );
    expect(submit(product, { ...others, ...required }).status).toBe("success");
    const long = product.fields.find(({ kind }) => kind === "longText")?.name ?? "";
    const typed = { ...others, ...all, email, [long]: `  ${"a ".repeat(2000)}b \n` };
    const submission = submit(product, typed);
    if (submission.status !== "success") throw new Error(JSON.stringify(submission.error));
    expect(submission.value.answers).toEqual({ ...all, [long]: `${"a ".repeat(2000)}b` });
  });
});

describe("the kinds of relationship", () => {
  it("keep the values of the specification behind Polish labels", () => {
    const field = personInsight.fields.find(({ name }) => name === "relationshipType");
    expect(field?.kind === "choice" && field.options.map(({ value }) => value)).toEqual([
      "dating",
      "crush",
      "ex",
      "friend",
      "colleague",
      "family",
      "online",
      "other",
    ]);
  });
});
