import { aiNotices, type Writer } from "~/copy/ai-notice";

/** What closes a sample. */
export const sampleNotice =
  "To przykład: osoba i jej odpowiedzi są wymyślone. Twój dokument przygotuje sztuczna inteligencja na podstawie " +
  "Twoich odpowiedzi. Nie zastępuje porady lekarza, psychologa ani prawnika.";

const numbered = "Numer zamówienia: ";

/** What closes a document: who wrote it, for which order, and where to ask. */
export const colophonTexts = ({
  orderNumber,
  supportEmail,
  origin,
}: {
  orderNumber: string;
  /** Left out of what no operator stands behind. */
  supportEmail?: string;
  origin: Writer | "template";
}): string[] => [
  ...(origin === "template" ? [] : [aiNotices[origin]]),
  `${numbered}${orderNumber}.${supportEmail ? ` Pytania i reklamacje: ${supportEmail}` : ""}`,
];

/** Whether a paragraph is one of these, as it is read from a file. */
export const isColophon = (text: string): boolean =>
  text.startsWith(numbered) ||
  text === sampleNotice ||
  Object.values(aiNotices).some((notice) => notice === text);
