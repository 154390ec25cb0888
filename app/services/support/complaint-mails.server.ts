import { operator } from "~/config/operator.server";
import { formatDate, formatDateTime, formatDay, formatPrice } from "~/copy/format";
import { helpNearby } from "~/copy/help-lines";
import { composeLetter, paragraphsOf } from "~/mails/letter.server";
import { orderedTitle } from "~/products/ordered-product";
import type { ServiceContext } from "../command/context.server";
import type { Mail, MailWriter } from "../mails/mail-writer";
import { orderNumber } from "../orders/order-number";
import { lastDayBefore, decideBefore } from "./complaint-clock";
import { complaintDecisionMail, complaintReceiptMail } from "./complaint-mails";
import { howToAnswer, replyLine } from "./reply-text";
import { threadOfMail } from "./thread-of-mail.server";
import { appealWays, decisions, remedies, type Decision, type Remedy } from "./complaint-words";

type Facts = {
  orderNumber: string;
  productTitle: string;
  receivedAt: Date;
  href: string;
  isAnswerable: boolean;
  showHelp: boolean;
};

const factsOf = ({ orderNumber: number, productTitle, receivedAt }: Facts) => [
  { label: "Zamówienie", value: `${number}, ${productTitle}` },
  { label: "Reklamacja z", value: formatDateTime(receivedAt) },
  { label: "Pytania?", value: `Napisz na ${operator.email} i podaj numer zamówienia.` },
];

/** To whoever complains: that we have it, what they demand, and until when we decide. Not their words. */
export const complaintReceiptLetter = (
  facts: Facts & { remedy: Remedy; askedGrosze: number | null },
) =>
  composeLetter({
    above: facts.isAnswerable ? replyLine : undefined,
    subject: complaintReceiptMail.subject(facts.orderNumber),
    preview: "Reklamacja do nas dotarła. Zachowaj tę wiadomość.",
    heading: "Dzień dobry!",
    paragraphs: [
      "Twoja reklamacja do nas dotarła. Zachowaj tę wiadomość jako potwierdzenie.",
      `Odpowiemy najpóźniej ${formatDay(lastDayBefore(decideBefore(facts.receivedAt)))}. Jeśli do końca tego dnia nie odpowiemy, reklamacja będzie uznana, ${facts.remedy === "remake" ? "a my przygotujemy nowy dokument" : "a zwrot, o który prosisz, zlecimy bez czekania"}.`,
      howToAnswer("complaint", facts.isAnswerable),
      ...(facts.showHelp ? [helpNearby] : []),
    ],
    facts: [
      {
        label: "Prosisz o",
        value: `${remedies[facts.remedy].demanded}${facts.askedGrosze === null ? "" : ` o ${formatPrice(facts.askedGrosze)}`}`,
      },
      ...factsOf(facts),
    ],
    button: { label: "Otwórz reklamację", href: facts.href },
  });

/** To whoever complains: what was decided, why, and what they can do where they do not agree. */
export const complaintDecisionLetter = (
  facts: Facts & {
    decision: Decision;
    refundGrosze: number | null;
    byLaw: boolean;
    text: string;
    decidedAt: Date;
  },
) =>
  composeLetter({
    above: facts.isAnswerable ? replyLine : undefined,
    subject: complaintDecisionMail.subject(facts.orderNumber),
    preview: "To jest odpowiedź na Twoją reklamację. Zachowaj tę wiadomość.",
    heading: "Dzień dobry!",
    paragraphs: [
      "Oto odpowiedź na Twoją reklamację. Zachowaj tę wiadomość.",
      { quote: paragraphsOf(facts.text).join("\n\n") },
      ...(facts.refundGrosze
        ? [
            // What the law decides names its sums itself.
            `${facts.byLaw ? "Pieniądze wrócą" : `Zlecamy zwrot ${formatPrice(facts.refundGrosze)}`} tą samą drogą, którą przyszła wpłata. Gdy pieniądze wyjdą, wyślemy osobną wiadomość.`,
          ]
        : []),
      ...(facts.decision === "refund" || facts.decision === "remake" ? [] : appealWays),
      howToAnswer("complaint", facts.isAnswerable),
      ...(facts.showHelp ? [helpNearby] : []),
    ],
    facts: [
      { label: "Decyzja", value: decisions[facts.decision].label },
      { label: "Z dnia", value: formatDate(facts.decidedAt) },
      ...factsOf(facts),
    ],
    button: { label: "Otwórz reklamację", href: facts.href },
  });

export const complaintReceiptWriter: MailWriter = {
  async compose(ctx, mail) {
    const found = await complaintOfMail(ctx, mail);
    if (!found) return null;
    const { remedy, askedGrosze } = found.complaint;
    const { replyTo } = found;
    return { ...complaintReceiptLetter({ ...found.facts, remedy, askedGrosze }), replyTo };
  },
};

export const complaintDecisionWriter: MailWriter = {
  async compose(ctx, mail) {
    const found = await complaintOfMail(ctx, mail);
    const { decision, refundGrosze, byLaw = false, decidedAt } = found?.complaint ?? {};
    if (!found || !decision || !decidedAt) return null;
    const letter = complaintDecisionLetter({
      ...{ ...found.facts, text: found.text, decision, byLaw, decidedAt },
      refundGrosze: refundGrosze ?? null,
    });
    return { ...letter, replyTo: found.replyTo };
  },
};

async function complaintOfMail(ctx: ServiceContext, { id, withHelp }: Mail) {
  const found = await threadOfMail(ctx, id);
  if (!found?.complaint || !found.order) return null;
  const { text, thread, complaint, order, href, replyTo } = found;
  const facts: Facts = {
    orderNumber: orderNumber(order.number),
    productTitle: orderedTitle(order),
    receivedAt: thread.createdAt,
    href,
    isAnswerable: replyTo !== undefined,
    showHelp: withHelp === true || thread.crisisLevel !== "none",
  };
  return { text, complaint, facts, replyTo };
}
