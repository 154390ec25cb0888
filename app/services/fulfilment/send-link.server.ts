import type { Product } from "~/products/product";
import { env } from "~/config/env.server";
import { downloadMail } from "~/mails/download-mail.server";
import { paths } from "~/paths";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { sendDelivery } from "./send-document.server";
import { OrderWithdrawn } from "./while-in-work.server";
import type { MailMessage } from "../mails/hand-over.server";
import { lockOrder } from "../orders/lock-order.server";
import { orderNumber } from "../orders/order-number";
import type { Order } from "../orders/transition-order.server";
import { addLink, newestLink, type Download } from "../downloads/links.server";
import { orderedFormats } from "../downloads/master.server";
import { downloadsPerLink } from "~/config/download-terms";

/**
 * Delivers a work that was bought: its link, made once, then the mail with it. The copies come after (`stampCopies`).
 * @returns the address that the mail went to; null when the order has none
 * @throws ExternalServiceError, OrderWithdrawn
 */
export async function sendLink(
  ctx: ServiceContext,
  order: Order,
  product: Product,
): Promise<string | null> {
  const link = await inTransaction(ctx, async (tx) => {
    // A lock of its own, so that two attempts at the same time make one link.
    const locked = await lockOrder(tx, { id: order.id });
    if (locked?.status !== "processing") throw new OrderWithdrawn();
    return (await newestLink(tx, order.id)) ?? addLink(tx, order.id);
  });
  return sendDelivery(ctx, order, async (current, tx) =>
    linkMail(tx, current, product, (await newestLink(tx, order.id)) ?? link),
  );
}

/** The mail with a link; the same link always gives the same bytes. */
export async function linkMail(
  ctx: Pick<ServiceContext, "db">,
  order: Order,
  product: Product,
  link: Download,
): Promise<MailMessage> {
  const content = downloadMail({
    formats: await orderedFormats(ctx, order),
    productTitle: product.title,
    orderNumber: orderNumber(order.number),
    priceGrosze: order.priceGrosze,
    placedAt: order.placedAt,
    consentText: order.consentText,
    consentedAt: order.consentedAt,
    coverUrl: env.APP_URL + paths.productCover(order.productSlug),
    downloadUrl: env.APP_URL + paths.download(link.token),
    orderUrl: env.APP_URL + paths.paymentSuccess(order.token),
    expiresAt: link.expiresAt,
    downloads: downloadsPerLink,
  });
  return { ...content, attachments: [] };
}
