import { page } from "~/documents/theme";
import { getDocumentProxy } from "unpdf";
import { describe, expect, it } from "vitest";
import { withHelpLines } from "~/documents/help-lines";
import type { Product } from "~/products/product";
import { dreamAnalysis } from "~/products/dream-analysis/product";
import { soulArchetype } from "~/products/soul-archetype/product";
import { specialHoroscope } from "~/products/special-horoscope/product";
import { summarise } from "~/products/summary";
import { renderDocument } from "~/documents/render.server";
import { dreamAnalysisToDocument } from "~/products/dream-analysis/document.server";
import { soulArchetypeToDocument } from "~/products/soul-archetype/document.server";
import { specialHoroscopeToDocument } from "~/products/special-horoscope/document.server";
import { factsFor } from "~/services/fulfilment/computed-facts.server";
import { writeDreamAnalysis } from "../../../sandbox/model/writers/dream-analysis";
import { writeSoulArchetype } from "../../../sandbox/model/writers/soul-archetype";
import { writeSpecialHoroscope } from "../../../sandbox/model/writers/special-horoscope";
import { contentStreams, expectMarked, extractPages, extractText, syntaxOf } from "./pdf-reading";

type Answers = Record<string, string>;

function documentOf(product: Product, answers: Answers) {
  const { computed, inWords } = factsFor(product, answers, new Date("2026-11-20T10:00:00Z"));
  const facts = {
    productTitle: product.title,
    area: product.area,
    personName: answers.name ?? answers.firstName ?? null,
    orderNumber: "K-10001",
    constellation: product.document.constellation,
    writtenAt: new Date("2026-11-20T10:00:00Z"),
    answers: summarise(product, answers),
    computed,
  };
  if (product === specialHoroscope)
    return specialHoroscopeToDocument(
      writeSpecialHoroscope(answers, inWords as Record<string, unknown>),
      facts,
    );
  return product === soulArchetype
    ? soulArchetypeToDocument(
        writeSoulArchetype(answers, inWords as Record<string, unknown>),
        facts,
      )
    : dreamAnalysisToDocument(writeDreamAnalysis(answers), facts);
}

const portrait: Answers = {
  name: "Małgorzata",
  birthDate: "1990-04-20",
  question: "Czy to dobry moment, żeby przeprowadzić się bliżej morza?",
};

const night: Answers = {
  dream:
    "Chodzę po domu babci. W każdym pokoju jest trochę wody, a za ostatnimi drzwiami stoi pies.",
  firstName: "Kasia",
  recentEvents: "Sprzedajemy mieszkanie po babci.",
};

const cases: [string, Product, Answers][] = [
  ["a portrait", soulArchetype, portrait],
  [
    "a portrait of somebody born today, with all answers",
    soulArchetype,
    {
      ...portrait,
      birthDate: "2026-11-20",
      challenge: "Trudne rozmowy. ".repeat(30),
      deeperUnderstanding: "siebie",
    },
  ],
  [
    "a portrait of a day with many planets together",
    soulArchetype,
    { ...portrait, birthDate: "2000-05-05" },
  ],
  ["a horoscope", specialHoroscope, { zodiacSign: "skorpion", theme: "selfgrowth" }],
  ["a horoscope on health", specialHoroscope, { zodiacSign: "ryby", theme: "health" }],
  ["a dream", dreamAnalysis, night],
  ["a dream of few words", dreamAnalysis, { dream: "Coś szarego." }],
  ["a dream as long as allowed", dreamAnalysis, { ...night, dream: "Lecę nad wodą. ".repeat(66) }],
];

describe("a document under the stars", () => {
  it.each(cases)("has few pages: %s", async (_what, product, answers) => {
    const { bytes, pageCount } = await renderDocument(documentOf(product, answers));
    // A horoscope has one more, for its card to be cut out stands alone amid the others.
    const atMost = product === specialHoroscope ? 6 : 5;
    expect(pageCount).toBeGreaterThanOrEqual(3);
    expect(pageCount).toBeLessThanOrEqual(atMost);
    expect(bytes.length).toBeLessThan(150_000);
  });

  it.each(cases)("draws nothing outside marked content: %s", async (_what, product, answers) => {
    expectMarked(contentStreams((await renderDocument(documentOf(product, answers))).bytes));
  });

  it("tags the wheel as a figure with its words, and the positions as a table with headers", async () => {
    const syntax = syntaxOf((await renderDocument(documentOf(soulArchetype, portrait))).bytes);
    expect(syntax.match(/\/S \/Figure\n/g)).toHaveLength(2);
    expect(syntax.match(/\/Alt \(/g)).toHaveLength(2);
    expect(syntax.match(/\/S \/Table\n/g)).toHaveLength(1);
    expect(syntax.match(/\/S \/TR\n/g)).toHaveLength(11);
    expect(syntax.match(/\/S \/TH\n/g)).toHaveLength(13);
    expect(syntax.match(/\/S \/TD\n/g)).toHaveLength(20);
    expect(syntax).toContain("/Scope /Column");
    expect(syntax).toContain("/Scope /Row");
  });

  it("shows the constellation of the Sun's sign on the cover", () => {
    expect(documentOf(soulArchetype, portrait).constellation).toBe("taurus");
    expect(documentOf(soulArchetype, { ...portrait, birthDate: "1990-11-10" }).constellation).toBe(
      "scorpio",
    );
  });

  it("shows the constellation of the chosen sign, and how today's sky meets it", () => {
    const { constellation, blocks } = documentOf(specialHoroscope, {
      zodiacSign: "skorpion",
      theme: "love",
    });
    expect(constellation).toBe("scorpio");
    expect(blocks).toContainEqual({ type: "heading", text: "Planety a Skorpion" });
    expect(blocks).toContainEqual({ type: "heading", text: "Miłość" });
    expect(blocks.filter(({ type }) => type === "skyChart")).toHaveLength(1);
  });

  it.each(["skorpion", "ryby", "koziorozec"])(
    "gives the Moon's dates a page of their own to cut out, in letters for a wall: %s",
    async (zodiacSign) => {
      const horoscope = documentOf(specialHoroscope, { zodiacSign, theme: "love" });
      const { bytes, pageCount } = await renderDocument(horoscope);
      const pages = await extractPages(bytes);
      const own = pages.findIndex((text) => text.includes("wytnij kartę z tymi datami"));
      expect(pages[own]).not.toContain("Planety a");
      expect(own + 2).toBe(pageCount);
      const pdf = await getDocumentProxy(new Uint8Array(bytes));
      const { items } = await (await pdf.getPage(own + 1)).getTextContent();
      await pdf.destroy();
      const card = items.filter(
        (item) => "str" in item && item.str.trim() !== "" && item.height >= 14,
      );
      const words = card.map((item) => ("str" in item ? item.str : "")).join(" ");
      for (const text of ["Księżyc i", "Nów", "Pełnia", "grudnia", "Uczucia mówią"])
        expect(words).toContain(text);
      // What is appended begins on another page.
      const helped = await renderDocument(withHelpLines(horoscope));
      const last = (await extractPages(helped.bytes)).at(-1) ?? "";
      expect(last).toContain("116 123");
      expect(last).not.toContain("Pełnia");
    },
  );

  it("has its own words, the positions, and what they are worth", async () => {
    const text = await extractText(
      (await renderDocument(documentOf(soulArchetype, portrait))).bytes,
    );
    for (const words of [
      "dla: Małgorzata",
      portrait.question ?? "",
      "Słońce przechodzi tego dnia z Barana do Byka",
      "18°52' Wodnika – 2°18' Ryb",
      "język symboli, nie nauka",
      "20 kwietnia 1990",
    ])
      expect(text).toContain(words);
    const dream = await extractText((await renderDocument(documentOf(dreamAnalysis, night))).bytes);
    for (const words of [
      "dla: Kasia",
      "za ostatnimi drzwiami stoi pies",
      "Sprzedajemy mieszkanie po babci",
      "Kartka na następny sen",
      "nie przepowiednia ani diagnoza",
    ])
      expect(dream).toContain(words);
  });
});

it("a page that the card to be cut out comes after has lines to its foot", async () => {
  const horoscope = documentOf(specialHoroscope, { zodiacSign: "lew", theme: "love" });
  const { bytes } = await renderDocument(horoscope);
  const at = (await extractPages(bytes)).findLastIndex((text) =>
    text.includes("Pytanie do zabrania"),
  );
  const ends = contentStreams(bytes)[at]?.matchAll(/(\S+) l\n/g) ?? [];
  const lowest = Math.max(...[...ends].map(([, y]) => Number(y)));
  expect(lowest).toBeGreaterThan(page.bottom - 30);
  expect(lowest).toBeLessThanOrEqual(page.bottom);
});
