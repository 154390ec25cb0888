import type { WordClasses } from "../lexicon.server";
import { dangerCues } from "./cues";
import { aroundCues } from "./cues-around";
import { everydayCues } from "./cues-everyday";
import { harmCues } from "./cues-harm";
import { leavingCues } from "./cues-leaving";

/** Those that also count in pairs: which of them stand close together. */
export const pairedCues: WordClasses = { ...dangerCues, ...aroundCues };

/** All families of words that are weighed. */
export const allCues: WordClasses = {
  ...pairedCues,
  ...leavingCues,
  ...harmCues,
  ...everydayCues,
};
