import { isBlank, isLongerThan, normalise, withoutControlCharacters } from "~/forms/text";
import { Invalid } from "../command/errors";

/** Words as they are kept, without what nobody sees; they may be empty. @throws Invalid of the code for more than `most` characters */
export function checkedWords(text: string, most: number, code: string): string {
  const clean = normalise(withoutControlCharacters(text)).trim();
  if (isLongerThan(clean, most)) throw new Invalid(code);
  return clean;
}

/** The same, for words that are needed. @throws Invalid of the code, also for empty ones */
export function requiredWords(text: string, most: number, code: string): string {
  const clean = checkedWords(text, most, code);
  if (isBlank(clean)) throw new Invalid(code);
  return clean;
}
