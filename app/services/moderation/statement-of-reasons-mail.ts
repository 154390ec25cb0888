import { heardCrisis } from "~/site/moderation";
import { defineMail } from "../mails/mail-kind";

export const statementOfReasonsMail = defineMail({
  code: "statement_of_reasons",
  label: "Decyzja moderacji",
  /** @param reason of the decision: who may be in danger is not met with a verdict */
  subject: (reason?: string) =>
    reason === heardCrisis ? "Twój wpis poczeka na człowieka" : "Decyzja moderacji i jej powody",
  isRequired: true,
});
