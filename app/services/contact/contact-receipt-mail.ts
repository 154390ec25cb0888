import { defineMail } from "../mails/mail-kind";

export const contactReceiptMail = defineMail({
  code: "contact_receipt",
  label: "Potwierdzenie wiadomości",
  subject: () => "Mamy Twoją wiadomość",
  isRequired: false,
  masked: false,
});
