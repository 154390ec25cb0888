import { describe, expect, test } from "vitest";
import { adultCrisisLine, helpLines } from "~/copy/help-lines";
import { contactForwardLetter } from "~/services/contact/contact-forward-mail.server";
import { contactReceiptLetter } from "~/services/contact/contact-receipt-mail.server";
import { contactReplyLetter } from "~/services/contact/contact-reply-mail.server";
import { digestLetter } from "~/services/inbox/digest-mail.server";
import { composeLetter } from "~/mails/letter.server";
import { reportOutcomeLetter } from "~/services/moderation/report-outcome-mail.server";
import { reviewHiddenLetter } from "~/services/reviews/review-hidden-mail.server";
import { newLinkKey } from "~/services/access/secrets.server";

const at = new Date("2026-05-03T10:00:00Z");
const letterWith = (href: string) =>
  composeLetter({
    subject: "Temat",
    preview: "",
    heading: "Dzień dobry!",
    paragraphs: [],
    button: { label: "Otwórz", href },
    facts: [{ label: "Zamówienie", value: "K-10001", link: { label: "Strona", href } }],
  });

describe("a link in plain text", () => {
  test.each([
    ["https://shop.test/ebook/download/abc-", "https://shop.test/ebook/download/abc%2D"],
    ["https://shop.test/ebook/download/abc_", "https://shop.test/ebook/download/abc%5F"],
    [
      "https://shop.test/payment/success?tr_crc=abc-",
      "https://shop.test/payment/success?tr_crc=abc%2D",
    ],
  ])("ends where a mail program sees its end: %s", (href, written) => {
    const { html, text } = letterWith(href);
    expect(text.split(/\s/).filter((word) => word.startsWith("https:"))).toEqual([
      written,
      written,
    ]);
    expect(html).toContain(`href="${href}"`);
    expect(decodeURIComponent(written)).toBe(href);
    const key = new URL(written).searchParams.get("tr_crc");
    expect(key ?? "abc-").toBe("abc-");
  });

  test.each(["https://shop.test/cases/abc", "https://shop.test/", "https://shop.test/?a=b9"])(
    "is left as it is where nothing can be taken off: %s",
    (href) => {
      expect(letterWith(href).text).toContain(`Otwórz: ${href}\n`);
    },
  );

  test("has a key that ends in a letter or a digit, whatever the dice say", () => {
    for (let drawn = 0; drawn < 1_000; drawn += 1)
      expect(newLinkKey()).toMatch(/^[\w-]{31}[a-z0-9]$/i);
  });
});

describe("what people write, in a mail", () => {
  const message =
    "Dzień dobry,\r\n\r\nul. Długa 5\r\nKraków\r\n\r\n\r\nhttps://example.com/bez-konca";

  test("stands apart from our words, with its lines", () => {
    const quoted = "> Dzień dobry,\n>\n> ul. Długa 5\n> Kraków\n>\n> https://example.com/bez-konca";
    const forwarded = contactForwardLetter({
      email: "anna@example.com",
      message,
      crisisLevel: "none",
      receivedAt: at,
    });
    const reply = contactReplyLetter({
      text: "Tak.\n\nMarta",
      message,
      receivedAt: at,
      crisisLevel: "none",
    });
    for (const { html, text } of [forwarded, reply]) {
      expect(text).toContain(`\n\n${quoted}\n\n`);
      expect(html).toMatch(/<blockquote[^>]*>Dzień dobry,\n\nul\.\sDługa/);
      expect(html).not.toContain("&gt;");
    }
    expect(reply.text).toContain("\n\nTak.\n\nMarta\n\n");
  });

  test("breaks where a word is longer than the line", () => {
    expect(letterWith("https://shop.test/").html).toContain("overflow-wrap:anywhere");
  });
});

describe("numbers to call", () => {
  test.each([
    ["a receipt", contactReceiptLetter({ crisisLevel: "acute" })],
    [
      "a reply",
      contactReplyLetter({ text: "Tak.", message: "…", receivedAt: at, crisisLevel: "concern" }),
    ],
  ])(
    "can be pressed in %s that words called for, and are not there otherwise",
    (_, { html, text }) => {
      expect(html).toContain(`href="${adultCrisisLine.href}"`);
      expect(text).toContain(`\n${adultCrisisLine.number} – `);
      expect(contactReceiptLetter({ crisisLevel: "none" }).html).not.toContain("tel:");
    },
  );

  test("can be pressed where a review was hidden out of worry", () => {
    const facts = { orderNumber: "K-1", productTitle: "Lustro Emocji", decidedAt: at };
    const { html } = reviewHiddenLetter({ ...facts, reason: "acute_crisis", byMachine: true });
    for (const { href } of helpLines) expect(html).toContain(`href="${href}"`);
    expect(
      reviewHiddenLetter({ ...facts, reason: "offensive", byMachine: false }).html,
    ).not.toContain("tel:");
  });
});

test("no line parts an e-mail after its first letter", () => {
  const links = { url: "https://shop.test/", settings: "", unsubscribe: "https://shop.test/" };
  const { html, text } = digestLetter({
    sentences: [],
    discreet: 2,
    more: 0,
    isOfCare: false,
    ...links,
  });
  expect(html).toContain('<span style="white-space:nowrap">e-mailach</span>');
  expect(text).toContain("w e-mailach");
});

test("a reason goes on in the sentence", () => {
  const { text } = reportOutcomeLetter({
    url: "https://shop.test/cases/a",
    number: "1",
    group: null,
    effect: "Zostaje.",
    reason: "Reklama, spam albo oszustwo",
    decidedAt: at,
    appealUntil: at,
    isLeft: true,
    what: "post",
  });
  expect(text).toContain("Powód: reklama, spam albo oszustwo.");
});
