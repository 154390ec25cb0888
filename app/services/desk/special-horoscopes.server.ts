import { and, desc, eq, gt, inArray, sql } from "drizzle-orm";
import { delayedActs, documentTexts, orders, payments } from "~/db/schema";
import { specialHoroscope } from "~/products/special-horoscope/product";
import type { ServiceContext } from "../command/context.server";
import { NotFound } from "../command/errors";
import { authoriseReading } from "../access/authorise.server";
import { orderAuditEvents } from "../orders/acts";
import { orderNumber } from "../orders/order-number";
import { accessibleTargets } from "../content-access/queries.server";
import { canDeleteContent } from "../orders/buyer-rules";
import { orderCard, type OrderCard } from "./order-card.server";
import {
  columnSet,
  matching,
  orderList,
  paidOrNot,
  type OrderLine,
  type OrderPayment,
} from "./order-list.server";
import type { OrderFilters } from "./order-filters";
import { textsIn } from "~/copy/texts-in";
import { minute } from "~/time/durations";

export type SpecialFilters = Pick<OrderFilters, "number" | "email" | "from" | "to"> & {
  payment?: OrderPayment;
};

export type SpecialLine = OrderLine &
  Pick<OrderCard, "canDeleteContent" | "hasOpenPayment"> & {
    /** Codes of the answers; null once they were deleted. */
    zodiacSign: string | null;
    scope: string | null;
    theme: string | null;
    /** Characters of the horoscope; null before it was written, and once it was deleted. */
    length: number | null;
    beginning: string | null;
  };

/** How much of a horoscope a table shows, in characters. */
const beginningLength = 200;

const answer = (name: string) => sql<string | null>`${orders.answers} ->> ${name}`;

export const listSpecialHoroscopes = orderList(
  columnSet({
    where: ({ payment, ...filters }: SpecialFilters, addressed) =>
      and(matching({ ...filters, product: specialHoroscope.slug }, addressed), paidOrNot(payment)),
    beside: {
      zodiacSign: answer("zodiacSign"),
      scope: answer("scope"),
      theme: answer("theme"),
      hasOpenPayment: sql<boolean>`${orders.id} in (select ${payments.orderId} from ${payments} where ${payments.status} = 'pending')`,
      content: sql<unknown>`(select ${documentTexts.content} from ${documentTexts} where ${documentTexts.orderId} = ${orders.id})`,
    },
    async lines(ctx, rows): Promise<SpecialLine[]> {
      const open = await accessibleTargets(ctx, "order");
      return rows.map(({ content, ...row }) => {
        const text = content === null ? null : textsIn(content).join(" ");
        return {
          ...row,
          length: text === null ? null : text.length,
          beginning: open.has(row.id) ? (text?.slice(0, beginningLength) ?? null) : null,
          canDeleteContent: canDeleteContent(row),
        };
      });
    },
  }),
);

/** How long the list tells who deleted a horoscope that it is deleted, in milliseconds. */
const deletionTold = 5 * minute;

/**
 * Horoscopes that whoever looks has deleted just now: the half minute in which that could be taken back is over.
 * @returns their numbers, the highest first
 * @throws NotAllowed
 */
export async function justDeletedHoroscopes(ctx: ServiceContext): Promise<string[]> {
  const { userId } = authoriseReading(ctx, "view_orders");
  const { kind, staffId, outcome, endedAt, targetId } = delayedActs;
  const done = await ctx.db
    .select({ id: targetId })
    .from(delayedActs)
    .where(
      and(
        eq(staffId, userId),
        eq(kind, orderAuditEvents.delete_content.code),
        eq(outcome, "done"),
        gt(endedAt, new Date(ctx.now().getTime() - deletionTold)),
      ),
    );
  if (done.length === 0) return [];
  const ids = done.map(({ id }) => id);
  const deleted = await ctx.db
    .select({ number: orders.number })
    .from(orders)
    .where(and(inArray(orders.id, ids), eq(orders.productSlug, specialHoroscope.slug)))
    .orderBy(desc(orders.number));
  return deleted.map(({ number }) => orderNumber(number));
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
