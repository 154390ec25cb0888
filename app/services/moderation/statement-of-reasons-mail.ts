import { defineMail } from "../mails/mail-kind";

export const statementOfReasonsMail = defineMail({
  code: "statement_of_reasons",
  label: "Decyzja moderacji",
  subject: () => "Decyzja moderacji i jej powody",
  isRequired: true,
});
