import { brand } from "~/config/brand";
import { aiMailLines, type Writer } from "~/copy/ai-notice";
import { helpInOneLine, helpNearby } from "~/copy/help-lines";
import { describeFile, openingLabel } from "~/copy/document-files";
import { contractFacts, type ContractFacts } from "./contract-facts.server";
import { MailCover } from "./cover.server";
import {
  MailButton,
  MailFacts,
  MailHelpInOneLine,
  MailHelpLines,
  MailLead,
  MailList,
  MailParagraph,
  renderMail,
} from "./layout.server";
import { factsAsText, helpAsText, linkAsText } from "./plain-text";

export type DeliveryFacts = ContractFacts & {
  subject: string;
  fileNames: readonly string[];
  /** What the document is called; null for one without a name of its own. */
  documentTitle: string | null;
  personName: string | null;
  /** Of its text, for the top of the mail; null for one that rests on what only the special consent allows to be used. */
  sentence: string | null;
  /** What wrote the text; null for a form that was filled in. */
  origin: Writer | null;
  /** Its first page in the mail itself, or its night and its figure; null of a file without a cover. */
  coverUrl: string | null;
  /** Where a sentence of it becomes a picture; null of what is not for that. */
  cardUrl: string | null;
  documentUrl: string;
  /** It can be read as a page, too. */
  isReadable: boolean;
  /** Whether it was made again, and takes the place of a first one. */
  isCorrected: boolean;
  orderUrl: string;
  /** Whether help lines stand right below the document, because of what the person wrote. */
  showHelp: boolean;
  aboutFeelings: boolean;
};

const corrected =
  "To poprawiony tekst: napisaliśmy dokument od nowa z\u00a0tych samych odpowiedzi. Zastępuje poprzedni.";

/** Leads to the order's page, where a press opens the text: a link that a mail program follows by itself opens nothing. */
const reading = "Czytaj na stronie zamówienia";

/**
 * The mail that brings a document: what it is, whose words made it, what happens to the data, and the consent on a
 * durable medium (art. 21 ust. 1 u.p.k.). The same facts always give the same bytes.
 */
export function deliveryLetter(facts: DeliveryFacts): {
  subject: string;
  html: string;
  text: string;
} {
  const { subject, productTitle, documentTitle, sentence, orderUrl } = facts;
  const greeting = "Dzień dobry!";
  const files = facts.fileNames.map((fileName) => ({ fileName }));
  const several = files.length > 1;
  const button = openingLabel(files[0] ?? { fileName: "dokument.pdf" });
  const place = several
    ? "Pliki są też w załącznikach:"
    : `Ten sam plik jest w załączniku. ${facts.isReadable ? "Przyciski działają" : "Przycisk działa"} 24 godziny, załącznik zostaje u Ciebie.`;
  const contents = several ? files.map(describeFile) : [];
  const origin = facts.origin
    ? `${aiMailLines[facts.origin]} Przeczytaj go spokojnie, we własnym tempie.`
    : "To wzór wypełniony Twoimi odpowiedziami. Zanim ktokolwiek go podpisze, przeczytaj go w całości i sprawdź dane.";
  const { order, trader, consent, withdrawal, complaint, terms } = contractFacts(
    facts,
    "dokumentu",
  );
  const orderLink = { label: "Strona zamówienia", href: orderUrl };
  const items = [
    ...(facts.cardUrl
      ? [
          {
            label: "Kartka ze zdaniem",
            value: "Wybierz jedno zdanie z dokumentu, a zrobimy z niego obrazek.",
            link: { label: "Zrób kartkę", href: facts.cardUrl },
          },
        ]
      : []),
    { ...order, link: orderLink },
    {
      label: "Twoje dane",
      value: `Odpowiedzi i dokument usuniemy z naszych serwerów 24 godziny po dostarczeniu. Na stronie zamówienia możesz usunąć je od razu. ${several ? "Zachowaj załączniki – później nie wyślemy ich ponownie." : "Zachowaj załącznik – później nie wyślemy go ponownie."}`,
    },
    {
      label: "Ważne",
      value: facts.origin
        ? "Dokument nie zastępuje porady lekarza, psychologa ani prawnika."
        : "Dokument nie zastępuje porady prawnika.",
    },
    trader,
    complaint,
    ...terms,
    withdrawal,
    consent,
  ];
  const helpBelow = facts.aboutFeelings && !facts.showHelp;

  const html = renderMail({
    title: subject,
    preview: facts.isCorrected
      ? `Twój dokument „${productTitle}” jest poprawiony.`
      : `Twój dokument „${productTitle}” jest gotowy.`,
    children: (
      <>
        <MailParagraph>{greeting}</MailParagraph>
        {sentence && <MailLead>{sentence}</MailLead>}
        <MailCover
          isHeading
          picture={facts.coverUrl}
          kicker={documentTitle ? productTitle : undefined}
          title={documentTitle ?? productTitle}
          person={facts.personName}
        />
        {facts.isReadable && <MailButton href={orderUrl}>{reading}</MailButton>}
        <MailButton href={facts.documentUrl} isSecond={facts.isReadable}>
          {button}
        </MailButton>
        {facts.showHelp && <MailHelpLines {...helpNearby} />}
        {facts.isCorrected && <MailParagraph>{corrected}</MailParagraph>}
        <MailParagraph>{place}</MailParagraph>
        {several && <MailList items={contents} />}
        <MailParagraph>{origin}</MailParagraph>
        {helpBelow && <MailHelpInOneLine {...helpInOneLine} />}
        <MailFacts items={items} />
      </>
    ),
  });
  const text = [
    greeting,
    ...(sentence ? [sentence] : []),
    documentTitle ? `${productTitle}: ${documentTitle}` : productTitle,
    ...(facts.isReadable ? [linkAsText({ label: reading, href: orderUrl })] : []),
    linkAsText({ label: button, href: facts.documentUrl }),
    ...(facts.showHelp ? [helpAsText(helpNearby)] : []),
    ...(facts.isCorrected ? [corrected] : []),
    [place, ...contents.map((line) => `- ${line}`)].join("\n"),
    origin,
    ...(helpBelow ? [helpAsText(helpInOneLine)] : []),
    ...factsAsText(items),
    brand.name,
  ].join("\n\n");
  return { subject, html, text };
}
