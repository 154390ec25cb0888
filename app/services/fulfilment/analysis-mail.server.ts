import { fullTitle } from "~/copy/full-title";
import { confirmAddressLetter } from "~/mails/confirm-address-letter.server";
import { talkAnalysis } from "~/products/talk-analysis/product";
import { termsAttachment } from "../legal/keep-terms.server";
import type { MailWriter } from "../mails/mail-writer";
import { linkOnlySubject } from "../orders/document-mails";
import { orderOfMail } from "../orders/order-of-mail.server";
import { noteDeliveredAfterStop } from "../orders/stop-order.server";
import { analysisLetter } from "./analysis-letter.server";
import { isOldAsked, queueConfirmed } from "./corrected-address.server";
import { letterFacts } from "./document-mails.server";
import { completeOrder } from "./end-order.server";

/** The mail with the analysis of a talk: with it, or once nobody takes it, its order is delivered. */
export const talkAnalysisWriter: MailWriter = {
  async compose(ctx, mail) {
    const order = await orderOfMail(ctx, mail);
    if (!order || order.contentDeletedAt !== null || order.email !== mail.recipient) return null;
    const terms = await termsAttachment(ctx, order.termsVersion);
    const facts = { ...letterFacts(order, mail, terms.length > 0), subject: mail.subject };
    if (mail.isLinkOnly)
      return confirmAddressLetter({
        ...facts,
        subject: linkOnlySubject(facts.orderNumber),
        productTitle: fullTitle(talkAnalysis),
        isOldAsked: await isOldAsked(ctx, order.id),
      });
    const letter = await analysisLetter(ctx, order, facts);
    return letter && { ...letter, attachments: [...(letter.attachments ?? []), ...terms] };
  },

  async accepted(tx, mail) {
    const order = await orderOfMail(tx, mail);
    if (!order) return;
    if (order.status === "failed" || order.status === "refunded")
      return noteDeliveredAfterStop(tx, order.id);
    if (order.email !== mail.recipient) return;
    if (order.status === "processing") await completeOrder(tx, order);
    // The address was confirmed while the link was under way.
    if (mail.isLinkOnly && !order.isAddressUnconfirmed) await queueConfirmed(tx, order);
  },

  // It waits on the order's page, and the talk was held.
  async failed(tx, mail, { isRefused, lastAttempt }) {
    const order = await orderOfMail(tx, mail);
    if (order?.email !== mail.recipient) return true;
    const isFinal = isRefused || lastAttempt;
    if (isFinal && order.status === "processing") await completeOrder(tx, order);
    return isFinal;
  },
};
