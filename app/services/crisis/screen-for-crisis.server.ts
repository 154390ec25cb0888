import {
  assessTexts,
  withReading,
  withVerdict,
  noCrisis,
  type Assessment,
  type FreeText,
  type Screening,
} from "~/crisis/assess.server";
import {
  backToFormName,
  helpSeenForAnother,
  helpSeenName,
  type CrisisPlace,
  type CrisisStep,
} from "~/crisis/detour";
import { isOwnDanger } from "~/crisis/own-danger";
import type { ServiceContext } from "../command/context.server";
import { consultSecondReader } from "./consult-second-reader.server";
import { countScreening } from "./count-screening.server";
import { interactiveTimeoutMs } from "../reader/ask-reader.server";
import { takeShareOfReadings } from "../reader/share-of-readings.server";
import { crisisQuestion } from "./second-reader.server";
import { isBlank } from "~/forms/text";

export type ScreeningResult = {
  /**
   * What comes before the form is taken: help, the form as it was, or nothing. Both have the status of any form that comes
   * back (422), so that no log can tell who was shown help.
   */
  step: CrisisStep | null;
  /** What may be stored: below acute only of whom consents (art. 9(2)(a) GDPR), since acute alone is of vital interest. */
  screening: Screening;
  /** Whether help stands near at once because of what may not be stored, so that no page will know of it later. */
  isHelpNear: boolean;
};

export const nothingToScreen: ScreeningResult = {
  step: null,
  screening: noCrisis as Screening,
  isHelpNear: false,
};

/**
 * Every form with free text passes here, before its other mistakes are told. Where a crisis is heard, `CrisisDetour` comes
 * first, once: from there the person goes back to the form with everything in it, or on with what was meant. A second reader
 * reads all of it that its writer consents to, within 1.5 s; without consent rules and weights are all that listens.
 * @param form.values what was posted, by control name
 * @param form.mayBeRead whether whoever sends it consents, in the same post or before, to a model reading it
 * @param form.clientAddress where it came from, if known
 */
export async function screenForCrisis(
  ctx: Pick<ServiceContext, "db" | "now" | "log" | "actor">,
  form: {
    place: CrisisPlace;
    texts: readonly FreeText[];
    values: Readonly<Record<string, string>>;
    mayBeRead?: boolean;
    /** Another reading of the same words comes beside what is done with them, so nobody waits for one here. */
    isReadLater?: boolean;
    /** Whether it calls for help for somebody else: it goes on its way at once then, unless it is its writer who is in danger. */
    isCallForHelp?: boolean;
    clientAddress?: string;
  },
): Promise<ScreeningResult> {
  const { place, texts, values, mayBeRead = false, isReadLater = false } = form;
  if (backToFormName in values) return { ...nothingToScreen, step: "edit" };
  const heard = (assessment: Assessment) => {
    const mayBeKept = mayBeRead || assessment.level === "acute";
    return {
      screening: (mayBeKept ? assessment : noCrisis) as Screening,
      isHelpNear: !mayBeKept && assessment.level !== "none",
    };
  };
  // Also of a form that goes on from the help lines: nothing of it was kept, its level has to be, and anybody can post the mark
  // of having seen help with words that nobody has read. Only the second reader is not asked again.
  const first = openTo(assessTexts(texts), mayBeRead && hasWords(texts));
  if (helpSeenName in values) return { step: null, ...heard(afterHelp(first, values)) };
  // What is not read now is read afterwards.
  const isAsked =
    first.suspectedAbove !== null &&
    !isReadLater &&
    (await takeShareOfReadings(ctx, crisisQuestion(texts).question, {
      userId: ctx.actor.kind === "member" ? ctx.actor.userId : undefined,
      clientAddress: form.clientAddress,
    }));
  const assessment = isAsked
    ? withReading(
        first,
        await consultSecondReader(ctx, { place, texts, timeoutMs: interactiveTimeoutMs }),
      )
    : first;
  await countScreening(ctx, { place, level: assessment.level });
  const step = stepOf(assessment);
  const goesOn = form.isCallForHelp && step === "helpForAnother";
  return { step: goesOn ? null : step, ...heard(assessment) };
}

function stepOf(assessment: Assessment): CrisisStep | null {
  if (assessment.level !== "acute") return null;
  return isOwnDanger(assessment) ? "help" : "helpForAnother";
}

/**
 * Of a form whose writer has seen help, which says for whom. That it was for another is their word alone: what no rule has decided
 * is left open, so that it is read once more when nobody waits.
 */
function afterHelp(first: Assessment, values: Readonly<Record<string, string>>): Assessment {
  const { suspectedAbove } = first;
  if (suspectedAbove === null) return first;
  return values[helpSeenName] === helpSeenForAnother
    ? { level: "acute", suspectedAbove, isAboutAnother: true }
    : withVerdict(first, "acute");
}

/** What a second reader may decide: everything that no rule has decided, or nothing. */
const openTo = (assessment: Assessment, mayBeRead: boolean): Assessment => {
  const { level, suspectedAbove } = assessment;
  const isOpen = mayBeRead && level !== "acute";
  return { ...assessment, suspectedAbove: isOpen ? (suspectedAbove ?? level) : null };
};

const hasWords = (texts: readonly FreeText[]) =>
  texts.some(({ text, rulesOnly }) => !rulesOnly && !isBlank(text));
