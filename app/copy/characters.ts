const graphemes = new Intl.Segmenter("pl", { granularity: "grapheme" });

/**
 * How much of a text is read at a time, in code units. V8's segmenter takes time with the square of what it is given: for
 * 64 KiB of Polish in one piece it was 14 seconds.
 */
const pieceLength = 256;

/**
 * Where each character of a text begins, in code units, as a reader counts characters: an emoji is one, however it is put
 * together. Whoever piles hundreds of marks on one letter has written several.
 */
export function* characterStarts(text: string): Generator<number, void> {
  for (let from = 0; from < text.length;) {
    const piece = text.slice(from, endOfPiece(text, from + pieceLength));
    const starts = Array.from(graphemes.segment(piece), ({ index }) => index);
    const isLast = from + piece.length === text.length;
    // The last character of a piece may go on in the next one, so it begins that.
    const next = isLast || starts.length === 1 ? piece.length : starts.pop()!;
    for (const start of starts) yield from + start;
    from += next;
  }
}

/** Half of a code point would look like a character of its own. */
const endOfPiece = (text: string, end: number) =>
  /[\udc00-\udfff]/.test(text.charAt(end)) ? end + 1 : end;
