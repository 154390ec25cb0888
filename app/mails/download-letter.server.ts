import { formatDate } from "~/copy/format";
import { formatWords, type CopyFormat } from "~/config/download-terms";
import { contractFacts, type ContractFacts } from "./contract-facts.server";
import { composeLetter } from "./letter.server";

export type DownloadFacts = ContractFacts & {
  subject: string;
  formats: readonly CopyFormat[];
  coverUrl: string;
  downloadUrl: string;
  orderUrl: string;
  expiresAt: Date;
  downloads: number;
};

const formatSentence = (formats: readonly CopyFormat[]) => {
  const [first] = formats;
  if (formats.length > 1 || !first)
    return "Pobierzesz go w dwóch formatach: EPUB na czytnik i telefon, PDF na komputer i do druku.";
  const { name, use } = formatWords[first];
  return `Pobierzesz go jako ${name} (${use}).`;
};

/** The mail that brings the link to a work. The same facts always give the same bytes. */
export function downloadLetter(facts: DownloadFacts) {
  const { order, trader, consent, withdrawal, complaint, terms } = contractFacts(
    facts,
    "linku do e-booka",
  );
  return composeLetter({
    subject: facts.subject,
    preview: "Link do pobrania Twojego egzemplarza.",
    heading: "Dzień dobry!",
    cover: { picture: facts.coverUrl, kicker: "E-book", title: facts.productTitle },
    paragraphs: [
      `Dziękujemy za zakup e-booka „${facts.productTitle}”. ${formatSentence(facts.formats)}`,
      `Link działa do ${formatDate(facts.expiresAt)} i pozwala na ${facts.downloads} pobrań. Nie podawaj go dalej: otwiera Twoje egzemplarze.`,
    ],
    button: { label: "Pobierz e-booka", href: facts.downloadUrl },
    facts: [
      {
        label: "Twój egzemplarz",
        value:
          "Na stronach widnieje numer zamówienia i zamaskowany adres e-mail. Pliki nie mają żadnych blokad – przeczytasz je na każdym urządzeniu.",
      },
      {
        label: "Gdy link wygaśnie",
        value: "Nowy zamówisz bezpłatnie.",
        link: { label: "Strona zamówienia", href: facts.orderUrl },
      },
      order,
      trader,
      complaint,
      ...terms,
      withdrawal,
      consent,
    ],
  });
}
