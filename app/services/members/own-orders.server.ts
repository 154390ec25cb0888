import { and, asc, desc, eq, exists, inArray, sql, type SQL } from "drizzle-orm";
import { documentFiles, mails, orders } from "~/db/schema";
import { orderedTitle } from "~/products/ordered-product";
import type { ServiceContext } from "../command/context.server";
import { disclosedAccesses } from "../content-access/disclosed-accesses.server";
import { documentMails } from "../orders/document-mails";
import { canOpen, openDocument } from "../orders/open-bought.server";
import { numberOf, orderNumber } from "../orders/order-number";
import { placedBy, type Owner } from "../orders/placed-by";
import type { OrderStatus } from "../orders/order-state";
import { ownSession, type InSession } from "../sessions/own-session.server";

export type OwnOrder = {
  number: string;
  product: string;
  status: OrderStatus;
  /** In UTC. */
  placedAt: Date;
  documents: { position: number; fileName: string }[];
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
  const { refundBegunAt } = orders;
  const [placed, files, sent] = await Promise.all([
    ctx.db
      .select({
        number,
        productSlug,
        bookSlug,
        bookTitle,
        status,
        placedAt,
        ...{
          email,
          termsVersion,
          openedAt,
          confirmationSavedAt,
          isAddressUnconfirmed,
          refundBegunAt,
        },
        staffAccesses: disclosedAccesses.as("staff_accesses"),
      })
      .from(orders)
      .where(placedBy(owner))
      .orderBy(desc(number)),
    ctx.db
      .select({ number, position: documentFiles.position, fileName: documentFiles.fileName })
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
    product: orderedTitle(order),
    status: order.status,
    placedAt: order.placedAt,
    staffAccesses: order.staffAccesses,
    documents: ofOrder(files, order)
      .filter(({ fileName }) => canOpen(order, ofOrder(sent, order), fileName))
      .map(({ position, fileName }) => ({ position, fileName })),
  }));
}

/**
 * One file of such an order.
 * @param asked the order's number and the file's position, as the address has them
 * @returns null when there is none, none any more, or it went to another address
 * @throws NotAllowed
 */
export async function readOwnDocument(
  ctx: ServiceContext,
  asked: InSession & { number: string; position: string; isOpened?: boolean },
) {
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
  return found ? openDocument(ctx, found.token, asked.position, asked.isOpened) : null;
}
