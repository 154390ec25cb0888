const whole: Readonly<Record<string, string>> = {
  ł: "l",
  ø: "o",
  đ: "d",
  ß: "ss",
  æ: "ae",
  œ: "oe",
};

/** Small letters without their marks: "Żółć" and "zolc" are written the same. */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[łøđßæœ]/g, (letter) => whole[letter] ?? letter);
}

const maxWordLength = 40;

export type Word = { text: string; start: number };

/** The words of a text with where they stand: runs of letters and digits, with the marks that belong to them. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu)].map(({ 0: word, index }) => ({
    text: word,
    start: index,
  }));
}

/** Whether something is short enough to be looked for. */
export const isWord = ({ text }: Word): boolean => text.length <= maxWordLength;
