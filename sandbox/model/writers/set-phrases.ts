import { quote, tidy } from "../quote.ts";

/** Says of every text that no model wrote it. */
export const demonstration =
  "Ten tekst jest demonstracją: powstał z gotowych fragmentów, bez udziału prawdziwego modelu AI.";

/** A Polish name in the vocative cannot be guessed, so it stands in the nominative, and only if it looks like a name. */
export function dedication(name: unknown, words: string): string {
  const text = tidy(name);
  return /^\p{L}[\p{L} '’-]{0,39}$/u.test(text) ? `${words}: ${text}. ` : "";
}

/** A person's own words for use within a sentence, which brings its own full stop. */
export function wordsOf(value: unknown, most?: number): string {
  return quote(value, most).replace(/(?<!\.)\.$/, "");
}
