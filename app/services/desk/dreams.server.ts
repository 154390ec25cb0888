import { and, desc, eq, inArray, sql, type SQL } from "drizzle-orm";
import { documentTexts, orders, reviews, users } from "~/db/schema";
import { dreamAnalysis } from "~/products/dream-analysis/product";
import { authoriseReading } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { accessibleTargets } from "../content-access/queries.server";
import { orderNumber } from "../orders/order-number";
import type { OrderStatus } from "../orders/order-state";
import type { DreamFilters } from "./dream-filters";
import { dreamStates, type DreamState } from "./dream-states";
import { columnSet, matching, orderBatches, orderList, type OrderLine } from "./order-list.server";

export type DreamLine = OrderLine & {
  state: DreamState;
  /** What the analysis is called, or how the dream begins; null unless it is open to whoever looks. */
  title: string | null;
  /** What the buyer calls themselves, where that is open to whoever looks, else the nick of the account with their address; null for neither. */
  customer: string | null;
  /** Characters of the dream; null once it was deleted. */
  length: number | null;
};

/** How much of a title a table shows, in characters. */
const titleLength = 50;

const dreams = eq(orders.productSlug, dreamAnalysis.slug);

function stateOf(status: OrderStatus): DreamState {
  const states = Object.keys(dreamStates) as DreamState[];
  const isIn = (state: DreamState) =>
    (dreamStates[state].statuses as readonly OrderStatus[]).includes(status);
  return states.find(isIn) ?? "Pending";
}

/** The answer to the first of some questions that was answered, by the names that forms of former days had for it. */
const firstAnswer = (...names: readonly string[]) =>
  sql<string | null>`coalesce(${sql.join(
    names.map((name) => sql`${orders.answers} ->> ${name}`),
    sql`, `,
  )})`;

const dreamt = firstAnswer("dream", "dreamContent", "title", "description");

const columns = columnSet({
  where: ({ status, ...filters }: DreamFilters, addressed) =>
    and(
      matching({ ...filters, product: dreamAnalysis.slug }, addressed),
      status && inArray(orders.status, [...dreamStates[status].statuses]),
    ),
  beside: {
    title: sql<
      string | null
    >`left(coalesce((select ${documentTexts.content} ->> 'title' from ${documentTexts} where ${documentTexts.orderId} = ${orders.id}), ${dreamt}), ${titleLength})`,
    customer: firstAnswer("firstName", "name", "username"),
    nick: sql<
      string | null
    >`(select account.nick from ${users} as account where lower(account.email) = lower(orders.email))`,
    length: sql<number | null>`char_length(${dreamt})`,
  },
  async lines(ctx, rows): Promise<DreamLine[]> {
    const open = await accessibleTargets(ctx, "order");
    return rows.map(({ title, customer, nick, ...row }) => ({
      ...row,
      state: stateOf(row.status),
      title: open.has(row.id) ? title : null,
      customer: (open.has(row.id) ? customer : null) ?? nick,
    }));
  },
});

export const listDreams = orderList(columns);

/** Figures of the specification's `dream-analysis-orders/stats`; the revenue in grosze, of what was delivered. */
export type DreamStats = {
  totalOrders: number;
  completedOrders: number;
  pendingOrders: number;
  /** Null for whoever may not see it. */
  totalRevenue: number | null;
};

/** @throws NotAllowed */
export async function dreamStats(ctx: ServiceContext): Promise<DreamStats> {
  const { permissions } = authoriseReading(ctx, "view_orders");
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
  if (!stats) throw new Error("An aggregate gave no row.");
  return permissions.includes("view_revenue") ? stats : { ...stats, totalRevenue: null };
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

/** Every order of a dream that meets some filters; whoever asks has been let in. */
export const dreamBatches = (ctx: ServiceContext, filters: DreamFilters) =>
  orderBatches(ctx, columns, filters);
