import type { SecondReading } from "~/crisis/assess.server";
import type { CrisisLevel } from "~/crisis/levels";
import { ownLevel } from "~/crisis/own-danger";

/**
 * What the reading of a message says of whoever wrote it: see `ownLevel`. A vendor that declines somebody's words does so for
 * them: that brings help.
 * @returns null where nobody has read it
 */
export const levelOfReading = ({
  verdict,
  isBlocked,
  isAboutAnother,
}: Pick<SecondReading, "verdict" | "isBlocked" | "isAboutAnother">): CrisisLevel | null => {
  if (isBlocked) return "acute";
  return verdict === null ? null : ownLevel({ level: verdict, isAboutAnother });
};
