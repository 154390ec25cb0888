import { eq } from "drizzle-orm";
import { withdrawals } from "~/db/schema";
import { orderedTitle } from "~/products/ordered-product";
import type { MailWriter } from "../mails/mail-writer";
import { orderNumber } from "../orders/order-number";
import { orderOfMail } from "../orders/order-of-mail.server";
import { orderBalances } from "./balances.server";
import { withdrawalReceiptMail } from "./withdrawal-receipt-mail";
import { operator } from "~/config/operator.server";
import { helpNearby } from "~/copy/help-lines";
import { formatDate, formatPrice, formatTime } from "~/copy/format";
import { composeLetter } from "~/mails/letter.server";

/**
 * Acknowledges a withdrawal on a durable medium, with the content of the statement and the date and time at which it
 * came in (Directive (EU) 2023/2673, new article 11a(4) of Directive 2011/83/EU).
 */
export const withdrawalReceiptLetter = (facts: {
  orderNumber: string;
  productTitle: string;
  statement: string;
  name: string | null;
  receivedAt: Date;
  returns: boolean;
  /** What stays paid, in grosze: the minutes of a talk that are over. */
  keptGrosze: number;
  showHelp: boolean;
}) => {
  return composeLetter({
    subject: withdrawalReceiptMail.subject(facts.orderNumber),
    preview: "Otrzymaliśmy Twoje oświadczenie. Zachowaj tę wiadomość.",
    heading: "Dzień dobry!",
    paragraphs: [
      "Otrzymaliśmy Twoje oświadczenie o odstąpieniu od umowy. Zachowaj tę wiadomość jako potwierdzenie.",
      facts.returns
        ? `Zlecamy zwrot ${
            facts.keptGrosze > 0
              ? `płatności bez ${formatPrice(facts.keptGrosze)} za minuty rozmowy, które minęły,`
              : "wszystkich otrzymanych płatności"
          } tą samą drogą, którą przyszły – najpóźniej w ciągu 14 dni, zwykle od razu. Bank księguje je zazwyczaj w ciągu kilku dni roboczych.`
        : "Zamówienie jest anulowane, a żadna płatność nie czeka na zwrot. Gdyby jakaś jeszcze dotarła, od razu ją zwrócimy.",
      ...(facts.showHelp ? [helpNearby] : []),
    ],
    facts: [
      { label: "Treść oświadczenia", value: facts.statement },
      ...(facts.name ? [{ label: "Imię i nazwisko", value: facts.name }] : []),
      {
        label: "Otrzymaliśmy je",
        value: `${formatDate(facts.receivedAt)} o godzinie ${formatTime(facts.receivedAt)}`,
      },
      { label: "Zamówienie", value: `${facts.orderNumber}, ${facts.productTitle}` },
      {
        label: "Pytania?",
        value: `Napisz na ${operator.email} i podaj numer zamówienia.`,
      },
    ],
  });
};

export const withdrawalReceiptWriter: MailWriter = {
  async compose(ctx, mail) {
    const order = await orderOfMail(ctx, mail);
    if (!order) return null;
    const [withdrawal] = await ctx.db
      .select()
      .from(withdrawals)
      .where(eq(withdrawals.orderId, order.id));
    if (!withdrawal) return null;
    return withdrawalReceiptLetter({
      orderNumber: orderNumber(order.number),
      productTitle: orderedTitle(order),
      statement: withdrawal.statement,
      name: withdrawal.name,
      receivedAt: withdrawal.receivedAt,
      returns: withdrawal.effect === "refunded",
      keptGrosze: (await orderBalances(ctx, order.id)).reduce(
        (sum, { leftGrosze }) => sum + leftGrosze,
        0,
      ),
      showHelp: mail.withHelp === true,
    });
  },
};
