import { expect, test } from "vitest";
import type { HoroscopeKind } from "~/services/horoscopes/entries";
import { findingsOf } from "~/services/horoscopes/reading.server";

const entry = (kind: HoroscopeKind, content: string) => ({ kind, header: "Krótka myśl", content });

const texts = new Map(
  ["baran", "koziorozec"].map((sign) => [
    sign,
    [entry("main", "Dzień jest spokojny."), entry("love", "Los nie będzie łaskawy.")],
  ]),
);

const placesOf = (sign: string, fragment: string) =>
  findingsOf({ fear: [{ sign, fragment }] }, texts).map(({ sign: found, kind, finding }) => [
    ...[found, kind, finding.rule],
  ]);

test.each(["baran", "Baran", "ARIES", " baran "])("a yes of %s counts for its entry", (sign) => {
  expect(placesOf(sign, "los nie będzie łaskawy")).toEqual([["baran", "love", "fear"]]);
});

test("a yes whose words stand nowhere counts for the main entry of its sign", () => {
  expect(placesOf("Koziorożec", "coś innego")).toEqual([["koziorozec", "main", "fear"]]);
});

test.each(["znak pierwszy", "", "ryby"])(
  "a yes of „%s” holds back the main entry of each sign",
  (sign) => {
    expect(placesOf(sign, "los nie będzie łaskawy")).toEqual([
      ["baran", "main", "fear"],
      ["koziorozec", "main", "fear"],
    ]);
  },
);
