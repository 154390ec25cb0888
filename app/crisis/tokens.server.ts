import type { fold } from "./fold.server";

/** A word of a text as rules see it. A "nie" is no word of its own: it marks the word after it. */
export type Token = {
  word: string;
  negated: boolean;
  /** Numbers of the clause and the sentence that it stands in. */
  clause: number;
  sentence: number;
  quoted: boolean;
  /** The last word before a question mark. */
  asks: boolean;
  /** Where it stood in the original, in UTF-16 units. */
  start: number;
  end: number;
};

const fillers = new Set(["juz", "wcale", "bardzo", "specjalnie", "sie", "nawet"]);

/** Phrases that are also found written as one word, in a hashtag for instance. */
const compacts = [
  "nie chce mi sie zyc",
  "nie chce juz zyc",
  "nie chce zyc",
  "nie mam sily zyc",
  "chce umrzec",
  "chce sie zabic",
  "zabic sie",
  "sie zabic",
  "zabije sie",
].map((phrase) => ({ words: phrase.split(" "), joined: phrase.replaceAll(" ", "") }));

/**
 * The words of a folded text.
 * @param isKnown whether a word is one of the lexicon's, to tell "niechce" from "niepotrzebna"
 */
export function tokensOf(
  folded: ReturnType<typeof fold>,
  isKnown: (word: string) => boolean,
): Token[] {
  const { text, at } = folded;
  const tokens: Token[] = [];
  let clause = 0;
  let sentence = 0;
  let quoted = false;
  let pendingNo: number | null = null;
  const add = (word: string, from: number, to: number) => {
    if (word === "nie") {
      pendingNo = clause;
      return;
    }
    const negated = pendingNo === clause && !fillers.has(word);
    if (!fillers.has(word)) pendingNo = null;
    tokens.push({
      word,
      negated,
      clause,
      sentence,
      quoted,
      asks: false,
      start: at[from] ?? 0,
      end: (at[to - 1] ?? 0) + 1,
    });
  };

  for (const match of text.matchAll(/[a-z0-9]+(?:\*+[a-z0-9]+)*|[^\sa-z0-9*]+|\n/g)) {
    const [piece] = match;
    const from = match.index;
    if (/^[a-z0-9]/.test(piece)) {
      for (const word of wordsIn(piece, isKnown)) add(word, from, from + piece.length);
    } else if (piece !== "\n" || !isWrapped(text, from)) {
      if (/["„”“«»]/.test(piece)) quoted = !quoted;
      const last = tokens.at(-1);
      if (last && piece.startsWith("?")) last.asks = true;
      clause++;
      if (/[.!?;]/.test(piece) && !/\.\.|…/.test(piece)) sentence = clause;
    }
  }
  return tokens;
}

/** Whether a line ends in the middle of a phrase, as on a narrow screen: words stand right before and after its single break. */
const isWrapped = (text: string, at: number): boolean =>
  /[a-z0-9][^\S\n]*$/.test(text.slice(Math.max(0, at - 8), at)) &&
  /^\n[^\S\n]*[a-z0-9]/.test(text.slice(at, at + 8));

function wordsIn(piece: string, isKnown: (word: string) => boolean): string[] {
  const compact = piece.length >= 7 && compacts.find(({ joined }) => piece.includes(joined));
  if (compact) return compact.words;
  const rest = piece.slice(3);
  if (piece.startsWith("nie") && rest.length > 2 && !isKnown(piece) && isKnown(rest))
    return ["nie", rest];
  return [piece];
}
