/** Letters without marks, in lower case: what two spellings of the same word share. As long as the text where that is NFC. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/ł/gu, "l")
    .replace(/Ł/gu, "l")
    .toLowerCase();
}

/** The words of a text in that spelling. */
export const plainWords = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Every run of so many words, in the order of their first ones. */
export const runsOf = (words: readonly string[], length: number): string[] =>
  words.slice(length - 1).map((_, at) => words.slice(at, at + length).join(" "));
