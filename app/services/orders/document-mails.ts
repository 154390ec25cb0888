import { defineMail } from "../mails/mail-kind";
import { day } from "~/time/durations";

const subject = (number: string, title: string, thing: string, isCorrected = false) =>
  `${title} – Twój ${isCorrected ? "poprawiony " : ""}${thing} (${number})`;

export const documentMail = defineMail({
  code: "document",
  label: "Dokument albo link",
  timeline: "E-mail z dokumentem",
  subject,
  isRequired: true,
  delivers: true,
  masked: false,
  again: "document",
  retryFor: day,
  rest: 0,
  inTheEnd: "Potem zamówienie się zatrzyma, a dokument zostanie na jego stronie.",
});

export const documentAgainMail = defineMail({
  code: "document_again",
  label: "Dokument, ponownie",
  timeline: "E-mail z dokumentem, ponownie",
  subject,
  isRequired: true,
  masked: false,
  again: "document",
});

export const documentCorrectedMail = defineMail({
  code: "document_corrected",
  label: "Dokument na poprawiony adres",
  timeline: "E-mail z dokumentem na poprawiony adres",
  subject,
  isRequired: true,
  masked: false,
  again: "document",
});

export const sentAgain: readonly string[] = [documentAgainMail.code, documentCorrectedMail.code];

export const documentMails: readonly string[] = [documentMail.code, ...sentAgain];
