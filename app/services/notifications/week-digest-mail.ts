import { defineMail } from "../mails/mail-kind";

export const weekDigestMail = defineMail({
  code: "week_digest",
  label: "Podsumowanie tygodnia",
  subject: () => "Tydzień w Twoich grupach",
  isRequired: false,
  masked: false,
});
