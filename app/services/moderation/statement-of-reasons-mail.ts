import {
  accountLabels,
  heardCrisis,
  isCare,
  isReversal,
  keeperTakesBack,
  type LeaveReason,
} from "~/site/moderation";
import { defineMail } from "../mails/mail-kind";

export const statementOfReasonsMail = defineMail({
  code: "statement_of_reasons",
  label: "Decyzja moderacji",
  /**
   * @param reason of the decision: who may be in danger is not met with a verdict
   * @param isGivenBack a keeper has taken their own decision back
   */
  subject: (reason?: string, isGivenBack = false) => {
    if (isGivenBack) return keeperTakesBack;
    if (reason === heardCrisis) return "Twój wpis poczeka na człowieka";
    if (reason !== undefined && isReversal(reason)) return "Cofnęliśmy wcześniejszą decyzję";
    if (reason !== undefined && Object.hasOwn(accountLabels, reason))
      return "Twoje konto jest zablokowane";
    return reason !== undefined && (isCare(reason) || reason === ("helped" satisfies LeaveReason))
      ? "Ktoś od nas przeczytał Twój wpis"
      : "Decyzja moderacji i jej powody";
  },
  isRequired: true,
});

/** Its subject where its author took the text back: nothing waits any more, and perhaps nobody has read it. */
export const subjectOfGone = "Gdyby było Ci ciężko";
