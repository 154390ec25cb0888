import { expect, test } from "vitest";
import { meanInWords, shareInWords, wilsonInterval } from "../../../scripts/evaluate/figures";
import { gradersAmong } from "../../../scripts/evaluate/graders";

test("the interval is Wilson's", () => {
  // Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
  const published = [
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ] as const;
  for (const [hits, of, low, high] of published) {
    const interval = wilsonInterval(hits, of);
    expect(interval[0]).toBeCloseTo(low, 4);
    expect(interval[1]).toBeCloseTo(high, 4);
  }
});

test.each([
  [0, 0, "–"],
  [18, 20, "18/20 (69–98 %)"],
  [20, 20, "20/20 (co najmniej 88 %)"],
  [0, 20, "0/20 (najwyżej 12 %)"],
  [150, 300, "150/300 (44–56 %)"],
  [297, 300, "99 % (297/300, 97–100 %)"],
  [300, 300, "300/300 (co najmniej 99 %)"],
  [9_990, 10_000, "99,9 % (9990/10000, 99–100 %)"],
])("%i of %i are said as %s", (hits, of, words) => {
  expect(shareInWords(hits, of).replaceAll("\u00a0", " ")).toBe(words);
});

test("no sample below 300 claims two nines, however it came out", () => {
  for (let of = 1; of < 300; of++)
    for (const hits of [of, of - 1, 0])
      if (hits >= 0) {
        const words = shareInWords(hits, of);
        expect(words).not.toMatch(/co najmniej (?:99|100)|najwyżej [01] %|\((?:99|100)–/);
        expect(words.startsWith(`${hits}/${of} (`)).toBe(true);
      }
});

test("a mean has its interval, and few values have none", () => {
  const noun = ["ocena", "oceny", "ocen"] as const;
  expect(meanInWords([], noun)).toBe("–");
  expect(meanInWords([3.2, 4.4, 4], noun).replaceAll("\u00a0", " ")).toBe(
    "od 3,2 do 4,4 (3 oceny)",
  );
  const twelve = [3, 4, 3, 4, 3, 4, 3, 4, 3, 4, 3, 4];
  expect(meanInWords(twelve, noun).replaceAll("\u00a0", " ")).toBe("3,5 ± 0,4 (12 ocen)");
  expect(meanInWords(twelve.fill(4), noun, 2).replaceAll("\u00a0", " ")).toBe(
    "4,00 ± 0,00 (12 ocen)",
  );
});

test("no model grades what it wrote, whatever address and vendor's prefix it goes by", () => {
  const name = (each: string) => ({ name: each });
  const writers = [name("gpt-4.1"), name("bielik")];
  const graders = ["GPT-4.1", "openai/gpt-4.1", "SpeakLeash/Bielik", "claude-sonnet-4-5"].map(name);
  expect(gradersAmong(graders, writers)).toEqual([name("claude-sonnet-4-5")]);
  expect(gradersAmong([name("bielik")], writers)).toEqual([]);
});
