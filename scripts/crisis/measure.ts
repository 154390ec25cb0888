/**
 * Prints what the crisis layer stops and hears on sentences that it has not learnt from: those that were put aside
 * (`heldout-*.txt`, short), and the ninth part (answers of 22 to 60 words) with weights learnt without it.
 *
 *     node --import tsx scripts/crisis/measure.ts
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readText } from "~/crisis/read-text.server";
import { learn, learntThreshold, scoreOf } from "./learn";
import { percent } from "./percent";
import { samples } from "./samples";

const kinds = ["harmless", "concern", "acute"];
const thresholds = [0, 0.5, 1, 2, 3, 4];

type Scored = { byRules: boolean; weight: number };

function row(name: string, of: readonly Scored[]): void {
  const byRules = of.filter((one) => one.byRules).length;
  const cells = thresholds.map((at) => {
    const stopped = of.filter((one) => one.byRules || one.weight > at).length;
    return `>${at}: ${percent(stopped, of.length)}`;
  });
  console.log(
    name.padEnd(18),
    of.length,
    `rules: ${percent(byRules, of.length)}`,
    cells.join("  "),
  );
}

for (const kind of kinds) {
  const file = new URL(`../../tests/fixtures/crisis/heldout-${kind}.txt`, import.meta.url);
  const texts = readFileSync(fileURLToPath(file), "utf8").trim().split("\n");
  const scored = texts.map((text) => {
    const { level, weight } = readText(text);
    return { byRules: level === "acute", weight };
  });
  row(`heldout ${kind}`, scored);
}

const part = "ninth";
const model = learn(samples.filter((sample) => sample.part !== part));
for (const kind of kinds) {
  const of = samples.filter((sample) => sample.part === part && sample.kind === kind);
  const scored = of.map((sample) => ({
    byRules: sample.byRules,
    weight: scoreOf(model, sample) - learntThreshold,
  }));
  row(`${part} ${kind}`, scored);
}
