import { brand } from "~/config/brand";
import { formatDateTime } from "~/copy/format";
import { helpLines } from "~/copy/help-lines";
import { composeLetter } from "./letter.server";
import { defineMail } from "./mail";

/** Why, and on what ground, for each reason by its code. */
const grounds = {
  personal_data:
    "Powód: w opinii są dane osobowe. Nie pokazujemy ich publicznie bez zgody osoby, której dotyczą (art. 6 RODO; regulamin, „Opinie”).",
  unlawful:
    "Powód: uznaliśmy, że treść opinii narusza prawo, a takich treści nie wolno nam udostępniać (regulamin, „Opinie” i „Treści niezgodne z prawem”).",
  offensive:
    "Powód: w opinii są słowa, które kogoś obrażają (regulamin, „Opinie”). Krytyka może zostać, także ostra, gdy nikogo nie znieważa.",
  advertisement:
    "Powód: opinia reklamuje coś innego, zamiast mówić o zamówieniu (regulamin, „Opinie”).",
  not_about_product:
    "Powód: opinia nie dotyczy dokumentu, który był w tym zamówieniu (regulamin, „Opinie”).",
  acute_crisis:
    "Powód: w Twoich słowach słychać, że może być Ci bardzo ciężko. Nie chcemy, żeby czytał je każdy (regulamin, „Opinie”). To nie ocena Ciebie ani tego, co piszesz.",
} as const;

/**
 * To the author of a review that staff have hidden: what, why and on what ground, how it came to it, and what can be done
 * about it (DSA, art. 17(3)). The words of the review are not in it.
 */
export const reviewHiddenMail = defineMail(
  () => "Twoja opinia nie jest publiczna",
  (
    facts: {
      orderNumber: string;
      productTitle: string;
      reason: keyof typeof grounds;
      decidedAt: Date;
    },
    subject,
  ) => {
    const isCrisis = facts.reason === "acute_crisis";
    return composeLetter({
      subject: subject(),
      preview: "Piszemy, dlaczego i co można z tym zrobić.",
      heading: "Dzień dobry!",
      paragraphs: [
        `Twoja opinia o „${facts.productTitle}” nie jest widoczna na naszych stronach. Nie zmieniamy w niej ani słowa, a zamówienie i dokument zostają bez zmian.`,
        grounds[facts.reason],
        ...(isCrisis
          ? [
              {
                invitation: "Gdy jest ciężko, po drugiej stronie telefonu jest człowiek:",
                lines: helpLines,
              },
            ]
          : []),
        "Tak zdecydował człowiek z naszego zespołu, bez automatu. Nigdy nie ukrywamy opinii za to, że jest krytyczna.",
        `Jeśli się z tym nie zgadzasz albo chcesz coś w opinii zmienić, napisz na ${brand.supportEmail} w ciągu sześciu miesięcy. To bezpłatne, a sprawdzi to inna osoba. Możesz też pójść do certyfikowanego organu pozasądowego rozstrzygania sporów albo do sądu.`,
      ],
      facts: [
        { label: "Zamówienie", value: `${facts.orderNumber}, ${facts.productTitle}` },
        { label: "Kiedy zdecydowaliśmy", value: formatDateTime(facts.decidedAt) },
      ],
    });
  },
);
