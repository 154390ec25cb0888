/** The sentences that weights are learnt from, with what they hint at. */
import { readText } from "~/crisis/read-text.server";
import { fold } from "~/crisis/fold.server";
import { tokensOf } from "~/crisis/tokens.server";
import { hintNames } from "~/crisis/weigh-cues.server";
import { sentences, type Sentence } from "./sentences";

/** `stretches`: what each stretch of the text hints at. */
export type Sample = Sentence & { stretches: string[][]; byRules: boolean };

export const samples: Sample[] = sentences.map((sentence) => {
  const { text } = sentence;
  const byRules = readText(text).level === "acute";
  return { ...sentence, stretches: hintNames(tokensOf(fold(text), () => false)), byRules };
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
