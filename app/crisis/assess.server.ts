import { gravest, type CrisisLevel } from "./levels";
import { areAboutAnother, readText } from "./read-text.server";

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
  /** Whether it is somebody else who is in acute danger, and whoever writes asks for them or tells of it. */
  isAboutAnother?: boolean;
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
    ...ofAnother(areAboutAnother(all)),
  };
}

const ofAnother = (isAboutAnother: boolean) => (isAboutAnother ? { isAboutAnother } : {});

function assessText({ text, rulesOnly = false }: FreeText): Assessment {
  const { level, weight, isAboutAnother } = readText(text);
  if (level === "acute" || rulesOnly || weight <= 0)
    return { level, suspectedAbove: null, ...ofAnother(isAboutAnother) };
  return { level: "concern", suspectedAbove: level };
}

/** What came of asking a second reader. */
export type SecondReading = {
  /** Null when there was no answer that can be used. */
  verdict: CrisisLevel | null;
  /** Whether what it heard as acute is the danger of somebody else. */
  isAboutAnother?: boolean;
  /** Whether it was given every word that it may read. */
  isWhole: boolean;
  /** Whether a vendor declined the words: a sign, and no answer. */
  isBlocked: boolean;
};

/**
 * The assessment after a second reader was asked. Who has not read everything can raise the level, acquits nobody, and leaves
 * open what is in the rest; a block raises it to quiet help, and leaves open what it is.
 */
export function withReading(assessment: Assessment, reading: SecondReading): Assessment {
  const { verdict, isWhole, isBlocked, isAboutAnother } = reading;
  if (verdict !== null && isWhole && !isBlocked)
    return withVerdict(assessment, verdict, isAboutAnother);
  const level = gravest([
    assessment.level,
    isBlocked ? "concern" : "none",
    ...(verdict === null ? [] : [verdict]),
  ]);
  return {
    level,
    suspectedAbove: level === "acute" ? null : assessment.suspectedAbove,
    ...ofAnother(areAboutAnother([assessment, { level: verdict ?? "none", isAboutAnother }])),
  };
}

/** The assessment once a second reader has decided what was open; no rule is overruled. */
export function withVerdict(
  assessment: Assessment,
  verdict: CrisisLevel,
  isAboutAnother = false,
): Assessment {
  const { suspectedAbove } = assessment;
  if (suspectedAbove === null) return assessment;
  return {
    level: gravest([suspectedAbove, verdict]),
    suspectedAbove: null,
    ...ofAnother(verdict === "acute" && isAboutAnother),
  };
}
