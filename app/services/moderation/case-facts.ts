/** What every mail about a case knows. */
export type CaseFacts = {
  /** The party's own page of the case, absolute. */
  url: string;
  number: string;
  /** Null for a group whose name does not belong in a mailbox. */
  group: string | null;
};

/** A decision as mails tell it, in sentences. */
export type DecisionFacts = {
  /** What it comes to. */
  effect: string;
  /** The label of the reason, without a full stop. */
  reason: string;
  decidedAt: Date;
  appealUntil: Date;
  /** Nothing is taken away. */
  isLeft: boolean;
};

/** Why, in a sentence. @param reason a label, which begins with a capital */
export const because = (reason: string) =>
  `Powód: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}.`;
