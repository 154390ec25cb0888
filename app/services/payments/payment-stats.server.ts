import { and, count, eq, inArray, sql, sum } from "drizzle-orm";
import { orders, payments, refunds } from "~/db/schema";
import { warsawMoment } from "~/time/warsaw-time";
import { authoriseReading } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { chargebackReasons } from "../orders/refund-states";
import { matchingPayments } from "./payment-filters.server";
import { ebookOrders, stateOf, type PaymentState, type PaymentType } from "./payment-state";
import { isReturned } from "./returned-money";

/** The figures of the specification's `payments/stats`, and the revenue by type. Sums are of złoty, in grosze. */
export type PaymentStats = {
  totalPayments: number;
  completedPayments: number;
  pendingPayments: number;
  failedPayments: number;
  cancelledPayments: number;
  /** Their money is on its way back, and no gateway has taken it yet. */
  refundingPayments: number;
  refundedPayments: number;
  totalRevenue: number;
  /** What banks took back: gone from the revenue, and not given back by us. */
  chargedBack: number;
  averagePaymentValue: number;
  byType: { type: PaymentType; payments: number; revenue: number }[];
};

/**
 * Figures of all payments by the gateway, also of those that were put away; `outsideMoney` has the others.
 * @param period days in Warsaw, YYYY-MM-DD, in which the payments were opened
 * @throws NotAllowed
 */
export async function paymentStats(
  ctx: ServiceContext,
  period: { dateFrom?: string; dateTo?: string },
): Promise<PaymentStats> {
  authoriseReading(ctx, "view_revenue");
  const { dateFrom } = period;
  const books = ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.orderType, [...ebookOrders]))
    .as("books");
  const returned = ctx.db
    .select({
      paymentId: refunds.paymentId,
      grosze: sum(refunds.amountGrosze).as("grosze"),
      charged:
        sql`sum(${refunds.amountGrosze}) filter (where ${inArray(refunds.reason, [...chargebackReasons])})`.as(
          "charged",
        ),
    })
    .from(refunds)
    .where(isReturned(dateFrom === undefined ? undefined : warsawMoment(dateFrom, 0)))
    .groupBy(refunds.paymentId)
    .as("returned");
  // Money is what the gateway says: what staff alone say is none.
  const isZloty = sql`${payments.currency} = 'PLN' and ${payments.paidGrosze} is not null and not ${payments.isForced}`;
  const groups = await ctx.db
    .select({
      status: payments.status,
      // Of a truth value PostgreSQL knows that there are two, so it counts in one pass; of anything else it expects as many
      // as there are books, and sorts every payment first.
      isEbook: sql<boolean>`${books.id} is not null`.as("is_ebook"),
      payments: count(),
      counted: sql`count(*) filter (where ${isZloty})`.mapWith(Number),
      came: sql`coalesce(sum(${payments.paidGrosze}) filter (where ${isZloty}), 0)`.mapWith(Number),
      charged: sql`coalesce(sum(${returned.charged}) filter (where ${isZloty}), 0)`.mapWith(Number),
      net: sql`coalesce(sum(${payments.paidGrosze} - coalesce(${returned.grosze}, 0)) filter (where ${isZloty}), 0)`.mapWith(
        Number,
      ),
    })
    .from(payments)
    .leftJoin(books, eq(books.id, payments.orderId))
    .leftJoin(returned, eq(returned.paymentId, payments.id))
    // What came outside of the gateway is counted apart.
    .where(
      and(
        eq(payments.provider, "tpay"),
        await matchingPayments(ctx, period, { archivedToo: true }),
      ),
    )
    .groupBy(payments.status, sql`2`);
  const counted = (...states: PaymentState[]) =>
    groups
      .filter(({ status }) => states.includes(stateOf(status)))
      .reduce((sum, group) => sum + group.payments, 0);
  const sumOf = (rows: typeof groups, key: "net" | "charged" | "came" | "payments" | "counted") =>
    rows.reduce((sum, row) => sum + row[key], 0);
  const completed = groups.filter(({ status }) => stateOf(status) === "completed");
  const byType = (type: PaymentType) => {
    const rows = groups.filter(({ isEbook }) => isEbook === (type === "ebook"));
    return { type, payments: sumOf(rows, "payments"), revenue: sumOf(rows, "net") };
  };
  return {
    totalPayments: sumOf(groups, "payments"),
    completedPayments: counted("completed"),
    pendingPayments: counted("pending"),
    failedPayments: counted("failed"),
    cancelledPayments: counted("cancelled"),
    refundingPayments: counted("refunding"),
    refundedPayments: counted("refunded"),
    totalRevenue: sumOf(groups, "net"),
    chargedBack: sumOf(groups, "charged"),
    averagePaymentValue: Math.round(
      sumOf(completed, "came") / Math.max(1, sumOf(completed, "counted")),
    ),
    byType: [byType("smart_request"), byType("ebook")],
  };
}
