import type { CrisisLevel } from "../levels";
import type { Pattern } from "../patterns.server";

export type CrisisCategory =
  "suicide" | "selfHarm" | "harmToOthers" | "violence" | "childInDanger" | "medical";

/** One thing that a text may say, and how serious it is. */
export type Rule = Pattern & {
  category: CrisisCategory;
  level: Exclude<CrisisLevel, "none">;
  /**
   * How what stands around it is understood. A "statement" is somebody's present wish or state: telling of a story makes it a
   * concern. A "past" one becomes a concern when it is said to be long ago. A "mention" only names the thing: in a story, a
   * topic of study, a game or a dream it says nothing. Default "statement".
   */
  kind?: "statement" | "past" | "mention";
  /** Folded words that make it an idiom when they follow within `reach` words. */
  unlessThen?: { words: ReadonlySet<string>; reach: number };
  /** Folded words that make it something else when they stand within `reach` words before it. */
  unlessBefore?: { words: ReadonlySet<string>; reach: number };
  /** Folded words that make it something else when they stand in between. */
  unlessBetween?: ReadonlySet<string>;
  /** Folded words (`nie:mam` for denied ones) that make it an idiom when they stand anywhere in the sentence. */
  unlessWith?: ReadonlySet<string>;
  /** It tells of somebody else who is in danger, not of the writer. */
  isAboutAnother?: true;
  /** Two different ones of these in one text are more than a concern. */
  sign?: "burden" | "hopeless" | "ending";
};
