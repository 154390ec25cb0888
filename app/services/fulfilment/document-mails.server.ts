import { and, eq } from "drizzle-orm";
import { env } from "~/config/env.server";
import { downloadsPerLink } from "~/config/download-terms";
import { orders } from "~/db/schema";
import { deliveryLetter } from "~/mails/delivery-letter.server";
import { downloadLetter } from "~/mails/download-letter.server";
import { paths } from "~/paths";
import { orderedProduct } from "~/products/ordered-product";
import { deliveryOf } from "~/products/product";
import type { ServiceContext } from "../command/context.server";
import { describeError } from "../command/describe-error";
import { newestLink } from "../downloads/links.server";
import { orderedFormats } from "../downloads/master.server";
import { requestCopies } from "../downloads/request-copies.server";
import type { MailMessage, MailWriter } from "../mails/mail-writer";
import { hasRightToCopies } from "../orders/buyer-rules";
import { documentMail } from "../orders/document-mails";
import type { Failure } from "../orders/failure";
import { orderNumber } from "../orders/order-number";
import { orderOfMail } from "../orders/order-of-mail.server";
import { recordEvent, type Order } from "../orders/transition-order.server";
import { completeOrder, giveUp } from "./end-order.server";
import { subjectOf } from "./queue-delivery.server";
import { readDocumentFiles, readDocumentTitle } from "./render-order-document.server";

/** The mail that delivers an order: when the provider has it, the order is completed. */
export const deliveryWriter: MailWriter = {
  async compose(ctx, mail) {
    const order = await orderOfMail(ctx, mail);
    // Stopped meanwhile, or its address was corrected: for that there is another mail, with another link to its page.
    if (order?.status !== "processing" || order.email !== mail.recipient) return null;
    return bringing(ctx, order);
  },

  async accepted(tx, mail) {
    const order = await orderOfMail(tx, mail);
    if (!order) return;
    if (order.status === "failed" || order.status === "refunded")
      await recordEvent(tx, order.id, "delivered_after_stop");
    else if (order.email === mail.recipient) await completeOrder(tx, order);
  },

  async failed(tx, mail, { error, isRefused, lastAttempt }) {
    const order = await orderOfMail(tx, mail);
    if (order?.status !== "processing" || order.email !== mail.recipient) return true;
    const failure: Failure = isRefused ? "mail_refused" : "mail_unavailable";
    tx.log.warn({ orderId: order.id, failure, error: describeError(error) }, "fulfilment stopped");
    const waited = tx.now().getTime() - (order.paidAt?.getTime() ?? 0);
    if (isRefused || (lastAttempt && waited >= documentMail.retryFor)) {
      await giveUp(tx, order, failure);
      return true;
    }
    await tx.db
      .update(orders)
      .set({ failure })
      .where(and(eq(orders.id, order.id), eq(orders.status, "processing")));
    return false;
  },
};

/** The same once more, or to a corrected address. */
export const repeatedDeliveryWriter: MailWriter = {
  async compose(ctx, mail) {
    const order = await orderOfMail(ctx, mail);
    // Gone between the wish and the job: then there is nothing to send any more.
    const isThere =
      order !== null &&
      (order.bookSlug === null ? order.contentDeletedAt === null : hasRightToCopies(order));
    return isThere ? bringing(ctx, order, mail.createdAt) : null;
  },

  async accepted(tx, mail) {
    const order = await orderOfMail(tx, mail);
    // A fresh link's copies may have gone with the last one, or name an address that was corrected.
    if (order) await requestCopies(tx, order);
  },
};

/**
 * What an order is of; the same order always gives the same bytes.
 * @param asOf of a mail that repeats it: the link that was the newest then
 * @returns null where it is not there any more
 */
async function bringing(
  ctx: ServiceContext,
  order: Order,
  asOf?: Date,
): Promise<MailMessage | null> {
  const product = orderedProduct(order);
  if (!product) return null;
  const facts = {
    subject: subjectOf(order),
    productTitle: product.title,
    orderNumber: orderNumber(order.number),
    priceGrosze: order.priceGrosze,
    placedAt: order.placedAt,
    consentText: order.consentText,
    consentedAt: order.consentedAt,
    orderUrl: env.APP_URL + paths.paymentSuccess(order.token),
  };
  if (deliveryOf(product) === "download") {
    const link = await newestLink(ctx, order.id, asOf);
    if (!link) return null;
    return downloadLetter({
      ...facts,
      formats: await orderedFormats(ctx, order),
      coverUrl: env.APP_URL + paths.productCover(order.productSlug),
      downloadUrl: env.APP_URL + paths.download(link.token),
      expiresAt: link.expiresAt,
      downloads: downloadsPerLink,
    });
  }
  const files = await readDocumentFiles(ctx, order.id);
  if (files.length === 0) return null;
  const letter = deliveryLetter({
    ...facts,
    fileNames: files.map(({ fileName }) => fileName),
    documentTitle: await readDocumentTitle(ctx, order.id),
    personName: order.personName,
    coverUrl: env.APP_URL + paths.productCover(product.slug),
    documentUrl: env.APP_URL + paths.orderDocument(order.token),
    writtenByModel: product.writtenByModel,
    showHelp: order.crisisLevel !== "none",
    aboutFeelings: product.area === "emotions",
  });
  return {
    ...letter,
    attachments: files.map(({ fileName, contentType, bytes }) => ({
      filename: fileName,
      contentType,
      content: bytes,
    })),
  };
}
