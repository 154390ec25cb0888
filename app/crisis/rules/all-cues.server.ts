import type { WordClasses } from "../lexicon.server";
import { dangerCues } from "./cues.server";
import { aroundCues } from "./cues-around.server";
import { everydayCues } from "./cues-everyday.server";
import { harmCues } from "./cues-harm.server";
import { leavingCues } from "./cues-leaving.server";

/** Those that also count in pairs: which of them stand close together. */
export const pairedCues: WordClasses = { ...dangerCues, ...aroundCues };

/** All families of words that are weighed. */
export const allCues: WordClasses = {
  ...pairedCues,
  ...leavingCues,
  ...harmCues,
  ...everydayCues,
};
