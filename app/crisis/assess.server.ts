import { gravest, type CrisisLevel } from "./levels";
import { readText } from "./read-text.server";

/** Something that a person wrote into a form. */
export type FreeText = {
  text: string;
  /**
   * Only rules read it, no weights and no second reader: images of a dream and words of somebody else, in which hints mean
   * nothing; and what no model may see.
   */
  rulesOnly?: boolean;
};

/** What has been heard in a form. It is kept with what the form becomes, so that nobody reads the same words later. */
export type Assessment = {
  level: CrisisLevel;
  /**
   * What rules alone heard, where a second reader has still to decide: because weights suspect more, or because it has not read
   * what it may. Null when nothing is left to decide.
   */
  suspectedAbove: CrisisLevel | null;
};

declare const byTheGate: unique symbol;

/** The same, as only the gate says it (`screenForCrisis`): whoever stores what people write asks for this. */
export type Screening = Assessment & { readonly [byTheGate]: true };

/** Of a form without words of anybody's own. */
export const noCrisis: Assessment = { level: "none", suspectedAbove: null };

/**
 * Reads all free texts of a form. Rules interrupt at once. Hints only say "look closer": by themselves they bring quiet
 * help near and never interrupt, however many they are.
 */
export function assessTexts(texts: readonly FreeText[]): Assessment {
  const all = texts.map(assessText);
  const level = gravest(all.map((one) => one.level));
  const isOpen = level !== "acute" && all.some(({ suspectedAbove }) => suspectedAbove !== null);
  return {
    level,
    suspectedAbove: isOpen ? gravest(all.map((one) => one.suspectedAbove ?? one.level)) : null,
  };
}

function assessText({ text, rulesOnly = false }: FreeText): Assessment {
  const { level, weight } = readText(text);
  if (level === "acute" || rulesOnly || weight <= 0) return { level, suspectedAbove: null };
  return { level: "concern", suspectedAbove: level };
}

/** What came of asking a second reader. */
export type SecondReading = {
  /** Null when there was no answer that can be used. */
  verdict: CrisisLevel | null;
  /** Whether it was given every word that it may read. */
  isWhole: boolean;
  /** Whether a vendor declined the words: a sign, and no answer. */
  isBlocked: boolean;
};

/**
 * The assessment after a second reader was asked. Who has not read everything can raise the level, acquits nobody, and leaves
 * open what is in the rest; a block raises it to quiet help, and leaves open what it is.
 */
export function withReading(
  assessment: Assessment,
  { verdict, isWhole, isBlocked }: SecondReading,
): Assessment {
  if (verdict !== null && isWhole && !isBlocked) return withVerdict(assessment, verdict);
  const level = gravest([
    assessment.level,
    isBlocked ? "concern" : "none",
    ...(verdict === null ? [] : [verdict]),
  ]);
  return { level, suspectedAbove: level === "acute" ? null : assessment.suspectedAbove };
}

/** The assessment once a second reader has decided what was open; no rule is overruled. */
export function withVerdict(
  { level, suspectedAbove }: Assessment,
  verdict: CrisisLevel,
): Assessment {
  return {
    level: suspectedAbove === null ? level : gravest([suspectedAbove, verdict]),
    suspectedAbove: null,
  };
}
