import { and, eq } from "drizzle-orm";
import { documentFiles, payments, refunds } from "~/db/schema";
import { deliveryOf } from "~/products/deliveries/registry";
import { findProduct } from "~/products/registry";
import { orderedTitle } from "~/products/ordered-product";
import type { ServiceContext } from "../command/context.server";
import type { MailWriter } from "../mails/mail-writer";
import { careCardOf } from "../orders/care-card";
import { orderNumber } from "../orders/order-number";
import type { Order } from "../orders/transition-order.server";
import { orderOfMail } from "../orders/order-of-mail.server";
import { refundNoticeMail } from "./refund-notice-mail";
import { operator } from "~/config/operator.server";
import { careWords } from "~/copy/care-card";
import { careCardFile } from "~/copy/document-files";
import { helpNearby, helpNearbyIn } from "~/copy/help-lines";
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
  [
    "talk_silent",
    "W Twojej rozmowie nie przychodziły odpowiedzi dłużej, niż dało się oddać czasem. Przepraszamy – oddajemy pieniądze za minuty, których zabrakło.",
  ],
  [
    "analysis_unwritten",
    "Analiza, którą kupiono razem z rozmową, nie powstała. Przepraszamy – oddajemy jej cenę.",
  ],
  [
    "analysis_declined",
    "Z tej rozmowy nie mogliśmy napisać analizy, która byłaby dla Ciebie dobra, więc oddajemy jej cenę. To nie ocena Ciebie ani tego, o czym piszesz. Jeśli to nieporozumienie albo chcesz o coś zapytać, napisz do nas – czyta to człowiek.",
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
 * Tells the buyer that the gateway has taken a refund: how much, and why; with help where it is called for, and with the
 * words of the card that they get in place of a document.
 */
export const refundNoticeLetter = (facts: {
  orderNumber: string;
  productTitle: string;
  amountGrosze: number;
  currency: string;
  reason: string;
  /** Why, where the words for a document would be wrong. */
  why?: string;
  completedAt: Date;
  showHelp: boolean;
  card: ReturnType<typeof careCardOf>;
  /** Whether a person sent it, and not the gateway. */
  byTransfer: boolean;
  /** Whether the link to a book ended with it. */
  endsBook: boolean;
  /** Whether the card comes as a file, too. */
  isAttached: boolean;
}) => {
  const { card } = facts;
  const matter = card?.matter ?? "unknown";
  const help = matter === "unknown" ? helpNearby : helpNearbyIn(matter);
  const amount = formatAmount(facts.amountGrosze, facts.currency);
  return composeLetter({
    subject: refundNoticeMail.subject(facts.orderNumber),
    preview: `${amount} wraca do Ciebie. Nie musisz nic robić.`,
    heading: "Dzień dobry!",
    paragraphs: [
      facts.why ?? reasonTexts.get(facts.reason) ?? "Zwracamy Ci pieniądze za zamówienie.",
      `${facts.byTransfer ? `Kwotę ${amount} wysłaliśmy przelewem.` : `Kwota ${amount} wraca tą samą drogą, którą przyszła.`} Bank księguje ją zwykle w ciągu kilku dni roboczych. Nie musisz nic robić.`,
      ...(facts.endsBook ? ["Oddajemy całą wpłatę, więc link do e-booka już nie działa."] : []),
      ...(card ? careWords(card.reason, card.matter) : []),
      ...(facts.isAttached
        ? [
            "Tę samą kartkę w\u00a0PDF-ie znajdziesz w\u00a0załączniku, a\u00a0przez dobę także na stronie zamówienia.",
          ]
        : []),
      ...(card || facts.showHelp ? [help] : []),
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
        value: `Napisz na ${operator.email} i podaj numer zamówienia.`,
      },
    ],
  });
};

/**
 * Whether all of an order's money was on its way back when this refund was done. Of one before that it would be untrue, and a mail
 * that is handed over again has to say what it said at first.
 */
const isOfWhole = (
  { completedAt }: Pick<typeof refunds.$inferSelect, "completedAt">,
  { refundBegunAt }: Pick<Order, "refundBegunAt">,
): boolean => refundBegunAt !== null && completedAt !== null && refundBegunAt <= completedAt;

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
    const card = await cardOf(ctx, order, found.refund.reason);
    const letter = refundNoticeLetter({
      orderNumber: orderNumber(order.number),
      productTitle: orderedTitle(order),
      amountGrosze: found.refund.amountGrosze,
      currency: found.currency,
      reason: found.refund.reason,
      why: whyOf(order, found.refund.reason),
      completedAt: found.refund.completedAt,
      showHelp: mail.withHelp === true,
      byTransfer: found.refund.transferProof !== null,
      endsBook: order.bookSlug !== null && isOfWhole(found.refund, order),
      card: card?.said ?? null,
      isAttached: card?.file !== undefined,
    });
    if (!card?.file) return letter;
    const { fileName, contentType, bytes } = card.file;
    return { ...letter, attachments: [{ filename: fileName, contentType, content: bytes }] };
  },
};

function whyOf({ productSlug }: Order, reason: string): string | undefined {
  const words = deliveryOf(findProduct(productSlug)).refunded?.[reason];
  return words && `${words} Oddajemy całą wpłatę.`;
}

/**
 * The card that stands in for the document of an order that this money is given back for.
 * @returns null where there is none, or none any more; a declined order's words are said all the same
 */
async function cardOf(ctx: ServiceContext, order: Order, reason: string) {
  const said = careCardOf(order, reason);
  if (!said) return null;
  const [file] = await ctx.db
    .select()
    .from(documentFiles)
    .where(and(eq(documentFiles.orderId, order.id), eq(documentFiles.fileName, careCardFile)));
  return file || reason === "model_refused" ? { said, file } : null;
}
