import { defineMail } from "../mails/mail-kind";

export const addressNoticeMail = defineMail({
  code: "address_notice",
  label: "Zmiana adresu",
  timeline: "E-mail o zmianie adresu",
  subject: (orderNumber: string) => `Zmieniony adres w zamówieniu ${orderNumber}`,
  isRequired: true,
  masked: false,
});
