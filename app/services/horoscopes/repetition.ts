import { plainWords, runsOf } from "~/copy/plain-words";
import { bodiesIn } from "../writing/checks/sky-claims";

/** So many words in a row are no chance. */
const runLength = 8;

/** Runs of words, and how often texts have them. */
export type Runs = ReadonlySet<string>;

/** What is in the sky is told alike by whoever tells it. */
const namesTheSky = (run: string) =>
  bodiesIn(run).length > 0 ||
  /(?<!\p{L})(?:pelni[ae]|now|nowiu|kwadr[aey]|twoj\p{L}+ znak\p{L}*|znaku|przechodzi|wsteczny|prostego|sekstylu|trygonie|kwadraturze|opozycji|naprzeciwko|innym katem|tuz obok)(?!\p{L})/u.test(
    run,
  );

/** Every run of words in a text that is no chance, but those that name the sky. */
export const tellingRuns = (text: string): string[] =>
  runsOf(plainWords(text), runLength).filter((run) => !namesTheSky(run));

/** The first words in a row that stand in other texts as well; null where there are none. */
export function firstRepeated(text: string, told: Runs): string | null {
  return tellingRuns(text).find((run) => told.has(run)) ?? null;
}
