import { characterStarts } from "~/copy/characters";

// C0 without tab and line feed, DEL, C1, and the marks that turn the direction of writing around.
const unwanted =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/g;

/** Whether a text holds characters that nobody types: they corrupt mail headers, logs and PDFs. */
export function hasControlCharacters(text: string): boolean {
  return text.search(unwanted) !== -1;
}

/** The text as it is given back to its writer after such an error. */
export function withoutControlCharacters(text: string): string {
  return text.replace(unwanted, "");
}

/**
 * One form of every letter and of every line end, so that equal texts compare equal, and nothing for what shows nothing:
 * what counts lengths, searches or stores has to know no blank but the empty text.
 */
export function normalise(text: string): string {
  return isBlank(text) ? "" : text.replace(/\r\n?/g, "\n").normalize("NFC").trim();
}

/**
 * Whether a text shows nothing at all: empty, spaces, or marks without a shape such as the zero-width space, the empty Braille
 * cell or the musical null notehead.
 */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Default_Ignorable_Code_Point}\p{Cf}\u2800\u{1d159}]/u.test(text);
}

/** Marks on one letter that still count as one character, in code units: the longest emoji need far fewer. */
const maxCharacterLength = 32;

/** Whether a text has more characters than that, as a reader counts them: an emoji is one, however it is put together. */
export function isLongerThan(text: string, most: number): boolean {
  if (text.length <= most) return false;
  if (text.length > most * maxCharacterLength) return true;
  const starts = characterStarts(text);
  for (let count = 0; count <= most; count += 1) if (starts.next().done) return false;
  return true;
}

/** How long a text may be: in characters as a reader counts them, or in code points, as the database counts what it keeps. */
export type TextLimit = { length: number; codePoints?: true };

export function exceeds(text: string, { length, codePoints }: TextLimit): boolean {
  return codePoints
    ? text.length > length && [...text].length > length
    : isLongerThan(text, length);
}
