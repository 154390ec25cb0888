import { inSentence } from "~/copy/in-sentence";

export type CaseFacts = {
  url: string;
  number: string;
  group: string | null;
};

export type DecisionFacts = {
  effect: string;
  reason: string;
  decidedAt: Date;
  appealUntil: Date;
  isLeft: boolean;
};

/** Why, in a sentence. @param reason a label, which begins with a capital */
export const because = (reason: string) => `Powód: ${inSentence(reason)}.`;
