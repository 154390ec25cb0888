import { and, asc, eq, sql } from "drizzle-orm";
import { deliveryOf } from "~/products/product";
import { findProduct } from "~/products/registry";
import { documentFiles, documentTexts, mails, orders, payments } from "~/db/schema";
import type { ServiceContext } from "../context.server";
import { newestLink } from "../downloads/links.server";
import { hasEnded, hasRightToCopies } from "../downloads/rules";
import type { Failure } from "../orders/failure";
import { getOrderOptions, type OrderOptions } from "./order-options.server";
import { orderNumber } from "../orders/order-number";
import type { OrderStatus } from "../orders/order-state";
import { isOrderToken } from "../orders/order-token";

/** Everything that an order page shows. Times in UTC. */
export type OrderView = {
  id: string;
  number: string;
  productSlug: string;
  /** What kind of thing was ordered. */
  delivery: "document" | "download";
  status: OrderStatus;
  /** Null for an order that was placed, and paid for, without one. */
  email: string | null;
  priceGrosze: number;
  failure: Failure | null;
  /** Whether help lines stand on the page, because of what the person wrote. */
  showHelp: boolean;
  placedAt: Date;
  paidAt: Date | null;
  writtenAt: Date | null;
  renderedAt: Date | null;
  mailedAt: Date | null;
  contentDeleteAt: Date;
  contentDeletedAt: Date | null;
  /** The document's files, in order; none until it is ready and after it has been deleted. */
  documents: { position: number; fileName: string; pageCount: number | null }[];
  /** The link to the copies of a finished work; null for a document, and before the mail with it. */
  download: { token: string; expiresAt: Date; downloadsLeft: number; ended: boolean } | null;
  /** The gateway's page of the payment that is still open. */
  paymentUrl: string | null;
  options: OrderOptions;
};

/** @returns null when no order has this token */
export async function getOrderPage(ctx: ServiceContext, token: string): Promise<OrderView | null> {
  if (!isOrderToken(token)) return null;
  const [row] = await ctx.db
    .select({
      order: orders,
      writtenAt: documentTexts.writtenAt,
      mailedAt: sql`(
        select min(${mails.acceptedAt}) from ${mails}
        where ${mails.orderId} = ${orders.id} and ${mails.kind} = 'document')`.mapWith(
        mails.acceptedAt,
      ),
      paymentUrl: payments.paymentUrl,
    })
    .from(orders)
    .leftJoin(documentTexts, eq(documentTexts.orderId, orders.id))
    .leftJoin(payments, and(eq(payments.orderId, orders.id), eq(payments.status, "pending")))
    .where(eq(orders.token, token))
    .limit(1);
  if (!row) return null;
  const { order } = row;
  const files = await ctx.db
    .select({
      position: documentFiles.position,
      fileName: documentFiles.fileName,
      pageCount: documentFiles.pageCount,
      renderedAt: documentFiles.renderedAt,
    })
    .from(documentFiles)
    .where(eq(documentFiles.orderId, order.id))
    .orderBy(asc(documentFiles.position));
  return {
    id: order.id,
    number: orderNumber(order.number),
    productSlug: order.productSlug,
    delivery: deliveryOf(findProduct(order.productSlug) ?? {}),
    status: order.status,
    email: order.email,
    priceGrosze: order.priceGrosze,
    failure: order.failure as Failure | null,
    showHelp: order.crisisLevel !== "none",
    placedAt: order.placedAt,
    paidAt: order.paidAt,
    writtenAt: row.writtenAt,
    renderedAt: files[0]?.renderedAt ?? null,
    mailedAt: row.mailedAt,
    contentDeleteAt: order.contentDeleteAt,
    contentDeletedAt: order.contentDeletedAt,
    documents: files.map(({ renderedAt: _, ...file }) => file),
    download: await downloadOf(ctx, order),
    paymentUrl: row.paymentUrl,
    options: await getOrderOptions(ctx, order),
  };
}

async function downloadOf(
  ctx: ServiceContext,
  order: typeof orders.$inferSelect,
): Promise<OrderView["download"]> {
  const link = hasRightToCopies(order) ? await newestLink(ctx, order.id) : null;
  if (!link) return null;
  const { token, expiresAt, downloadsLeft } = link;
  return { token, expiresAt, downloadsLeft, ended: hasEnded(link, ctx.now()) };
}

/**
 * One file of an order's document, for whoever knows its token; null when there is none (yet, or any more).
 * @param position as the address has it
 */
export async function getOrderDocument(ctx: ServiceContext, token: string, position = "0") {
  if (!isOrderToken(token) || !/^\d{1,3}$/.test(position)) return null;
  const [file] = await ctx.db
    .select({
      fileName: documentFiles.fileName,
      contentType: documentFiles.contentType,
      bytes: documentFiles.bytes,
    })
    .from(documentFiles)
    .innerJoin(orders, eq(orders.id, documentFiles.orderId))
    .where(and(eq(orders.token, token), eq(documentFiles.position, Number(position))));
  return file ?? null;
}
