import { operator } from "~/config/operator.server";
import { env } from "~/config/env.server";
import { formatDateTime, formatPrice } from "~/copy/format";
import { composeLetter } from "~/mails/letter.server";
import { paths } from "~/paths";
import { orderedTitle } from "~/products/ordered-product";
import type { MailWriter } from "../mails/mail-writer";
import { orderNumber } from "../orders/order-number";
import { orderOfMail } from "../orders/order-of-mail.server";
import { unpaidOrderLifetime } from "../orders/retention";
import { paymentLinkMail } from "./payment-link-mail";

/** Leads a buyer back to an order that waits for its payment: what it is, what it costs, and until when it waits. */
export const paymentLinkLetter = (facts: {
  orderNumber: string;
  productTitle: string;
  priceGrosze: number;
  orderUrl: string;
  waitsUntil: Date;
}) =>
  composeLetter({
    subject: paymentLinkMail.subject(facts.orderNumber),
    preview: "Twoje zamówienie czeka na płatność.",
    heading: "Dzień dobry!",
    paragraphs: [
      "Twoje zamówienie jest zapisane i czeka na płatność. Przycisk prowadzi na jego stronę: tam zapłacisz, kiedy zechcesz.",
      `Poczeka do ${formatDateTime(facts.waitsUntil)}, a potem wygaśnie. Jeśli już go nie chcesz, nie musisz nic robić.`,
    ],
    button: {
      label: `Przejdź do płatności – ${formatPrice(facts.priceGrosze)}`,
      href: facts.orderUrl,
    },
    facts: [
      { label: "Zamówienie", value: `${facts.orderNumber}, ${facts.productTitle}` },
      {
        label: "Pytania?",
        value: `Napisz na ${operator.email} i podaj numer zamówienia.`,
      },
    ],
  });

export const paymentLinkWriter: MailWriter = {
  async compose(ctx, mail) {
    const order = await orderOfMail(ctx, mail);
    // Paid for, or given up, meanwhile.
    if (order?.status !== "awaiting_payment" || order.email !== mail.recipient) return null;
    return paymentLinkLetter({
      orderNumber: orderNumber(order.number),
      productTitle: orderedTitle(order),
      priceGrosze: order.priceGrosze,
      orderUrl: env.APP_URL + paths.paymentSuccess(order.token),
      waitsUntil: new Date(order.placedAt.getTime() + unpaidOrderLifetime),
    });
  },
};
