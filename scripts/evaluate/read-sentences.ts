import { crisisQuestion, heardIn, instructions } from "~/services/crisis/second-reader.server";
import { readOnce } from "~/services/reader/ask-reader.server";
import { crisisLevels, type CrisisLevel } from "~/crisis/levels";
import { versionOfParts } from "~/services/writing/version.server";
import type { Sentence } from "./sentences";

/** A sentence, and what the second reader made of it; null where it gave no usable answer. */
export type Reading = Sentence & { heard: CrisisLevel | null; cents: number; seconds: number };

/** Has the second reader judge each sentence by itself, as a field of a form. */
export async function readSentences(sentences: readonly Sentence[]): Promise<Reading[]> {
  const readings: Reading[] = [];
  for (const sentence of sentences) {
    const startedAt = performance.now();
    const { answer, costMicroUsd } = await readOnce(
      crisisQuestion([{ text: sentence.text }]).question,
    );
    readings.push({
      ...sentence,
      heard: answer ? heardIn(answer).verdict : null,
      cents: costMicroUsd / 10_000,
      seconds: Math.round((performance.now() - startedAt) / 100) / 10,
    });
  }
  return readings;
}

export type Hits = {
  zdania: number;
  trafione: number;
  "za łagodnie": number;
  "za ostro": number;
  "bez odpowiedzi": number;
};

/** Hits and misses by the verdict that was expected. */
export function hitsOf(readings: readonly Reading[]): Record<CrisisLevel, Hits> {
  const of = (expected: CrisisLevel): Hits => {
    const asked = readings.filter(({ verdict }) => verdict === expected);
    const distances = asked.map(({ heard }) =>
      heard === null ? null : crisisLevels.indexOf(heard) - crisisLevels.indexOf(expected),
    );
    const count = (test: (distance: number | null) => boolean) => distances.filter(test).length;
    return {
      zdania: asked.length,
      trafione: count((distance) => distance === 0),
      "za łagodnie": count((distance) => distance !== null && distance < 0),
      "za ostro": count((distance) => distance !== null && distance > 0),
      "bez odpowiedzi": count((distance) => distance === null),
    };
  };
  return { acute: of("acute"), concern: of("concern"), none: of("none") };
}

/** Names what the second reader was asked with: its instructions and the model's settings. */
export const secondReaderVersion = () => versionOfParts("second-reader", [instructions]);
