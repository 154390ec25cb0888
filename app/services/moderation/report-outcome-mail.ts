import { defineMail } from "../mails/mail-kind";

export const reportOutcomeMail = defineMail({
  code: "report_outcome",
  label: "Wynik zgłoszenia",
  subject: () => "Twoje zgłoszenie: jest decyzja",
  isRequired: true,
});
