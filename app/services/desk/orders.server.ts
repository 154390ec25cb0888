import { and, asc, count, desc, eq, gte, isNotNull, lt, or, sql, sum, type SQL } from "drizzle-orm";
import { documentFiles, orders, remakes } from "~/db/schema";
import { orderedTitle } from "~/products/ordered-product";
import { authoriseReading } from "../access/authorise.server";
import { betweenDays } from "../listing/between-days";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { countRows } from "../listing/count-rows.server";
import type { Download } from "../downloads/links.server";
import { NotAllowed, NotFound } from "../command/errors";
import { isId } from "../listing/ids";
import { numberedPage, type NumberedPage } from "../listing/numbered-page";
import { openingsLately, openUntil } from "../openings/queries.server";
import {
  canDeleteContent,
  canTakeWithdrawal,
  hasEnded,
  hasRightToCopies,
} from "../orders/buyer-rules";
import { deliveredLate } from "../orders/late-delivery";
import { orderNumber } from "../orders/order-number";
import { type OrderStatus } from "../orders/order-state";
import { numbered, orderedBy } from "../orders/find-orders";
import type { Order } from "../orders/transition-order.server";
import { orderTimeline, type TimelineLine } from "../orders/order-timeline.server";
import { orderBalances } from "../payments/balances.server";
import { orderOptions, type OrderOptions } from "../orders/order-options";
import { canSendBook } from "./ebooks.server";
import { canRemake } from "../fulfilment/remake-order.server";

export type OrderFilters = {
  /** A number as people read it, or the link from a mail. */
  number?: string;
  /** A part of an address; a whole one also finds those that look like it. */
  email?: string;
  product?: string;
  status?: OrderStatus;
  /** Days in Warsaw, YYYY-MM-DD; both are part of what is listed. */
  from?: string;
  to?: string;
  only?: OrderSelection;
};

/**
 * `undelivered`: paid for and not delivered, since it failed or stands still; `late`: delivered later than promised;
 * `paid`: paid for, whatever became of it.
 */
export type OrderSelection = "undelivered" | "late" | "paid";

export type OrderLine = {
  id: string;
  number: string;
  productTitle: string;
  email: string | null;
  status: OrderStatus;
  priceGrosze: number;
  placedAt: Date;
};

/** Before this an order that is still in work stands still: by the database's clock, so that a filter needs no other. */
const since = sql`now() - interval '10 minutes'`;

const selections: Record<OrderSelection, SQL | undefined> = {
  paid: isNotNull(orders.paidAt),
  late: deliveredLate,
  undelivered: and(
    // As the index `orders_owed` has it.
    sql`${orders.status} in ('paid', 'processing', 'failed')`,
    or(
      eq(orders.status, "failed"),
      and(
        lt(orders.paidAt, since),
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

/** The condition that filters of orders come to, for every list of them. */
export function meeting(filters: OrderFilters) {
  const { number, email, product, status, from, to, only } = filters;
  return and(
    number === undefined ? undefined : numbered(number),
    email === undefined ? undefined : orderedBy(email),
    product === undefined ? undefined : eq(orders.productSlug, product),
    status === undefined ? undefined : eq(orders.status, status),
    betweenDays(orders.placedAt, { from, to }),
    only === undefined ? undefined : selections[only],
  );
}

/**
 * A page of orders, the newest first.
 * @throws NotAllowed
 */
export async function listOrders(
  ctx: ServiceContext,
  filters: OrderFilters,
  page: number,
): Promise<NumberedPage<OrderLine>> {
  authoriseReading(ctx, "view_orders");
  const where = meeting(filters);
  const { id, number, email, priceGrosze, placedAt } = orders;
  const { productSlug, bookSlug, bookTitle } = orders;
  const ordered = { productSlug, bookSlug, bookTitle };
  return numberedPage(page, {
    count: (atMost) => countRows(ctx, orders, where, atMost),
    rows: async (limit, offset) => {
      const rows = await ctx.db
        .select({ id, number, ...ordered, email, status: orders.status, priceGrosze, placedAt })
        .from(orders)
        .where(where)
        .orderBy(desc(placedAt), desc(id))
        .limit(limit)
        .offset(offset);
      return rows.map(({ productSlug, bookSlug, bookTitle, ...row }) => ({
        ...row,
        number: orderNumber(row.number),
        productTitle: orderedTitle({ productSlug, bookSlug, bookTitle }),
      }));
    },
  });
}

/**
 * Every order that meets a filter, the oldest first.
 * @returns ids, `atMost` of them
 * @throws NotAllowed
 */
export async function matchingOrders(
  ctx: ServiceContext,
  filters: OrderFilters,
  atMost: number,
): Promise<string[]> {
  authoriseReading(ctx, "view_orders");
  const found = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(meeting(filters))
    .orderBy(asc(orders.placedAt), asc(orders.id))
    .limit(atMost);
  return found.map(({ id }) => id);
}

/** What somebody wrote, and what was written for them. */
export type OpenContent = {
  until: Date;
  personName: string | null;
  answers: readonly { label: string; value: string }[];
  /** Everything that the text says, part by part. */
  text: readonly string[];
  files: readonly { position: number; fileName: string }[];
};

/** Everything that a desk knows of an order. What people wrote is only there while it is open to whoever looks. */
export type OrderCard = OrderLine & {
  productSlug: string;
  productVersion: number;
  /** Of a book: the one that the buyer gets. */
  bookEdition: number | null;
  failure: string | null;
  paidAt: Date | null;
  completedAt: Date | null;
  contentDeleteAt: Date;
  contentDeletedAt: Date | null;
  earlierEmail: string | null;
  options: OrderOptions;
  canRemake: boolean;
  remadeAt: Date | null;
  /** A book that was paid for and whose mail is not gone. */
  canSendBook: boolean;
  canDeleteContent: boolean;
  /** A buyer's withdrawal, written to us. */
  canTakeWithdrawal: boolean;
  /** What is left of the order's money, in złoty's grosze, and whether some is left of another currency. */
  leftGrosze: number;
  hasForeignMoney: boolean;
  payments: { id: string; status: string; grosze: number; currency: string; createdAt: Date }[];
  /** Of a book: the newest link to its copies; null before there is one, and once the money went back. */
  download: { expiresAt: Date; downloadsLeft: number; ended: boolean } | null;
  /** Characters of what is covered, and the files' bytes. */
  lengths: { answers: number; text: number; files: number; bytes: number };
  content: OpenContent | null;
  /** How often whoever looks has uncovered something in thirty days. */
  openingsLately: number;
  timeline: TimelineLine[];
};

/** @throws NotAllowed, NotFound */
export async function orderCard(ctx: ServiceContext, orderId: string): Promise<OrderCard> {
  const staff = authoriseReading(ctx, "view_orders");
  if (!isId(orderId)) throw new NotFound("order");
  const order = await ctx.db.query.orders.findFirst({
    where: eq(orders.id, orderId),
    with: {
      text: true,
      files: {
        columns: { position: true, fileName: true },
        orderBy: asc(documentFiles.position),
      },
      mails: true,
      payments: true,
      refunds: true,
      downloads: { orderBy: (link, { desc }) => desc(link.id) },
      emailCorrection: true,
      withdrawal: { columns: { receivedAt: true } },
      review: { columns: { createdAt: true } },
      remake: true,
    },
  });
  if (!order) throw new NotFound("order");
  const [until, openings, timeline, balances, [size]] = await Promise.all([
    openUntil(ctx, { kind: "order", id: orderId }),
    openingsLately(ctx, staff.userId),
    orderTimeline(ctx, orderId),
    inTransaction(ctx, (tx) => orderBalances(tx, orderId)),
    ctx.db
      .select({
        files: count(),
        bytes: sum(sql<number>`octet_length(${documentFiles.bytes})`).mapWith(Number),
      })
      .from(documentFiles)
      .where(eq(documentFiles.orderId, orderId)),
  ]);
  const answers = order.summary ?? [];
  const text = wordsOf(order.text?.content);
  const lengthOf = (texts: readonly string[]) =>
    texts.reduce((length, each) => length + each.length, 0);
  return {
    id: order.id,
    number: orderNumber(order.number),
    productSlug: order.productSlug,
    productTitle: orderedTitle(order),
    productVersion: order.productVersion,
    bookEdition: order.bookEdition,
    email: order.email,
    earlierEmail: order.emailCorrection?.oldEmail ?? null,
    status: order.status,
    failure: order.failure,
    priceGrosze: order.priceGrosze,
    placedAt: order.placedAt,
    paidAt: order.paidAt,
    completedAt: order.completedAt,
    contentDeleteAt: order.contentDeleteAt,
    contentDeletedAt: order.contentDeletedAt,
    options: orderOptions(order, ctx.now()),
    canRemake: canRemake(order, order.remake !== null),
    remadeAt: order.remake?.requestedAt ?? null,
    canSendBook: canSendBook(order),
    canDeleteContent: canDeleteContent(order),
    canTakeWithdrawal: canTakeWithdrawal(order, {
      withdrawn: order.withdrawal !== null,
      balances,
    }),
    leftGrosze: balances
      .filter(({ currency }) => currency === order.currency)
      .reduce((left, { leftGrosze }) => left + leftGrosze, 0),
    hasForeignMoney: balances.some(
      ({ currency, leftGrosze }) => currency !== order.currency && leftGrosze > 0,
    ),
    payments: order.payments.map(
      ({ id, status, paidGrosze, amountGrosze, currency, createdAt }) => ({
        ...{ id, status, currency, createdAt },
        grosze: paidGrosze ?? amountGrosze,
      }),
    ),
    download: downloadOf(order, order.downloads[0], ctx.now()),
    lengths: {
      answers: lengthOf(answers.map(({ value }) => value)),
      text: lengthOf(text),
      files: size?.files ?? 0,
      bytes: size?.bytes ?? 0,
    },
    content: until && {
      until,
      personName: order.personName,
      answers,
      text,
      files: order.files,
    },
    openingsLately: openings,
    timeline,
  };
}

function downloadOf(
  order: Pick<Order, "status" | "failure">,
  link: Download | undefined,
  now: Date,
): OrderCard["download"] {
  if (!link || !hasRightToCopies(order)) return null;
  const { expiresAt, downloadsLeft } = link;
  return { expiresAt, downloadsLeft, ended: hasEnded(link, now) };
}

/** Every sentence of a text of whatever shape, in its order. */
export function wordsOf(content: unknown): string[] {
  if (typeof content === "string") return [content];
  if (typeof content !== "object" || content === null) return [];
  return Object.values(content).flatMap(wordsOf);
}

/**
 * One file of an order's document, while the order is open to whoever asks.
 * @throws NotAllowed where it is covered, NotFound
 */
export async function openedDocument(ctx: ServiceContext, orderId: string, position: number) {
  authoriseReading(ctx, "open_content");
  if (!(await openUntil(ctx, { kind: "order", id: orderId }))) throw new NotAllowed("covered");
  const [file] = await ctx.db
    .select()
    .from(documentFiles)
    .where(and(eq(documentFiles.orderId, orderId), eq(documentFiles.position, position)));
  if (!file) throw new NotFound("document");
  return file;
}
