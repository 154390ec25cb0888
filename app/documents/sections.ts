import { isColophon } from "./colophon";
import type { Reading } from "./reading";

export type Part = { title: string; reading: readonly Reading[] };

/** A document as it is read on a page. */
export type Sections = {
  title: string | null;
  /** What its cover says beside its title, a line each; nothing of one without a cover. */
  cover: readonly string[];
  /** The sentence that stands there in the place of the contents; absent from a file of before. */
  sentence?: string | null;
  /** What stands before its first heading. */
  opening: readonly Reading[];
  parts: readonly Part[];
  /** What it says of itself at its end: who wrote it, for which order. */
  colophon: readonly Reading[];
};

/** What the buyer wrote themselves, as documents head it. */
export const ownWords = "Twoje słowa";

/** How documents head what retells their buyer's own matter. */
export const dreamRetold = "Twój sen w obrazach";
export const talkRetold = "Co padło w rozmowie";
export const retellings: readonly string[] = [dreamRetold, talkRetold];

/** How documents head something to be done at once, before its name. */
export const exerciseHeading = "Ćwiczenie: ";

/** The words of what is read; a drawing has none. */
export function wordsIn(node: string | Reading): string {
  if (typeof node === "string") return node;
  const [tag, ...content] = node;
  return tag === "drawing" ? "" : content.map(wordsIn).join(" ");
}

const isTitle = ([tag]: Reading) => tag === "h2";

/** A figure that is not drawn here is nothing to read. */
const isUndrawn = ([tag, ...content]: Reading) =>
  tag === "figure" && !content.some((each) => each[0] === "drawing");

/** The parts of a document by its headings. */
export function inSections(body: readonly Reading[], cover: readonly Reading[] = []): Sections {
  const end = body.findLastIndex((node) => node[0] !== "p" || !isColophon(wordsIn(node))) + 1;
  const title = cover.find(isTitle) ?? body.find(isTitle);
  const lead = cover.find(([tag]) => tag === "blockquote");
  const opening: Reading[] = [];
  const parts: { title: string; reading: Reading[] }[] = [];
  for (const node of body.slice(0, end)) {
    const [tag] = node;
    if (node === title || isUndrawn(node)) continue;
    if (tag === "h2" || tag === "h3") parts.push({ title: wordsIn(node), reading: [] });
    else (parts.at(-1)?.reading ?? opening).push(node);
  }
  return {
    title: title ? wordsIn(title) : null,
    cover: cover
      .filter(([tag]) => tag === "p")
      .map(wordsIn)
      // What stands in capitals names the product, and heads the contents.
      .filter((line) => line !== line.toUpperCase()),
    sentence: lead ? wordsIn(lead) : null,
    opening,
    parts,
    colophon: body.slice(end),
  };
}
