import { eq } from "drizzle-orm";
import { emailCorrections } from "~/db/schema";
import type { MailWriter } from "../mails/mail-writer";
import { orderNumber } from "../orders/order-number";
import { addressNoticeMail } from "./address-notice-mail";
import { orderOfMail } from "../orders/order-of-mail.server";
import { operator } from "~/config/operator.server";
import { env } from "~/config/env.server";
import { paths } from "~/paths";
import { composeLetter } from "~/mails/letter.server";

/**
 * Tells the old address that it has been replaced. It may belong to a stranger who was addressed by mistake, so the product is
 * not in it; where staff replaced it, the way to the question whether that was right is.
 * @param facts.questionUrl null where nothing is asked
 */
export const addressNoticeLetter = (facts: {
  orderNumber: string;
  byStaff: boolean;
  questionUrl: string | null;
}) => {
  return composeLetter({
    subject: addressNoticeMail.subject(facts.orderNumber),
    preview: "Dalsze wiadomości o tym zamówieniu wyślemy pod nowy adres.",
    heading: "Dzień dobry!",
    paragraphs: [
      facts.byStaff
        ? `W zamówieniu ${facts.orderNumber} nasz zespół poprawił adres e-mail na prośbę, którą dostaliśmy. Do tej pory był to ten adres, a dalsze wiadomości wyślemy już pod nowy.`
        : `W zamówieniu ${facts.orderNumber} ktoś poprawił adres e-mail. Do tej pory był to ten adres, a dalsze wiadomości wyślemy już pod nowy.`,
      ...(facts.questionUrl
        ? [
            "Jeśli to Twoja prośba, potwierdź ją, a zamówienie od razu otworzy się pod nowym adresem. Jeśli to nie Twoja prośba, cofnij zmianę. Jedno i drugie zrobisz na stronie, do której prowadzi przycisk.",
            `Bez odpowiedzi nowy adres będzie można potwierdzić po dobie. Jeśli nic u nas nie było zamawiane, nie trzeba nic robić. Możesz też napisać na ${operator.email}.`,
          ]
        : [
            "Jeśli to Twoja zmiana albo nic u nas nie było zamawiane, nie trzeba nic robić.",
            `Jeśli to Twoje zamówienie, a adres zmienił ktoś inny, napisz do nas na ${operator.email} i podaj numer zamówienia. Sprawdzimy to.`,
          ]),
    ],
    ...(facts.questionUrl && {
      button: { label: "To ja albo to nie ja", href: facts.questionUrl },
    }),
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
    const { isAddressUnconfirmed, formerToken } = order;
    const isAsked = byStaff && formerToken !== null;
    // Whoever reads the old mailbox has answered already.
    if (isAsked && !isAddressUnconfirmed) return null;
    const questionUrl = isAsked ? env.APP_URL + paths.paymentSuccess(formerToken) : null;
    return addressNoticeLetter({ orderNumber: orderNumber(order.number), byStaff, questionUrl });
  },
};
