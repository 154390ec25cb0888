import { expect, test } from "vitest";
import { characterStarts } from "~/copy/characters";

const inOnePiece = (text: string) =>
  Array.from(new Intl.Segmenter("pl").segment(text), ({ index }) => index);

test.each([
  ["letters", "Zażółć gęślą jaźń. "],
  ["letters with marks of their own", "z\u0307o\u0301"],
  ["families", "👨‍👩‍👧‍👦 i "],
  ["flags beside each other", "🇵🇱🇺🇦"],
  ["tones of skin", "👍🏽"],
  ["line ends", "a\r\n"],
  ["an odd number of halves of flags", "🇵"],
])("%s are counted as if the text were read in one piece", (_, unit) => {
  for (const shift of ["", "a", "ab", "abc", "abcd"]) {
    const text = shift + unit.repeat(300);
    expect([...characterStarts(text)]).toEqual(inOnePiece(text));
  }
});

test("nothing has no characters", () => {
  expect([...characterStarts("")]).toEqual([]);
});

test("hundreds of marks on one letter are several characters, and are all read", () => {
  const { length: count } = [...characterStarts(`a${"\u0301".repeat(10_000)}b`)];
  expect(count).toBeGreaterThan(2);
  expect(count).toBeLessThan(100);
});
