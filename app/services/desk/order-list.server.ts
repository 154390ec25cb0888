import { and, desc, eq, gte, isNotNull, isNull, lt, not, or, sql, type SQL } from "drizzle-orm";
import { mails, orders, payments, refunds, remakes } from "~/db/schema";
import { orderedTitle } from "~/products/ordered-product";
import { authoriseReading } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { betweenDays } from "../listing/between-days";
import { countRows } from "../listing/count-rows.server";
import { inBatches } from "../listing/in-batches";
import { countLimit, numberedPage, type NumberedPage } from "../listing/numbered-page";
import { numbered, orderedBy } from "../orders/find-orders";
import { foundOnce } from "../orders/found-once.server";
import { deliveredLate, isTalk } from "../orders/late-delivery";
import { documentMails } from "../orders/document-mails";
import { isAutomatic } from "../payments/returned-money";
import { orderNumber } from "../orders/order-number";
import { declined } from "../payments/payment-state";
import type { OrderStatus } from "../orders/order-state";
import type { OrderFilters } from "./order-filters";
import type { OrderSelection } from "./order-selections";

/** Whether the money has come, however the order went on from there. */
export type OrderPayment = "paid" | "unpaid";

export type OrderLine = {
  id: string;
  number: string;
  productSlug: string;
  productTitle: string;
  email: string | null;
  status: OrderStatus;
  priceGrosze: number;
  placedAt: Date;
  paidAt: Date | null;
  completedAt: Date | null;
  contentDeletedAt: Date | null;
  /** Whether the newest mail with what was bought came back. */
  hasBounced: boolean;
  /** Whether a bank refused the newest payment. */
  isDeclined: boolean;
  /** Whether staff gave it an address that nobody has confirmed. */
  isAddressUnconfirmed: boolean;
};

/** Before this an order that is still in work stands still: by the database's clock, so that a filter needs no other. */
const since = sql`now() - interval '10 minutes'`;

const documentKinds = sql`${[...documentMails]}`;

/** The newest mail with what was bought came back. */
const lastMailBounced = sql<boolean>`exists (select from ${mails} as mail
  where mail.order_id = orders.id and mail.kind in ${documentKinds} and mail.state = 'bounced'
    and not exists (select from ${mails} as newer
      where newer.order_id = mail.order_id and newer.kind in ${documentKinds} and newer.created_at > mail.created_at))`;

const newestPaymentDeclined = sql<boolean>`exists (select from ${payments} as payment
  where payment.order_id = orders.id and payment.failure = ${declined}
    and not exists (select from ${payments} as newer
      where newer.order_id = payment.order_id and newer.created_at > payment.created_at))`;

/** Orders whose mail came back while there is something left to send. */
export const bouncedOrders = and(
  eq(orders.status, "completed"),
  isNull(orders.contentDeletedAt),
  sql`${orders.id} in (select order_id from ${mails} where state = 'bounced')`,
  lastMailBounced,
);

const selections: Record<OrderSelection, SQL | undefined> = {
  paid: isNotNull(orders.paidAt),
  late: deliveredLate,
  bounced: bouncedOrders,
  refunded_automatically: sql`${orders.id} in (select ${refunds.orderId} from ${refunds} where ${isAutomatic()} and ${refunds.requestedAt} >= now() - interval '24 hours')`,
  undelivered: and(
    sql`${orders.status} in ('paid', 'processing', 'failed')`,
    or(
      eq(orders.status, "failed"),
      and(
        lt(orders.paidAt, since),
        not(isTalk),
        sql`not exists (select from ${remakes} where ${remakes.orderId} = ${orders.id} and ${gte(remakes.requestedAt, since)})`,
      ),
    ),
  ),
};

/** How many orders wait for a person, since nobody delivers them. @throws NotAllowed */
export async function countUndelivered(ctx: ServiceContext): Promise<number> {
  authoriseReading(ctx, "view_orders");
  return ctx.db.$count(orders, selections.undelivered);
}

/** How many orders wait for a person, since the mail with what was bought came back. @throws NotAllowed */
export async function countBounced(ctx: ServiceContext): Promise<number> {
  authoriseReading(ctx, "view_orders");
  return ctx.db.$count(orders, bouncedOrders);
}

/**
 * The condition that filters of orders come to.
 * @param addressed what a typed address finds: by default similar ones, too
 */
export function matching(
  filters: OrderFilters,
  addressed: (typed: string) => SQL = orderedBy,
): SQL | undefined {
  const { number, email, product, status, from, to, only } = filters;
  return and(
    number === undefined ? undefined : numbered(number),
    email === undefined ? undefined : addressed(email),
    product === undefined ? undefined : eq(orders.productSlug, product),
    status === undefined ? undefined : eq(orders.status, status),
    betweenDays(orders.placedAt, { from, to }),
    only === undefined ? undefined : selections[only],
  );
}

export const paidOrNot = (payment: OrderPayment | undefined): SQL | undefined =>
  payment && (payment === "paid" ? isNotNull(orders.paidAt) : isNull(orders.paidAt));

type ColumnSet<Filters, Row, Line> = {
  where: (filters: Filters, addressed: (typed: string) => SQL) => SQL | undefined;
  beside: { [Name in keyof Row]: SQL<Row[Name]> };
  lines: (ctx: ServiceContext, rows: (OrderLine & Row)[]) => Line[] | Promise<Line[]>;
};

/** Says what a column set reads, so that its lines know it. */
export const columnSet = <Filters, Row, Line extends { id: string }>(
  columns: ColumnSet<Filters, Row, Line>,
) => columns;

const rowsOf = async <Row>(
  { db }: ServiceContext,
  beside: { [Name in keyof Row]: SQL<Row[Name]> },
  where: SQL | undefined,
  limit: number,
  offset = 0,
): Promise<(OrderLine & Row)[]> => {
  const { id, number, productSlug, bookSlug, bookTitle, email, status, priceGrosze } = orders;
  const { placedAt, paidAt, completedAt, contentDeletedAt, isAddressUnconfirmed } = orders;
  const ordered = { productSlug, bookSlug, bookTitle };
  const moments = { placedAt, paidAt, completedAt, contentDeletedAt };
  const rows = await db
    .select({
      order: {
        ...{ id, number, ...ordered, email, status, priceGrosze, ...moments },
        ...{ hasBounced: lastMailBounced, isDeclined: newestPaymentDeclined, isAddressUnconfirmed },
      },
      ...(Object.keys(beside).length > 0 && { beside }),
    })
    .from(orders)
    .where(where)
    .orderBy(desc(placedAt), desc(id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ order: { bookSlug, bookTitle, ...order }, ...row }) => ({
    ...order,
    number: orderNumber(order.number),
    productTitle: orderedTitle({ productSlug: order.productSlug, bookSlug, bookTitle }),
    ...(row as { beside: Row }).beside,
  }));
};

/** How far orders are counted whose address has a part in common: each of them is read for it. */
const foundUpTo = 1_000;

export const orderList =
  <Filters extends { email?: string; q?: string }, Row, Line extends { id: string }>({
    where,
    beside,
    lines,
  }: ColumnSet<Filters, Row, Line>) =>
  async (ctx: ServiceContext, filters: Filters, page: number): Promise<NumberedPage<Line>> => {
    authoriseReading(ctx, "view_orders");
    const typed = filters.email ?? filters.q;
    const found = typed === undefined ? null : await foundOnce(ctx, typed);
    const condition = where(filters, found ?? orderedBy);
    return numberedPage(
      page,
      {
        count: (atMost) => countRows(ctx, orders, condition, atMost),
        rows: async (limit, offset) =>
          lines(ctx, await rowsOf(ctx, beside, condition, limit, offset)),
      },
      typed === undefined || found ? countLimit : foundUpTo,
    );
  };

/** All orders that a tab lists, the newest first, a thousand at a time; whoever asks has been let in. */
export async function* orderBatches<Filters, Row, Line>(
  ctx: ServiceContext,
  { where, beside, lines }: ColumnSet<Filters, Row, Line>,
  filters: Filters,
): AsyncGenerator<Line[]> {
  const condition = where(filters, orderedBy);
  const batches = inBatches(
    { at: orders.placedAt, id: orders.id },
    (after, limit) => rowsOf(ctx, beside, and(condition, after), limit),
    ({ placedAt, id }) => ({ at: placedAt, id }),
  );
  for await (const rows of batches) yield await lines(ctx, rows);
}

export const listOrders = orderList({
  where: matching,
  beside: {},
  lines: (_ctx, rows) => rows,
});
