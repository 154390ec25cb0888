import { defineMail } from "../mails/mail-kind";

export const digestMail = defineMail({
  code: "digest",
  label: "Podsumowanie dnia",
  subject: () => "Co nowego u Ciebie dzisiaj",
  isRequired: false,
  masked: false,
});
