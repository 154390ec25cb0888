import { defineMail } from "../mails/mail-kind";

export const caseWrittenMail = defineMail({
  code: "case_written",
  label: "Ktoś pisze w sprawie (do nas)",
  subject: () => "Ktoś pisze w sprawie i czeka na odpowiedź",
  isRequired: true,
  masked: false,
});
