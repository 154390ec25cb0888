import { and, desc, eq, inArray, sql, type SQL } from "drizzle-orm";
import { documentTexts, orders, reviews } from "~/db/schema";
import { dreamAnalysis } from "~/products/dream-analysis/product";
import { authoriseReading } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { countRows } from "../listing/count-rows.server";
import { inBatches } from "../listing/in-batches";
import { numberedPage, type NumberedPage } from "../listing/numbered-page";
import { openTargets } from "../openings/queries.server";
import { orderNumber } from "../orders/order-number";
import type { OrderStatus } from "../orders/order-state";
import { type ExportReason, paymentActs } from "../payments/acts";
import { recordExport } from "../payments/record-export.server";
import { meeting } from "./orders.server";

/** The five states that the specification knows of a dream's order, and ours that each stands for. */
export const dreamStates = {
  Pending: ["awaiting_payment"],
  Processing: ["paid", "processing"],
  Completed: ["completed"],
  Failed: ["failed"],
  Cancelled: ["cancelled", "expired", "refunded"],
} as const satisfies Record<string, readonly OrderStatus[]>;

export type DreamState = keyof typeof dreamStates;

export type DreamFilters = {
  status?: DreamState;
  /** Days in Warsaw, YYYY-MM-DD; both are part of what is listed. */
  from?: string;
  to?: string;
};

export type DreamLine = {
  id: string;
  number: string;
  email: string | null;
  state: DreamState;
  /** What the analysis is called, cut; only while the order is open to whoever looks. */
  title: string | null;
  /** Characters of the dream; null once it was deleted. */
  length: number | null;
  priceGrosze: number;
  placedAt: Date;
  paidAt: Date | null;
  sentAt: Date | null;
  expiresAt: Date;
};

/** How much of a title a table shows, in characters. */
const titleLength = 50;

const dreams = eq(orders.productSlug, dreamAnalysis.slug);

const conditionOf = ({ status, ...days }: DreamFilters): SQL | undefined =>
  and(
    meeting({ ...days, product: dreamAnalysis.slug }),
    status && inArray(orders.status, [...dreamStates[status]]),
  );

const rowsOf = (ctx: ServiceContext, where: SQL | undefined) =>
  ctx.db
    .select({
      id: orders.id,
      number: orders.number,
      email: orders.email,
      status: orders.status,
      title: sql<string | null>`${documentTexts.content} ->> 'title'`,
      length: sql<
        number | null
      >`char_length(coalesce(${orders.answers} ->> 'dream', ${orders.answers} ->> 'dreamContent', ${orders.answers} ->> 'title', ${orders.answers} ->> 'description'))`,
      priceGrosze: orders.priceGrosze,
      placedAt: orders.placedAt,
      paidAt: orders.paidAt,
      completedAt: orders.completedAt,
      contentDeleteAt: orders.contentDeleteAt,
    })
    .from(orders)
    .leftJoin(documentTexts, eq(documentTexts.orderId, orders.id))
    .where(where)
    .orderBy(desc(orders.placedAt), desc(orders.id));

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

function lineOf(row: Row, isOpen: boolean): DreamLine {
  const states = Object.keys(dreamStates) as DreamState[];
  const isIn = (state: DreamState) =>
    (dreamStates[state] as readonly OrderStatus[]).includes(row.status);
  return {
    id: row.id,
    number: orderNumber(row.number),
    email: row.email,
    state: states.find(isIn) ?? "Pending",
    title: isOpen ? (row.title?.slice(0, titleLength) ?? null) : null,
    length: row.length,
    priceGrosze: row.priceGrosze,
    placedAt: row.placedAt,
    paidAt: row.paidAt,
    sentAt: row.completedAt,
    expiresAt: row.contentDeleteAt,
  };
}

/**
 * A page of orders of a dream's analysis, the newest first.
 * @throws NotAllowed
 */
export async function listDreams(
  ctx: ServiceContext,
  filters: DreamFilters,
  page: number,
): Promise<NumberedPage<DreamLine>> {
  authoriseReading(ctx, "view_orders");
  const where = conditionOf(filters);
  const open = await openTargets(ctx, "order");
  return numberedPage(page, {
    count: (atMost) => countRows(ctx, orders, where, atMost),
    rows: async (limit, offset) =>
      (await rowsOf(ctx, where).limit(limit).offset(offset)).map((row) =>
        lineOf(row, open.has(row.id)),
      ),
  });
}

/** Figures of the specification's `dream-analysis-orders/stats`; the revenue in grosze, of what was delivered. */
export type DreamStats = {
  totalOrders: number;
  completedOrders: number;
  pendingOrders: number;
  totalRevenue: number;
};

/** @throws NotAllowed */
export async function dreamStats(ctx: ServiceContext): Promise<DreamStats> {
  authoriseReading(ctx, "view_orders");
  const number = (text: SQL) => text.mapWith(Number);
  const [stats] = await ctx.db
    .select({
      totalOrders: number(sql`count(*)`),
      completedOrders: number(sql`count(*) filter (where ${orders.status} = 'completed')`),
      pendingOrders: number(sql`count(*) filter (where ${orders.status} = 'awaiting_payment')`),
      totalRevenue: number(
        sql`coalesce(sum(${orders.priceGrosze}) filter (where ${orders.status} = 'completed'), 0)`,
      ),
    })
    .from(orders)
    .where(dreams);
  return stats ?? { totalOrders: 0, completedOrders: 0, pendingOrders: 0, totalRevenue: 0 };
}

/** The five dreams whose buyers liked their analysis best: stars of people who bought it, the newest first among equals. */
export async function topRatedDreams(ctx: ServiceContext) {
  authoriseReading(ctx, "view_orders");
  const rated = await ctx.db
    .select({ id: orders.id, number: orders.number, stars: reviews.stars, at: reviews.createdAt })
    .from(reviews)
    .innerJoin(orders, eq(orders.id, reviews.orderId))
    .where(eq(reviews.productSlug, dreamAnalysis.slug))
    .orderBy(desc(reviews.stars), desc(reviews.createdAt))
    .limit(5);
  return rated.map((row) => ({ ...row, number: orderNumber(row.number) }));
}

/**
 * Lets orders of dreams leave the house as a file, without a word of what anybody dreamt, once it stands in the log.
 * @returns the orders, a thousand at a time
 * @throws NotAllowed, Invalid
 */
export async function exportDreams(
  ctx: ServiceContext,
  input: { filters: DreamFilters; reason: ExportReason },
): Promise<AsyncGenerator<DreamLine[]>> {
  const { filters, reason } = input;
  await recordExport(ctx, { act: paymentActs.export_orders, of: "dream", filters, reason });
  return dreamBatches(ctx, filters);
}

async function* dreamBatches(
  ctx: ServiceContext,
  filters: DreamFilters,
): AsyncGenerator<DreamLine[]> {
  const where = conditionOf(filters);
  const batches = inBatches(
    { at: orders.placedAt, id: orders.id },
    (after, limit) => rowsOf(ctx, and(where, after)).limit(limit),
    ({ placedAt, id }) => ({ at: placedAt, id }),
  );
  for await (const rows of batches) yield rows.map((row) => lineOf(row, false));
}
