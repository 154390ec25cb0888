import { and, eq } from "drizzle-orm";
import { env } from "~/config/env.server";
import { brand } from "~/config/brand";
import { formatDate, formatDateTime, formatDay, formatPrice } from "~/copy/format";
import { helpNearby } from "~/copy/help-lines";
import { complaints, conversations, messages, orders, supportThreads } from "~/db/schema";
import { composeLetter, paragraphsOf } from "~/mails/letter.server";
import { paths } from "~/paths";
import { orderedTitle } from "~/products/ordered-product";
import type { ServiceContext } from "../command/context.server";
import type { Mail, MailWriter } from "../mails/mail-writer";
import { orderNumber } from "../orders/order-number";
import { lastDayBefore, decideBefore } from "./complaint-clock";
import { complaintDecisionMail, complaintReceiptMail } from "./complaint-mails";
import { appealWays, decisions, remedies, type Decision, type Remedy } from "./complaint-words";

type Facts = {
  orderNumber: string;
  productTitle: string;
  receivedAt: Date;
  href: string;
  showHelp: boolean;
};

const factsOf = ({ orderNumber: number, productTitle, receivedAt }: Facts) => [
  { label: "Zamówienie", value: `${number}, ${productTitle}` },
  { label: "Reklamacja z", value: formatDateTime(receivedAt) },
  { label: "Pytania?", value: `Napisz na ${brand.supportEmail} i podaj numer zamówienia.` },
];

/** To whoever complains: that we have it, what they demand, and until when we decide. Not their words. */
export const complaintReceiptLetter = (
  facts: Facts & { remedy: Remedy; askedGrosze: number | null },
) =>
  composeLetter({
    subject: complaintReceiptMail.subject(facts.orderNumber),
    preview: "Reklamacja do nas dotarła. Zachowaj tę wiadomość.",
    heading: "Dzień dobry!",
    paragraphs: [
      "Twoja reklamacja do nas dotarła. Zachowaj tę wiadomość jako potwierdzenie.",
      `Odpowiemy najpóźniej ${formatDay(lastDayBefore(decideBefore(facts.receivedAt)))}. Jeśli do końca tego dnia nie odpowiemy, reklamacja będzie uznana, ${facts.remedy === "remake" ? "a my przygotujemy nowy dokument" : "a zwrot, o który prosisz, zlecimy bez czekania"}.`,
      "Na tego e-maila nie można odpisać. Dopisać coś i zobaczyć odpowiedź możesz na stronie reklamacji.",
      ...(facts.showHelp ? [helpNearby] : []),
    ],
    facts: [
      {
        label: "Oczekujesz",
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
    text: string;
    decidedAt: Date;
  },
) =>
  composeLetter({
    subject: complaintDecisionMail.subject(facts.orderNumber),
    preview: "To jest odpowiedź na Twoją reklamację. Zachowaj tę wiadomość.",
    heading: "Dzień dobry!",
    paragraphs: [
      "Oto odpowiedź na Twoją reklamację. Zachowaj tę wiadomość.",
      { quote: paragraphsOf(facts.text).join("\n\n") },
      ...(facts.refundGrosze
        ? [
            `Zlecamy zwrot ${formatPrice(facts.refundGrosze)} tą samą drogą, którą przyszła wpłata. Gdy pieniądze wyjdą, wyślemy osobną wiadomość.`,
          ]
        : []),
      ...(facts.decision === "refund" || facts.decision === "remake" ? [] : appealWays),
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
    return complaintReceiptLetter({ ...found.facts, remedy, askedGrosze });
  },
};

export const complaintDecisionWriter: MailWriter = {
  async compose(ctx, mail) {
    const found = await complaintOfMail(ctx, mail);
    const { decision, refundGrosze, decidedAt } = found?.complaint ?? {};
    if (!found || !decision || !decidedAt) return null;
    return complaintDecisionLetter({
      ...{ ...found.facts, text: found.text, decision, decidedAt },
      refundGrosze: refundGrosze ?? null,
    });
  },
};

async function complaintOfMail(ctx: ServiceContext, { id, withHelp }: Mail) {
  const [found] = await ctx.db
    .select({ text: messages.body, thread: supportThreads, complaint: complaints, order: orders })
    .from(messages)
    .innerJoin(
      conversations,
      and(eq(conversations.id, messages.conversationId), eq(conversations.subjectKind, "support")),
    )
    .innerJoin(supportThreads, eq(supportThreads.id, conversations.subjectId))
    .innerJoin(complaints, eq(complaints.threadId, supportThreads.id))
    .innerJoin(orders, eq(orders.id, supportThreads.orderId))
    .where(eq(messages.mailId, id));
  if (!found) return null;
  const { text, thread, complaint, order } = found;
  const facts: Facts = {
    orderNumber: orderNumber(order.number),
    productTitle: orderedTitle(order),
    receivedAt: thread.createdAt,
    href: env.APP_URL + paths.orderComplaint(order.token),
    showHelp: withHelp === true || thread.crisisLevel !== "none",
  };
  return { text, complaint, facts };
}
