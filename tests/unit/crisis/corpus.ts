import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { detectCrisis, type CrisisLevel } from "~/crisis/read-text.server";

const folder = fileURLToPath(new URL("../../fixtures/crisis/", import.meta.url));
const kinds = ["acute", "concern", "harmless"] as const;

/** The names of all parts that there are sentences of. */
export function parts(): string[] {
  const names = readdirSync(folder).flatMap(
    (file) => /^(.+)-(?:acute|concern|harmless)\.txt$/.exec(file)?.[1] ?? [],
  );
  return [...new Set(names)].sort();
}

/** Sentences of one part of the corpus: what interrupts, what only brings help near, and what is no crisis at all. */
export function sentences(part: string, kind: (typeof kinds)[number]): string[] {
  try {
    return readFileSync(`${folder}${part}-${kind}.txt`, "utf8").trim().split("\n");
  } catch {
    return [];
  }
}

export type Measure = {
  part: string;
  crises: number;
  harmless: number;
  /** Of the acute sentences, how many interrupt; of those that interrupt, how many are acute. */
  recall: number;
  precision: number;
  /** The same for being noticed at all, concerns included. */
  noticedRecall: number;
  noticedPrecision: number;
};

/**
 * How well the sentences of some parts are told apart.
 * @param name what the parts are called together
 * @param parts names of parts: what stands before `-acute.txt`, `-concern.txt` and `-harmless.txt`
 */
export function measure(name: string, parts: readonly string[]): Measure {
  const levels = Object.fromEntries(
    kinds.map((kind) => [
      kind,
      parts.flatMap((part) => sentences(part, kind)).map((text) => detectCrisis(text).level),
    ]),
  ) as Record<(typeof kinds)[number], CrisisLevel[]>;
  const count = (kind: (typeof kinds)[number], wanted: (level: CrisisLevel) => boolean) =>
    levels[kind].filter(wanted).length;
  const isAcute = (level: CrisisLevel) => level === "acute";
  const isNoticed = (level: CrisisLevel) => level !== "none";
  const interrupted = kinds.reduce((sum, kind) => sum + count(kind, isAcute), 0);
  const noticed = kinds.reduce((sum, kind) => sum + count(kind, isNoticed), 0);
  const crises = levels.acute.length + levels.concern.length;
  const noticedCrises = count("acute", isNoticed) + count("concern", isNoticed);
  return {
    part: name,
    crises,
    harmless: levels.harmless.length,
    recall: count("acute", isAcute) / levels.acute.length,
    precision: count("acute", isAcute) / interrupted,
    noticedRecall: noticedCrises / crises,
    noticedPrecision: noticedCrises / noticed,
  };
}
