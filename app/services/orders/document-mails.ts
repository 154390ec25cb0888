import { defineMail, type Brought } from "../mails/mail-kind";
import { day } from "~/time/durations";

const subject = (number: string, title: string, thing: string, isCorrected = false) =>
  `${title} – Twój ${isCorrected ? "poprawiony " : ""}${thing} (${number})`;

/** Of the mail to an address that staff gave an order, until somebody there says that it is theirs. */
export const linkOnlySubject = (number: string) => `Potwierdź adres zamówienia ${number}`;

const brought = {
  document: "E-mail z dokumentem",
  download: "E-mail z linkiem do e-booka",
  appointment: "E-mail z terminem rozmowy",
  question: "E-mail z linkiem do potwierdzenia adresu, bez dokumentu",
} as const satisfies Record<Brought, string>;

export const documentMail = defineMail({
  code: "document",
  label: "Dokument albo link",
  timeline: (what) => brought[what],
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
  timeline: (what) => `${brought[what]}, ponownie`,
  subject,
  isRequired: true,
  masked: false,
  again: "document",
});

export const documentCorrectedMail = defineMail({
  code: "document_corrected",
  label: "Dokument na poprawiony adres",
  timeline: (what) => `${brought[what]}, na poprawiony adres`,
  subject,
  isRequired: true,
  masked: false,
  again: "document",
});

export const sentAgain: readonly string[] = [documentAgainMail.code, documentCorrectedMail.code];

export const documentMails: readonly string[] = [documentMail.code, ...sentAgain];

/** Brings what was bought with a talk, after it. */
export const talkAnalysisMail = defineMail({
  code: "talk_analysis",
  label: "Analiza rozmowy",
  timeline: "E-mail z analizą rozmowy",
  subject: (number: string) => `Analiza Twojej rozmowy (${number})`,
  isRequired: true,
  delivers: true,
  masked: false,
});

/** Mails that hand over what was bought, and are under way with the order's lock. */
export const bringingMails: readonly string[] = [...documentMails, talkAnalysisMail.code];
