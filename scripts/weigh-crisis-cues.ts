/**
 * Learns from the sentences in tests/fixtures/crisis how much each cue weighs and writes app/safety/rules/cue-weights.ts:
 * a logistic regression that starts from what the cues mean (`assumed`) and moves away from it only where the sentences
 * say so (L1). With `--check` it first learns without each part in turn and prints how many of that part's sentences are
 * heard; with `--print` also which are mistaken, and their hints.
 *
 *     node --import tsx scripts/weigh-crisis-cues.ts [--check | --print]
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { format } from "prettier";
import { detectCrisisByRules } from "~/safety/detect-crisis";
import { fold } from "~/safety/fold";
import { tokensOf } from "~/safety/tokens";
import { hintNames, inOrder } from "~/safety/weigh-cues";
import { assumed as written } from "./crisis/assumed-weights";

const folder = fileURLToPath(new URL("../tests/fixtures/crisis/", import.meta.url));
const target = fileURLToPath(new URL("../app/safety/rules/cue-weights.ts", import.meta.url));

/** How many sentences must have a cue, or a pair of cues, before anything is learnt about it. */
const fewestCues = 2;
const fewestPairs = 2;
const penalty = 0.00002;
const rounds = 2000;
/** In a longer text more has to come together: many words hold hints by chance, and long answers are what people send. */
const caution = 1;
/** From which score on somebody is interrupted: chosen for few false alarms, see docs/decisions/0008. */
const threshold = Number(process.env.THRESHOLD ?? 0.6);

/** Pairs as `hintNames` writes them. */
const assumed: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(written).map(([name, weight]) => [inOrder(name), weight]),
);

/** `stretches`: what each stretch of the text hints at. */
type Sample = { text: string; part: string; kind: string; stretches: string[][]; byRules: boolean };
type Model = { weights: Map<string, number>; bias: number };

const samples: Sample[] = readdirSync(folder).flatMap((file) => {
  const [, part = "", kind = ""] = /^(.+)-(acute|concern|harmless)\.txt$/.exec(file) ?? [];
  if (!kind || part === "heldout") return [];
  const texts = readFileSync(folder + file, "utf8")
    .trim()
    .split("\n");
  return texts.map((text) => {
    const byRules = detectCrisisByRules(text).level === "acute";
    return { text, part, kind, stretches: hintNames(tokensOf(fold(text), () => false)), byRules };
  });
});

/** Beginnings of ordinary texts, to hear a sentence also among others. */
const openings = samples
  .filter(({ part }) => part === "pages")
  .map(({ text }) => text.split(" ").slice(0, 18).join(" "));

function amongOthers(sample: Sample, index: number): Sample[] {
  if (sample.stretches.length > 1) return [];
  const text = `${openings[index % openings.length] ?? ""}. ${sample.text}`;
  return [{ ...sample, stretches: hintNames(tokensOf(fold(text), () => false)).slice(-1) }];
}
const longer = new Map(samples.map((sample, index) => [sample, amongOthers(sample, index)]));

function learn(sentences: readonly Sample[]): Model {
  const from = sentences.flatMap((sample) => [sample, ...(longer.get(sample) ?? [])]);
  const seen = new Map<string, number>();
  for (const { stretches } of from)
    for (const hint of new Set(stretches.flat())) seen.set(hint, (seen.get(hint) ?? 0) + 1);
  const known = [
    ...new Set([
      ...[...seen.keys()].filter(
        (hint) => (seen.get(hint) ?? 0) >= (/[+]|^w:/.test(hint) ? fewestPairs : fewestCues),
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

function sumOf(row: readonly number[], weights: Float64Array): number {
  return row.reduce((sum, hint) => sum + (weights[hint] ?? 0), 0);
}

const scoreOf = ({ weights, bias }: Model, { stretches }: Sample) =>
  Math.max(
    ...stretches.map((hints) => hints.reduce((sum, hint) => sum + (weights.get(hint) ?? 0), bias)),
  );

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

function report(name: string, model: Model, of: readonly Sample[]): void {
  const line = [0, 0.4, 0.8, 1.2, 1.6, 2].map((at) => {
    const heard = of.filter((sample) => sample.byRules || scoreOf(model, sample) > at);
    const right = heard.filter(({ kind }) => kind === "acute").length;
    const acute = of.filter(({ kind }) => kind === "acute").length;
    return `${at}: ${percent(right, acute)} / ${percent(right, heard.length)}`;
  });
  const alarms = [0, 0.4, 0.8, 1.2, 1.6, 2].map(
    (at) => of.filter((sample) => sample.kind === "harmless" && scoreOf(model, sample) > at).length,
  );
  console.log(name.padEnd(10), of.length, line.join("   "), "alarms", alarms.join(" "));
  if (!process.argv.includes("--print")) return;
  for (const sample of of) {
    const score = scoreOf(model, sample);
    const heard = sample.byRules || score > threshold;
    if (heard === (sample.kind === "acute")) continue;
    const hints = sample.stretches.flat().filter((hint) => !hint.includes("+"));
    console.log(
      `  ${sample.kind} ${sample.byRules ? "RULE" : score.toFixed(1)} ${sample.text} | ${hints.join(" ")}`,
    );
  }
}

const checks = process.argv.includes("--check") || process.argv.includes("--print");
if (checks)
  console.log(
    "recall / precision by threshold, each part unseen by the weights (not by the rules):",
  );
for (const part of checks ? new Set(samples.map((sample) => sample.part)) : [])
  report(
    part,
    learn(samples.filter((sample) => sample.part !== part)),
    samples.filter((sample) => sample.part === part),
  );

const model = learn(samples);
report("all of it", model, samples);
const round = (value: number) => Math.round(value * 10) / 10;
const entries = [...model.weights]
  .map(([name, weight]) => [name, round(weight)] as const)
  .filter(([, weight]) => Math.abs(weight) >= 0.1)
  .sort(([a], [b]) => (a < b ? -1 : 1));
const list = (kind: RegExp) =>
  entries
    .filter(([name]) => kind.test(name))
    .map(([name, weight]) => `${name} ${weight}`)
    .join(" ")
    .replace(/(.{180,230}) (?=[a-zA-Z:]+[+\w:]* )/g, "$1\n    ");
const source = `/**
 * How much each cue and each pair of neighbouring cues speaks for a crisis. Learnt, not written by hand:
 * \`node --import tsx scripts/weigh-crisis-cues.ts\`.
 */
export const bias = ${round(model.bias - threshold)};

const cues = \`${list(/^(?!w:)[^+]+$/)}\`;

const pairs = \`${list(/[+]/)}\`;

/** Beginnings of other words. */
const words = \`${list(/^w:/)}\`;

export const cueWeights: Readonly<Record<string, number>> = Object.fromEntries(
  [...\`\${cues} \${pairs} \${words}\`.matchAll(/(\\S+) (-?[\\d.]+)/g)].map(([, name, weight]) => [name, Number(weight)]),
);
`;
writeFileSync(target, await format(source, { parser: "typescript", printWidth: 100 }));
console.log(`${entries.length} weights written`);
