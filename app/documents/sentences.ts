import { exerciseHeading, ownWords, wordsIn, type Sections } from "./sections";

/** So long a sentence is that can stand alone, in characters. */
const length = { least: 40, most: 180 };

const ends = /(?<=[.!?…])\s+(?=\p{Lu})/u;

/** Numbers belong to tables and telephones, quotations to whoever was quoted, and addresses nowhere. */
const needsOthers = /[\d„”"«»@:;]|https?|www\./u;

/**
 * Sentences of a document that can stand alone, in reading order: its writer's, never the buyer's own words, and none that names
 * them.
 * @param name whom the document is for
 */
export function sentencesOf({ opening, parts }: Sections, name: string | null): string[] {
  const written = parts.filter(
    ({ title }) => title !== ownWords && !title.startsWith(exerciseHeading),
  );
  const named = name?.trim().toLocaleLowerCase("pl") ?? "";
  return [...opening, ...written.flatMap(({ reading }) => reading)]
    .filter(([tag]) => tag === "p")
    .flatMap((paragraph) => wordsIn(paragraph).split(ends))
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
