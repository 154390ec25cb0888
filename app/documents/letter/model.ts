import type { FilledForm } from "../templates/facts";

export type WrittenLetter = {
  subject: string;
  salutation: string;
  paragraphs: readonly string[];
  closing: string;
};

export type LetterLanguage = "pl" | "en" | "de";

export type Letter = {
  language: LetterLanguage;
  sender: { name: string; details: readonly string[] };
  placeAndDate: string;
  addressee: string;
  subject: string;
  salutation: string;
  paragraphs: readonly string[];
  closing: string;
  /** Consent to the processing of personal data, which employers in Poland expect; null in other languages. */
  consent: string | null;
};

const locales: Record<LetterLanguage, string> = { pl: "pl-PL", en: "en-GB", de: "de-DE" };

export function letterLanguage(code: string | undefined): LetterLanguage {
  const language = code?.toLowerCase();
  return language === "en" || language === "de" ? language : "pl";
}

function consentClause(company: string): string {
  return `Wyrażam zgodę na przetwarzanie moich danych osobowych przez pracodawcę (${company}) w celu prowadzenia rekrutacji na stanowisko, o które się ubiegam, zgodnie z rozporządzeniem Parlamentu Europejskiego i Rady (UE) 2016/679 z dnia 27 kwietnia 2016 r. (RODO).`;
}

/** Puts together what the model wrote and what the form says. The date is that of Warsaw. */
export function composeLetter(
  content: WrittenLetter,
  { email, fields }: FilledForm,
  writtenAt: Date,
): Letter {
  const language = letterLanguage(fields.language);
  const date = new Intl.DateTimeFormat(locales[language], {
    dateStyle: "long",
    timeZone: "Europe/Warsaw",
  }).format(writtenAt);
  const { firstName = "", lastName = "", phone, city, companyName = "" } = fields;
  const given = (text: string | null | undefined): text is string => Boolean(text?.trim());
  return {
    language,
    sender: {
      name: `${firstName} ${lastName}`.trim(),
      details: [city, phone, email].filter(given),
    },
    placeAndDate: [city, date].filter(given).join(", "),
    addressee: companyName,
    subject: content.subject,
    salutation: content.salutation,
    paragraphs: content.paragraphs,
    closing: content.closing,
    consent: language === "pl" ? consentClause(companyName) : null,
  };
}
