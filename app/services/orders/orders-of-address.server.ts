import { and, desc, eq, sql } from "drizzle-orm";
import { orders } from "~/db/schema";
import { orderedTitle } from "~/products/ordered-product";
import { mayAct } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { orderNumber } from "./order-number";
import type { OrderStatus } from "./order-state";

export type OrderOfPerson = {
  id: string;
  number: string;
  title: string;
  status: OrderStatus;
  /** Whether whoever looks may ask for its document to be sent again. */
  isSendable: boolean;
};

const shown = 10;

/** The newest orders that have an address for their own, for whoever may see orders; a mistyped or unconfirmed one is nobody's. */
export async function ordersOfAddress(
  ctx: ServiceContext,
  email: string | null,
): Promise<OrderOfPerson[]> {
  if (email === null || !mayAct(ctx.actor, "view_orders")) return [];
  const { number, productSlug, bookSlug, bookTitle, status, contentDeletedAt } = orders;
  const placed = await ctx.db
    .select({ id: orders.id, number, productSlug, bookSlug, bookTitle, status, contentDeletedAt })
    .from(orders)
    .where(
      and(sql`lower(${orders.email}) = lower(${email})`, eq(orders.isAddressUnconfirmed, false)),
    )
    .orderBy(desc(number))
    .limit(shown);
  const mayAssist = mayAct(ctx.actor, "assist_orders");
  return placed.map((order) => ({
    ...{ id: order.id, number: orderNumber(order.number), title: orderedTitle(order) },
    status: order.status,
    isSendable: mayAssist && order.status === "completed" && order.contentDeletedAt === null,
  }));
}
