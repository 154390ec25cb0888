import { and, desc, eq, inArray, isNull, sql, type SQL } from "drizzle-orm";
import { isWanted } from "./returned-money";
import { orders, payments, refunds } from "~/db/schema";
import { orderedTitle } from "~/products/ordered-product";
import { auditOf, type AuditLine } from "../audit/queries.server";
import { authoriseReading } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { countRows } from "../listing/count-rows.server";
import { NotFound } from "../command/errors";
import { isId } from "../listing/ids";
import { inBatches } from "../listing/in-batches";
import { numberedPage, type NumberedPage } from "../listing/numbered-page";
import { notesOf, type StaffNote } from "../notes/queries.server";
import { orderNumber } from "../orders/order-number";
import type { PaymentFilters } from "./payment-filters";
import { matchingPayments, stuckRefunds } from "./payment-filters.server";
import {
  hasMovedMoney,
  holdingMoney,
  isCancellable,
  isRefundable,
  stateOf,
  typeOf,
  type PaymentState,
  type PaymentType,
} from "./payment-state";
import { scheduledRefund, type ScheduledRefund } from "./schedule-refund.server";

export type PaymentLine = {
  id: string;
  orderId: string;
  number: string;
  productTitle: string;
  email: string | null;
  type: PaymentType;
  state: PaymentState;
  grosze: number;
  currency: string;
  transaction: string | null;
  createdAt: Date;
  paidAt: Date | null;
  archivedAt: Date | null;
};

const columns = {
  id: payments.id,
  orderId: payments.orderId,
  number: orders.number,
  productSlug: orders.productSlug,
  bookSlug: orders.bookSlug,
  bookTitle: orders.bookTitle,
  orderType: orders.orderType,
  email: orders.email,
  status: payments.status,
  paidGrosze: payments.paidGrosze,
  amountGrosze: payments.amountGrosze,
  currency: payments.currency,
  transactionTitle: payments.transactionTitle,
  createdAt: payments.createdAt,
  paidAt: payments.paidAt,
  archivedAt: payments.archivedAt,
};

type Row = {
  [name in keyof typeof columns]: (typeof columns)[name]["_"]["notNull"] extends true
    ? (typeof columns)[name]["_"]["data"]
    : (typeof columns)[name]["_"]["data"] | null;
};

const lineOf = (row: Row): PaymentLine => ({
  id: row.id,
  orderId: row.orderId,
  number: orderNumber(row.number),
  productTitle: orderedTitle(row),
  email: row.email,
  type: typeOf(row.orderType),
  state: stateOf(row.status),
  grosze: row.paidGrosze ?? row.amountGrosze,
  currency: row.currency,
  transaction: row.transactionTitle,
  createdAt: row.createdAt,
  paidAt: row.paidAt,
  archivedAt: row.archivedAt,
});

/**
 * A page of payments, the newest first; those that were put away are listed by themselves, and where somebody searches.
 * @param options.archivedToo as in `paymentsMeeting`
 * @throws NotAllowed
 */
export async function listPayments(
  ctx: ServiceContext,
  filters: PaymentFilters,
  page: number,
  options?: { archivedToo?: boolean },
): Promise<NumberedPage<PaymentLine>> {
  authoriseReading(ctx, "view_orders");
  const where = await matchingPayments(ctx, filters, options);
  return numberedPage(page, {
    count: (atMost) => countRows(ctx, payments, where, atMost),
    rows: async (limit, offset) =>
      (await rowsOf(ctx, where).limit(limit).offset(offset)).map(lineOf),
  });
}

const rowsOf = (ctx: ServiceContext, where: SQL | undefined) =>
  ctx.db
    .select(columns)
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(where)
    .orderBy(desc(payments.createdAt), desc(payments.id));

/** Every payment that meets some filters, put away or not, the newest first, a thousand at a time. */
export async function* paymentBatches(
  ctx: ServiceContext,
  filters: PaymentFilters,
): AsyncGenerator<PaymentLine[]> {
  const where = await matchingPayments(ctx, filters, { archivedToo: true });
  const batches = inBatches(
    { at: payments.createdAt, id: payments.id },
    (after, limit) => rowsOf(ctx, and(where, after)).limit(limit),
    ({ createdAt, id }) => ({ at: createdAt, id }),
  );
  for await (const rows of batches) yield rows.map(lineOf);
}

/** How many payments have a refund that does not go through. @throws NotAllowed */
export async function countStuckRefunds(ctx: ServiceContext): Promise<number> {
  authoriseReading(ctx, "view_orders");
  return ctx.db.$count(
    payments,
    and(isNull(payments.archivedAt), inArray(payments.id, stuckRefunds(ctx))),
  );
}

export type PaymentCard = PaymentLine & {
  status: (typeof payments.$inferSelect)["status"];
  transactionId: string | null;
  amountGrosze: number;
  failure: string | null;
  orderStatus: (typeof orders.$inferSelect)["status"];
  returnedGrosze: number;
  leftGrosze: number;
  canBeCancelled: boolean;
  canBeRefunded: boolean;
  /** Of its order. */
  scheduledRefund: ScheduledRefund | null;
  hasMovedMoney: boolean;
  notes: StaffNote[];
  history: AuditLine[];
};

/** @throws NotAllowed, NotFound */
export async function paymentCard(ctx: ServiceContext, paymentId: string): Promise<PaymentCard> {
  authoriseReading(ctx, "view_orders");
  if (!isId(paymentId)) throw new NotFound("payment");
  const [row] = await ctx.db
    .select({
      ...columns,
      transactionId: payments.transactionId,
      failure: payments.failure,
      orderStatus: orders.status,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.id, paymentId));
  if (!row) throw new NotFound("payment");
  const [[asked], notes, history, scheduled] = await Promise.all([
    ctx.db
      .select({ grosze: sql<number>`coalesce(sum(${refunds.amountGrosze}), 0)`.mapWith(Number) })
      .from(refunds)
      .where(and(eq(refunds.paymentId, paymentId), isWanted())),
    notesOf(ctx, { kind: "payment", id: paymentId }),
    auditOf(ctx, { kind: "payment", id: paymentId }),
    scheduledRefund(ctx, row.orderId),
  ]);
  const returnedGrosze = asked?.grosze ?? 0;
  const leftGrosze = holdingMoney.includes(row.status)
    ? (row.paidGrosze ?? row.amountGrosze) - returnedGrosze
    : 0;
  return {
    ...lineOf(row),
    status: row.status,
    transactionId: row.transactionId,
    amountGrosze: row.amountGrosze,
    failure: row.failure,
    orderStatus: row.orderStatus,
    returnedGrosze,
    leftGrosze,
    canBeCancelled: isCancellable(row),
    canBeRefunded: isRefundable({ status: row.status, leftGrosze }),
    scheduledRefund: scheduled,
    hasMovedMoney: hasMovedMoney(row),
    notes,
    history,
  };
}
