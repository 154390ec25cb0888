import { day } from "~/time/durations";
import { defineMail } from "../mails/mail-kind";

export const paymentLinkMail = defineMail({
  code: "payment_link",
  label: "Link do płatności",
  timeline: "E-mail z linkiem do płatności",
  subject: (orderNumber: string) => `Link do płatności za zamówienie ${orderNumber}`,
  isRequired: false,
  masked: false,
  retryFor: day,
});
