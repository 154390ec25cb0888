import { describe, expect, test } from "vitest";
import { alarms, answerSchemaOf, gravestAlarm } from "~/products/alarm";
import { products } from "~/products/registry";
import { answersAsData, materialOf, systemOf } from "~/products/prompt.server";
import { shapeInWords } from "~/integrations/ai/answer-shape";
import { factsFor } from "~/services/fulfilment/computed-facts.server";
import { talkAnalysis } from "~/products/talk-analysis/product";
import { documentRecipes, recipeOf } from "~/products/registry.server";
import { verdictOf } from "~/services/writing/verdict";
import { sampleAnswers } from "../../support/answers";
import { aFriday, writeWith } from "../../support/stand-in";
import { sampleFacts } from "../documents/sample-report";

const written = products.filter(({ writtenByModel }) => writtenByModel);
const forReaders = written.filter((product) => !recipeOf(product).prompt?.forOthers);
const productOf = (slug: string) => {
  const product = products.find((each) => each.slug === slug);
  if (!product) throw new Error(slug);
  return product;
};

test("of several alarms the gravest counts", () => {
  expect(gravestAlarm("brak", "przemoc", "niepełnoletność")).toBe("przemoc");
  expect(gravestAlarm("kryzys", "przemoc")).toBe("kryzys");
  expect(gravestAlarm("krzywda", "przemoc")).toBe("krzywda");
  for (const alarm of alarms) expect(gravestAlarm(alarm, "odmowa")).toBe("odmowa");
});

describe("what is written", () => {
  const usual = {};

  test.each([
    ["none", "brak", { write: "usual" }],
    ["concern", "brak", { write: "gentle" }],
    ["acute", "brak", { write: "care" }],
    ["none", "kryzys", { write: "care" }],
    ["none", "przemoc", { write: "care" }],
    ["none", "krzywda", { write: "care" }],
    ["concern", "przemoc", { write: "care" }],
    ["none", "niepełnoletność", { write: "usual" }],
    ["acute", "odmowa", { decline: "model_refused" }],
  ] as const)(
    "follows from the gravest of %s by rule and %s by the model",
    (level, alarm, verdict) => {
      expect(verdictOf(usual, true, level, alarm)).toEqual(verdict);
    },
  );

  test("is what was ordered where nothing in it tells how the person feels", () => {
    expect(verdictOf({ forOthers: true }, false, "acute", "kryzys")).toEqual({ write: "usual" });
  });

  test("is no dating profile for somebody under 18", () => {
    const bio = { forOthers: true, adultsOnly: true } as const;
    expect(verdictOf(bio, true, "none", "niepełnoletność")).toEqual({ decline: "adults_only" });
  });
});

/** Those that ask for a story, with the question that takes it: without one there is no alarm to raise. */
const forStories = forReaders.flatMap((product) => {
  const asked = product.fields.find(({ kind }) => kind === "longText");
  return asked ? [{ title: product.title, product, asked }] : [];
});

const stories = {
  kryzys: "Naprawdę nie chcę już żyć.",
  przemoc: "W piątek mnie popchnął, boję się go.",
  krzywda: "Kiedy mała płacze, boję się, że ją uderzę.",
};

describe.each(Object.entries(stories))("an alarm of the model: %s", (alarm, story) => {
  test.each(forStories)(
    "turns $title into its safe shape, help lines at its end",
    async ({ product, asked }) => {
      const answers = { ...sampleAnswers[product.slug], [asked.name]: story };
      const { written: result } = await writeWith(product, answers, "openai");
      expect(result).toMatchObject({ alarm, manner: "care", content: { shape: "care" } });
      if (!("content" in result)) throw new Error("no text");
      const document = recipeOf(product).document.compose?.(result.content, {
        ...sampleFacts,
        answers: [],
      });
      const text = JSON.stringify(document?.blocks);
      expect(text.includes("800\u00a0120\u00a0002")).toBe(alarm !== "krzywda");
      expect(text).toContain("116\u00a0123");
      expect(text.includes("116\u00a0111")).toBe(alarm !== "krzywda");
      expect(document?.blocks.map(({ type }) => type)).not.toContain("worksheet");
      expect(document?.blocks.map(({ type }) => type)).not.toContain("questions");
    },
  );
});

const manners = { usual: "none", gentle: "concern", care: "acute" } as const;

describe.each(Object.entries(manners))("asked in the manner %s", (manner, level) => {
  test.each(written)("$title is told to be short only where it is thrown away", (product) => {
    const { prompt, document } = recipeOf(product);
    if (!prompt) throw new Error("no prompt");
    const told = systemOf(prompt, manner as keyof typeof manners);
    const [, named = ""] = /^Przy (.+) pozostałe pola wypełnij najkrócej/mu.exec(told) ?? [];
    for (const alarm of alarms) {
      const verdict = verdictOf(prompt, document.takesCare, level, alarm);
      const isDelivered = "write" in verdict && verdict.write === manner;
      if (isDelivered) expect(named).not.toContain(alarm);
      else if (named) expect(named).toContain(alarm);
    }
    expect(named === "").toBe(manner === "care" || prompt.forOthers === true);
    expect(told.match(/jak się da|jak najkrócej|najkrócej/g)?.length ?? 0).toBe(named ? 2 : 0);
  });
});

test("a dating profile of a minor is not written, and the money goes back", async () => {
  const answers = { ...sampleAnswers["dating-bio"], personality: "Mam 16 lat i jestem cicha." };
  const { written: result, calls } = await writeWith(productOf("dating-bio"), answers, "plain");
  expect(result).toEqual({ declined: "adults_only", alarm: "niepełnoletność" });
  expect(calls).toHaveLength(1);
});

const tokens = (text: string) => Math.ceil(text.length / 3);

test("a document of its sample's length costs at most five cents at 3 and 15 dollars a million tokens", () => {
  const costs = documentRecipes().flatMap(({ product, prompt, sample }) => {
    if (!prompt) return [];
    const { schema } = recipeOf(product).document;
    const material = materialOf(product, sample.answers);
    const { inWords } = factsFor(product, { ...sample.answers }, aFriday);
    const data = answersAsData(product, material, { facts: inWords, today: aFriday });
    const read = tokens(systemOf(prompt, "usual") + shapeInWords(answerSchemaOf(schema)) + data);
    const text = tokens(JSON.stringify(sample.content)) + 150;
    const writing = read * 3 + text * 15;
    const review = (tokens(data) + text + 800) * 3 + 100 * 15;
    const cost = writing + review;
    return [{ slug: product.slug, cents: Math.round(cost / 100) / 100 }];
  });
  expect(costs).toHaveLength([...written, talkAnalysis].length);
  for (const { slug, cents } of costs)
    expect({ slug, cents, dear: cents > 5 }).toMatchObject({ dear: false });
});
