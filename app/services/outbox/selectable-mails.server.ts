import { and, asc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { mails, orders } from "~/db/schema";
import { authoriseReading } from "../access/authorise.server";
import { defineSelectableList, namedAddresses } from "../listing/selectable-list.server";
import { interestedMailboxes } from "../orders/interested.server";
import { orderNumber } from "../orders/order-number";
import { matching } from "./desk-queries.server";
import { mailFilters } from "./mail-filters";
import { mailKindLabel, shownKinds } from "./mail-kinds";

export const selectableMails = defineSelectableList({
  target: "mail",
  tab: "mails",
  permission: "view_orders",
  filters: mailFilters,
  things: {
    one: "wiadomość",
    few: "wiadomości",
    many: "wiadomości",
    all: "wszystkie wiadomości",
    none: "żadna wiadomość",
    each: "każdą wiadomością",
    later: "Wiadomości, które powstaną później, nie wejdą na listę.",
  },
  async matching(ctx, filters, atMost) {
    authoriseReading(ctx, "view_orders");
    const found = await ctx.db
      .select({ id: mails.id })
      .from(mails)
      .where(
        matching(
          filters,
          (typed) => sql`lower(${mails.recipient}) = ${typed.trim().toLowerCase()}`,
        ),
      )
      .orderBy(asc(mails.createdAt), asc(mails.id))
      .limit(atMost);
    return found.map(({ id }) => id);
  },
  figures: async ({ db }, ids) => ({
    ofOrders: await db.$count(mails, and(inArray(mails.id, [...ids]), isNotNull(mails.orderId))),
  }),
  addresses: async ({ db }, ids) =>
    namedAddresses(
      await db
        .selectDistinct({ address: sql<string>`lower(${mails.recipient})` })
        .from(mails)
        .where(and(inArray(mails.id, [...ids]), inArray(mails.kind, [...shownKinds]))),
    ),
  async owners({ db }, ids) {
    const ordered = await db
      .selectDistinct({ orderId: mails.orderId })
      .from(mails)
      .where(inArray(mails.id, [...ids]));
    return interestedMailboxes(
      { db },
      ordered.flatMap(({ orderId }) => orderId ?? []),
    );
  },
  async names({ db }, ids) {
    const found = await db
      .select({ id: mails.id, kind: mails.kind, number: orders.number })
      .from(mails)
      .leftJoin(orders, eq(orders.id, mails.orderId))
      .where(inArray(mails.id, [...ids]));
    return new Map(
      found.map(({ id, kind, number }) => [
        id,
        number === null ? mailKindLabel(kind) : `${mailKindLabel(kind)} · ${orderNumber(number)}`,
      ]),
    );
  },
});
