import { plain } from "../writing/checks/finding";
import { bodiesIn } from "../writing/checks/sky-claims";

/** So many words in a row are no chance. */
const runLength = 8;

/** Runs of words, and how often texts have them. */
export type Runs = ReadonlySet<string>;

const wordsOf = (text: string) => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** What is in the sky is told alike by whoever tells it. */
const namesTheSky = (run: string) =>
  bodiesIn(run).length > 0 ||
  /(?<!\p{L})(?:pelni[ae]|now|nowiu|kwadr[aey]|twoj\p{L}+ znak\p{L}*|znaku|przechodzi|wsteczny|prostego|sekstylu|trygonie|kwadraturze|opozycji|naprzeciwko|innym katem|tuz obok)(?!\p{L})/u.test(
    run,
  );

/** Every run of eight words in a text, but those that name the sky. */
export function runsOf(text: string): string[] {
  const words = wordsOf(text);
  return words
    .slice(runLength - 1)
    .map((_, at) => words.slice(at, at + runLength).join(" "))
    .filter((run) => !namesTheSky(run));
}

/** The first words in a row that stand in other texts as well; null where there are none. */
export function firstRepeated(text: string, told: Runs): string | null {
  return runsOf(text).find((run) => told.has(run)) ?? null;
}
