import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { fold } from "~/crisis/fold.server";
import { allCues } from "~/crisis/rules/all-cues.server";
import { calmCues, dangerGroups } from "~/crisis/rules/cue-groups.server";
import { tokensOf } from "~/crisis/tokens.server";
import { bias, cueWeights, hintNames, weighCues } from "~/crisis/weigh-cues.server";

const cues = new Set(Object.keys(allCues));
const isCue = (name: string) => cues.has(name.replace("nie:", ""));
const tokens = (text: string) => tokensOf(fold(text), () => false);

test("the weights are the frozen ones, which nobody tunes any further", () => {
  const file = readFileSync("app/crisis/weights.json");
  expect(createHash("sha256").update(file).digest("hex")).toBe(
    "6eb10424e030dfd9bc8101f8d15ad906bd7b01ac4eba0df458cd39b601c45798",
  );
});

/** The sum of the weights, taken anew from their names. */
const sumOf = (names: readonly string[]) =>
  names.reduce((sum, name) => sum + (cueWeights[name] ?? 0), bias);

test("a text weighs what its heaviest stretch of thirty words weighs", () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom(...Object.values(allCues).flatMap((list) => list.split(/[\s*~]+/))),
        {
          maxLength: 90,
        },
      ),
      (words) => {
        const text = tokens(words.join(" "));
        const heaviest = Math.max(...hintNames(text).map(sumOf));
        expect(weighCues(text, () => undefined)).toBeCloseTo(heaviest, 6);
      },
    ),
  );
});

test("every weight belongs to a cue, a pair, a beginning or ending of a word or a number of hints", () => {
  const counts = /^(?:danger[1-4]|calm[12]|long[1-4]|iDid|quoted|asks|[bew]:.+)$/;
  const unknown = Object.keys(cueWeights).filter(
    (name) => !counts.test(name) && !name.split("+").every((cue) => isCue(cue) || counts.test(cue)),
  );
  expect(unknown).toEqual([]);
  const grouped = [...Object.values(dangerGroups), calmCues].flatMap((list) => list.split(" "));
  expect(grouped.filter((name) => !isCue(name))).toEqual([]);
});

test("what a text is learnt from has the names that it is weighed by", () => {
  const [names = []] = hintNames(tokens("Dziś skoczę z mostu."));
  expect(names).toEqual(
    expect.arrayContaining([
      "now",
      "jump",
      "height",
      "danger1",
      "w:skocze",
      "e:cze",
      "b:dzis_skocz",
    ]),
  );
  expect(names.some((name) => name.includes("+"))).toBe(true);
});
