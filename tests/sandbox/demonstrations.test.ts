import { describe, expect, it } from "vitest";
import { z } from "zod";
import { sanitizeContent } from "../../app/documents/sanitize.ts";
import { answerSchemaOf } from "../../app/products/alarm.ts";
import { systemOf } from "../../app/products/prompt.server.ts";
import { documentRecipes } from "../../app/products/registry.server.ts";
import { sourceOf, textRecipeOf } from "../../app/services/fulfilment/product-text.server.ts";
import { checkContent } from "../../app/services/writing/checks/check-content.ts";
import { inWords, leavesOf } from "../../app/services/writing/checks/finding.ts";
import { answerRequest } from "../../sandbox/model/answer.ts";
import { datingBioPeople } from "./people/dating-bio.ts";
import { decisionSimulationPeople } from "./people/decision-simulation.ts";
import { dreamAnalysisPeople } from "./people/dream-analysis.ts";
import { emotionMirrorPeople } from "./people/emotion-mirror.ts";
import { lifeDecisionPeople } from "./people/life-decision.ts";
import { motivationLetterPeople } from "./people/motivation-letter.ts";
import { personInsightPeople } from "./people/person-insight.ts";
import { soulArchetypePeople } from "./people/soul-archetype.ts";
import { specialHoroscopePeople } from "./people/special-horoscope.ts";
import { therapistPeople } from "./people/therapist.ts";

/** People who answer each product's form as buyers do. */
const people: Readonly<Record<string, readonly Record<string, string>[]>> = {
  "emotion-mirror": emotionMirrorPeople,
  "life-decision": lifeDecisionPeople,
  "decision-simulation": decisionSimulationPeople,
  therapist: therapistPeople,
  "dating-bio": datingBioPeople,
  "motivation-letter": motivationLetterPeople,
  "dream-analysis": dreamAnalysisPeople,
  "person-insight": personInsightPeople,
  "soul-archetype": soulArchetypePeople,
  "special-horoscope": specialHoroscopePeople,
};

const today = new Date("2026-03-14T17:30:00Z");

const textsIn = (content: unknown) => leavesOf(content).map(({ text }) => text);
const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
const countWords = (content: unknown) => wordsIn(textsIn(content).join(" ")).length;

/** Whole sentences, as somebody who reads two documents would compare them; titles and headings are none. */
const sentencesIn = (content: unknown) =>
  textsIn(content)
    .flatMap((text) => text.split(/(?<=[.!?…]["”»]?)\s+/u))
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordsIn(sentence).length > 3);

/** What somebody reads as one: of versions to choose from, one with all the rest. */
function readingsOf(document: unknown): unknown[] {
  const { versions, ...rest } = document as { versions?: Record<string, string> };
  return versions ? Object.values(versions).map((version) => ({ ...rest, version })) : [document];
}

const pairsOf = <Item>(items: readonly Item[]) =>
  items.flatMap((first, index) => items.slice(index + 1).map((second) => [first, second] as const));

const written = documentRecipes().flatMap(({ product, sample }) => {
  const recipe = textRecipeOf(product);
  const buyers = people[product.slug];
  return recipe && buyers ? [{ product, sample, recipe, buyers }] : [];
});

describe.each(written)("the demonstration of $product.slug", (each) => {
  const { product, sample, recipe, buyers } = each;
  const system = systemOf(recipe.prompt, "usual");
  const asked = z.toJSONSchema(answerSchemaOf(recipe.schema));
  const sourceFor = (answers: Record<string, string>) =>
    sourceOf(product, { answers, orderedAt: today, today, level: "none" });

  function write(answers: Record<string, string>): unknown {
    const { content } = answerRequest({
      messages: [
        { role: "system", content: system },
        { role: "user", content: sourceFor(answers).data },
      ],
      response_format: { type: "json_schema", json_schema: { name: "text", schema: asked } },
    });
    const wanted = Object.keys(recipe.schema.shape);
    const text = Object.entries(JSON.parse(content) as object).filter(([name]) =>
      wanted.includes(name),
    );
    return sanitizeContent(Object.fromEntries(text));
  }
  const documents = buyers.map(write);

  it("is the same for the same answers", () => {
    expect(buyers.map(write)).toEqual(documents);
  });

  it("has at least two thirds of the sample's words", () => {
    const least = (countWords(sample.content) * 2) / 3;
    for (const document of documents) expect(countWords(document)).toBeGreaterThanOrEqual(least);
  });

  it("shares less than a third of the sentences between two buyers", () => {
    for (const [first, second] of pairsOf(documents)) {
      const theirs = new Set(sentencesIn(second));
      const mine = sentencesIn(first);
      const shared = mine.filter((sentence) => theirs.has(sentence));
      expect(shared.length / Math.min(mine.length, theirs.size), shared.join("\n")).toBeLessThan(
        1 / 3,
      );
    }
    expect(pairsOf(documents).length).toBeGreaterThanOrEqual(6);
  });

  it("says no sentence twice, and quotes none of the person's twice", () => {
    for (const [index, document] of documents.entries())
      for (const reading of readingsOf(document)) {
        const sentences = sentencesIn(reading);
        expect(sentences).toEqual([...new Set(sentences)]);
        const text = textsIn(reading).join("\n");
        for (const own of sentencesIn(buyers[index]))
          expect(text.split(own.replace(/[.!?…]+$/u, "")).length, own).toBeLessThanOrEqual(2);
      }
  });

  it("keeps every rule that code checks a written text by", () => {
    for (const [index, document] of documents.entries()) {
      expect(recipe.schema.safeParse(document).error?.issues).toBeUndefined();
      const source = sourceFor(buyers[index] ?? {});
      const findings = checkContent(document, { recipe, source, system, care: false });
      expect(findings.map(inWords)).toEqual([]);
    }
  });
});
