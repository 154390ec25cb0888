import { describe, expect, test } from "vitest";
import { emotionMirror } from "~/products/emotion-mirror/product";
import { sample } from "~/products/emotion-mirror/sample";
import {
  confidenceOf,
  confidenceWeights,
  gradeOf,
  rangeOf,
  type ConfidenceParts,
} from "~/services/writing/confidence-rule";
import { measure, type Course, type ScoredText } from "~/services/writing/confidence.server";
import type { Rule } from "~/services/writing/checks/finding";
import { sourceOf } from "~/services/fulfilment/product-text.server";
import { aFriday } from "../../support/stand-in";

const best: ConfidenceParts = {
  ownWords: 1,
  shape: 1,
  length: 1,
  language: 1,
  permitted: 1,
  attempts: 1,
};

describe("the confidence of a text", () => {
  test("is the weighted mean of its parts, out of a hundred", () => {
    expect(Object.values(confidenceWeights).reduce((sum, weight) => sum + weight, 0)).toBe(100);
    expect(confidenceOf(best)).toBe(1);
    expect(confidenceOf({ ...best, permitted: 0.5 })).toBe(0.9);
    expect(confidenceOf({ ...best, ownWords: 0 })).toBe(0.75);
  });

  test("leaves out what could not be measured, and is never rounded up", () => {
    expect(confidenceOf({ ...best, ownWords: null })).toBe(1);
    expect(confidenceOf({ ...best, ownWords: null, attempts: 0 })).toBe(0.86);
    expect(confidenceOf({ ...best, ownWords: 0.799 })).toBe(0.94);
  });

  test.each([
    [1, "A+"],
    [0.95, "A+"],
    [0.94, "A"],
    [0.9, "A"],
    [0.89, "B"],
    [0.8, "B"],
    [0.79, "C"],
    [0.7, "C"],
    [0.69, "D"],
    [0, "D"],
  ] as const)("of %s is graded %s", (confidence, grade) => {
    expect(gradeOf(confidence)).toBe(grade);
    const { from, below } = rangeOf(grade);
    expect(confidence >= from && (below === null || confidence < below)).toBe(true);
  });
});

describe("a text is measured", () => {
  const atOnce: Course = { answers: 1, broken: new Set(), repaired: false };
  const course = (rules: readonly Rule[], more: Partial<Course> = {}): Course => ({
    ...atOnce,
    ...more,
    broken: new Set(rules),
  });
  const from = (answers: Record<string, string>) =>
    sourceOf(emotionMirror, { answers, orderedAt: aFriday, today: aFriday, level: "none" });
  const text = (more: Partial<ScoredText> = {}): ScoredText => ({
    recipe: { languageOf: null, sample },
    source: from({ ...sample.answers }),
    manner: "usual",
    content: sample.content,
    left: [],
    ...more,
  });

  test("as the best there is, where it is our own sample and was right at once", () => {
    expect(measure(text(), atOnce)).toEqual(best);
  });

  test("by what the checks found on the way, and by what they left", () => {
    expect(measure(text(), course(["number", "forms"]))).toMatchObject({
      ...{ permitted: 0.5, language: 0.5, shape: 1 },
    });
    const left = [{ path: ["closing"], rule: "name" as const }];
    expect(measure(text({ left }), course(["name"]))).toMatchObject({ permitted: 0, language: 1 });
    // An editor's taste is nothing that a program can check.
    expect(measure(text(), course(["rubric"]))).toEqual(best);
  });

  test("by the answers that it took", () => {
    const attempts = (more: Partial<Course>) => measure(text(), { ...atOnce, ...more }).attempts;
    expect(attempts({ answers: 2 })).toBe(0.5);
    expect(attempts({ answers: 2, repaired: true })).toBe(0.25);
    expect(attempts({ answers: 3, repaired: true })).toBe(0);
  });

  test("by the person's own words, in any of their forms, and not by other people's", () => {
    const paragraph = (words: string) => `${words} `.padEnd(80, "i tak to już tu jest, ") + ".";
    const own = (words: readonly string[], mood: string) =>
      measure(
        text({
          content: { sections: words.map(paragraph) },
          source: from({ mood, focusEmotion: "smutek" }),
        }),
        atOnce,
      ).ownWords;
    const mood = "Szefowa skrytykowała moją prezentację przed całym zespołem w czwartek.";
    expect(own(["O prezentacji", "Nic"], mood)).toBe(1);
    expect(own(["O prezentacji", "Nic", "Nic", "Nic"], mood)).toBe(0.5);
    expect(own(["Smutek", "Nic"], mood)).toBe(0);
    expect(own(["O prezentacji"], "Smutno mi.")).toBeNull();
  });

  test("by its length beside the sample's, less where little was said", () => {
    const many = "słowo ".repeat(40);
    const length = (words: number, mood = many) =>
      measure(
        text({
          content: { closing: "słowo ".repeat(words) },
          source: from({ mood }),
        }),
        atOnce,
      ).length;
    expect(length(600)).toBe(1);
    expect(length(60)).toBeLessThan(0.4);
    expect(length(200)).toBeLessThan(1);
    expect(length(200, "Smutno mi.")).toBe(1);
    expect(length(5_000)).toBe(0);
  });

  test("by the safe shape's own length, where that was written", () => {
    const content = { closing: "słowo ".repeat(150) };
    expect(measure(text({ content, manner: "care" }), atOnce).length).toBe(1);
    expect(measure(text({ content }), atOnce).length).toBeLessThan(1);
  });
});
