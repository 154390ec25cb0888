import { asc, inArray, sql } from "drizzle-orm";
import { orders } from "~/db/schema";
import { authoriseReading } from "../access/authorise.server";
import { defineSelectableList, namedAddresses } from "../listing/selectable-list.server";
import { orderedExactlyBy } from "../orders/find-orders";
import { interestedMailboxes } from "../orders/interested.server";
import { numbersOf } from "../orders/queries.server";
import { outsideLeftOf } from "../payments/balances.server";
import { orderFilters } from "./order-filters";
import { matching } from "./order-list.server";

export const selectableOrders = defineSelectableList({
  target: "order",
  tab: "orders",
  permission: "view_orders",
  filters: orderFilters,
  addressFilter: "email",
  things: {
    one: "zamówienie",
    few: "zamówienia",
    many: "zamówień",
    all: "wszystkie zamówienia",
    none: "żadne zamówienie",
    each: "każdym zamówieniem",
    later: "Zamówienia, które przyjdą później, nie wejdą na listę.",
  },
  async matching(ctx, filters, atMost) {
    authoriseReading(ctx, "view_orders");
    const found = await ctx.db
      .select({ id: orders.id })
      .from(orders)
      .where(matching(filters, orderedExactlyBy))
      .orderBy(asc(orders.placedAt), asc(orders.id))
      .limit(atMost);
    return found.map(({ id }) => id);
  },
  figures: async (ctx, ids) => ({ byTransfer: await outsideLeftOf(ctx, ids) }),
  addresses: async ({ db }, ids) =>
    namedAddresses(
      await db
        .selectDistinct({ address: sql<string | null>`lower(${orders.email})` })
        .from(orders)
        .where(inArray(orders.id, [...ids])),
    ),
  owners: interestedMailboxes,
  names: numbersOf,
});
