import type { Screening } from "~/crisis/assess.server";
import type { CrisisLevel } from "~/crisis/levels";

/** What the gate says where this was heard, and nothing is left to decide. */
export const screeningOf = (level: CrisisLevel = "none") =>
  ({ level, suspectedAbove: null }) as Screening;
