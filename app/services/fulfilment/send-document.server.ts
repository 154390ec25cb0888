import { eq, sql } from "drizzle-orm";
import type { Product } from "~/products/product";
import { emailCorrections, mails, remakes } from "~/db/schema";
import { env } from "~/config/env.server";
import { deliveryMail } from "~/mails/delivery-mail.server";
import { paths } from "~/paths";
import type { ServiceContext, TransactionContext } from "../command/context.server";
import { handOver, type MailMessage } from "../mails/hand-over.server";
import { orderNumber } from "../orders/order-number";
import type { Order } from "../orders/transition-order.server";
import { readDocumentTitle, type DocumentFile } from "./render-order-document.server";
import { whileInWork } from "./while-in-work.server";

/** Third step: the mail with the document. See `sendDelivery`. */
export function sendDocument(
  ctx: ServiceContext,
  order: Order,
  product: Product,
  files: readonly DocumentFile[],
): Promise<string | null> {
  return sendDelivery(ctx, order, async (current, tx) =>
    documentMail(current, product, { files, title: await readDocumentTitle(tx, order.id) }),
  );
}

/**
 * Sends the mail that delivers what was bought. The row is written before the mail is handed over, and its key makes a
 * repeated attempt the same mail for the provider; for that, nothing in the mail may depend on the time of the attempt.
 * A corrected address makes it another mail, with a key of its own.
 * @param compose writes it for the order as it is now: its address and its token may just have been changed
 * @returns the address that it went to; null when the order has none, and what was bought waits on its page
 * @throws ExternalServiceError, OrderWithdrawn
 */
export async function sendDelivery(
  ctx: ServiceContext,
  order: Order,
  compose: (current: Order, tx: TransactionContext) => MailMessage | Promise<MailMessage>,
): Promise<string | null> {
  const written = await whileInWork(ctx, order.id, async (tx, current) => {
    const { email } = current;
    if (email === null) return null;
    const message = await compose(current, tx);
    const [correction] = await tx.db
      .select({ newEmail: emailCorrections.newEmail })
      .from(emailCorrections)
      .where(eq(emailCorrections.orderId, order.id));
    const [remade] = await tx.db
      .select({ orderId: remakes.orderId })
      .from(remakes)
      .where(eq(remakes.orderId, order.id));
    const key = documentMailKey(order.id, correction !== undefined);
    const [row] = await tx.db
      .insert(mails)
      .values({
        orderId: order.id,
        kind: "document",
        recipient: email,
        subject: message.subject,
        idempotencyKey: remade ? `${key}/remade` : key,
        attempts: 1,
        createdAt: ctx.now(),
      })
      .onConflictDoUpdate({
        target: mails.idempotencyKey,
        set: { attempts: sql`${mails.attempts} + 1` },
      })
      .returning();
    return row && { mail: row, message };
  });
  if (written === null) return null;
  if (!written) throw new Error("A mail was not written down.");
  await handOver(ctx, written.mail, written.message);
  return written.mail.recipient;
}

/** The key of the mail that brings an order's document to its first or to its corrected address. */
export function documentMailKey(orderId: string, corrected: boolean): string {
  return `order/${orderId}/document${corrected ? "/corrected" : ""}`;
}

/** The mail with the document; the same order always gives the same bytes. */
export function documentMail(
  order: Order,
  product: Product,
  { files, title }: { files: readonly DocumentFile[]; title: string | null },
): MailMessage {
  const content = deliveryMail({
    productTitle: product.title,
    fileNames: files.map(({ fileName }) => fileName),
    documentTitle: title,
    personName: order.personName,
    coverUrl: env.APP_URL + paths.productCover(product.slug),
    documentUrl: env.APP_URL + paths.orderDocument(order.token),
    writtenByModel: product.writtenByModel,
    orderNumber: orderNumber(order.number),
    priceGrosze: order.priceGrosze,
    placedAt: order.placedAt,
    consentText: order.consentText,
    consentedAt: order.consentedAt,
    showHelp: order.crisisLevel !== "none",
    aboutFeelings: product.area === "emotions",
    orderUrl: env.APP_URL + paths.paymentSuccess(order.token),
  });
  return {
    ...content,
    attachments: files.map(({ fileName, contentType, bytes }) => ({
      filename: fileName,
      contentType,
      content: bytes,
    })),
  };
}
