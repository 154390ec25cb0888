import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  notInArray,
  isNotNull,
  isNull,
  lt,
  or,
  sql,
  type SQL,
} from "drizzle-orm";
import { orders, paymentNotes, payments, refunds, users } from "~/db/schema";
import { orderedTitle } from "~/products/ordered-product";
import { warsawMoment } from "~/time/warsaw-time";
import { auditOf, type AuditLine } from "../audit/queries.server";
import { authoriseReading } from "../authorise.server";
import type { ServiceContext } from "../context.server";
import { countRows } from "../count-rows.server";
import { NotFound } from "../errors";
import { isId } from "../ids";
import { numberedPage, type NumberedPage } from "../numbered-page";
import { numbered, orderedBy } from "../orders/find-orders";
import { orderNumber } from "../orders/order-number";
import {
  ebookOrders,
  hasMovedMoney,
  isCancellable,
  paymentStates,
  stateOf,
  typeOf,
  type PaymentState,
  type PaymentType,
} from "./payment-state";

/** The one gateway that we have. */
export const provider = "Tpay";

export type PaymentFilters = {
  status?: PaymentState;
  type?: PaymentType;
  provider?: string;
  /** Days in Warsaw, YYYY-MM-DD; both are part of what is listed. */
  dateFrom?: string;
  dateTo?: string;
  /** A member's id. */
  userId?: string;
  /** An order's number, an address or a part of one, or a transaction. */
  q?: string;
  only?: "refundable" | "cancellable" | "archived";
};

export type PaymentLine = {
  id: string;
  orderId: string;
  number: string;
  productTitle: string;
  email: string | null;
  type: PaymentType;
  state: PaymentState;
  /** What came, or what is asked for as long as nothing came. */
  grosze: number;
  currency: string;
  transaction: string | null;
  createdAt: Date;
  paidAt: Date | null;
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
});

/**
 * A page of payments, the newest first; those that were put away are listed by themselves.
 * @throws NotAllowed
 */
export async function listPayments(
  ctx: ServiceContext,
  filters: PaymentFilters,
  page: number,
): Promise<NumberedPage<PaymentLine>> {
  authoriseReading(ctx, "view_orders");
  const where = conditionOf(filters);
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

/** Every payment that meets some filters, the newest first, a thousand at a time. */
export async function* paymentBatches(
  ctx: ServiceContext,
  filters: PaymentFilters,
): AsyncGenerator<PaymentLine[]> {
  const where = conditionOf(filters);
  let after: SQL | undefined;
  for (;;) {
    const rows = await rowsOf(ctx, and(where, after)).limit(1_000);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(lineOf);
    after = sql`(${payments.createdAt}, ${payments.id}) < (${last.createdAt.toISOString()}::timestamptz, ${last.id}::uuid)`;
  }
}

function conditionOf(filters: PaymentFilters): SQL | undefined {
  const { status, type, dateFrom, dateTo, userId, q, only } = filters;
  const ofOrders = (condition: SQL | undefined) =>
    sql`${payments.orderId} in (select ${orders.id} from ${orders} where ${condition})`;
  const conditions: (SQL | undefined)[] = [
    only === "archived" ? isNotNull(payments.archivedAt) : isNull(payments.archivedAt),
    only === "refundable" ? eq(payments.status, "paid") : undefined,
    only === "cancellable"
      ? and(eq(payments.status, "pending"), isNotNull(payments.transactionId))
      : undefined,
    status && inArray(payments.status, [...paymentStates[status]]),
    type === "subscription" ? sql`false` : undefined,
    type === "ebook" ? ofOrders(inArray(orders.orderType, [...ebookOrders])) : undefined,
    type === "smart_request" ? ofOrders(notInArray(orders.orderType, [...ebookOrders])) : undefined,
    filters.provider === undefined || filters.provider === provider ? undefined : sql`false`,
    dateFrom === undefined ? undefined : gte(payments.createdAt, warsawMoment(dateFrom, 0)),
    dateTo === undefined ? undefined : lt(payments.createdAt, warsawMoment(dateTo, 24)),
    userId === undefined
      ? undefined
      : ofOrders(
          sql`lower(${orders.email}) in (select lower(${users.email}) from ${users} where ${users.id} = ${userId})`,
        ),
    q === undefined ? undefined : searched(q, ofOrders),
  ];
  return and(...conditions);
}

function searched(q: string, ofOrders: (condition: SQL) => SQL): SQL | undefined {
  if (/^(k\s*-?\s*)?\d+$/i.test(q)) return ofOrders(numbered(q));
  return or(
    eq(payments.transactionTitle, q),
    eq(payments.transactionId, q),
    ofOrders(or(numbered(q), orderedBy(q)) ?? sql`false`),
  );
}

/** Everything that a desk knows of a payment. */
export type PaymentCard = PaymentLine & {
  status: (typeof payments.$inferSelect)["status"];
  transactionId: string | null;
  amountGrosze: number;
  failure: string | null;
  archivedAt: Date | null;
  orderStatus: (typeof orders.$inferSelect)["status"];
  /** What has been asked to go back, and what is left of it. */
  returnedGrosze: number;
  leftGrosze: number;
  canBeCancelled: boolean;
  canBeRefunded: boolean;
  canBeRetried: boolean;
  hasMovedMoney: boolean;
  notes: { id: string; text: string; writtenAt: Date; author: string | null }[];
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
      archivedAt: payments.archivedAt,
      orderStatus: orders.status,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.id, paymentId));
  if (!row) throw new NotFound("payment");
  const [[asked], notes, history] = await Promise.all([
    ctx.db
      .select({ grosze: sql<number>`coalesce(sum(${refunds.amountGrosze}), 0)`.mapWith(Number) })
      .from(refunds)
      .where(eq(refunds.paymentId, paymentId)),
    ctx.db
      .select({
        id: paymentNotes.id,
        text: paymentNotes.text,
        writtenAt: paymentNotes.writtenAt,
        author: users.email,
      })
      .from(paymentNotes)
      .leftJoin(users, eq(users.id, paymentNotes.authorId))
      .where(eq(paymentNotes.paymentId, paymentId))
      .orderBy(asc(paymentNotes.writtenAt)),
    auditOf(ctx, { kind: "payment", id: paymentId }),
  ]);
  const returnedGrosze = asked?.grosze ?? 0;
  const holds = ["paid", "underpaid"].includes(row.status);
  const leftGrosze = holds ? (row.paidGrosze ?? row.amountGrosze) - returnedGrosze : 0;
  return {
    ...lineOf(row),
    status: row.status,
    transactionId: row.transactionId,
    amountGrosze: row.amountGrosze,
    failure: row.failure,
    archivedAt: row.archivedAt,
    orderStatus: row.orderStatus,
    returnedGrosze,
    leftGrosze,
    canBeCancelled: isCancellable(row),
    canBeRefunded: row.status === "paid" && leftGrosze > 0,
    canBeRetried: row.status === "failed" && row.orderStatus === "awaiting_payment",
    hasMovedMoney: hasMovedMoney(row),
    notes,
    history,
  };
}

/** The figures of the specification's `payments/stats`, and the revenue by type. Sums are of złoty, in grosze. */
export type PaymentStats = {
  totalPayments: number;
  completedPayments: number;
  pendingPayments: number;
  failedPayments: number;
  cancelledPayments: number;
  refundedPayments: number;
  /** What came, less what has gone back. */
  totalRevenue: number;
  averagePaymentValue: number;
  byType: { type: PaymentType; payments: number; revenue: number }[];
};

/**
 * @param period days in Warsaw, YYYY-MM-DD, in which the payments were opened
 * @throws NotAllowed
 */
export async function paymentStats(
  ctx: ServiceContext,
  period: { dateFrom?: string; dateTo?: string },
): Promise<PaymentStats> {
  authoriseReading(ctx, "view_orders");
  const came = sql`case when ${payments.currency} = 'PLN' then coalesce(${payments.paidGrosze}, 0) else 0 end`;
  const went = sql`(select coalesce(sum(${refunds.amountGrosze}), 0) from ${refunds}
    where ${refunds.paymentId} = ${payments.id} and ${refunds.status} = 'completed' and ${payments.currency} = 'PLN')`;
  // Only where money came is it worth looking what went back.
  const net = sql<number>`coalesce(sum(case when ${payments.paidGrosze} is null then 0 else ${came} - ${went} end), 0)`;
  const groups = await ctx.db
    .select({
      status: payments.status,
      orderType: orders.orderType,
      payments: sql<number>`count(*)`.mapWith(Number),
      came: sql<number>`coalesce(sum(${came}), 0)`.mapWith(Number),
      net: net.mapWith(Number),
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(conditionOf(period))
    .groupBy(payments.status, orders.orderType);
  const counted = (...states: PaymentState[]) =>
    groups
      .filter(({ status }) => states.includes(stateOf(status)))
      .reduce((sum, group) => sum + group.payments, 0);
  const sumOf = (rows: typeof groups, key: "net" | "came" | "payments") =>
    rows.reduce((sum, row) => sum + row[key], 0);
  const completed = groups.filter(({ status }) => stateOf(status) === "completed");
  const byType = (type: PaymentType) => {
    const rows = groups.filter(({ orderType }) => typeOf(orderType) === type);
    return { type, payments: sumOf(rows, "payments"), revenue: sumOf(rows, "net") };
  };
  return {
    totalPayments: sumOf(groups, "payments"),
    completedPayments: counted("completed"),
    pendingPayments: counted("pending"),
    failedPayments: counted("failed"),
    cancelledPayments: counted("cancelled"),
    refundedPayments: counted("refunded"),
    totalRevenue: sumOf(groups, "net"),
    averagePaymentValue: Math.round(
      sumOf(completed, "came") / Math.max(1, sumOf(completed, "payments")),
    ),
    byType: [byType("smart_request"), byType("ebook")],
  };
}
