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
export const because = (reason: string) =>
  `Powód: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}.`;
