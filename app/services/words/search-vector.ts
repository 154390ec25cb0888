import { fold, isWord, wordsOf } from "./fold";
import { stemsOf } from "./stems";

export type SearchPart = { text: string; weight: "A" | "B" | "C" | "D" };

/** PostgreSQL keeps positions up to this one, and so many of a stem are enough to rank it. */
const lastPosition = 16_383;
const maxPositions = 12;

const quoted = (stem: string) => `'${stem}'`;

/**
 * What a post or a comment is found by, as PostgreSQL reads a `tsvector`: stems with their places and weights. Stems have
 * nothing but letters and digits in them, so nothing has to be escaped.
 */
export function searchVector(parts: readonly SearchPart[]): string {
  const places = new Map<string, string[]>();
  let position = 0;
  for (const { text, weight } of parts)
    for (const word of wordsOf(text).filter(isWord)) {
      position = Math.min(position + 1, lastPosition);
      for (const stem of stemsOf(word.text)) {
        const known = places.get(stem) ?? [];
        if (known.length < maxPositions) places.set(stem, [...known, `${position}${weight}`]);
      }
    }
  return [...places].map(([stem, at]) => `${quoted(stem)}:${at.join(",")}`).join(" ");
}

const maxWords = 8;

/** Words that stand in every other text and tell nothing; left out unless nothing else was asked for. Folded. */
const fillers = new Set(
  "a aby ale albo am az bez bo by byc byl byla bylo byly beda bedzie bym choc ci co czy dla do gdy go i ich ile im inny ja jak jako je jego jej jest jestem juz kiedy kto ktora ktore ktory ktos lub ma mam mi mnie moj moja moje mu my na nad nam nas nasz nic nie nim niz no o od on ona one oni ono oraz po pod poza przed przez przy sa sam sie siebie sobie soba sie ta tak taka takie taki tam te tego tej tem temu ten to tobie toba tu twoj ty tych tylko tym u w we was wiec wy z za ze zeby".split(
    " ",
  ),
);

/** Whether a word stands in every other text, so that finding it again means nothing. */
export const isFiller = (word: string): boolean => fillers.has(fold(word));

export type SearchQuestion = {
  /** As PostgreSQL reads a `tsquery`: all of the words, each in any of its forms. */
  query: string;
  words: readonly (readonly string[])[];
  stems: ReadonlySet<string>;
  /** Some words were left out because there were too many. */
  isShortened: boolean;
};

/** @returns null for what holds no word at all */
export function searchQuestion(text: string): SearchQuestion | null {
  const words = [
    ...new Set(
      wordsOf(text)
        .filter(isWord)
        .map((word) => word.text),
    ),
  ];
  const telling = words.filter((word) => !isFiller(word));
  const asked = telling.length > 0 ? telling : words;
  if (asked.length === 0) return null;
  const groups = asked.slice(0, maxWords).map(stemsOf);
  return {
    query: groups.map((stems) => `(${stems.map(quoted).join("|")})`).join("&"),
    words: groups,
    stems: new Set(groups.flat()),
    isShortened: asked.length > maxWords,
  };
}
