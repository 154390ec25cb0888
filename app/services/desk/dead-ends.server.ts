import { and, count, countDistinct, eq, gte, sql } from "drizzle-orm";
import { orders, refunds } from "~/db/schema";
import { findProduct } from "~/products/registry";
import { day } from "~/time/durations";
import { authoriseReading } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { isAutomatic } from "../payments/returned-money";
import { rejectionsSince, type Rejections } from "../writing/rejected-answers.server";

/** From so many orders of a product on that came to nothing in a day, and from this share of those paid for, it alarms. */
const alarmingOrders = 3;
const alarmingShare = 0.2;

/** How the orders of one product ended by themselves in the last 24 hours. */
export type DeadEnd = {
  slug: string;
  title: string;
  /** Orders that were paid for, and those whose money went back by itself. */
  paid: number;
  ended: number;
  /** Codes of `RefundCause`, the most frequent first. */
  reasons: { reason: string; orders: number }[];
  /** By which rules answers about it were not let through, the most frequent first. */
  rejections: { rule: string; answers: number }[];
  isAlarming: boolean;
};

/**
 * Products whose orders came to nothing by themselves in the last 24 hours, or whose texts were not let through, the worst
 * first.
 * @throws NotAllowed
 */
export async function deadEnds(ctx: ServiceContext): Promise<DeadEnd[]> {
  authoriseReading(ctx, "view_orders");
  return readDeadEnds(ctx);
}

/** How many orders of the last 24 hours had their money go back by itself. @throws NotAllowed */
export async function countAutomaticRefunds(ctx: ServiceContext): Promise<number> {
  authoriseReading(ctx, "view_orders");
  const [counted] = await ctx.db
    .select({ orders: countDistinct(refunds.orderId) })
    .from(refunds)
    .where(and(isAutomatic(), gte(refunds.requestedAt, sinceYesterday(ctx))));
  return counted?.orders ?? 0;
}

/** How many answers of the last 24 hours the checks did not let through. @throws NotAllowed */
export async function countRejectedAnswers(ctx: ServiceContext): Promise<number> {
  authoriseReading(ctx, "view_orders");
  const found = await rejectionsSince(ctx, sinceYesterday(ctx));
  return found.reduce((sum, { answers }) => sum + answers, 0);
}

/**
 * Tells the operator's log of each product whose orders come to nothing: an alarm, as long as it lasts.
 * @returns their slugs
 */
export async function watchDeadEnds(ctx: ServiceContext): Promise<string[]> {
  const alarming = (await readDeadEnds(ctx)).filter(({ isAlarming }) => isAlarming);
  for (const { slug, paid, ended, reasons, rejections } of alarming)
    ctx.log.error(
      { product: slug, paid, ended, reasons, rejections },
      "orders of a product come to nothing",
    );
  return alarming.map(({ slug }) => slug);
}

const sinceYesterday = ({ now }: Pick<ServiceContext, "now">) => new Date(now().getTime() - day);

async function readDeadEnds(ctx: ServiceContext): Promise<DeadEnd[]> {
  const since = sinceYesterday(ctx);
  const [sold, ended, rejected] = await Promise.all([
    ctx.db
      .select({ slug: orders.productSlug, orders: count() })
      .from(orders)
      .where(gte(orders.paidAt, since))
      .groupBy(orders.productSlug),
    ctx.db
      .select({
        slug: orders.productSlug,
        reason: refunds.reason,
        // An order may have several reasons, and came to nothing once.
        orderIds: sql<string[]>`array_agg(distinct ${refunds.orderId})`,
      })
      .from(refunds)
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .where(and(isAutomatic(), gte(refunds.requestedAt, since)))
      .groupBy(orders.productSlug, refunds.reason),
    rejectionsSince(ctx, since),
  ]);
  const slugs = new Set([...ended.map(({ slug }) => slug), ...rejected.map(productOf)]);
  return [...slugs]
    .flatMap((slug) => {
      const product = findProduct(slug);
      if (!product) return [];
      const own = ended.filter((row) => row.slug === slug);
      const reasons = own
        .map(({ reason, orderIds }) => ({ reason, orders: orderIds.length }))
        .sort((a, b) => b.orders - a.orders);
      const stopped = new Set(own.flatMap(({ orderIds }) => orderIds)).size;
      const paid = sold.find((row) => row.slug === slug)?.orders ?? 0;
      return {
        slug,
        title: product.title,
        paid,
        ended: stopped,
        reasons,
        rejections: rejected
          .filter((row) => productOf(row) === slug)
          .map(({ rule, answers }) => ({ rule, answers })),
        isAlarming: stopped >= alarmingOrders && stopped >= paid * alarmingShare,
      };
    })
    .sort((a, b) => b.ended - a.ended || a.slug.localeCompare(b.slug));
}

/** Drafts are written as tasks of their own, beside those of their product. */
const productOf = ({ task }: Rejections) => task.replace(/^draft\//, "");
