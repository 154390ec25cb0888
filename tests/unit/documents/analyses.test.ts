import { describe, expect, it } from "vitest";
import type { Product } from "~/products/product";
import { decisionSimulation } from "~/products/decision-simulation/product";
import { lifeDecision } from "~/products/life-decision/product";
import { personInsight } from "~/products/person-insight/product";
import { therapist } from "~/products/therapist/product";
import { summarise } from "~/products/summary";
import { recipeOf } from "~/products/registry.server";
import { renderDocument } from "~/documents/render.server";
import { renderSample } from "~/services/samples/render-sample.server";
import { helpLines } from "~/copy/help-lines";
import { writeDecisionSimulation } from "../../../sandbox/model/writers/decision-simulation";
import { writeLifeDecision } from "../../../sandbox/model/writers/life-decision";
import { writePersonInsight } from "../../../sandbox/model/writers/person-insight";
import { writeTherapist } from "../../../sandbox/model/writers/therapist";
import { sampleAnswers } from "../../support/answers";
import { contentStreams, expectMarked, extractPages, extractText, syntaxOf } from "./pdf-reading";

type Answers = Record<string, string>;

const factsOf = (product: Product, answers: Answers) => ({
  productTitle: product.title,
  area: product.area,
  personName: answers.name ?? null,
  orderNumber: "K-10042",
  constellation: product.document.constellation,
  writtenAt: new Date("2026-11-20T18:00:00Z"),
  answers: summarise(product, answers),
  origin: "demonstration" as const,
});

async function render(product: Product, content: unknown, answers: Answers) {
  const form = { email: "anna@example.com", fields: answers };
  const [file] = await recipeOf(product).document.render(content, factsOf(product, answers), form);
  if (!file) throw new Error("A template rendered no file.");
  return file;
}

const plain = (text: string) => text.replace(/[\s\u00A0]+/g, " ");

/** The content with every text stretched to its longest, so that nothing can be taller. */
function stretched(value: unknown): unknown {
  if (typeof value === "string")
    return `${value} ${"długie słowa i dalej ".repeat(3)}`.slice(0, 150);
  if (Array.isArray(value)) return value.map(stretched);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, stretched(item)]));
}

const cases = [
  {
    product: lifeDecision,
    write: writeLifeDecision,
    tags: ["Table", "TH", "TD", "H3", "H4", "L"],
    words: [
      "A. Przyjąć ofertę",
      "Co się liczy",
      "rodzina, rozwój, spokój",
      "Pytania do przespania",
    ],
  },
  {
    product: decisionSimulation,
    write: writeDecisionSimulation,
    tags: ["Table", "TH", "TD", "Sect", "L"],
    words: ["po tygodniu", "po kilku latach", "Co wyszło", "Własna pracownia stolarska"],
  },
  {
    product: therapist,
    write: writeTherapist,
    tags: ["Table", "TH", "TD", "L", "LBody"],
    words: ["Na zebraniach w pracy zamieram", "Uczucie (0–100)", "Niedziela"],
  },
  {
    product: personInsight,
    write: writePersonInsight,
    tags: ["Table", "TH", "TD", "Sect", "L"],
    words: ["Co jest domysłem", "Spotykamy się raz w tygodniu", "randkujemy", "numer 112"],
  },
];

describe.each(cases)("the document of $product.slug", (each) => {
  const { product, write, tags, words } = each;
  const answers = sampleAnswers[product.slug] ?? {};

  it("has a cover and four or five pages", async () => {
    const { pageCount } = await render(product, write(answers), answers);
    expect(pageCount).toBeGreaterThanOrEqual(4);
    expect(pageCount).toBeLessThanOrEqual(6);
  });

  it("is tagged, headers of its tables with what they head", async () => {
    const syntax = syntaxOf((await render(product, write(answers), answers)).bytes);
    for (const tag of tags) expect(syntax).toContain(`/S /${tag}\n`);
    expect(syntax).toContain("/Scope /Column");
  });

  it("draws nothing outside marked content", async () => {
    expectMarked(contentStreams((await render(product, write(answers), answers)).bytes));
  });

  it("takes an order with the required answers alone", async () => {
    const required = product.fields.filter((field) => field.required && field.name !== "email");
    const only = Object.fromEntries(required.map(({ name }) => [name, answers[name] ?? ""]));
    expect((await render(product, write(only), only)).pageCount).toBeGreaterThanOrEqual(4);
  });

  it("carries the person's own words and says once what it is", async () => {
    const text = plain(await extractText((await render(product, write(answers), answers)).bytes));
    for (const word of words) expect(text).toContain(word);
    for (const { value } of summarise(product, answers))
      expect(text).toContain(plain(value).slice(0, 30));
    expect(text.split("Ten dokument napisała demonstracja").length - 1).toBe(1);
  });

  it("flows over more pages when texts are long", async () => {
    const { schema } = recipeOf(product).document;
    const content = stretched(write(answers));
    const long = schema.safeParse(content).success ? content : write(answers);
    const long64k = {
      ...answers,
      [product.fields[2]?.name ?? ""]: "Długa odpowiedź. ".repeat(3500),
    };
    expect((await render(product, long, long64k)).pageCount).toBeGreaterThan(12);
  });
});

describe("the worksheet", () => {
  it("names every number to call", async () => {
    const answers = sampleAnswers.therapist ?? {};
    const { bytes } = await render(therapist, writeTherapist(answers), answers);
    const text = plain(await extractText(bytes));
    for (const { number } of helpLines) expect(text).toContain(plain(number));
  });

  it("keeps what is written into by hand on one page each: the record, the experiment, the week", async () => {
    const [file] = await renderSample(recipeOf(therapist));
    const pages = (await extractPages(file?.bytes ?? Buffer.alloc(0))).slice(1).map(plain);
    const pagesWith = (words: string) =>
      pages.flatMap((page, index) => (page.includes(words) ? [index] : []));
    // A table that is cut has its head once more.
    expect(pagesWith("Uczucie (0–100)")).toHaveLength(1);
    expect(pagesWith("Przewidywanie")).toEqual(pagesWith("wpisz potem"));
    expect(pagesWith("/ 10")).toHaveLength(1);
  });
});

it.each([4, 6, 8, 10, 12])(
  "a week to be rated stays on one page after %i paragraphs, with its heading",
  async (count) => {
    const text =
      "Każda sprawa, którą się odkłada, rośnie w wyobraźni, a maleje przy pierwszym kroku. ";
    const items = Array.from({ length: 7 }, (_, day) => ({
      when: `Dzień ${day + 1}`,
      title: "Trzy minuty przy oknie",
      description: text,
    }));
    const { bytes } = await renderDocument({
      ...{ ...factsOf(therapist, {}), answers: undefined, personName: null },
      title: "Karta",
      blocks: [
        { type: "heading", text: "Wstęp" },
        ...Array.from({ length: count }, () => ({
          type: "paragraph" as const,
          text: text.repeat(2),
        })),
        { type: "heading", text: "Plan" },
        { type: "plan", rated: true, items },
        { type: "heading", text: "Dalej" },
        ...Array.from({ length: 9 }, () => ({ type: "paragraph" as const, text: text.repeat(3) })),
      ],
    });
    const pages = (await extractPages(bytes)).slice(1).filter((page) => page.includes("/ 10"));
    expect(pages).toHaveLength(1);
    expect(pages[0]).toMatch(/Plan[\s\S]*Dzień 1[\s\S]*Dzień 7/);
  },
);
