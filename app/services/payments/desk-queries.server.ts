import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  max,
  ne,
  or,
  sql,
  type SQL,
} from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { orderAuditEvents } from "../orders/acts";
import { paymentAuditEvents } from "./acts";
import { refundsAhead } from "./refunds-ahead.server";
import type { RefundAhead } from "./payment-state";
import { isWanted } from "./returned-money";
import { orders, outsideReceipts, payments, refunds, users } from "~/db/schema";
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
import { jobsByKey } from "~/db/add-job.server";
import {
  declinedOpen,
  matchingPayments,
  refundsByTransfer,
  stuckRefunds,
} from "./payment-filters.server";
import {
  hasMovedMoney,
  isCancellable,
  isRefundable,
  isStuck,
  stateOf,
  typeOf,
  type PaymentState,
  type PaymentType,
  type Provider,
} from "./payment-state";
import { paymentBalance } from "./balances.server";
import { scheduledRefund, type ScheduledRefund } from "./schedule-refund.server";
import { refundJobKey } from "./refund-job.server";

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
  provider: Provider;
  /** Counted as paid by staff, and not confirmed by the gateway. */
  isForced: boolean;
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
  provider: payments.provider,
  isForced: payments.isForced,
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
  provider: row.provider,
  isForced: row.isForced,
  createdAt: row.createdAt,
  paidAt: row.paidAt,
  archivedAt: row.archivedAt,
});

/**
 * A page of payments, the newest first; those that were put away are listed by themselves, and where somebody searches.
 * @param options.archivedToo as in `matchingPayments`
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
): AsyncGenerator<ExportedPayment[]> {
  const where = await matchingPayments(ctx, filters, { archivedToo: true });
  const batches = inBatches(
    { at: payments.createdAt, id: payments.id },
    (after, limit) => rowsOf(ctx, and(where, after)).limit(limit),
    ({ createdAt, id }) => ({ at: createdAt, id }),
  );
  for await (const rows of batches) yield withBooks(ctx, rows.map(lineOf));
}

/** A payment as it leaves the house: with what went back of it, what is on its way, and what proves that it came. */
export type ExportedPayment = PaymentLine & {
  returnedGrosze: number;
  returningGrosze: number;
  returnedAt: Date | null;
  /** Codes of `RefundCause`. */
  refundReasons: string[];
  /** Of money that came outside of the gateway: the day in Europe/Warsaw on which it came, and how whoever saw it knows. */
  receipt: { receivedOn: string; proof: string } | null;
};

async function withBooks(
  { db }: ServiceContext,
  lines: readonly PaymentLine[],
): Promise<ExportedPayment[]> {
  // As one value: a thousand placeholders would take longer to build, read and plan than the rows take.
  const among = (column: PgColumn) => sql`${column} = any(${sql.param(lines.map(({ id }) => id))})`;
  const isDone = sql`${refunds.status} = 'completed'`;
  const [receipts, sums] = await Promise.all([
    db
      .select({
        paymentId: outsideReceipts.paymentId,
        receivedOn: outsideReceipts.receivedOn,
        proof: outsideReceipts.proof,
      })
      .from(outsideReceipts)
      .where(among(outsideReceipts.paymentId)),
    db
      .select({
        paymentId: refunds.paymentId,
        returned: sql`coalesce(sum(${refunds.amountGrosze}) filter (where ${isDone}), 0)`.mapWith(
          Number,
        ),
        returning:
          sql`coalesce(sum(${refunds.amountGrosze}) filter (where not ${isDone}), 0)`.mapWith(
            Number,
          ),
        at: max(refunds.completedAt),
        reasons: sql<string[]>`array_agg(distinct ${refunds.reason})`,
      })
      .from(refunds)
      .where(and(among(refunds.paymentId), isWanted()))
      .groupBy(refunds.paymentId),
  ]);
  const receiptOf = new Map(receipts.map(({ paymentId, ...receipt }) => [paymentId, receipt]));
  const of = new Map(sums.map((row) => [row.paymentId, row]));
  return lines.map((line) => {
    const row = of.get(line.id);
    return {
      ...line,
      returnedGrosze: row?.returned ?? 0,
      returningGrosze: row?.returning ?? 0,
      returnedAt: row?.at ?? null,
      refundReasons: row?.reasons ?? [],
      receipt: receiptOf.get(line.id) ?? null,
    };
  });
}

/** How many payments have a refund that does not go through. @throws NotAllowed */
export async function countStuckRefunds(ctx: ServiceContext): Promise<number> {
  authoriseReading(ctx, "view_orders");
  return ctx.db.$count(
    payments,
    and(isNull(payments.archivedAt), inArray(payments.id, stuckRefunds(ctx))),
  );
}

/** How many payments were declined by a bank, of orders that wait for money still. @throws NotAllowed */
export async function countDeclined(ctx: ServiceContext): Promise<number> {
  authoriseReading(ctx, "view_orders");
  return ctx.db.$count(payments, and(isNull(payments.archivedAt), declinedOpen()));
}

/** How many payments have a refund that a person has to send by transfer. @throws NotAllowed */
export async function countRefundsByTransfer(ctx: ServiceContext): Promise<number> {
  authoriseReading(ctx, "manage_payments");
  return ctx.db.$count(
    payments,
    and(isNull(payments.archivedAt), inArray(payments.id, refundsByTransfer(ctx))),
  );
}

export type RefundLine = {
  id: string;
  grosze: number;
  reason: string;
  status: (typeof refunds.$inferSelect)["status"];
  requestedAt: Date;
  completedAt: Date | null;
  lastError: string | null;
  droppedFor: string | null;
  transferProof: string | null;
  /** Whether it waits for a person. */
  isStuck: boolean;
  jobId: string | null;
};

export type PaymentCard = PaymentLine & {
  /** The account with the address of its order; null where there is none. */
  account: { id: string; nick: string | null } | null;
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
  /** Its refunds that were not called off, the oldest first; of one that waits for a person the job that sends it. */
  refunds: RefundLine[];
  notes: StaffNote[];
  /** What staff wrote beside what they did to the money of its order. */
  orderNotes: StaffNote[];
  /** Those of its order, this payment's among them. */
  refundsAhead: RefundAhead[];
  history: AuditLine[];
};

const moneyActs = {
  ...paymentAuditEvents,
  withdraw_for_buyer: orderAuditEvents.withdraw_for_buyer,
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
  const [[account], balance, returned, notes, ofOrder, ahead, history, scheduled] =
    await Promise.all([
      ctx.db
        .select({ id: users.id, nick: users.nick })
        .from(users)
        .where(eq(sql`lower(${users.email})`, (row.email ?? "").toLowerCase())),
      paymentBalance(ctx, paymentId),
      refundLines(ctx, row),
      notesOf(ctx, { kind: "payment", id: paymentId }),
      notesOf(ctx, { kind: "order", id: row.orderId }),
      refundsAhead(ctx, row.orderId),
      auditOf(ctx, { kind: "payment", id: paymentId }),
      scheduledRefund(ctx, row.orderId),
    ]);
  const leftGrosze = balance?.leftGrosze ?? 0;
  return {
    ...lineOf(row),
    account: account ?? null,
    status: row.status,
    transactionId: row.transactionId,
    amountGrosze: row.amountGrosze,
    failure: row.failure,
    orderStatus: row.orderStatus,
    returnedGrosze: balance?.askedGrosze ?? 0,
    leftGrosze,
    canBeCancelled: isCancellable(row),
    canBeRefunded: isRefundable({ status: row.status, leftGrosze }),
    scheduledRefund: scheduled,
    hasMovedMoney: hasMovedMoney(row),
    refunds: returned,
    notes,
    refundsAhead: ahead,
    orderNotes: ofOrder.filter(({ act }) => act !== null && Object.hasOwn(moneyActs, act)),
    history,
  };
}

async function refundLines(
  ctx: ServiceContext,
  payment: { id: string; provider: Provider },
): Promise<RefundLine[]> {
  const rows = await ctx.db
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.paymentId, payment.id),
        or(isWanted(), isNotNull(refunds.droppedFor)),
        ne(refunds.status, "scheduled"),
      ),
    )
    .orderBy(asc(refunds.requestedAt));
  const now = ctx.now();
  const lines = rows.map((row) => ({
    id: row.id,
    grosze: row.amountGrosze,
    reason: row.reason,
    status: row.status,
    requestedAt: row.requestedAt,
    completedAt: row.completedAt,
    lastError: row.lastError,
    droppedFor: row.droppedFor,
    transferProof: row.transferProof,
    isStuck: isStuck({ ...row, provider: payment.provider }, now),
  }));
  const stuck = lines.filter((line) => line.isStuck);
  const jobs = await jobsByKey(
    ctx,
    stuck.map(({ id }) => refundJobKey(id)),
  );
  return lines.map((line) => ({ ...line, jobId: jobs.get(refundJobKey(line.id)) ?? null }));
}
