import { describe, expect, test } from "vitest";
import { measure, parts, sentences, type Measure } from "./corpus";

/** Sentences by somebody who never saw the rules, and from which nothing was learnt: `heldout-acute.txt` and its like. */
const heldOut = "heldout";

/**
 * What the lexicon was tuned on: most parts were first read by it unseen, and its misses were then learnt from.
 */
const tunedOn = parts().filter((part) => part !== heldOut);

/** The parts that the rules themselves were written for; from the later ones mostly the weights were learnt. */
const ruledBy = ["tuning", "first", "second", "third", "fourth"];

const print = (measured: Measure) =>
  console.table([
    Object.fromEntries(
      Object.entries(measured).map(([name, value]) => [
        name,
        typeof value === "number" && value <= 1 ? `${(value * 100).toFixed(1)} %` : value,
      ]),
    ),
  ]);

describe("the corpus of sentences", () => {
  test("has at least 300 crises and 300 harmless ones, none twice", () => {
    const all = parts();
    const crises = all.flatMap((part) => [
      ...sentences(part, "acute"),
      ...sentences(part, "concern"),
    ]);
    const harmless = all.flatMap((part) => sentences(part, "harmless"));
    expect(crises.length).toBeGreaterThanOrEqual(300);
    expect(harmless.length).toBeGreaterThanOrEqual(300);
    expect(new Set([...crises, ...harmless]).size).toBe(crises.length + harmless.length);
  });

  test("of the sentences that it was tuned on, the lexicon misses hardly any", () => {
    const measured = measure("tuned on", tunedOn);
    print(measured);
    expect(measured.recall).toBeGreaterThanOrEqual(0.97);
    expect(measured.precision).toBeGreaterThanOrEqual(0.97);
  });

  test("of the sentences that its rules were written for, it overlooks hardly any", () => {
    const measured = measure("rules", ruledBy);
    print(measured);
    expect(measured.recall).toBeGreaterThanOrEqual(0.97);
    expect(measured.precision).toBeGreaterThanOrEqual(0.97);
    expect(measured.noticedRecall).toBeGreaterThanOrEqual(0.97);
    expect(measured.noticedPrecision).toBeGreaterThanOrEqual(0.97);
  });

  test("each part by itself is measured", () => {
    for (const part of tunedOn) {
      const measured = measure(part, [part]);
      print(measured);
      if (measured.crises === 0) continue;
      expect(measured.recall).toBeGreaterThanOrEqual(0.9);
      expect(measured.precision).toBeGreaterThanOrEqual(0.9);
    }
  });

  // Floors for what was measured, below the aim: see docs/decisions/0008. To raise, never to lower.
  test("of sentences that it has not seen, it hears most", () => {
    const measured = measure("held out", [heldOut]);
    print(measured);
    expect(measured.recall).toBeGreaterThanOrEqual(0.9);
    expect(measured.precision).toBeGreaterThanOrEqual(0.89);
  });
});
