import { eq } from "drizzle-orm";
import { orders, reviews } from "~/db/schema";
import { orderedTitle } from "~/products/ordered-product";
import type { MailWriter } from "../mails/mail-writer";
import { orderNumber } from "../orders/order-number";
import { reviewHiddenMail } from "./review-hidden-mail";
import type { HidingReason } from "./acts";
import { env } from "~/config/env.server";
import { paths } from "~/paths";
import { operator } from "~/config/operator.server";
import { formatDateTime } from "~/copy/format";
import { helpLines } from "~/copy/help-lines";
import { composeLetter } from "~/mails/letter.server";

const grounds = {
  personal_data:
    "Powód: w opinii są dane osobowe. Nie pokazujemy ich publicznie bez zgody osoby, której dotyczą (art. 6 RODO; regulamin, „Opinie”).",
  unlawful:
    "Powód: uznaliśmy, że treść opinii narusza prawo, a takich treści nie wolno nam udostępniać (regulamin, „Opinie” i „Zgłoszenia i decyzje”).",
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
 * To the author of a review that staff or a program has hidden: what, why and on what ground, how it came to it, and what can be done
 * about it (DSA, art. 17(3)). The words of the review are not in it.
 */
export const reviewHiddenLetter = (facts: {
  orderNumber: string;
  productTitle: string;
  reason: keyof typeof grounds;
  decidedAt: Date;
  byMachine: boolean;
}) => {
  const isCrisis = facts.reason === "acute_crisis";
  return composeLetter({
    subject: reviewHiddenMail.subject(),
    preview: "Piszemy, dlaczego i co można z tym zrobić.",
    heading: "Dzień dobry!",
    paragraphs: [
      `Twoja opinia o dokumencie „${facts.productTitle}” nie jest widoczna na naszych stronach. Nie zmieniamy w niej ani słowa, a zamówienie i dokument zostają bez zmian.`,
      grounds[facts.reason],
      ...(isCrisis
        ? [
            {
              invitation: "Gdy jest ciężko, po drugiej stronie telefonu jest człowiek:",
              lines: helpLines,
            },
          ]
        : []),
      `${facts.byMachine ? "Zrobił to automat: reguły językowe albo model, który odpowiada jednym słowem. Przeczyta ją człowiek z naszego zespołu, a jeśli zdecyduje inaczej, opinię pokażemy." : "Tak zdecydował człowiek z naszego zespołu, bez automatu."} Nigdy nie ukrywamy opinii za to, że jest krytyczna.`,
      `Jeśli się z tym nie zgadzasz albo chcesz coś w opinii zmienić, napisz na ${operator.email} w ciągu sześciu miesięcy. To bezpłatne, a sprawdzi to inna osoba. Możesz też pójść do certyfikowanego organu pozasądowego rozstrzygania sporów albo do sądu.`,
    ],
    facts: [
      { label: "Zamówienie", value: `${facts.orderNumber}, ${facts.productTitle}` },
      { label: "Kiedy zdecydowaliśmy", value: formatDateTime(facts.decidedAt) },
      {
        label: "Podstawa w regulaminie",
        value: "Kiedy ukrywamy opinie:",
        link: {
          label: "Otwórz „Opinie” w regulaminie",
          href: env.APP_URL + paths.termsRule("opinie"),
        },
      },
    ],
  });
};

export const reviewHiddenWriter: MailWriter = {
  async compose(ctx, mail) {
    if (!mail.orderId) return null;
    const [found] = await ctx.db
      .select({ review: reviews, order: orders })
      .from(reviews)
      .innerJoin(orders, eq(orders.id, reviews.orderId))
      .where(eq(reviews.orderId, mail.orderId));
    if (!found) return null;
    const { review, order } = found;
    // Somebody has decided otherwise by now, and that is what holds.
    const byMachine = review.waitingSince !== null && review.waitingSince >= mail.createdAt;
    const isStill = byMachine || review.decidedAt?.getTime() === mail.createdAt.getTime();
    if (!isStill || review.status !== "hidden" || review.hiddenReason === null) return null;
    return reviewHiddenLetter({
      orderNumber: orderNumber(order.number),
      productTitle: orderedTitle(order),
      reason: review.hiddenReason as HidingReason,
      decidedAt: mail.createdAt,
      byMachine,
    });
  },
};
