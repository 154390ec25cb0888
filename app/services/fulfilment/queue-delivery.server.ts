import { and, eq } from "drizzle-orm";
import { emailCorrections, remakes } from "~/db/schema";
import { deliveryOf } from "~/products/deliveries/registry";
import { findProduct } from "~/products/registry";
import { orderedTitle } from "~/products/ordered-product";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { requeueMail } from "../mails/queue-mail.server";
import { documentMail, linkOnlySubject } from "../orders/document-mails";
import { lockOrder } from "../orders/lock-order.server";
import { orderNumber } from "../orders/order-number";
import type { Order } from "../orders/transition-order.server";
import { completeOrder, endsAfterMail } from "./end-order.server";
import { hasBeenRemade } from "./remake-order.server";
import { OrderWithdrawn } from "./while-in-work.server";

/**
 * The last step: writes down the mail that delivers what was bought. The order is completed when the provider has it
 * (`deliveryWriter`); without an address what was bought waits on the order's page.
 * @throws OrderWithdrawn
 */
export async function queueDelivery(ctx: ServiceContext, orderId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, { id: orderId });
    if (order?.status !== "processing") throw new OrderWithdrawn();
    const { email } = order;
    const isUnderWay = email !== null && (await queueDeliveryTo(tx, order, email));
    if (!isUnderWay && !endsAfterMail(order)) await completeOrder(tx, order);
  });
}

/**
 * A corrected address makes it another mail, with a key of its own, and so does a document that was made again.
 * @returns false when the provider has it already
 */
export async function queueDeliveryTo(
  tx: TransactionContext,
  order: Order,
  recipient: string,
): Promise<boolean> {
  const [remade] = await tx.db
    .select({ orderId: remakes.orderId })
    .from(remakes)
    .where(eq(remakes.orderId, order.id));
  const key = documentMailKey(order.id, await isCorrected(tx, order.id, recipient));
  const mailId = await requeueMail(tx, {
    kind: documentMail,
    orderId: order.id,
    recipient,
    subject: await subjectOf(tx, order),
    idempotencyKey: remade ? `${key}/remade` : key,
  });
  return mailId !== null;
}

/** Whether an address is the one that an order's was corrected to: a correction that was taken back left the old one. */
export async function isCorrected(
  { db }: TransactionContext,
  orderId: string,
  email: string,
): Promise<boolean> {
  const isOf = and(eq(emailCorrections.orderId, orderId), eq(emailCorrections.newEmail, email));
  return (await db.$count(emailCorrections, isOf)) > 0;
}

/** The key of the mail that brings an order's document to its first or to its corrected address. */
export function documentMailKey(orderId: string, corrected: boolean): string {
  return `order/${orderId}/document${corrected ? "/corrected" : ""}`;
}

/**
 * The subject of every mail that brings what an order is of. It says where that was made again.
 * @param isLinkOnly of a mail that only asks whether the address is right
 */
export async function subjectOf(
  ctx: ServiceContext,
  order: Order,
  isLinkOnly = order.isAddressUnconfirmed,
): Promise<string> {
  const number = orderNumber(order.number);
  if (isLinkOnly) return linkOnlySubject(number);
  return documentMail.subject(
    number,
    orderedTitle(order),
    deliveryOf(findProduct(order.productSlug)).thing,
    await hasBeenRemade(ctx, order.id),
  );
}
