import { and, eq, ne, sql } from "drizzle-orm";
import type { Product } from "~/catalogue/product";
import { mails } from "~/db/schema";
import { env } from "~/env.server";
import { sendMail } from "~/integrations/mail/resend.server";
import { deliveryMail } from "~/integrations/mail/delivery-mail.server";
import { OutsideServiceError } from "~/integrations/outside-service-error";
import { paths } from "~/paths";
import type { ServiceContext } from "../context.server";
import { orderNumber } from "../orders/order-number";
import type { Order } from "../orders/transition-order.server";
import type { DocumentFile } from "./render-order-document.server";
import { whileInWork } from "./while-in-work.server";

/**
 * Third step: the mail. The row is written before the mail is handed over, and its key makes a repeated attempt the
 * same mail for the provider; for that, nothing in the mail may depend on the time of the attempt.
 * @throws OutsideServiceError, OrderWithdrawn
 */
export async function sendDocument(
  ctx: ServiceContext,
  order: Order,
  product: Product,
  files: readonly DocumentFile[],
): Promise<void> {
  const content = deliveryMail({
    productTitle: product.title,
    fileNames: files.map(({ fileName }) => fileName),
    personName: order.personName,
    orderNumber: orderNumber(order.number),
    priceGrosze: order.priceGrosze,
    placedAt: order.placedAt,
    consentText: order.consentText,
    consentedAt: order.consentedAt,
    showHelp: order.crisisLevel !== "none",
    orderUrl: env.APP_URL + paths.paymentSuccess(order.token),
  });
  const idempotencyKey = `order/${order.id}/document`;
  const [mail] = await whileInWork(ctx, order.id, (tx) =>
    tx
      .insert(mails)
      .values({
        orderId: order.id,
        kind: "document",
        recipient: order.email,
        subject: content.subject,
        idempotencyKey,
        attempts: 1,
        createdAt: ctx.now(),
      })
      .onConflictDoUpdate({
        target: mails.idempotencyKey,
        set: { attempts: sql`${mails.attempts} + 1` },
      })
      .returning(),
  );
  if (!mail || mail.status === "accepted") return;

  try {
    const providerId = await sendMail(
      {
        to: mail.recipient,
        ...content,
        attachments: files.map(({ fileName, contentType, bytes }) => ({
          filename: fileName,
          contentType,
          content: bytes,
        })),
      },
      idempotencyKey,
    );
    await ctx.db
      .update(mails)
      .set({ status: "accepted", providerId, acceptedAt: ctx.now(), lastError: null })
      .where(eq(mails.id, mail.id));
  } catch (error) {
    if (!(error instanceof OutsideServiceError)) throw error;
    await ctx.db
      .update(mails)
      .set({ status: error.kind === "refused" ? "refused" : "pending", lastError: error.code })
      // Another attempt may have handed it over meanwhile.
      .where(and(eq(mails.id, mail.id), ne(mails.status, "accepted")));
    throw error;
  }
}
