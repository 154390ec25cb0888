import { sql } from "drizzle-orm";
import { check, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "./columns";

/** What each product has cost, and since when: the ground for every promotion that is announced. */
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
