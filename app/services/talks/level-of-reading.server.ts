import type { SecondReading } from "~/crisis/assess.server";
import type { CrisisLevel } from "~/crisis/levels";

/**
 * What the reading of a message says of it. A vendor that declines somebody's words does so for them: that brings help.
 * @returns null where nobody has read it
 */
export const levelOfReading = ({
  verdict,
  isBlocked,
}: Pick<SecondReading, "verdict" | "isBlocked">): CrisisLevel | null =>
  isBlocked ? "acute" : verdict;
