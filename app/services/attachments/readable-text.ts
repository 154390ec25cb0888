import { normalise, withoutControlCharacters } from "~/forms/text";

export const maxTextLength = 20_000;

/** Text as it can be stored and shown to the model: bounded, and null when there is none. */
export function readable(text: string): string | null {
  const clean = normalise(withoutControlCharacters(text))
    .replace(/[^\S\n]+/g, " ")
    .replace(/\n{3,}/g, "\n\n");
  return clean.slice(0, maxTextLength).replace(/[\uD800-\uDBFF]$/, "") || null;
}
