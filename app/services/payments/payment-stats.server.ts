import { eq, sql } from "drizzle-orm";
import { orders, payments, refunds } from "~/db/schema";
import { authoriseReading } from "../authorise.server";
import type { ServiceContext } from "../context.server";
import { paymentsMeeting } from "./payment-filters.server";
import { stateOf, typeOf, type PaymentState, type PaymentType } from "./payment-state";

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
  authoriseReading(ctx, "view_revenue");
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
    .where(paymentsMeeting(ctx, period))
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
