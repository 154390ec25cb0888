import { eq } from "drizzle-orm";
import { payments, refunds } from "~/db/schema";
import { orderedTitle } from "~/products/ordered-product";
import type { MailWriter } from "../mails/mail-writer";
import { needsHelp } from "../orders/buyer-rules";
import { orderNumber } from "../orders/order-number";
import { orderOfMail } from "../orders/order-of-mail.server";
import { refundNoticeMail } from "./refund-notice-mail";
import { brand } from "~/config/brand";
import { careCard } from "~/copy/care-card";
import { helpNearby } from "~/copy/help-lines";
import { formatAmount, formatDate, formatTime } from "~/copy/format";
import { composeLetter } from "~/mails/letter.server";

const couldNotDeliver =
  "Nie udało nam się przygotować Twojego zamówienia. Przepraszamy – oddajemy całą wpłatę.";

const reasonTexts = new Map([
  ["model_unavailable", couldNotDeliver],
  ["model_invalid", couldNotDeliver],
  ["not_written", couldNotDeliver],
  ["mail_unavailable", couldNotDeliver],
  ["unexpected", couldNotDeliver],
  [
    "model_refused",
    "Z Twoich odpowiedzi nie mogliśmy napisać dokumentu, który byłby dla Ciebie dobry, więc oddajemy całą wpłatę. To nie ocena Ciebie ani tego, o czym piszesz. Jeśli to nieporozumienie albo chcesz o coś zapytać, napisz do nas – czyta to człowiek.",
  ],
  [
    "adults_only",
    "Ten dokument piszemy tylko dla osób, które skończyły 18 lat, a odpowiedzi mówią o kimś młodszym. Dlatego oddajemy całą wpłatę. Jeśli to pomyłka, napisz do nas – czyta to człowiek.",
  ],
  [
    "content_deleted",
    "Wpłata przyszła, gdy odpowiedzi do zamówienia były już usunięte. Nie mogliśmy go zrealizować, więc oddajemy całą wpłatę.",
  ],
  [
    "late",
    "Nie zdążyliśmy na czas. Przepraszamy – zgodnie z Twoją prośbą zatrzymaliśmy zamówienie i oddajemy całą wpłatę.",
  ],
  ["withdrawn", "To zwrot po Twoim odstąpieniu od umowy."],
  ["withdrawal", "To zwrot po Twoim odstąpieniu od umowy."],
  [
    "second_payment",
    "Za to zamówienie przyszła wpłata, na którą już nie czekaliśmy. Oddajemy ją w całości.",
  ],
  ["underpaid", "Wpłata była niższa od ceny zamówienia, więc oddajemy ją w całości."],
  [
    "expired",
    "Wpłata była niższa od ceny zamówienia, a reszta nie przyszła na czas. Oddajemy ją w całości.",
  ],
  ["other_currency", "Wpłata przyszła w innej walucie niż zamówienie, więc oddajemy ją w całości."],
  [
    "overpaid",
    "Wpłata była wyższa od ceny zamówienia. Oddajemy nadwyżkę, a zamówienie realizujemy bez zmian.",
  ],
]);

/**
 * Tells the buyer that the gateway has taken a refund: how much, and why; with help where it is called for.
 */
export const refundNoticeLetter = (facts: {
  orderNumber: string;
  productTitle: string;
  amountGrosze: number;
  currency: string;
  reason: string;
  completedAt: Date;
  showHelp: boolean;
}) => {
  const isDeclined = facts.reason === "model_refused";
  const amount = formatAmount(facts.amountGrosze, facts.currency);
  return composeLetter({
    subject: refundNoticeMail.subject(facts.orderNumber),
    preview: `${amount} wraca do Ciebie. Nie musisz nic robić.`,
    heading: "Dzień dobry!",
    paragraphs: [
      reasonTexts.get(facts.reason) ?? "Zwracamy Ci pieniądze za zamówienie.",
      `Kwota ${amount} wraca tą samą drogą, którą przyszła. Bank księguje ją zwykle w ciągu kilku dni roboczych. Nie musisz nic robić.`,
      ...(isDeclined ? careCard : []),
      ...(facts.showHelp ? [helpNearby] : []),
    ],
    facts: [
      { label: "Zwrot", value: amount },
      {
        label: "Zlecony",
        value: `${formatDate(facts.completedAt)} o godzinie ${formatTime(facts.completedAt)}`,
      },
      { label: "Zamówienie", value: `${facts.orderNumber}, ${facts.productTitle}` },
      {
        label: "Pytania?",
        value: `Napisz na ${brand.supportEmail} i podaj numer zamówienia.`,
      },
    ],
  });
};

export const refundNoticeWriter: MailWriter = {
  async compose(ctx, mail) {
    const order = await orderOfMail(ctx, mail);
    if (!order || !mail.refundId) return null;
    const [found] = await ctx.db
      .select({ refund: refunds, currency: payments.currency })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(eq(refunds.id, mail.refundId));
    if (!found?.refund.completedAt) return null;
    return refundNoticeLetter({
      orderNumber: orderNumber(order.number),
      productTitle: orderedTitle(order),
      amountGrosze: found.refund.amountGrosze,
      currency: found.currency,
      reason: found.refund.reason,
      completedAt: found.refund.completedAt,
      showHelp: needsHelp(order),
    });
  },
};
