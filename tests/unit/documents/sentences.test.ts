import { expect, test } from "vitest";
import { sentencesOf } from "~/documents/sentences";
import { inSections } from "~/documents/sections";

const good = "Światło, którego nie trzeba podkręcać, świeci najdłużej ze wszystkich.";
const other = "Wystarczy jedna rzecz zrobiona spokojnie, żeby dzień miał swój środek.";

const of = (opening: string, part = "Na koniec", said = other) =>
  inSections([
    ["p", opening],
    ["h3", part],
    ["p", said],
  ]);

test("sentences that can stand alone are found in reading order", () => {
  expect(sentencesOf(of(`${good} Krótko. ${other}`), null)).toEqual([good, other, other]);
});

test.each([
  ["the buyer's own words", of("Krótko.", "Twoje słowa")],
  ["an exercise", of("Krótko.", "Ćwiczenie: Oddech")],
  ["a quotation", of("Krótko.", "Dalej", `Napisane jest „${good}” i to jest w tym najważniejsze.`)],
  [
    "a number",
    of("Krótko.", "Dalej", "W nocy zadzwoń pod 112, gdzie ktoś zawsze odbierze telefon."),
  ],
  ["what has no end", of("Krótko.", "Dalej", good.slice(0, -1))],
  ["a whole paragraph in one sentence", of("Krótko.", "Dalej", `${good.slice(0, -1)} `.repeat(4))],
])("%s gives none", (_, sections) => {
  expect(sentencesOf(sections, null)).toEqual([]);
});

test("a sentence that names its reader is none, however it is written", () => {
  const named = "Dobrze, Łucjo, że zostawiasz sobie dziś choć jedną godzinę dla siebie.";
  expect(sentencesOf(of(named, "Dalej", good), "łucj")).toEqual([good]);
});
