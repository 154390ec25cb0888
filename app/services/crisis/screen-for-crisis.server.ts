import {
  assessTexts,
  withVerdict,
  noCrisis,
  type FreeText,
  type Screening,
} from "~/crisis/assess.server";
import { backToFormName, helpSeenName, type CrisisPlace } from "~/crisis/detour";
import type { ServiceContext } from "../command/context.server";
import { consultSecondReader } from "./consult-second-reader.server";
import { countScreening } from "./count-screening.server";
import { interactiveTimeoutMs } from "../reader/ask-reader.server";

export type ScreeningResult = {
  /**
   * What comes before the form is taken: help, the form as it was, or nothing. Both have the status of any form that comes
   * back (422), so that no log can tell who was shown help.
   */
  step: "help" | "edit" | null;
  screening: Screening;
};

export const nothingToScreen: ScreeningResult = { step: null, screening: noCrisis as Screening };

/**
 * Every form with free text passes here, before its other mistakes are told. Where a crisis is heard, `CrisisDetour` comes
 * first, once: from there the person goes back to the form with everything in it, or on with what was meant.
 * @param form.values what was posted, by control name
 */
export async function screenForCrisis(
  ctx: Pick<ServiceContext, "db" | "now">,
  form: {
    place: CrisisPlace;
    texts: readonly FreeText[];
    values: Readonly<Record<string, string>>;
  },
): Promise<ScreeningResult> {
  const { place, texts, values } = form;
  if (backToFormName in values) return { step: "edit", screening: noCrisis as Screening };
  // Also of a form that goes on from the help lines: nothing of it was kept, its level has to be, and anybody can post the mark
  // of having seen help with words that nobody has read. Only the second reader is not asked again.
  const first = assessTexts(texts);
  if (helpSeenName in values) {
    return {
      step: null,
      screening: (first.suspectedAbove ? withVerdict(first, "acute") : first) as Screening,
    };
  }
  const verdict = first.suspectedAbove
    ? await consultSecondReader(ctx, { place, texts, timeoutMs: interactiveTimeoutMs })
    : null;
  const assessment = verdict ? withVerdict(first, verdict) : first;
  await countScreening(ctx, { place, level: assessment.level });
  return { step: assessment.level === "acute" ? "help" : null, screening: assessment as Screening };
}
