import { defineMail } from "../mails/mail-kind";

export const contactReplyMail = defineMail({
  code: "contact_reply",
  label: "Odpowiedź na wiadomość",
  subject: () => "Odpowiedź na Twoją wiadomość",
  isRequired: true,
  masked: false,
});
