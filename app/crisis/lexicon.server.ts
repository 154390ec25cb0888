import { foldWord } from "./fold.server";

/** Word classes by name: words, stems that end in `*`, and stems with `~` that also match with one letter wrong. */
export type WordClasses = Readonly<Record<string, string>>;

const maxWordLength = 40;
const minStemLength = 2;

/** Finds the classes of a word in a number of steps that its length alone bounds. */
export class Lexicon {
  readonly #exact = new Map<string, string[]>();
  readonly #stems = new Map<string, string[]>();
  readonly #fuzzy: { stem: string; name: string }[] = [];
  readonly #hidden: { word: string; stem: boolean; name: string }[] = [];
  #maxStemLength = 0;

  /** @param hidden names of the classes that are also found with asterisks in their words */
  constructor(classes: WordClasses, hidden: ReadonlySet<string>) {
    for (const [name, list] of Object.entries(classes)) {
      for (const entry of list.split(/\s+/).filter(Boolean)) {
        const stem = /[*~]$/.test(entry);
        const word = foldWord(entry.replace(/[*~]+$/, ""));
        const index = stem ? this.#stems : this.#exact;
        index.set(word, [...(index.get(word) ?? []), name]);
        if (stem) this.#maxStemLength = Math.max(this.#maxStemLength, word.length);
        if (entry.endsWith("~")) this.#fuzzy.push({ stem: word, name });
        if (hidden.has(name)) this.#hidden.push({ word, stem, name });
      }
    }
  }

  /** The most comparisons that one word can cause. */
  get maxSteps(): number {
    const letters = (list: readonly string[]) => list.reduce((sum, { length }) => sum + length, 0);
    const ordinary = this.#maxStemLength + 1 + letters(this.#fuzzy.map(({ stem }) => stem));
    return Math.max(ordinary, letters(this.#hidden.map(({ word }) => word)));
  }

  knows(word: string): boolean {
    return this.#exact.has(word);
  }

  /** @param count called with the number of comparisons made */
  classesOf(written: string, count: (steps: number) => void): string[] {
    const word = written.slice(0, maxWordLength);
    if (word.includes("*")) return this.#uncovered(word, count);
    const found = new Set(this.#exact.get(word));
    const longest = Math.min(word.length, this.#maxStemLength);
    for (let length = minStemLength; length <= longest; length++) {
      for (const name of this.#stems.get(word.slice(0, length)) ?? []) found.add(name);
    }
    count(longest + 1);
    for (const { stem, name } of this.#fuzzy) {
      if (word.length < stem.length - 1 || word[0] !== stem[0] || found.has(name)) continue;
      count(stem.length);
      if (startsAlmostWith(word, stem)) found.add(name);
    }
    return [...found];
  }

  #uncovered(word: string, count: (steps: number) => void): string[] {
    const found = new Set<string>();
    for (const { word: known, stem, name } of this.#hidden) {
      count(known.length);
      if (known.length >= 4 && fits(word, known, stem)) found.add(name);
    }
    return [...found];
  }
}

/** Whether a word with asterisks, one for a letter, can be a known one; at least half of it has to be legible. */
function fits(word: string, known: string, stem: boolean): boolean {
  if (stem ? word.length < known.length : word.length !== known.length) return false;
  let legible = 0;
  for (let index = 0; index < known.length; index++) {
    if (word[index] === "*") continue;
    if (word[index] !== known[index]) return false;
    legible++;
  }
  return legible * 2 >= known.length;
}

/** Whether a word begins with a stem, but for one letter that is wrong, missing, too many, or swapped with the next. */
function startsAlmostWith(word: string, stem: string): boolean {
  let same = 0;
  while (same < stem.length && word[same] === stem[same]) same++;
  const rest = (fromWord: number, fromStem: number) =>
    word.startsWith(stem.slice(fromStem), fromWord);
  return (
    rest(same + 1, same + 1) ||
    rest(same, same + 1) ||
    rest(same + 1, same) ||
    (word[same] === stem[same + 1] && word[same + 1] === stem[same] && rest(same + 2, same + 2))
  );
}
