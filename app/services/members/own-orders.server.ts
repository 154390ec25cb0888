import { and, asc, desc, eq, exists, inArray, sql, type SQL } from "drizzle-orm";
import { documentFiles, mails, orders } from "~/db/schema";
import { deliveryKindOf } from "~/products/deliveries/registry";
import { orderedTitle } from "~/products/ordered-product";
import { findProduct } from "~/products/registry";
import type { ServiceContext } from "../command/context.server";
import { disclosedAccesses } from "../content-access/disclosed-accesses.server";
import { documentMails } from "../orders/document-mails";
import { canOpen, openDocument } from "../orders/open-bought.server";
import { numberOf, orderNumber } from "../orders/order-number";
import { placedBy, type Owner } from "../orders/placed-by";
import type { OrderStatus } from "../orders/order-state";
import type { Order } from "../orders/transition-order.server";
import { ownSession, type InSession } from "../sessions/own-session.server";

export type OwnOrder = {
  number: string;
  /** The slug of what is sold, and what it was called when it was ordered. */
  slug: string;
  product: string;
  status: OrderStatus;
  /** In UTC. */
  placedAt: Date;
  /** What is left to pay for it; null for one that does not wait for its payment. */
  dueGrosze: number | null;
  isPaid: boolean;
  /** What it brought was deleted, as it is after a day. */
  isGone: boolean;
  documents: { position: number; fileName: string; isReadable: boolean }[];
  /** When staff looked at what was written in it, as ISO times. */
  staffAccesses: string[];
};

const mailedTo = (ctx: ServiceContext, { email }: Owner): SQL =>
  exists(
    ctx.db
      .select({ id: mails.id })
      .from(mails)
      .where(
        and(
          eq(mails.orderId, orders.id),
          inArray(mails.kind, [...documentMails]),
          eq(mails.status, "accepted"),
          sql`lower(${mails.recipient}) = lower(${email})`,
        ),
      ),
  );

/**
 * The orders that were placed for a member's confirmed address, the newest first: facts alone, no answers.
 * @throws NotAllowed
 */
export async function listOwnOrders(ctx: ServiceContext, input: InSession): Promise<OwnOrder[]> {
  const owner = await ownSession(ctx, input);
  const { number, productSlug, bookSlug, bookTitle, status, placedAt } = orders;
  const { email, termsVersion, openedAt, confirmationSavedAt, isAddressUnconfirmed } = orders;
  const { refundBegunAt, contentDeletedAt, priceGrosze, paidAt } = orders;
  const [placed, files, sent] = await Promise.all([
    ctx.db
      .select({
        number,
        productSlug,
        bookSlug,
        bookTitle,
        status,
        placedAt,
        priceGrosze,
        paidAt,
        ...{
          email,
          termsVersion,
          openedAt,
          confirmationSavedAt,
          isAddressUnconfirmed,
          refundBegunAt,
          contentDeletedAt,
        },
        staffAccesses: disclosedAccesses.as("staff_accesses"),
      })
      .from(orders)
      .where(placedBy(owner))
      .orderBy(desc(number)),
    ctx.db
      .select({
        ...{ number, position: documentFiles.position, fileName: documentFiles.fileName },
        isReadable: sql<boolean>`${documentFiles.sections} is not null`,
      })
      .from(documentFiles)
      .innerJoin(orders, eq(orders.id, documentFiles.orderId))
      .where(and(placedBy(owner), mailedTo(ctx, owner)))
      .orderBy(asc(documentFiles.position)),
    ctx.db
      .select({
        ...{ number, kind: mails.kind, state: mails.state },
        ...{ isLinkOnly: mails.isLinkOnly, deliveredAt: mails.deliveredAt },
      })
      .from(mails)
      .innerJoin(orders, eq(orders.id, mails.orderId))
      .where(placedBy(owner)),
  ]);
  const ofOrder = <Row extends { number: number }>(
    rows: readonly Row[],
    order: { number: number },
  ) => rows.filter((row) => row.number === order.number);
  return placed.map((order) => ({
    number: orderNumber(order.number),
    slug: order.productSlug,
    product: orderedTitle(order),
    status: order.status,
    placedAt: order.placedAt,
    dueGrosze: order.status === "awaiting_payment" ? order.priceGrosze : null,
    isPaid: order.paidAt !== null,
    staffAccesses: order.staffAccesses,
    isGone:
      order.status === "completed" &&
      order.contentDeletedAt !== null &&
      deliveryKindOf(findProduct(order.productSlug)) === "document",
    documents: ofOrder(files, order)
      .filter(({ fileName }) => canOpen(order, ofOrder(sent, order), fileName))
      .map(({ position, fileName, isReadable }) => ({ position, fileName, isReadable })),
  }));
}

/**
 * Such an order as it is paid for. Its token opens its page, which shows what was written in it, so no page of theirs shows that.
 * @param asked the order's number, as people read it
 * @returns null when there is none
 * @throws NotAllowed
 */
export async function ownOrderToPay(
  ctx: ServiceContext,
  asked: InSession & { number: string },
): Promise<Order | null> {
  const owner = await ownSession(ctx, asked);
  const number = numberOf(asked.number);
  if (number === null) return null;
  const [found] = await ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.number, number), placedBy(owner)));
  return found ?? null;
}

type Asked = InSession & { number: string; position: string };

/**
 * One file of such an order.
 * @param asked the order's number and the file's position, as the address has them
 * @returns null when there is none, none any more, or it went to another address
 * @throws NotAllowed
 */
export async function readOwnDocument(ctx: ServiceContext, asked: Asked & { isOpened?: boolean }) {
  const token = await tokenOfOwn(ctx, asked);
  return token === null ? null : openDocument(ctx, token, asked.position, asked.isOpened);
}

/**
 * By which an order's file is read that was mailed to a member's confirmed address. It opens the order's page, too, so no page of
 * theirs shows it.
 * @returns null when there is none, or it went to another address
 * @throws NotAllowed
 */
export async function tokenOfOwn(ctx: ServiceContext, asked: Asked): Promise<string | null> {
  const owner = await ownSession(ctx, asked);
  const number = numberOf(asked.number);
  if (number === null || !/^\d{1,3}$/.test(asked.position)) return null;
  const { position } = documentFiles;
  const [found] = await ctx.db
    .select({ token: orders.token })
    .from(documentFiles)
    .innerJoin(orders, eq(orders.id, documentFiles.orderId))
    .where(
      and(
        eq(orders.number, number),
        eq(position, Number(asked.position)),
        placedBy(owner),
        mailedTo(ctx, owner),
      ),
    );
  return found?.token ?? null;
}
