/**
 * Learns from the sentences in tests/fixtures/crisis how much each cue weighs: a logistic regression that starts from what the
 * cues mean (`assumed`) and moves away from it only where the sentences say so (L1). The weights in use are frozen
 * (docs/decisions/0008); this says how they came about, and by itself only prints how much of the sentences is heard. With
 * `--check` it first learns without each part in turn and prints how many of that part's sentences are heard; with `--print`
 * also which are mistaken, and their hints. With `--halves` it prints how much of the newest parts is heard by halves. Only
 * `--write` replaces app/crisis/weights.json, and tests/unit/crisis/weights.test.ts fails until it has the new digest.
 *
 *     node --import tsx scripts/weigh-crisis-cues.ts [--check | --print | --halves] [--write]
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { reportHalves } from "./crisis/halves";
import { learn, learntThreshold, scoreOf, type Model } from "./crisis/learn";
import { percent } from "./crisis/percent";
import { samples, type Sample } from "./crisis/samples";

const target = fileURLToPath(new URL("../app/crisis/weights.json", import.meta.url));

function report(name: string, model: Model, of: readonly Sample[]): void {
  const line = [0, 0.4, 0.8, 1.1, 1.5, 2].map((at) => {
    const heard = of.filter((sample) => sample.byRules || scoreOf(model, sample) > at);
    const right = heard.filter(({ kind }) => kind === "acute").length;
    const acute = of.filter(({ kind }) => kind === "acute").length;
    return `${at}: ${percent(right, acute)} / ${percent(right, heard.length)}`;
  });
  const alarms = [0, 0.4, 0.8, 1.1, 1.5, 2].map(
    (at) => of.filter((sample) => sample.kind === "harmless" && scoreOf(model, sample) > at).length,
  );
  console.log(name.padEnd(10), of.length, line.join("   "), "alarms", alarms.join(" "));
  if (!process.argv.includes("--print")) return;
  for (const sample of of) {
    const score = scoreOf(model, sample);
    const heard = sample.byRules || score > learntThreshold;
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

if (checks || process.argv.includes("--halves")) reportHalves();
const model = learn(samples);
report("all of it", model, samples);

if (process.argv.includes("--write")) {
  const inTenths = (value: number) => Math.round(value * 10);
  const entries = [...model.weights]
    .map(([name, weight]) => [name, inTenths(weight)] as const)
    .filter(([, weight]) => weight !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const tenths: Record<string, Record<string, string>> = {};
  for (const [name, weight] of entries) {
    const [sign = ""] = /^[bew]:/.exec(name) ?? [];
    const byWeight = (tenths[sign] ??= {});
    const rest = name.slice(sign.length);
    byWeight[weight] = byWeight[weight] ? `${byWeight[weight]} ${rest}` : rest;
  }
  const bias = inTenths(model.bias - learntThreshold) / 10;
  writeFileSync(target, `${JSON.stringify({ bias, tenths }, null, 2)}\n`);
  console.log(`${entries.length} weights written`);
}
