import { describe, expect, test } from "vitest";
import { operator } from "~/config/operator.server";
import { tieWords } from "~/copy/typography";
import { adultCrisisLine, helpInOneLine, helpLines } from "~/copy/help-lines";
import { documentMail } from "~/services/orders/document-mails";
import { colours, styleSheet } from "~/mails/look";
import { deliveryLetter, type DeliveryFacts } from "~/mails/delivery-letter.server";

const coverUrl = "https://shop.test/samples/emotion-mirror/cover.png";
const facts: DeliveryFacts = {
  subject: documentMail.subject("K-10001", "Lustro Emocji", "dokument"),
  productTitle: "Lustro Emocji",
  documentTitle: "Złość, która miała rację",
  orderNumber: "K-10001",
  priceGrosze: 1199,
  placedAt: new Date("2026-05-03T10:00:00Z"),
  consentText: "Proszę o wykonanie umowy od razu.",
  consentedAt: new Date("2026-05-03T10:00:00Z"),
  withTerms: true,
  isCorrected: false,
  fileNames: ["lustro-emocji.pdf"],
  personName: "Katarzyna Wiśniewska-Zając",
  sentence: null,
  origin: "model",
  coverUrl,
  cardUrl: null,
  documentUrl: "https://shop.test/orders/Smart-x/document",
  isReadable: true,
  orderUrl: "https://shop.test/payment/success?tr_crc=Smart-x",
  showHelp: false,
  aboutFeelings: true,
};
const letter = {
  ...facts,
  productTitle: "List motywacyjny",
  documentTitle: null,
  aboutFeelings: false,
  fileNames: ["list-motywacyjny.pdf", "list-motywacyjny.docx", "list-motywacyjny-komentarz.pdf"],
};
const count = (text: string, part: string) => text.split(part).length - 1;

describe("the mail that brings a document", () => {
  test("says of one that was made again that it is the corrected text", () => {
    const subject = documentMail.subject("K-10001", "Lustro Emocji", "dokument", true);
    expect(subject).toBe("Lustro Emocji – Twój poprawiony dokument (K-10001)");
    const { text, html } = deliveryLetter({ ...facts, subject, isCorrected: true });
    expect(text).toContain("To poprawiony tekst");
    expect(html).toContain("To poprawiony tekst");
    expect(deliveryLetter(facts).text).not.toContain("poprawiony");
  });

  test("shows no sentence of it in an inbox, before anybody opens it", () => {
    const sentence = "Symbol Lwa to odwaga pokazania się w całości, bez kostiumu.";
    const { html } = deliveryLetter({ ...facts, sentence });
    const [, body = ""] = html.split(/<body[^>]*>/);
    // What a mail program makes a preview of: words and spaces of any kind, and signs without looks.
    const seen = body
      .replace(/<[^>]*>/g, "")
      .replaceAll("&nbsp;", "\u00a0")
      .replaceAll("\u200c", "");
    expect(seen.slice(0, 200)).not.toContain(sentence.slice(0, 12));
    expect(html).toContain(tieWords(sentence));
  });

  test("shows its cover and its title, and opens it before it says anything else", () => {
    const { html, text, subject } = deliveryLetter(facts);
    expect(subject).not.toContain(facts.documentTitle);
    expect(html).toContain(`src="${coverUrl}"`);
    const order = [
      ...[coverUrl, "Złość, która miała rację", "Czytaj na stronie zamówienia"],
      ...["Otwórz PDF", "sztuczna inteligencja"],
    ];
    const places = order.map((part) => html.indexOf(part));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
    expect(text.split("\n\n").slice(2, 4)).toEqual([
      `Czytaj na stronie zamówienia: ${facts.orderUrl}`,
      `Otwórz PDF: ${facts.documentUrl}`,
    ]);
  });

  test("leads to no page for reading where there is none", () => {
    const { html, text } = deliveryLetter({ ...facts, isReadable: false });
    expect(html + text).not.toContain("Czytaj na");
    expect(text.split("\n\n")[2]).toBe(`Otwórz PDF: ${facts.documentUrl}`);
  });

  test("shows no cover of a file that has none", () => {
    const { html } = deliveryLetter({ ...letter, coverUrl: null });
    expect(html).not.toContain("<img");
    expect(html).toContain("List motywacyjny");
  });

  test("keeps its sentence beside a golden bar in both themes", () => {
    const { html } = deliveryLetter({ ...facts, sentence: "Wystarczy świecić równo." });
    const [bar = ""] = /<p class="lead"[^>]*>/.exec(html) ?? [];
    expect(bar).toContain(colours.gold);
    expect(styleSheet).toContain(`.lead { border-color: ${colours.gold} !important; }`);
  });

  test("begins with a sentence of the document where it may, and never outside of the mail", () => {
    const sentence = "W pracy wystarczy świecić równo i nie gasić innych.";
    const { html, text, subject } = deliveryLetter({ ...facts, sentence });
    expect(text.split("\n\n").slice(0, 2)).toEqual(["Dzień dobry!", sentence]);
    expect(html.indexOf(tieWords(sentence))).toBeLessThan(html.indexOf(coverUrl));
    expect(subject).not.toContain(sentence);
    // What mail programs show of it before it is opened.
    expect(/display:none[^>]*>([^<]*)</.exec(html)?.[1]).not.toContain(tieWords(sentence));
    expect(count(html, tieWords(sentence))).toBe(1);
  });

  test("ends with the consents, whole and in small letters", () => {
    const { html, text } = deliveryLetter(facts);
    expect(text.trimEnd().split("\n\n").at(-2)).toContain(facts.consentText);
    const small = html.slice(html.lastIndexOf("font-size:12px"));
    expect(small).toContain(tieWords(facts.consentText));
  });

  test("says that the right of withdrawal is lost only where the terms are attached", () => {
    const [lost, kept] = [true, false].map(
      (withTerms) => deliveryLetter({ ...facts, withTerms }).text,
    );
    expect(lost).toContain("Prawo do odstąpienia od umowy wygasa");
    expect(kept).not.toContain("wygasa");
    expect(kept).toContain("Możesz odstąpić od umowy w ciągu 14 dni");
  });

  test("greets without a name that nobody would be greeted by", () => {
    expect(deliveryLetter(facts).text.startsWith("Dzień dobry!\n")).toBe(true);
  });

  test.each([
    ["about feelings", { showHelp: false, aboutFeelings: true }, 1],
    ["after words that called for it", { showHelp: true, aboutFeelings: true }, 1],
    ["in a letter", { showHelp: false, aboutFeelings: false }, 0],
  ])("names people to call once, or not at all: %s", (_, help, times) => {
    const { html, text } = deliveryLetter({ ...facts, ...help });
    expect(count(html, `href="${adultCrisisLine.href}"`)).toBe(times);
    expect(count(text, adultCrisisLine.number)).toBe(times);
  });

  test("names three numbers in one line, and all of them after words that called for it", () => {
    const numbersIn = (change: Partial<typeof facts>) => {
      const { html, text } = deliveryLetter({ ...facts, aboutFeelings: true, ...change });
      const numbers = helpLines.map(({ number }) => number);
      return [count(html, 'href="tel:'), numbers.filter((number) => text.includes(number))];
    };
    const numbersOf = (lines: readonly { number: string }[]) => lines.map(({ number }) => number);
    expect(numbersIn({ showHelp: false })).toEqual([3, numbersOf(helpInOneLine.lines)]);
    expect(numbersIn({ showHelp: true })).toEqual([helpLines.length, numbersOf(helpLines)]);
    expect(deliveryLetter({ ...facts, aboutFeelings: true, showHelp: false }).html).toContain(
      "(dzieci i\u00a0młodzież)",
    );
  });

  test("says what each of several files is for", () => {
    const { html, text } = deliveryLetter(letter);
    for (const line of [
      "list-motywacyjny.pdf – gotowy do czytania i wysłania",
      "list-motywacyjny.docx – to samo do poprawek",
      "list-motywacyjny-komentarz.pdf – komentarz tylko dla Ciebie",
    ]) {
      expect(html).toContain(tieWords(line));
      expect(text).toContain(`- ${line}`);
    }
  });

  test("has its links as links", () => {
    const { html } = deliveryLetter(facts);
    expect(html).toContain(`href="${facts.documentUrl}"`);
    expect(html).toContain(`href="${facts.orderUrl}"`);
    expect(count(html, operator.email)).toBe(2 * count(html, `mailto:${operator.email}`));
    expect(html).not.toMatch(/>[^<]*https?:\/\//);
  });

  test("says truthfully who wrote the document", () => {
    const demonstrated = deliveryLetter({ ...facts, origin: "demonstration" });
    for (const said of [demonstrated.html, demonstrated.text]) {
      expect(said.replace(/\s+/gu, " ")).toContain("Dokument napisała demonstracja");
      expect(said).not.toContain("sztuczna inteligencja");
    }
    expect(deliveryLetter({ ...facts, origin: null }).text).toContain("To wzór wypełniony");
  });
});
