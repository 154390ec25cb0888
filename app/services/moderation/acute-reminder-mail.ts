import { defineMail } from "../mails/mail-kind";

export const acuteReminderMail = defineMail({
  code: "acute_reminder",
  label: "Pilna sprawa czeka (do nas)",
  subject: () => "Pilna sprawa czeka ponad godzinę",
  isRequired: true,
  masked: false,
});
