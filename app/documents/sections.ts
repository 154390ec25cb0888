import type { Reading } from "./reading";

/** A document as it is read on a page: what it is called, what stands before its first heading, and its parts. */
export type Sections = {
  title: string | null;
  opening: readonly Reading[];
  parts: readonly { title: string; reading: readonly Reading[] }[];
};

const wordsIn = (node: string | Reading): string =>
  typeof node === "string" ? node : node.slice(1).map(wordsIn).join(" ");

/** Whether a paragraph goes on overleaf: one page ends inside a sentence, and the next goes on in it. */
const goesOn = (last: string, first: string) =>
  !/[.!?…:”»]$/.test(last.trim()) && /^\p{Ll}/u.test(first);

/** Pages in a row, with what a page break had parted together again. */
function joinPages(pages: readonly (readonly Reading[])[]): Reading[] {
  const whole: Reading[] = [];
  for (const page of pages) {
    const [first, ...rest] = page;
    const last = whole.at(-1);
    if (first?.[0] === "p" && last?.[0] === "p" && goesOn(wordsIn(last), wordsIn(first)))
      whole[whole.length - 1] = ["p", `${wordsIn(last)} ${wordsIn(first)}`];
    else if (first) whole.push(first);
    whole.push(...rest);
  }
  return whole;
}

/** What the buyer wrote themselves, as documents head it. */
export const ownWords = "Twoje słowa";

/** What documents end with, of who wrote them and for which order, stands after the buyer's own words and is none of them. */
export function withoutColophon(
  reading: readonly Reading[],
): [own: Reading[], colophon: Reading[]] {
  const end = reading.findLastIndex(([tag]) => tag !== "p") + 1;
  return end === 0 ? [[...reading], []] : [reading.slice(0, end), reading.slice(end)];
}

/** The parts of a document by its headings. */
export function inSections(pages: readonly (readonly Reading[])[]): Sections {
  let title: string | null = null;
  const opening: Reading[] = [];
  const parts: { title: string; reading: Reading[] }[] = [];
  for (const node of joinPages(pages)) {
    const [tag] = node;
    if (tag === "h2" && title === null) title = wordsIn(node);
    else if (tag === "h2" || tag === "h3") parts.push({ title: wordsIn(node), reading: [] });
    else if (tag !== "figure") (parts.at(-1)?.reading ?? opening).push(node);
  }
  return { title, opening, parts };
}
