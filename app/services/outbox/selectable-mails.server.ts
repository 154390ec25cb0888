import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
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
  addressFilter: "recipient",
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
          // What is sent again goes to the address that its order has now: a mail to one that was replaced is none of this one's.
          (typed) => {
            const address = typed.trim().toLowerCase();
            const own = ctx.db
              .select({ id: orders.id })
              .from(orders)
              .where(sql`lower(${orders.email}) = ${address}`);
            const isOwn = or(isNull(mails.orderId), inArray(mails.orderId, own));
            return sql`(lower(${mails.recipient}) = ${address} and ${isOwn})`;
          },
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
        .selectDistinct({
          address: sql<string | null>`lower(coalesce(${orders.email}, ${mails.recipient}))`,
        })
        .from(mails)
        .leftJoin(orders, eq(orders.id, mails.orderId))
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
