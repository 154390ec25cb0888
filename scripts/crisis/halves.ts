/**
 * The parts that somebody wrote who had not seen the rules, one half as if unseen and learnt with the other and all the rest:
 * the figure to choose by. It flatters a little, as the families of words were widened with these parts in view.
 */
import { learn, scoreOf } from "./learn";
import { percent } from "./percent";
import { samples, type Sample } from "./samples";

const newest = ["eighth", "ninth"];
const seeds = 2;
const thresholds = [0.5, 0.8, 1.1, 1.4];

type Scored = { sample: Sample; score: number };

export function reportHalves(): void {
  const fresh = samples.filter(({ part }) => newest.includes(part));
  const rest = samples.filter(({ part }) => !newest.includes(part));
  const scored: Scored[] = [];
  for (let seed = 1; seed <= seeds; seed++) {
    const isFirst = (sample: Sample) => dice(fresh.indexOf(sample), seed) < 0.5;
    for (const first of [true, false]) {
      const model = learn([...rest, ...fresh.filter((sample) => isFirst(sample) === first)]);
      for (const sample of fresh.filter((one) => isFirst(one) !== first))
        scored.push({ sample, score: sample.byRules ? Infinity : scoreOf(model, sample) });
    }
  }
  row("new halves", scored);
  for (const part of newest)
    row(
      `  ${part}`,
      scored.filter(({ sample }) => sample.part === part),
    );
}

/** The same number from 0 to 1 for the same sentence and seed. */
function dice(index: number, seed: number): number {
  const mixed = Math.sin(index * 12.9898 + seed * 78.233) * 43758.5453;
  return mixed - Math.floor(mixed);
}

function row(name: string, of: readonly Scored[]): void {
  const acute = of.filter(({ sample }) => sample.kind === "acute").length;
  const harmless = of.filter(({ sample }) => sample.kind === "harmless").length;
  const cells = thresholds.map((at) => {
    const heard = of.filter(({ score }) => score > at).map(({ sample }) => sample.kind);
    const right = heard.filter((kind) => kind === "acute").length;
    const alarms = heard.filter((kind) => kind === "harmless").length;
    return `${at}: ${percent(right, acute)} / ${percent(right, heard.length)} (${percent(alarms, harmless)})`;
  });
  // What is heard when two, five or ten of a hundred others are interrupted: a figure without a threshold.
  const sorted = of.toSorted((a, b) => b.score - a.score);
  const most = [0.02, 0.05, 0.1].map((share) => {
    let wrong = 0;
    let right = 0;
    for (const { sample } of sorted) {
      if (sample.kind === "acute") right++;
      else if (++wrong > share * (of.length - acute)) break;
    }
    return `${100 * share}: ${percent(right, acute)}`;
  });
  console.log(name.padEnd(10), cells.join("   "), "  heard at others", most.join("  "));
}
