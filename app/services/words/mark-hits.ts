import type { Piece } from "~/site/search";
import { plainLine } from "~/site/written-text";
import { isWord, wordsOf } from "./fold";
import { stemsOf } from "./stems";

/** Most characters of a long text that are shown around the first hit. */
const excerptLength = 240;

/** A text in pieces, the words that were looked for apart from the rest. */
export function markHits(text: string, stems: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const word of wordsOf(text)) {
    if (!isHit(word.text, stems)) continue;
    if (word.start > end) pieces.push({ text: text.slice(end, word.start), isHit: false });
    pieces.push({ text: word.text, isHit: true });
    end = word.start + word.text.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isHit: false });
  return pieces;
}

/** As `markHits`, without how the text is set, and of a long one no more than what stands around its first hit. */
export function excerpt(text: string, stems: ReadonlySet<string>): Piece[] {
  const plain = plainLine(text);
  if (plain.length <= excerptLength) return markHits(plain, stems);
  const words = wordsOf(plain);
  const hit = words.find((word) => isHit(word.text, stems))?.start ?? 0;
  const from = words.find(({ start }) => start >= hit - excerptLength / 3)?.start ?? 0;
  const last = words.findLast(
    ({ text: word, start }) => start + word.length <= from + excerptLength,
  );
  const to = last && last.start > from ? last.start + last.text.length : from + excerptLength;
  const before = from === 0 ? "" : "… ";
  const after = to >= plain.length ? "" : " …";
  return markHits(before + plain.slice(from, to) + after, stems);
}

function isHit(text: string, stems: ReadonlySet<string>): boolean {
  return isWord({ text, start: 0 }) && stemsOf(text).some((stem) => stems.has(stem));
}
