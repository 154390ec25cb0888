import { defineMail } from "../mails/mail-kind";

export const appealAnswerMail = defineMail({
  code: "appeal_answer",
  label: "Odpowiedź na odwołanie",
  subject: () => "Odpowiedź na Twoje odwołanie",
  isRequired: true,
});
