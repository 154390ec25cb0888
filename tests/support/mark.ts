import { randomBytes } from "node:crypto";

const letters = "bcdfghjklmnprstw";

/**
 * Letters that stand nowhere else, to be looked for in everything that was made of an answer. They are no word, and no
 * digit is among them: nine in a row would be a telephone number that a document may not hold.
 */
export function newMark(length = 12): string {
  return Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join("");
}
