import { defineMail } from "../mails/mail-kind";

export const reportConfirmationMail = defineMail({
  code: "report_confirmation",
  label: "Prośba o potwierdzenie zgłoszenia",
  subject: () => "Potwierdź swoje zgłoszenie",
  isRequired: false,
});

export const reportReceiptMail = defineMail({
  code: "report_receipt",
  label: "Przyjęcie zgłoszenia",
  subject: () => "Mamy Twoje zgłoszenie",
  isRequired: true,
});
