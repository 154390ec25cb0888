/** The sentences of tests/fixtures/crisis with what they hint at; those that were put aside (`heldout`) are not read. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readText } from "~/crisis/read-text.server";
import { fold } from "~/crisis/fold.server";
import { tokensOf } from "~/crisis/tokens.server";
import { hintNames } from "~/crisis/weigh-cues.server";

const folder = fileURLToPath(new URL("../../tests/fixtures/crisis/", import.meta.url));

/** `stretches`: what each stretch of the text hints at. */
export type Sample = {
  text: string;
  part: string;
  kind: string;
  stretches: string[][];
  byRules: boolean;
};

export const samples: Sample[] = readdirSync(folder).flatMap((file) => {
  const [, part = "", kind = ""] = /^(.+)-(acute|concern|harmless)\.txt$/.exec(file) ?? [];
  if (!kind || part === "heldout") return [];
  const texts = readFileSync(folder + file, "utf8")
    .trim()
    .split("\n");
  return texts.map((text) => {
    const byRules = readText(text).level === "acute";
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
export const longer = new Map(samples.map((sample, index) => [sample, amongOthers(sample, index)]));
