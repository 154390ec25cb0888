import { createHash } from "node:crypto";

/**
 * The token under which words of a form are kept that has become something else already: the same for the same words, so that
 * they are one however often they are sent.
 */
export function tokenOfOtherWords(formToken: string, words: readonly string[]): string {
  const digest = createHash("sha256")
    .update(JSON.stringify([formToken, ...words]))
    .digest("hex");
  const sizes = [8, 4, 4, 4, 12];
  let at = 0;
  return sizes.map((size) => digest.slice(at, (at += size))).join("-");
}
