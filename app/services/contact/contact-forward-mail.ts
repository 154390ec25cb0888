import { defineMail } from "../mails/mail-kind";

export const contactForwardMail = defineMail({
  code: "contact_forward",
  label: "Wiadomość z formularza (do nas)",
  subject: () => "Wiadomość z formularza kontaktowego",
  isRequired: true,
  masked: false,
});
