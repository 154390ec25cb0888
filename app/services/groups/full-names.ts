import { asLetters, foldName } from "./fold-name";

const readName = (name: string) => asLetters(foldName(name));

/** Somebody's first name, and what may pass for their surname: all that follows, the last name alone, one half of it. */
function namesIn(fullName: string | null): { first: string; surnames: string[] } {
  const [first = "", ...others] = (fullName ?? "").trim().split(/\s+/);
  const last = others.at(-1) ?? "";
  const surnames = [others.join(""), last, ...last.split("-")].map(readName).filter(Boolean);
  return { first: readName(first), surnames };
}

/**
 * Whether a name is somebody's full name, in either order, also with a part of the surname or without a second first name.
 * @param key as `foldName` makes it
 */
export function isFullName(key: string, fullName: string | null): boolean {
  const { first, surnames } = namesIn(fullName);
  const read = asLetters(key);
  return surnames.some((surname) => [first + surname, surname + first].includes(read));
}

/**
 * Whether a name is somebody's surname, one half of it, or all that follows their first name: first names, a second one too, are
 * shared by many.
 * @param key as `foldName` makes it
 */
export const isSurname = (key: string, fullName: string | null): boolean =>
  namesIn(fullName).surnames.includes(asLetters(key));
