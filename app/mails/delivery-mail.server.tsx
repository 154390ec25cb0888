import { brand } from "~/config/brand";
import { helpLines, helpLinesSentence } from "~/copy/help-lines";
import { contractFacts, type ContractFacts } from "./contract-facts";
import {
  MailButton,
  MailFacts,
  MailHeading,
  MailHelpLines,
  MailParagraph,
  renderMail,
} from "./layout.server";

export type DeliveryMailFacts = ContractFacts & {
  /** The attached files, the one to read first. */
  fileNames: readonly string[];
  personName: string | null;
  /** Whether a model wrote it, or it was made of the answers alone. */
  writtenByModel: boolean;
  orderUrl: string;
  /** Whether help lines stand right below the button, because of what the person wrote. */
  showHelp: boolean;
  /** Whether they are named in passing whatever somebody wrote, as in everything about feelings. */
  aboutFeelings: boolean;
};

const helpInvitation =
  "Gdyby zrobiło się bardzo ciężko, nie zostawaj z\u00a0tym bez nikogo. Po drugiej stronie telefonu jest człowiek:";

const helpLinesAsText = helpLines.map(({ number, purpose }) => `${number} – ${purpose}`);

const listOf = new Intl.ListFormat("pl", { type: "conjunction" });

/**
 * The mail that brings a document: what it is, whose words made it, what happens to the data, and the consent on a
 * durable medium (art. 21 ust. 1 u.p.k.). The same facts always give the same bytes.
 */
export function deliveryMail(facts: DeliveryMailFacts): {
  subject: string;
  html: string;
  text: string;
} {
  const subject = `${facts.productTitle} – Twój dokument (${facts.orderNumber})`;
  const greeting = facts.personName ? `Dzień dobry, ${facts.personName}!` : "Dzień dobry!";
  const several = facts.fileNames.length > 1;
  const place = several ? "W załącznikach" : "W załączniku";
  const formats = several ? `, w plikach ${listOf.format(facts.fileNames)}` : "";
  const origin = facts.writtenByModel
    ? "Napisała go sztuczna inteligencja, wyłącznie na podstawie Twoich odpowiedzi. Przeczytaj go spokojnie, we własnym tempie."
    : "To wzór wypełniony Twoimi odpowiedziami. Zanim ktokolwiek go podpisze, przeczytaj go w całości i sprawdź dane.";
  const opening = `${place} jest Twój dokument „${facts.productTitle}”${formats}. ${origin}`;
  const button = "Zobacz zamówienie";
  const { order, consent, complaint } = contractFacts(facts);
  const items = [
    order,
    {
      label: "Twoje dane",
      value:
        "Odpowiedzi i dokument usuniemy z naszych serwerów 24 godziny po dostarczeniu. Na stronie zamówienia możesz usunąć je od razu. Zachowaj załącznik – później nie wyślemy go ponownie.",
    },
    consent,
    {
      label: "Ważne",
      value: facts.writtenByModel
        ? `Dokument nie zastępuje porady lekarza, psychologa ani prawnika.${facts.aboutFeelings ? ` ${helpLinesSentence}` : ""}`
        : "Dokument nie zastępuje porady prawnika.",
    },
    complaint,
  ];

  const html = renderMail({
    title: subject,
    preview: `Twój dokument „${facts.productTitle}” jest ${several ? "w załącznikach" : "w załączniku"}.`,
    children: (
      <>
        <MailHeading>{greeting}</MailHeading>
        <MailParagraph>{opening}</MailParagraph>
        <MailButton href={facts.orderUrl}>{button}</MailButton>
        {facts.showHelp && <MailHelpLines invitation={helpInvitation} lines={helpLines} />}
        <MailFacts items={items} />
      </>
    ),
  });
  const text = [
    greeting,
    opening,
    `${button}: ${facts.orderUrl}`,
    ...(facts.showHelp ? [[helpInvitation, ...helpLinesAsText].join("\n")] : []),
    ...items.map(({ label, value }) => `${label}\n${value}`),
    brand.name,
  ].join("\n\n");
  return { subject, html, text };
}
