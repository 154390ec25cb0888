import { defineMail } from "../mails/mail-kind";
import { day } from "~/time/durations";

const subject = (number: string, title: string, thing: string) =>
  `${title} – Twój ${thing} (${number})`;

export const documentMail = defineMail({
  code: "document",
  label: "Dokument albo link",
  subject,
  isRequired: true,
  masked: false,
  retryFor: day,
});

export const documentAgainMail = defineMail({
  code: "document_again",
  label: "Dokument, ponownie",
  subject,
  isRequired: true,
  masked: false,
});

export const documentCorrectedMail = defineMail({
  code: "document_corrected",
  label: "Dokument na poprawiony adres",
  subject,
  isRequired: true,
  masked: false,
});

export const sentAgain: readonly string[] = [documentAgainMail.code, documentCorrectedMail.code];

export const documentMails: readonly string[] = [documentMail.code, ...sentAgain];
