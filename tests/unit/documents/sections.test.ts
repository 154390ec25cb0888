import { expect, test } from "vitest";
import type { Reading } from "~/documents/reading";
import { inSections, withoutColophon } from "~/documents/sections";

test("a document is read by its headings, without its cover's drawing", () => {
  expect(
    inSections([
      [
        ["figure", "Rysunek"],
        ["h2", "Pod złością"],
        ["p", "dla: Marta"],
      ],
      [
        ["p", "Zupa."],
        ["h3", "Co się przelało"],
        ["p", "Cały dzień."],
        ["ul", ["li", "sól"]],
        ["h3", "Twoje słowa"],
        ["p", "Nikt nie"],
      ],
      [["p", "zapytał."]],
    ]),
  ).toEqual({
    title: "Pod złością",
    opening: [
      ["p", "dla: Marta"],
      ["p", "Zupa."],
    ],
    parts: [
      {
        title: "Co się przelało",
        reading: [
          ["p", "Cały dzień."],
          ["ul", ["li", "sól"]],
        ],
      },
      { title: "Twoje słowa", reading: [["p", "Nikt nie zapytał."]] },
    ],
  });
});

test("what a document says of itself is none of the buyer's own words", () => {
  const answers: Reading = ["ul", ["li", "smutek"]];
  expect(withoutColophon([answers, ["p", "Napisał to model."]])).toEqual([
    [answers],
    [["p", "Napisał to model."]],
  ]);
  expect(withoutColophon([["p", "Smutek."]])).toEqual([[["p", "Smutek."]], []]);
});

test("sentences that end with their page stay apart", () => {
  const { opening } = inSections([[["p", "Pierwsze."]], [["p", "Drugie."]]]);
  expect(opening).toEqual([
    ["p", "Pierwsze."],
    ["p", "Drugie."],
  ]);
});
