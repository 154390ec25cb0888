import { plain } from "~/copy/plain-words";
import type { Finding, Leaf } from "./finding";

const quoted = /[„"“«]([^„”"“«»]+)[”"“»]/gu;

/** Whole words alone: marks, cases of letters and line ends are the typographer's, not the person's. */
const spaced = (text: string) =>
  ` ${plain(text)
    .replace(/\p{Cf}+/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;

/**
 * Quotation marks around what nobody wrote.
 * @param fields names of fields whose quotations are the person's own words; `text` of a quotation is one as a whole
 * @param own everything that the person wrote
 */
export function wrongQuotations(
  leaves: readonly Leaf[],
  fields: readonly string[],
  own: readonly string[],
): Finding[] {
  const words = own.map(spaced).join("|");
  // Spaces around them: no quotation begins or ends inside a word.
  const isTheirs = (text: string) => {
    const said = spaced(text);
    return said.trim() === "" || words.includes(said);
  };
  return leaves.flatMap(({ path, text }) => {
    if (!path.some((step) => fields.includes(String(step)))) return [];
    const whole = path[0] === "quotation" && path.at(-1) === "text";
    const quotations = whole
      ? [text]
      : Array.from(text.matchAll(quoted), ([, inside = ""]) => inside);
    // Pieces of one quotation may stand on both sides of an omission.
    const pieces = quotations.flatMap((quotation) => quotation.split(/\s*(?:…|\[…\]|\(…\))\s*/u));
    const wrong = pieces.find((piece) => !isTheirs(piece));
    return wrong === undefined ? [] : [{ path, rule: "quotation" as const, fragment: wrong }];
  });
}
