/** The logistic regression behind `scripts/weigh-crisis-cues.ts`. */
import { inOrder } from "~/crisis/weigh-cues.server";
import { assumed as written } from "./assumed-weights";
import { longer, type Sample } from "./samples";

/**
 * In how many examples a cue, or a pair of cues or a word, must occur before anything is learnt about it. A short sentence
 * makes two: by itself and among others.
 */
const fewestCues = 2;
const fewestPairs = 2;
const penalty = 0.000005;
const rounds = 2000;
/** In a longer text more has to come together: many words hold hints by chance, and long answers are what people send. */
const caution = 0.5;
/**
 * Each example is learnt from again so many times, each time with this share of its hints struck out: what is heard must not
 * hang on one word, as the next person will use another.
 */
const struckOut = 0.5;
const times = 4;

/** Pairs as `hintNames` writes them. */
const assumed: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(written).map(([name, weight]) => [inOrder(name), weight]),
);

/** Weights are kept with this much taken from their sum, so that "look closer" begins at 0. */
export const learntThreshold = 1;

export type Model = { weights: Map<string, number>; bias: number };

export function learn(sentences: readonly Sample[]): Model {
  const from = sentences.flatMap((sample) => [sample, ...(longer.get(sample) ?? [])]);
  const seen = new Map<string, number>();
  for (const { stretches } of from)
    for (const hint of new Set(stretches.flat())) seen.set(hint, (seen.get(hint) ?? 0) + 1);
  const known = [
    ...new Set([
      ...[...seen.keys()].filter(
        (hint) => (seen.get(hint) ?? 0) >= (/[+]|^[bew]:/.test(hint) ? fewestPairs : fewestCues),
      ),
      ...Object.keys(assumed),
    ]),
  ];
  const place = new Map(known.map((hint, index) => [hint, index]));
  // What is harmless is so throughout. Where in a longer cry for help the hints stand nobody has marked: in the stretch that
  // sounds worst, by what has been learnt so far.
  const examples = from.flatMap(({ kind, stretches }) => {
    const rows = stretches.map((hints) => hints.flatMap((hint) => place.get(hint) ?? []));
    return kind === "acute" ? [{ acute: 1, rows }] : rows.map((row) => ({ acute: 0, rows: [row] }));
  });
  const chance = dice();
  examples.push(
    ...Array.from({ length: times }, () => examples)
      .flat()
      .map(({ acute, rows }) => ({
        acute,
        rows: rows.map((row) => row.filter(() => chance() > struckOut)),
      })),
  );
  const worst = (among: number[][], by: Float64Array) =>
    among.length === 1 ? among : [among.toSorted((a, b) => sumOf(b, by) - sumOf(a, by))[0] ?? []];
  const start = Float64Array.from(known, (hint) => assumed[hint] ?? 0);
  const penalties = known.map((hint) => penalty * (hint.includes("+") ? 2 : 1));
  const weights = Float64Array.from(start);
  const ahead = Float64Array.from(start);
  let bias = 0;
  let biasAhead = 0;
  let momentum = 1;
  let rows = examples.flatMap((example) => worst(example.rows, start));
  const rate = 6 / (10 + rows.reduce((sum, row) => sum + row.length, 0) / rows.length);
  for (let round = 1; round <= rounds; round++) {
    if (round % 100 === 0) rows = examples.flatMap((example) => worst(example.rows, weights));
    const slope = new Float64Array(known.length);
    let biasSlope = 0;
    rows.forEach((row, index) => {
      const error =
        1 / (1 + Math.exp(-biasAhead - sumOf(row, ahead))) - (examples[index]?.acute ?? 0);
      biasSlope += error;
      for (const hint of row) slope[hint] = (slope[hint] ?? 0) + error;
    });
    const next = (1 + Math.sqrt(1 + 4 * momentum * momentum)) / 2;
    const carry = (momentum - 1) / next;
    momentum = round % 100 === 0 ? 1 : next;
    const nextBias = biasAhead - (rate * biasSlope) / rows.length;
    biasAhead = nextBias + carry * (nextBias - bias);
    bias = nextBias;
    for (let hint = 0; hint < known.length; hint++) {
      const origin = start[hint] ?? 0;
      const moved = (ahead[hint] ?? 0) - (rate * (slope[hint] ?? 0)) / rows.length - origin;
      const shrunk = Math.max(0, Math.abs(moved) - rate * (penalties[hint] ?? 0));
      const weight = origin + Math.sign(moved) * shrunk;
      ahead[hint] = weight + carry * (weight - (weights[hint] ?? 0));
      weights[hint] = weight;
    }
  }
  const learnt = new Map(known.map((hint, index) => [hint, weights[index] ?? 0]));
  learnt.set("long2", (learnt.get("long2") ?? 0) - caution);
  return { weights: learnt, bias };
}

/** Numbers from 0 to 1, the same ones each time. */
function dice(): () => number {
  let last = 1;
  return () => (last = (last * 1103515245 + 12345) % 2147483648) / 2147483648;
}

function sumOf(row: readonly number[], weights: Float64Array): number {
  return row.reduce((sum, hint) => sum + (weights[hint] ?? 0), 0);
}

export const scoreOf = ({ weights, bias }: Model, { stretches }: Sample) =>
  Math.max(
    ...stretches.map((hints) => hints.reduce((sum, hint) => sum + (weights.get(hint) ?? 0), bias)),
  );
