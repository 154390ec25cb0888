/** Longest text that is looked at, in UTF-16 units: a whole order form may have no more. */
export const maxTextLength = 64 * 1024;

const lookalikes: Record<string, string> = {
  ł: "l",
  а: "a",
  е: "e",
  о: "o",
  р: "p",
  с: "c",
  у: "y",
  х: "x",
  і: "i",
  ż: "z",
};

/** Signs that stand for a letter inside a word. */
const leet: Record<string, string> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "0": "o",
  $: "s",
  "5": "s",
};

const isLetter = (sign: string | undefined) => sign !== undefined && sign >= "a" && sign <= "z";

/**
 * A text as it is compared: lower case, no diacritics, no invisible signs, repeated letters written once, signs for
 * letters replaced where letters stand around them. `at` says where each sign of the result stood.
 */
export function fold(text: string): { text: string; at: number[] } {
  const signs: string[] = [];
  const at: number[] = [];
  const bounded = text.slice(0, maxTextLength);
  let index = 0;
  for (const written of bounded) {
    const next = index + written.length;
    // A soft hyphen is seen, and divides a word, only where its line ends.
    const isDivision = written === "\u00ad" && /[\r\n]/.test(bounded[next] ?? "");
    for (const sign of isDivision ? "-" : plain(written)) {
      signs.push(sign);
      at.push(index);
    }
    index = next;
  }
  const kept: string[] = [];
  const keptAt: number[] = [];
  signs.forEach((sign, index) => {
    const letter = leet[sign];
    const inWord =
      letter &&
      isLetter(signs[index + 1] === "*" ? signs[index + 2] : signs[index + 1]) &&
      isLetter(kept.at(-1));
    const endsWord = letter && isLetter(kept.at(-1)) && !isLetter(signs[index + 1]);
    const result = inWord || endsWord ? letter : sign;
    if (isLetter(result) && result === kept.at(-1)) return;
    kept.push(result);
    keptAt.push(at[index] ?? 0);
  });
  return { text: kept.join(""), at: keptAt };
}

/** A word of a rule, folded like a text. */
export function foldWord(word: string): string {
  return fold(word).text;
}

function plain(sign: string): string {
  if (sign >= "a" && sign <= "z") return sign;
  const lower = sign.toLowerCase();
  return (lookalikes[lower] ?? lower.normalize("NFKD")).replace(
    // oxlint-disable-next-line no-control-regex
    /[\p{M}\p{Default_Ignorable_Code_Point}\u0000-\u0008\u000e-\u001f]/gu,
    "",
  );
}

/**
 * The same text with words put together that were taken apart: `z a b i c`, `samo-bojstwo`, also at the end of a line. Returns null when there are
 * none. A wider gap between single letters ends a word.
 * @param count called with the number of signs looked at
 */
export function joinScattered(
  folded: { text: string; at: number[] },
  count: (steps: number) => void,
) {
  const { text, at } = folded;
  const signs: string[] = [];
  const places: number[] = [];
  let changed = false;
  const keep = (index: number) => {
    signs.push(text[index] ?? "");
    places.push(at[index] ?? 0);
  };
  let index = 0;
  while (index < text.length) {
    const end = endOfLetterRun(text, index);
    if (end > index) {
      for (let i = index; i <= end; i += 2) keep(i);
      changed = true;
      index = end + 1;
      if (text[index] === " ") keep(index++);
      continue;
    }
    const gap = endOfGlue(text, index);
    count(gap - index + 1);
    const glues = gap > index && isLetter(text[index - 1]) && isLetter(text[gap]);
    changed ||= glues;
    // The whole gap at once: looking at a long one again from each of its signs would be quadratic.
    if (gap === index) keep(index++);
    else if (glues) index = gap;
    else while (index < gap) keep(index++);
  }
  return changed ? { text: signs.join(""), at: places } : null;
}

/** Where a run of at least three single letters with one space between them ends; `start` when there is none. */
function endOfLetterRun(text: string, start: number): number {
  if (!isLetter(text[start]) || isLetter(text[start - 1])) return start;
  let end = start;
  while (text[end + 1] === " " && isLetter(text[end + 2]) && !isLetter(text[end + 3])) end += 2;
  return end - start >= 4 ? end : start;
}

function endOfGlue(text: string, start: number): number {
  let end = start;
  while (end < text.length && ".-_*|/·…".includes(text[end] ?? " ")) end++;
  if (text[end - 1] !== "-" || end === start) return end;
  // A word that goes on in the next line.
  let next = end;
  while (next < text.length && " \t\r\n".includes(text[next] ?? "")) next++;
  return text.slice(end, next).includes("\n") ? next : end;
}
