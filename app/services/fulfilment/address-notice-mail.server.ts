import { eq } from "drizzle-orm";
import { emailCorrections } from "~/db/schema";
import type { MailWriter } from "../mails/mail-writer";
import { orderNumber } from "../orders/order-number";
import { addressNoticeMail } from "./address-notice-mail";
import { orderOfMail } from "../orders/order-of-mail.server";
import { brand } from "~/config/brand";
import { composeLetter } from "~/mails/letter.server";

/**
 * Tells the old address that it has been replaced. It may belong to a stranger who was addressed by mistake, so neither
 * the product nor the way to the order is in it.
 */
export const addressNoticeLetter = (facts: { orderNumber: string; byStaff: boolean }) => {
  return composeLetter({
    subject: addressNoticeMail.subject(facts.orderNumber),
    preview: "Dalsze wiadomości o tym zamówieniu wyślemy pod nowy adres.",
    heading: "Dzień dobry!",
    paragraphs: [
      facts.byStaff
        ? `W zamówieniu ${facts.orderNumber} nasz zespół poprawił adres e-mail na prośbę, którą dostaliśmy. Do tej pory był to ten adres, a dalsze wiadomości wyślemy już pod nowy.`
        : `W zamówieniu ${facts.orderNumber} ktoś poprawił adres e-mail. Do tej pory był to ten adres, a dalsze wiadomości wyślemy już pod nowy.`,
      "Jeśli to Twoja zmiana, Twoja prośba albo nic u nas nie było zamawiane, nie trzeba nic robić.",
      `Jeśli to Twoje zamówienie, a adres zmienił ktoś inny, napisz do nas na ${brand.supportEmail} i podaj numer zamówienia. Sprawdzimy to.`,
    ],
  });
};

export const addressNoticeWriter: MailWriter = {
  async compose(ctx, mail) {
    const order = await orderOfMail(ctx, mail);
    if (!order) return null;
    const [corrected] = await ctx.db
      .select({ byStaff: emailCorrections.byStaff })
      .from(emailCorrections)
      .where(eq(emailCorrections.orderId, order.id));
    const byStaff = corrected?.byStaff ?? false;
    return addressNoticeLetter({ orderNumber: orderNumber(order.number), byStaff });
  },
};
