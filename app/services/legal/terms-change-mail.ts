import { defineMail } from "../mails/mail-kind";

export const termsChangeMail = defineMail({
  code: "terms_change",
  label: "Zmiana regulaminu",
  subject: (day: string) => `Od ${day} zmieni się regulamin`,
  isRequired: true,
  masked: false,
});
