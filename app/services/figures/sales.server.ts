import { and, count, eq, isNotNull, notInArray, sql, type SQL } from "drizzle-orm";
import { orders, payments, refunds } from "~/db/schema";
import { authoriseReading } from "../access/authorise.server";
import { betweenDays } from "../listing/between-days";
import type { ServiceContext } from "../command/context.server";
import { deliveredLate, madeAgain } from "../orders/late-delivery";
import { isReturned, surplusReasons } from "../payments/returned-money";
import { boundsOf, type Period } from "./period";

/** Orders that were placed, how many of them were paid for, and the money: null for whoever may not see it. */
export type Sales = {
  placed: number;
  paid: number;
  money: {
    worth: number;
    returned: number;
    /** What came outside of the gateway, apart from these, without what of it has gone back. */
    outside: number;
  } | null;
};

export type SalesFigures = {
  total: Sales;
  /** Every day of the period, also those without an order; in order. */
  days: (Sales & { day: string })[];
  products: (Sales & { slug: string })[];
};

/**
 * What was sold, by day and by product. Everything counts for the day on which its order was placed, so that each figure
 * is that of a list of orders: what was paid for them and what has gone back, whenever that was. Sums are grosze of złoty;
 * what came outside of the gateway stands apart.
 * @throws NotAllowed
 */
export async function salesFigures(ctx: ServiceContext, period: Period): Promise<SalesFigures> {
  const { permissions } = authoriseReading(ctx, "view_orders");
  const seesMoney = permissions.includes("view_revenue");
  const { days, starts } = boundsOf(period);
  const day = dayOf(starts);
  const where = placedIn(period);
  // What staff alone have counted as paid has brought nothing.
  const forced = ctx.db
    .select({ id: payments.orderId })
    .from(payments)
    .where(eq(payments.isForced, true));
  const outside = sql`${orders.id} = any(array(${ctx.db
    .select({ id: payments.orderId })
    .from(payments)
    // As the index of those few says it.
    .where(sql`${payments.provider} = 'outside'`)}))`;
  const worth = (condition: SQL) =>
    sql`coalesce(sum(${orders.priceGrosze}) filter (where ${orders.paidAt} is not null and ${condition}), 0)`.mapWith(
      Number,
    );
  const [sold, returned] = await Promise.all([
    ctx.db
      .select({
        day: day.as("day"),
        slug: orders.productSlug,
        placed: count(),
        paid: count(orders.paidAt),
        worth: worth(sql`not ${orders.id} = any(array(${forced})) and not ${outside}`),
        outside: worth(outside),
      })
      .from(orders)
      .where(where)
      .groupBy(sql`1`, orders.productSlug),
    seesMoney
      ? ctx.db
          .select({
            day: day.as("day"),
            slug: orders.productSlug,
            returned:
              sql`coalesce(sum(${refunds.amountGrosze}) filter (where not ${outside}), 0)`.mapWith(
                Number,
              ),
            outside:
              sql`coalesce(sum(${refunds.amountGrosze}) filter (where ${outside}), 0)`.mapWith(
                Number,
              ),
          })
          .from(refunds)
          .innerJoin(orders, eq(orders.id, refunds.orderId))
          .where(
            and(
              where,
              isNotNull(orders.paidAt),
              isReturned(boundsOf(period).start),
              notInArray(refunds.reason, [...surplusReasons]),
            ),
          )
          .groupBy(sql`1`, orders.productSlug)
      : [],
  ]);
  type Cell = { day: number; slug: string };
  const sumOf = (isIn: (cell: Cell) => boolean): Sales => {
    const cells = sold.filter(isIn);
    const back = returned.filter(isIn);
    const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);
    return {
      placed: sum(cells.map(({ placed }) => placed)),
      paid: sum(cells.map(({ paid }) => paid)),
      money: seesMoney
        ? {
            worth: sum(cells.map(({ worth }) => worth)),
            returned: sum(back.map((row) => row.returned)),
            outside: sum(cells.map((row) => row.outside)) - sum(back.map((row) => row.outside)),
          }
        : null,
    };
  };
  return {
    total: sumOf(() => true),
    days: days.map((each, index) => ({ day: each, ...sumOf((cell) => cell.day === index + 1) })),
    products: [...new Set(sold.map(({ slug }) => slug))]
      .map((slug) => ({ slug, ...sumOf((cell) => cell.slug === slug) }))
      .sort((a, b) => b.placed - a.placed || a.slug.localeCompare(b.slug)),
  };
}

/** The place of an order's day among those that begin at these moments, counted from 1. */
const dayOf = (starts: readonly Date[]) =>
  sql`width_bucket(${orders.placedAt}, ${`{${starts.map((at) => at.toISOString()).join()}}`}::timestamptz[])`.mapWith(
    Number,
  );

const placedIn = ({ from, to, product }: Period): SQL | undefined =>
  and(
    betweenDays(orders.placedAt, { from, to }),
    product === undefined ? undefined : eq(orders.productSlug, product),
  );

/** How long buyers waited from payment to the mail that the provider accepted. */
export type DeliveryTimes = {
  delivered: number;
  /** Milliseconds; null where nothing was delivered. */
  p50: number | null;
  p99: number | null;
  late: number;
};

/**
 * Of the orders that were placed in a period and delivered. What was made again is left out: its time is that of the
 * second document, which nobody was promised within minutes of paying.
 * @throws NotAllowed
 */
export async function deliveryTimes(ctx: ServiceContext, period: Period): Promise<DeliveryTimes> {
  authoriseReading(ctx, "view_orders");
  const took = sql`extract(epoch from ${orders.completedAt} - ${orders.paidAt}) * 1000`;
  const at = (share: number) =>
    sql<
      number | null
    >`percentile_disc(${share}::float8) within group (order by ${took})::float8`.mapWith(Number);
  const [times] = await ctx.db
    .select({
      delivered: count(),
      p50: at(0.5),
      p99: at(0.99),
      late: sql`count(*) filter (where ${deliveredLate})`.mapWith(Number),
    })
    .from(orders)
    .where(
      and(
        placedIn(period),
        isNotNull(orders.completedAt),
        isNotNull(orders.paidAt),
        sql`not ${madeAgain}`,
      ),
    );
  return times ?? { delivered: 0, p50: null, p99: null, late: 0 };
}
