import { describe, expect, test } from "vitest";
import { measure, sentences, type Measure } from "./corpus";

/** What the lexicon was tuned on: each part was first read by it unseen, and its misses were then learnt from. */
const tunedOn = ["tuning", "first", "second", "third", "fourth"];

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
    const all = [...tunedOn, "heldout"];
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
    expect(measured.noticedRecall).toBeGreaterThanOrEqual(0.97);
    expect(measured.noticedPrecision).toBeGreaterThanOrEqual(0.97);
  });

  // Far below the aim of 0.97, and measured: see docs/decisions/0008. A floor to raise, never to lower.
  test("of sentences that it has not seen, it hears about two in three, and is seldom wrong", () => {
    const measured = measure("held out", ["heldout"]);
    print(measured);
    expect(measured.recall).toBeGreaterThanOrEqual(0.6);
    expect(measured.precision).toBeGreaterThanOrEqual(0.94);
    expect(measured.noticedRecall).toBeGreaterThanOrEqual(0.68);
    expect(measured.noticedPrecision).toBeGreaterThanOrEqual(0.94);
  });
});
