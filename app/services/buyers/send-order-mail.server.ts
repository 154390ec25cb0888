import { eq } from "drizzle-orm";
import { deliveryOf } from "~/products/product";
import { findProduct } from "~/products/registry";
import { orders, payments, refunds, withdrawals } from "~/db/schema";
import { addressNoticeMail } from "~/mails/address-notice-mail.server";
import { refundNoticeMail } from "~/mails/refund-notice-mail.server";
import { withdrawalReceiptMail } from "~/mails/withdrawal-receipt-mail.server";
import type { ServiceContext } from "../context.server";
import { newestLink } from "../downloads/links.server";
import { requestCopies } from "../downloads/request-copies.server";
import { hasRightToCopies } from "../downloads/rules";
import { linkMail } from "../fulfilment/send-link.server";
import { readDocumentFiles, readDocumentTitle } from "../fulfilment/render-order-document.server";
import { documentMail } from "../fulfilment/send-document.server";
import { orderNumber } from "../orders/order-number";
import type { Order } from "../orders/transition-order.server";
import type { Mail, MailMessage } from "../mails/hand-over.server";
import type { OrderMailKind } from "../mails/queue-mail.server";
import { sendQueuedMail } from "../mails/send-queued-mail.server";

/** Writes one kind of mail from what is stored, always with the same bytes; null when it must not go out any more. */
type Composer = (ctx: ServiceContext, order: Order, mail: Mail) => Promise<MailMessage | null>;

const documentAgain: Composer = async (ctx, order, mail) => {
  const product = findProduct(order.productSlug);
  if (product && deliveryOf(product) === "download") {
    const link = await newestLink(ctx, order.id, mail.createdAt);
    return link && hasRightToCopies(order) ? linkMail(order, product, link) : null;
  }
  const files = await readDocumentFiles(ctx, order.id);
  // Deleted between the wish and the job: then there is nothing to send any more.
  return product && files.length > 0 && !order.contentDeletedAt
    ? documentMail(order, product, { files, title: await readDocumentTitle(ctx, order.id) })
    : null;
};

const composers: Record<OrderMailKind, Composer> = {
  document_again: documentAgain,
  document_corrected: documentAgain,

  address_notice: async (_, order) => ({
    ...addressNoticeMail({ orderNumber: orderNumber(order.number) }),
    attachments: [],
  }),

  withdrawal_receipt: async (ctx, order) => {
    const [withdrawal] = await ctx.db
      .select()
      .from(withdrawals)
      .where(eq(withdrawals.orderId, order.id));
    if (!withdrawal) return null;
    const receipt = withdrawalReceiptMail({
      orderNumber: orderNumber(order.number),
      productTitle: productTitle(order),
      statement: withdrawal.statement,
      name: withdrawal.name,
      receivedAt: withdrawal.receivedAt,
      returns: withdrawal.effect === "refunded",
    });
    return { ...receipt, attachments: [] };
  },

  refund_notice: async (ctx, order, mail) => {
    if (!mail.refundId) return null;
    const [found] = await ctx.db
      .select({ refund: refunds, currency: payments.currency })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(eq(refunds.id, mail.refundId));
    if (!found?.refund.completedAt) return null;
    const notice = refundNoticeMail({
      orderNumber: orderNumber(order.number),
      productTitle: productTitle(order),
      amountGrosze: found.refund.amountGrosze,
      currency: found.currency,
      reason: found.refund.reason,
      completedAt: found.refund.completedAt,
    });
    return { ...notice, attachments: [] };
  },
};

const productTitle = ({ productSlug }: Order) => findProduct(productSlug)?.title ?? productSlug;

/**
 * Sends a queued mail about an order. Safe to repeat: its key makes it one mail for the provider.
 * @throws ExternalServiceError when the provider should be asked again
 */
export async function sendOrderMail(ctx: ServiceContext, mailId: string): Promise<void> {
  let order: Order | undefined;
  const accepted = await sendQueuedMail(ctx, mailId, async (mail) => {
    if (!mail.orderId) return null;
    [order] = await ctx.db.select().from(orders).where(eq(orders.id, mail.orderId));
    return order && composers[mail.kind as OrderMailKind](ctx, order, mail);
  });
  // A fresh link's copies may have gone with the last one, or name an address that was corrected.
  if (accepted && order) await requestCopies(ctx, order);
}
