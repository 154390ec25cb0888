import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns";

/** What each product has cost without promotions, and since when: the ground for every promotion that is announced. */
export const priceHistory = pgTable(
  "price_history",
  {
    productSlug: text().notNull(),
    priceGrosze: integer().notNull(),
    validFrom: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productSlug, table.validFrom] }),
    check("price_history_positive", sql`${table.priceGrosze} > 0`),
  ],
);

export const promotions = pgTable(
  "promotions",
  {
    id: uuid().primaryKey().defaultRandom(),
    productSlug: text().notNull(),
    priceGrosze: integer().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    /** Set where it was taken back before it began, so that nobody was ever asked its price. */
    cancelledAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    check("promotions_least", sql`${table.priceGrosze} >= 100`),
    check("promotions_last", sql`${table.endsAt} > ${table.startsAt}`),
    index("promotions_product").on(table.productSlug, table.startsAt),
  ],
);
