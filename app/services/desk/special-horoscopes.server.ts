import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { documentTexts, orders } from "~/db/schema";
import { specialHoroscope } from "~/products/special-horoscope/product";
import { authoriseReading } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { countRows } from "../listing/count-rows.server";
import { NotFound } from "../command/errors";
import { numberedPage, type NumberedPage } from "../listing/numbered-page";
import { openTargets } from "../openings/queries.server";
import { orderNumber } from "../orders/order-number";
import { meeting, orderCard, wordsOf, type OrderCard, type OrderFilters } from "./orders.server";
import { canDeleteContent } from "../orders/buyer-rules";

/** Whether the money has come, however the order went on from there. */
export type SpecialPayment = "paid" | "unpaid";

export type SpecialFilters = Pick<OrderFilters, "number" | "email" | "from" | "to"> & {
  payment?: SpecialPayment;
};

export type SpecialLine = {
  id: string;
  number: string;
  /** Codes of the answers; null once they were deleted. */
  zodiacSign: string | null;
  scope: string | null;
  theme: string | null;
  placedAt: Date;
  isPaid: boolean;
  /** Characters of the horoscope; null before it was written, and once it was deleted. */
  length: number | null;
  /** Its beginning, only while the order is open to whoever looks. */
  beginning: string | null;
  canDelete: boolean;
};

/** How much of a horoscope a table shows, in characters. */
const beginningLength = 200;

/**
 * A page of orders of a special horoscope, the newest first.
 * @throws NotAllowed
 */
export async function listSpecialHoroscopes(
  ctx: ServiceContext,
  { payment, ...filters }: SpecialFilters,
  page: number,
): Promise<NumberedPage<SpecialLine>> {
  authoriseReading(ctx, "view_orders");
  const where = and(
    meeting({ ...filters, product: specialHoroscope.slug }),
    payment && (payment === "paid" ? isNotNull(orders.paidAt) : isNull(orders.paidAt)),
  );
  const open = await openTargets(ctx, "order");
  const answer = (name: string) => sql<string | null>`${orders.answers} ->> ${name}`;
  return numberedPage(page, {
    count: (atMost) => countRows(ctx, orders, where, atMost),
    rows: async (limit, offset) => {
      const rows = await ctx.db
        .select({
          id: orders.id,
          number: orders.number,
          zodiacSign: answer("zodiacSign"),
          scope: answer("scope"),
          theme: answer("theme"),
          placedAt: orders.placedAt,
          paidAt: orders.paidAt,
          status: orders.status,
          contentDeletedAt: orders.contentDeletedAt,
          content: documentTexts.content,
        })
        .from(orders)
        .leftJoin(documentTexts, eq(documentTexts.orderId, orders.id))
        .where(where)
        .orderBy(desc(orders.placedAt), desc(orders.id))
        .limit(limit)
        .offset(offset);
      return rows.map(({ content, number, paidAt, status, contentDeletedAt, ...row }) => {
        const text = content === null ? null : wordsOf(content).join(" ");
        return {
          ...row,
          number: orderNumber(number),
          isPaid: paidAt !== null,
          length: text === null ? null : text.length,
          beginning: open.has(row.id) ? (text?.slice(0, beginningLength) ?? null) : null,
          canDelete: canDeleteContent({ status, contentDeletedAt }),
        };
      });
    },
  });
}

/**
 * An order of a special horoscope, as `orderCard` has it.
 * @throws NotAllowed, NotFound also for orders of anything else
 */
export async function specialCard(ctx: ServiceContext, orderId: string): Promise<OrderCard> {
  const order = await orderCard(ctx, orderId);
  if (order.productSlug !== specialHoroscope.slug) throw new NotFound("special_horoscope");
  return order;
}
