/**
 * Mails whose recipient staff are not shown. They tell of something that a membership wrote, decided or reported, at a time
 * that can be read elsewhere: address and time together would say whose a pseudonym is.
 */
export const maskedKinds: readonly string[] = [
  "notification",
  "statement_of_reasons",
  "report_outcome",
  "report_confirmation",
  "report_receipt",
  "appeal_answer",
  "case_message",
  "pseudonym_opened",
];

export const isMasked = (kind: string) => maskedKinds.includes(kind);
