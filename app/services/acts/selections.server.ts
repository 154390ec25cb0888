import { eq, inArray, isNotNull, and } from "drizzle-orm";
import type { ServiceContext } from "../command/context.server";
import { remainingOfOrders } from "../payments/balances.server";
import { orderNumber } from "../orders/order-number";
import { mailboxOf } from "../rate-limits/mailbox";
import { matchingOrders, type OrderFilters } from "../desk/order-list.server";
import { orders, bulkActRows } from "~/db/schema";

type Selection<Filters> = {
  matching: (ctx: ServiceContext, filters: Filters, atMost: number) => Promise<string[]>;
  /** Grosze that are left to be paid back of some rows. */
  left: (ctx: ServiceContext, ids: readonly string[]) => Promise<number>;
  owners: (ctx: ServiceContext, bulkId: string) => Promise<string[]>;
  names: (ctx: ServiceContext, ids: readonly string[]) => Promise<Map<string, string>>;
};

export const selections = {
  order: {
    matching: matchingOrders,
    left: remainingOfOrders,
    async owners({ db }, bulkId) {
      const owners = await db
        .selectDistinct({ email: orders.email })
        .from(bulkActRows)
        .innerJoin(orders, eq(orders.id, bulkActRows.targetId))
        .where(and(eq(bulkActRows.bulkId, bulkId), isNotNull(orders.email)));
      return [...new Set(owners.map(({ email }) => mailboxOf(email ?? "")))];
    },
    names: numbersOf,
  } satisfies Selection<OrderFilters>,
};

export type SelectionKind = keyof typeof selections;

/** Order numbers by id, as people read them. */
export async function numbersOf(
  { db }: ServiceContext,
  orderIds: readonly string[],
): Promise<Map<string, string>> {
  if (orderIds.length === 0) return new Map();
  const found = await db
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(inArray(orders.id, [...orderIds]));
  return new Map(found.map(({ id, number }) => [id, orderNumber(number)]));
}
