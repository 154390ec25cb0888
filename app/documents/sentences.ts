import { exerciseHeading, ownWords, wordsIn, type Sections } from "./sections";

/** So long a sentence is that can stand alone, in characters. */
const length = { least: 40, most: 180 };

const ends = /(?<=[.!?…])\s+(?=\p{Lu})/u;

/** Numbers belong to tables and telephones, quotations to whoever was quoted, and addresses nowhere. */
const needsOthers = /[\d„”"«»@:;]|https?|www\./u;

/**
 * Sentences that can stand alone, in reading order.
 * @param name whom the text is for: what names them is none
 */
export function sentencesIn(texts: readonly string[], name: string | null): string[] {
  const named = name?.trim().toLocaleLowerCase("pl") ?? "";
  return texts
    .flatMap((text) => text.split(ends))
    .map((sentence) => sentence.trim())
    .filter(
      (sentence) =>
        sentence.length >= length.least &&
        sentence.length <= length.most &&
        /^\p{Lu}.*[.!?…]$/u.test(sentence) &&
        !needsOthers.test(sentence) &&
        (named === "" || !sentence.toLocaleLowerCase("pl").includes(named)),
    );
}

/** The same of a document: its writer's, never the buyer's own words. */
export function sentencesOf({ opening, parts }: Sections, name: string | null): string[] {
  const written = parts.filter(
    ({ title }) => title !== ownWords && !title.startsWith(exerciseHeading),
  );
  const paragraphs = [...opening, ...written.flatMap(({ reading }) => reading)].filter(
    ([tag]) => tag === "p",
  );
  return sentencesIn(paragraphs.map(wordsIn), name);
}

/** So long a sentence is that says most in one breath, in characters. */
const oneBreath = 90;

/** The strongest of them: neither an aside nor a sentence that has to be read twice. */
export function strongestOf(sentences: readonly string[]): string | undefined {
  const distance = (sentence: string) => Math.abs(sentence.length - oneBreath);
  return sentences.toSorted((one, other) => distance(one) - distance(other))[0];
}
