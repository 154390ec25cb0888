const lookAlikes: Readonly<Record<string, string>> = {
  а: "a",
  в: "b",
  с: "c",
  е: "e",
  һ: "h",
  і: "i",
  ј: "j",
  к: "k",
  м: "m",
  н: "h",
  о: "o",
  р: "p",
  ѕ: "s",
  т: "t",
  у: "y",
  х: "x",
  α: "a",
  β: "b",
  ε: "e",
  η: "n",
  ι: "i",
  κ: "k",
  ν: "v",
  ο: "o",
  ρ: "p",
  τ: "t",
  υ: "u",
  χ: "x",
  ł: "l",
  ɫ: "l",
  ƚ: "l",
  đ: "d",
  ø: "o",
  ı: "i",
  ß: "ss",
  "0": "o",
  "1": "l",
  "|": "l",
  "3": "e",
  "5": "s",
};

/**
 * What two names have in common that people would take for each other: case, diacritics, spaces, punctuation and letters
 * that look alike do not tell them apart. Two members with the same key cannot exist.
 */
export function foldName(name: string): string {
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}|\p{Cf}/gu, "");
  const folded = [...plain].map((letter) => lookAlikes[letter] ?? letter).join("");
  return folded.replace(/[^\p{L}\p{N}]/gu, "").replace(/i/g, "l");
}

/**
 * A folded name with the digits read that some write for letters: for what a name must not say. Two names that differ by such a
 * digit are still two: "Ola4" is not "Olaa".
 */
export const asLetters = (key: string): string => key.replace(/4/g, "a").replace(/7/g, "t");
