import { defineMail } from "../mails/mail-kind";

export const withdrawalReceiptMail = defineMail({
  code: "withdrawal_receipt",
  label: "Potwierdzenie odstąpienia",
  timeline: "E-mail z potwierdzeniem odstąpienia",
  subject: (orderNumber: string) => `Potwierdzenie odstąpienia od umowy (${orderNumber})`,
  isRequired: true,
  masked: false,
  again: "notice",
});
