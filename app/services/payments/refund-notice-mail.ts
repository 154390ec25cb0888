import { defineMail } from "../mails/mail-kind";

export const refundNoticeMail = defineMail({
  code: "refund_notice",
  label: "Zwrot pieniędzy",
  timeline: "E-mail o zwrocie pieniędzy",
  subject: (orderNumber: string) => `Zwrot pieniędzy (${orderNumber})`,
  isRequired: true,
  masked: false,
  again: "notice",
});
