import type { Token } from "./tokens.server";

/**
 * Words that have to stand together. `words` names classes: `want`, negated `nie:want`, either `?want`; alternatives
 * with `|`.
 */
export type Pattern = {
  words: string;
  /** Longest stretch from the first to the last of them, in words. Default 6. */
  within?: number;
  /** In any order instead of the given one. */
  free?: boolean;
  /** Default "sentence"; "text" also goes on in the next one. */
  scope?: "text" | "sentence" | "clause";
};

export type Match<P> = { pattern: P; first: number; last: number };

type Place<P> = { compiled: Compiled<P>; step: number };
type Compiled<P> = {
  pattern: P;
  within: number;
  free: boolean;
  scope: "text" | "sentence" | "clause";
  steps: number;
  /** For each step the best beginning of a match that got this far, and (free order) where its word stood last. */
  reached: Int32Array;
};

/** Finds all patterns in one pass: each word advances every pattern that waits for one of its classes by one step. */
export class PatternSet<P extends Pattern> {
  readonly #places = new Map<string, Place<P>[]>();
  readonly #all: Compiled<P>[] = [];
  /** The most steps that one word can cause: the number of places where any pattern names a class. */
  placeCount = 0;

  constructor(patterns: readonly P[]) {
    for (const pattern of patterns) {
      const elements = pattern.words.split(/\s+/);
      const compiled: Compiled<P> = {
        pattern,
        within: pattern.within ?? 6,
        free: pattern.free ?? false,
        scope: pattern.scope ?? "sentence",
        steps: elements.length,
        reached: new Int32Array(elements.length),
      };
      this.#all.push(compiled);
      elements.forEach((element, step) => {
        for (const key of keysOf(element)) {
          const places = this.#places.get(key) ?? [];
          places.push({ compiled, step });
          this.#places.set(key, places);
          this.placeCount++;
        }
      });
    }
  }

  /**
   * @param keysAt keys of each word: class names, with `nie:` in front where the word is negated
   * @param count called with the number of steps made
   */
  scan(
    tokens: readonly Token[],
    keysAt: readonly (readonly string[])[],
    count: (steps: number) => void,
  ): Match<P>[] {
    for (const { reached } of this.#all) reached.fill(-1);
    const matches: Match<P>[] = [];
    const known = new Map<readonly string[], Place<P>[]>();
    tokens.forEach((_, index) => {
      const keys = keysAt[index] ?? [];
      const places = known.get(keys) ?? this.#placesOf(keys);
      known.set(keys, places);
      count(places.length);
      for (const place of places) {
        const first = advance(place, index, tokens);
        if (first !== null) matches.push({ pattern: place.compiled.pattern, first, last: index });
      }
    });
    return matches;
  }

  /** Later steps first, so that one word is never two steps of the same match. */
  #placesOf(keys: readonly string[]): Place<P>[] {
    return keys.flatMap((key) => this.#places.get(key) ?? []).sort((a, b) => b.step - a.step);
  }
}

function keysOf(element: string): string[] {
  return element
    .split("|")
    .flatMap((name) => (name.startsWith("?") ? [name.slice(1), `nie:${name.slice(1)}`] : [name]));
}

/** @returns where the match begins that this word completes, or null */
function advance<P>({ compiled, step }: Place<P>, index: number, tokens: readonly Token[]) {
  const { reached, within, scope, steps, free } = compiled;
  const near = (first: number) =>
    first >= 0 &&
    index - first < within &&
    (scope === "text" || tokens[first]?.[scope] === tokens[index]?.[scope]);
  if (free) {
    reached[step] = index;
    let first = index;
    for (let a = 0; a < steps; a++) {
      first = Math.min(first, reached[a] ?? -1);
      for (let b = 0; b < a; b++) if (reached[a] === reached[b]) return null;
    }
    return near(first) ? first : null;
  }
  const first = step === 0 ? index : (reached[step - 1] ?? -1);
  if (!near(first)) return null;
  reached[step] = first;
  return step === steps - 1 ? first : null;
}
