import { defineMail } from "../mails/mail-kind";

export const supportAnswerMail = defineMail({
  code: "support_answer",
  label: "Odpowiedź na zgłoszenie do administracji",
  subject: () => "Odpowiedź na Twoje zgłoszenie",
  isRequired: false,
  masked: false,
});
