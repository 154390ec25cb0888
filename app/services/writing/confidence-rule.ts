export const confidenceWeights = {
  ownWords: 25,
  shape: 15,
  length: 15,
  language: 15,
  /** No diagnoses, medicines, labels, links, leaked rules; no invented numbers, names, quotations or sky. */
  permitted: 20,
  /** Right at once: no second answer, nothing for code to mend. */
  attempts: 10,
} as const;

export type ConfidencePart = keyof typeof confidenceWeights;

/** Each from 0 to 1; `ownWords` is null where there is nothing to measure, and then counts for nothing. */
export type ConfidenceParts = Record<Exclude<ConfidencePart, "ownWords">, number> & {
  ownWords: number | null;
};

/** The confidence of a text: the weighted mean of its parts, from 0 to 1, cut to hundredths so that no grade is rounded up. */
export function confidenceOf(parts: ConfidenceParts): number {
  let sum = 0;
  let weights = 0;
  for (const [part, weight] of Object.entries(confidenceWeights) as [ConfidencePart, number][]) {
    const value = parts[part];
    if (value === null) continue;
    sum += value * weight;
    weights += weight;
  }
  return Math.floor((sum / weights) * 100 + 1e-9) / 100;
}

export const grades = { "A+": 0.95, A: 0.9, B: 0.8, C: 0.7, D: 0 } as const;
export type Grade = keyof typeof grades;

const gradeNames = Object.keys(grades) as Grade[];

export const gradeOf = (confidence: number): Grade =>
  gradeNames.find((name) => confidence >= grades[name]) ?? "D";

/** Where a grade begins, and where the next better one does; null for the best. */
export function rangeOf(grade: Grade): { from: number; below: number | null } {
  const better = gradeNames[gradeNames.indexOf(grade) - 1];
  return { from: grades[grade], below: better ? grades[better] : null };
}
