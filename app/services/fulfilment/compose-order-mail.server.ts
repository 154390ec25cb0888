import { eq } from "drizzle-orm";
import { deliveryOf } from "~/products/product";
import { orderedProduct, orderedTitle } from "~/products/ordered-product";
import { orders, payments, refunds, withdrawals } from "~/db/schema";
import { addressNoticeMail } from "~/mails/address-notice-mail.server";
import { refundNoticeMail } from "~/mails/refund-notice-mail.server";
import { withdrawalReceiptMail } from "~/mails/withdrawal-receipt-mail.server";
import type { ServiceContext } from "../command/context.server";
import { newestLink } from "../downloads/links.server";
import { hasRightToCopies } from "../orders/buyer-rules";
import { linkMail } from "./send-link.server";
import { readDocumentFiles, readDocumentTitle } from "./render-order-document.server";
import { documentMail } from "./send-document.server";
import { orderNumber } from "../orders/order-number";
import type { Order } from "../orders/transition-order.server";
import type { Mail, MailMessage } from "../mails/hand-over.server";
import type { OrderMailKind } from "../mails/queue-mail.server";
import type { Composer } from "../mails/send-queued-mail.server";

type OrderMailComposer = (
  ctx: ServiceContext,
  order: Order,
  mail: Mail,
) => Promise<MailMessage | null>;

const documentAgain: OrderMailComposer = async (ctx, order, mail) => {
  const product = orderedProduct(order);
  if (product && deliveryOf(product) === "download") {
    const link = await newestLink(ctx, order.id, mail.createdAt);
    return link && hasRightToCopies(order) ? linkMail(ctx, order, product, link) : null;
  }
  const files = await readDocumentFiles(ctx, order.id);
  // Deleted between the wish and the job: then there is nothing to send any more.
  return product && files.length > 0 && !order.contentDeletedAt
    ? documentMail(order, product, { files, title: await readDocumentTitle(ctx, order.id) })
    : null;
};

const composers: Record<OrderMailKind, OrderMailComposer> = {
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
      productTitle: orderedTitle(order),
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
      productTitle: orderedTitle(order),
      amountGrosze: found.refund.amountGrosze,
      currency: found.currency,
      reason: found.refund.reason,
      completedAt: found.refund.completedAt,
    });
    return { ...notice, attachments: [] };
  },
};

async function orderOf(ctx: ServiceContext, { orderId }: Mail): Promise<Order | undefined> {
  if (!orderId) return undefined;
  const [order] = await ctx.db.select().from(orders).where(eq(orders.id, orderId));
  return order;
}

const ofOrder =
  (compose: OrderMailComposer): Composer =>
  async (ctx, mail) => {
    const order = await orderOf(ctx, mail);
    return order ? compose(ctx, order, mail) : null;
  };

/** What writes each mail about an order. */
export const orderMailComposers: Record<OrderMailKind, Composer> = {
  document_again: ofOrder(composers.document_again),
  document_corrected: ofOrder(composers.document_corrected),
  address_notice: ofOrder(composers.address_notice),
  withdrawal_receipt: ofOrder(composers.withdrawal_receipt),
  refund_notice: ofOrder(composers.refund_notice),
};
