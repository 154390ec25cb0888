/** Width in points of a piece of text on one line. */
export type Measure = (text: string) => number;

/** More characters than any line holds: a word without end is never measured as a whole. */
const maxLineLength = 300;

function piecesOf(word: string, width: number, measure: Measure): string[] {
  const characters = [...word];
  const pieces: string[] = [];
  let start = 0;
  while (start < characters.length) {
    const window = characters.slice(start, start + maxLineLength);
    const fits = (count: number) => measure(window.slice(0, count).join("")) <= width;
    let [most, tooMany] = [1, window.length + 1];
    while (tooMany - most > 1) {
      const middle = Math.floor((most + tooMany) / 2);
      if (fits(middle)) most = middle;
      else tooMany = middle;
    }
    pieces.push(window.slice(0, most).join(""));
    start += most;
  }
  return pieces;
}

type Word = { text: string; width: number };

function measured(word: string, width: number, measure: Measure): Word[] {
  const whole = word.length > maxLineLength ? Infinity : measure(word);
  if (whole <= width) return [{ text: word, width: whole }];
  return piecesOf(word, width, measure).map((text) => ({ text, width: measure(text) }));
}

/**
 * Breaks one paragraph into lines of at most `width` points. The whole paragraph is balanced: among all ways to break it,
 * the one with the least uneven right edge wins, and a last line of one short word is avoided. Non-breaking spaces hold
 * words together and come out as ordinary spaces. With `evenLast` the last line is to be about as long as the others, as in a
 * title.
 */
export function breakLines(
  text: string,
  width: number,
  measure: Measure,
  { evenLast = false } = {},
): string[] {
  const words: Word[] = [];
  for (const word of text.split(" "))
    if (word !== "") words.push(...measured(word.replaceAll("\u00A0", " "), width, measure));
  const space = measure(" ");
  const widths = Float64Array.from(words, (word) => word.width);
  const costs = new Float64Array(words.length + 1).fill(Infinity);
  const starts = new Int32Array(words.length + 1);
  costs[0] = 0;
  for (let end = 1; end <= words.length; end++) {
    const isFree = end === words.length && !evenLast;
    let least = Infinity;
    let from = 0;
    let lineWidth = -space;
    for (let start = end - 1; start >= 0; start--) {
      lineWidth += widths[start]! + space;
      if (lineWidth > width && start < end - 1) break;
      const slack = Math.max(0, 1 - lineWidth / width);
      const unevenness = isFree ? Math.max(0, slack - 0.72) * 1.5 : slack * slack + 0.002;
      const cost = costs[start]! + unevenness;
      if (cost < least) {
        least = cost;
        from = start;
      }
    }
    costs[end] = least;
    starts[end] = from;
  }

  const lines: string[] = [];
  for (let end = words.length; end > 0; end = starts[end] ?? 0)
    lines.push(
      words
        .slice(starts[end], end)
        .map((word) => word.text)
        .join(" "),
    );
  return lines.reverse();
}
