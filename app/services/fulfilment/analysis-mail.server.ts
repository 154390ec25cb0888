import { termsAttachment } from "../legal/keep-terms.server";
import type { MailWriter } from "../mails/mail-writer";
import { orderOfMail } from "../orders/order-of-mail.server";
import { analysisLetter } from "./analysis-letter.server";
import { letterFacts } from "./document-mails.server";
import { completeOrder } from "./end-order.server";

/** The mail with the analysis of a talk: with it, or once nobody takes it, its order is delivered. */
export const talkAnalysisWriter: MailWriter = {
  async compose(ctx, mail) {
    const order = await orderOfMail(ctx, mail);
    if (!order || order.contentDeletedAt !== null || order.email !== mail.recipient) return null;
    const terms = await termsAttachment(ctx, order.termsVersion);
    const facts = { ...letterFacts(order, mail, terms.length > 0), subject: mail.subject };
    const letter = await analysisLetter(ctx, order, facts);
    return letter && { ...letter, attachments: [...(letter.attachments ?? []), ...terms] };
  },

  async accepted(tx, mail) {
    const order = await orderOfMail(tx, mail);
    if (order?.status === "processing") await completeOrder(tx, order);
  },

  // It waits on the order's page, and the talk was held.
  async failed(tx, mail, { isRefused, lastAttempt }) {
    const order = await orderOfMail(tx, mail);
    const isFinal = isRefused || lastAttempt;
    if (isFinal && order?.status === "processing") await completeOrder(tx, order);
    return isFinal;
  },
};
