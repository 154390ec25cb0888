const nbsp = "\u00A0";
const opening = /(^|[\s([\u00A0–„‘«/])["“”„]+(?=[^\s"“”„])/gu;
const quoteLeft = /["“]/gu;

const dayOfMonth =
  /(?<!\d)(\d{1,2}) (?=(?:stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia)(?!\p{L}))/gu;

/**
 * Ties words that must not part at the end of a line: one-letter words to the word after them, dashes to the word before
 * them, days to their month, and numbers to their parts and unit. Changes nothing but spaces.
 */
export function tieWords(text: string): string {
  return (
    text
      .replace(/(?<![\p{L}\p{N}])([aiouwz]) (?=\S)/giu, `$1${nbsp}`)
      .replace(/ (?=[–—] )/gu, nbsp)
      .replace(dayOfMonth, `$1${nbsp}`)
      .replace(/(\d) (?=\d{3}(?!\d))/g, `$1${nbsp}`)
      .replace(
        /(\d) (?=(?:zł|gr|proc|min|godz|h|r|w|kg|km|cm|m|pkt|tys|mln|dni|lat|lata|roku|%)(?![\p{L}\p{N}]))/gu,
        `$1${nbsp}`,
      )
      .replace(
        /(?<![\p{L}\p{N}])(art|ust|pkt|nr|str|ul|dr|np|tzn|tzw|św)\. (?=\S)/giu,
        `$1.${nbsp}`,
      )
      // A place in the law is one thing: art. 38 ust. 1 pkt 13.
      .replace(/(?<=\d\p{L}?) (?=(?:ust\.|pkt|lit\.)\s\p{L}?\d?)/gu, nbsp)
      .replace(/(?<![\p{L}\p{N}])(nr|pkt|lit\.) (?=\S)/giu, `$1${nbsp}`)
  );
}

/** Words that are written with a full stop wherever they stand; a single letter is one, too. */
const abbreviations =
  "al|br|dr|etc|godz|in|inż|itd|itp|kw|mgr|min|np|ok|os|pok|prof|szt|tel|tj|tzn|tzw|ul|woj";
const abbreviated = new RegExp(
  `(?:\\.\\p{L}{1,3}|(?<!\\p{L})(?:\\p{L}|${abbreviations}))\\.$`,
  "iu",
);
/** More than the longest of them, so that nobody reads a whole text for its end. */
const abbreviationReach = 12;

/** Whether the full stop at the end of a text belongs to its last word: `sp. z o.o.`, `S.A.`, `4 szt.`, `itd.` */
export const endsInAbbreviation = (text: string): boolean =>
  abbreviated.test(text.slice(-abbreviationReach));

/** Words for the middle of a sentence: without the stop that ended theirs, but with one that is part of a word. */
export function withoutLastStop(text: string): string {
  const words = text.replace(/[,;:!\s]+$/u, "");
  return endsInAbbreviation(words) ? words : words.replace(/[.,;:!\s]+$/u, "");
}

/** Sets prose in Polish typography: „quotes”, en dashes, ellipses, and ties between words. */
export function setPolish(text: string): string {
  return tieWords(
    text
      .replace(/\.{3,}/g, "…")
      .replace(/ (?:--?|—) /g, " – ")
      .replace(/(\d)-(?=\d)/g, "$1–")
      .replace(opening, "$1„")
      .replace(quoteLeft, "”"),
  );
}

/** A quotation in „quotes”, whatever quotes it came with. */
export function quoted(text: string): string {
  const bare = text.trim().replace(/^["“”„«»']+|["“”„«»']+$/gu, "");
  const inner = bare.replace(/[„“"]([^„“”"]*)[”"“]/gu, "«$1»");
  return inner ? `„${tieWords(inner)}”` : "";
}

/**
 * The same as `tieWords` for a heading or a button, where a compound such as "e-book" stays whole, too: by word joiners, since
 * our fonts have no non-breaking hyphen.
 */
export function tieTitle(text: string): string {
  return tieWords(text).replace(/(?<=\p{L})-(?=\p{L})/gu, "\u2060-\u2060");
}
