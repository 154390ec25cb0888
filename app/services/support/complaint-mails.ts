import { defineMail } from "../mails/mail-kind";

export const complaintReceiptMail = defineMail({
  code: "complaint_receipt",
  label: "Potwierdzenie reklamacji",
  timeline: "E-mail z potwierdzeniem reklamacji",
  subject: (orderNumber: string) => `Mamy Twoją reklamację (${orderNumber})`,
  isRequired: true,
  masked: false,
});

/** The answer on a durable medium (art. 7a ust. 3 u.p.k.). */
export const complaintDecisionMail = defineMail({
  code: "complaint_decision",
  label: "Odpowiedź na reklamację",
  timeline: "E-mail z odpowiedzią na reklamację",
  subject: (orderNumber: string) => `Odpowiedź na reklamację (${orderNumber})`,
  isRequired: true,
  masked: false,
});
