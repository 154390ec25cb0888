import { defineMail } from "../mails/mail-kind";

export const caseMessageMail = defineMail({
  code: "case_message",
  label: "Wiadomość w sprawie",
  subject: () => "Nowa wiadomość w Twojej sprawie",
  isRequired: true,
});
