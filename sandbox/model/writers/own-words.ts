import { withoutLastStop } from "../../../app/copy/typography.ts";
import { quote, tidy } from "../quote.ts";

/** As much of an answer as can be of use; an endless one would only take time. */
const maxReadLength = 1_500;

/** An answer on one line, its beginning if it is long. */
export function read(answer: unknown): string {
  return tidy(typeof answer === "string" ? answer.slice(0, maxReadLength) : answer);
}

/** A person's words for the middle of a sentence: no quotation marks of their own, no full stop that ends a sentence. */
export function quotable(answer: unknown, most: number): string {
  const words = read(answer)
    .replace(/["“”„«»]/gu, "")
    .trim();
  return withoutLastStop(quote(words, most));
}

const isAddress = (word: string) =>
  /[@/]|[.:]\p{L}|\d\.\d+\.\d/u.test(word) && !/^\p{L}+\/\p{L}+$/u.test(word);

const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;

/** Words that can stand on their own, without a sentence around them; empty where hardly a letter is left. */
export function standalone(answer: unknown, most: number, minLetters = 6): string {
  const plain = read(answer)
    .replace(/<[^>]*>?/gu, " … ")
    .replace(/[<>*_`~#[\]()|\\{}]/gu, " ")
    .split(" ")
    .map((word) => (isAddress(word) ? "…" : word))
    .join(" ")
    .replace(/…(?: …)+/gu, "…")
    .replace(/^[^\p{L}\p{N}]+/u, "")
    .replace(/ +/g, " ");
  const words = quotable(plain, most);
  return letters(words) >= minLetters ? words : "";
}

/** A name, or a few words for a narrow column. */
export function nameFrom(answer: unknown, most: number, fallback: string): string {
  return capitalised(standalone(answer, most, 2)) || fallback;
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Splits an answer at whatever people part their options or values with. */
export function partsOf(answer: unknown): string[] {
  const raw = typeof answer === "string" ? answer.slice(0, maxReadLength) : tidy(answer);
  const separators = [
    /\n+/,
    /;/,
    /(?:^|\s)\(?\d{1,2}[.)]\s+/,
    /\s+(?:albo|lub|czy)\s+/i,
    /,/,
    /\s+\/\s+/,
  ];
  for (const separator of separators) {
    const parts = raw
      .split(separator)
      .map((part) => tidy(part).replace(/^(?:[-–•*]|\(?\d{1,2}[.)]|[a-d]\))\s+/i, ""))
      .filter((part) => /\p{L}{2}/u.test(part));
    if (parts.length > 1) return parts;
  }
  return [tidy(raw)].filter((part) => part !== "");
}

/** The sentences of an answer that can stand on their own. */
export function sentencesOf(answer: unknown, most: number): string[] {
  return read(answer)
    .split(/(?<=[.!?…])\s+/u)
    .map((sentence) => standalone(sentence, most))
    .filter((sentence) => sentence !== "");
}

/** Found in words that are English or German, and so do not belong into a Polish text as its own. */
export const foreignToPolish =
  /(?<!\p{L})(?:the|and|with|have|because|und|ich|nicht|ist)(?!\p{L})/iu;
