import { env } from "~/config/env.server";
import { writerOf } from "~/copy/ai-notice";
import { fullTitle } from "~/copy/full-title";
import { deliveryLetter } from "~/mails/delivery-letter.server";
import { paths } from "~/paths";
import { talkAnalysis } from "~/products/talk-analysis/product";
import { findProduct } from "~/products/registry";
import { termsAttachment } from "../legal/keep-terms.server";
import type { MailWriter } from "../mails/mail-writer";
import { orderOfMail } from "../orders/order-of-mail.server";
import { letterFacts } from "./document-mails.server";
import { completeOrder } from "./end-order.server";
import { readDocumentFiles, readWrittenAs } from "./render-order-document.server";

/** The mail with the analysis of a talk: with it, or once nobody takes it, its order is delivered. */
export const talkAnalysisWriter: MailWriter = {
  async compose(ctx, mail) {
    const order = await orderOfMail(ctx, mail);
    if (!order || order.contentDeletedAt !== null || order.email !== mail.recipient) return null;
    const files = await readDocumentFiles(ctx, order.id);
    if (files.length === 0) return null;
    const written = await readWrittenAs(ctx, order.id);
    const terms = await termsAttachment(ctx, order.termsVersion);
    const letter = deliveryLetter({
      ...letterFacts(order, mail, terms.length > 0),
      subject: mail.subject,
      isCorrected: false,
      productTitle: fullTitle(talkAnalysis),
      fileNames: files.map(({ fileName }) => fileName),
      documentTitle: written?.title ?? null,
      personName: null,
      coverUrl: env.APP_URL + paths.productCover(talkAnalysis.slug),
      documentUrl: env.APP_URL + paths.orderDocument(order.token),
      origin: writerOf(written?.model ?? ""),
      aboutFeelings: findProduct(order.productSlug)?.area === "emotions",
    });
    return {
      ...letter,
      attachments: [
        ...files.map(({ fileName, contentType, bytes }) => ({
          filename: fileName,
          contentType,
          content: bytes,
        })),
        ...terms,
      ],
    };
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
