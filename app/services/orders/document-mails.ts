import { defineMail } from "../mails/mail-kind";
import { day } from "~/time/durations";

/** @param thing as its `Delivery` calls it */
const subject = (number: string, title: string, thing: string) =>
  `${title} – Twój ${thing} (${number})`;

/** The mail that delivers an order. */
export const documentMail = defineMail({
  code: "document",
  label: "Dokument albo link",
  subject,
  isOwed: true,
  masked: false,
  // Counted from the payment. What could not be mailed by then waits on the order's page.
  retryFor: day,
});

export const documentAgainMail = defineMail({
  code: "document_again",
  label: "Dokument, ponownie",
  subject,
  isOwed: true,
  masked: false,
});

export const documentCorrectedMail = defineMail({
  code: "document_corrected",
  label: "Dokument na poprawiony adres",
  subject,
  isOwed: true,
  masked: false,
});

/** Kinds of mails in which a document, or the link to it, goes out anew. */
export const sentAgain: readonly string[] = [documentAgainMail.code, documentCorrectedMail.code];

/** Kinds of mails that carry a document, or the link to it: the one that delivers it, and those that follow. */
export const documentMails: readonly string[] = [documentMail.code, ...sentAgain];
